#pragma once
#include <functional>
#include <stop_token>

namespace adduce {

class Database;

/// One of many transactions that write a lot between them. Whoever else writes comes between two: as long as the library was
/// held, it is then left alone, as SQLite wakes nobody who waits for it. Throws Error{Stopped} before it begins.
void writeInChunks(Database &database, const std::function<void()> &write, const std::stop_token &stop);

} // namespace adduce
