#pragma once
#include <ctime>

namespace adduce {

/// CPU time that all threads of this process have used so far, ms.
inline double cpuMilliseconds()
{
    return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

} // namespace adduce
