#pragma once
#include <cstddef>
#include <functional>

namespace adduce {

/// Calls `work` for 0 to before `count`, at most `atOnce` at the same time, and returns when all are done. What one throws is thrown
/// then, the first of several; no other is begun after it.
void forEachAtOnce(std::size_t count, int atOnce, const std::function<void(std::size_t)> &work);

} // namespace adduce
