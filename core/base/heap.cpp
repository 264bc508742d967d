#include "core/base/heap.h"

#include <malloc.h>

namespace adduce {

void reuseFreedMemory()
{
    constexpr int kMegabyte = 1 << 20; // bytes
    ::mallopt(M_ARENA_MAX, 1);
    ::mallopt(M_MMAP_THRESHOLD, 16 * kMegabyte);
    ::mallopt(M_TRIM_THRESHOLD, 64 * kMegabyte); // what a program that stays keeps at most
    ::mallopt(M_TOP_PAD, kMegabyte);
}

} // namespace adduce
