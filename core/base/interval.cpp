#include "core/base/interval.h"

#include <algorithm>
#include <cmath>

namespace adduce {

Interval wilsonInterval(int right, int count)
{
    constexpr double z = kNormal95;
    if (count <= 0)
        return {};
    const double n = count;
    const double share = right / n;
    const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return { std::max(0.0, centre - half), std::min(1.0, centre + half) };
}

} // namespace adduce
