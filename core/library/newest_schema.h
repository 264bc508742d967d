#pragma once

namespace adduce {

/// The SQL script that makes an empty library of the newest version at once: the schema as it is today. The migrations come to the same
/// step by step, which takes a new library eight times as long; a test compares the two.
[[nodiscard]] const char *newestSchema();

} // namespace adduce
