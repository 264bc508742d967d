#include "core/settings/parameters.h"

#include <algorithm>

namespace adduce {

int candidatesFor(int f, const AdaptiveK &parameters)
{
    const int wanted = parameters.formula == AdaptiveK::Formula::Max ? std::max(parameters.multiple * f, f + parameters.pad)
                                                                     : parameters.multiple * f + parameters.pad;
    return std::min(parameters.cap, wanted);
}

int fetchedFor(int candidates, const AdaptiveK &parameters)
{
    return std::max(parameters.fetchLeast, parameters.fetchMultiple * candidates);
}

} // namespace adduce
