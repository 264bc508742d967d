#pragma once
#include <span>

namespace adduce {

/// The SQL scripts that make a library, one for each version: the n-th leads from version n to n + 1.
[[nodiscard]] std::span<const char *const> migrations();

} // namespace adduce
