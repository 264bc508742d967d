#pragma once
#include "core/base/error.h"
#include <stop_token>

namespace adduce {

/// Throws Error{Stopped} once a stop was requested. Long loops call it each round.
inline void throwIfStopped(const std::stop_token &stop)
{
    if (stop.stop_requested())
        throw Error(ErrorKind::Stopped);
}

} // namespace adduce
