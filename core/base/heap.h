#pragma once

namespace adduce {

/// Has the C library reuse what is freed: a heap a processor, few at most, which is not handed back and asked for again with
/// every document. A page of memory touched for the first time costs more than all that is done in it. Called first of
/// all, before there are threads. `heapsPerProcessor`: more than one where many threads are mostly idle, since who shares a heap with one
/// that works waits for it.
void reuseFreedMemory(int heapsPerProcessor = 1);

} // namespace adduce
