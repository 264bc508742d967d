#include "core/base/heap.h"

#include <algorithm>
#include <malloc.h>
#include <thread>

namespace adduce {

void reuseFreedMemory(int heaps)
{
    constexpr int kMegabyte = 1 << 20; // bytes
    ::mallopt(M_ARENA_MAX, heaps);
    ::mallopt(M_MMAP_THRESHOLD, 16 * kMegabyte);
    ::mallopt(M_TRIM_THRESHOLD, 64 * kMegabyte); // what a program that stays keeps at most
    ::mallopt(M_TOP_PAD, kMegabyte);
    ::mallopt(M_MXFAST, 0); // what a thread's cache has no room for is joined at once, and not gone through again and again
}

int heapsForThreads(int eachProcessor)
{
    constexpr int kMostProcessors = 4;
    return eachProcessor * std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostProcessors);
}

} // namespace adduce
