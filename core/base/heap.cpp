#include "core/base/heap.h"

#include <algorithm>
#include <malloc.h>
#include <thread>

namespace adduce {

void reuseFreedMemory(int heapsPerProcessor)
{
    const int mostHeaps = 4 * heapsPerProcessor;
    constexpr int kMegabyte = 1 << 20; // bytes
    // Threads that answer at the same time would wait for one another at one heap: two took as long as one.
    ::mallopt(M_ARENA_MAX, std::clamp(static_cast<int>(std::thread::hardware_concurrency()) * heapsPerProcessor, 1, mostHeaps));
    ::mallopt(M_MMAP_THRESHOLD, 16 * kMegabyte);
    ::mallopt(M_TRIM_THRESHOLD, 64 * kMegabyte); // what a program that stays keeps at most
    ::mallopt(M_TOP_PAD, kMegabyte);
}

} // namespace adduce
