#pragma once

namespace adduce {

/// Has the C library reuse what is freed, which is not handed back and asked for again with every document. A page of memory touched for the
/// first time costs more than all that is done in it. `heaps`: how many of them threads share, at most. Who shares one with a thread that works
/// waits for it; but all heaps beside the first grow by a call of the system for each page. Called first of all, before there are threads.
void reuseFreedMemory(int heaps);

/// Heaps for threads that answer at the same time, few at most: two took as long as one at one heap. `eachProcessor`: more than one where
/// many of them are mostly idle.
int heapsForThreads(int eachProcessor = 1);

} // namespace adduce
