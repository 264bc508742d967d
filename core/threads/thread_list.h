#pragma once
#include "core/threads/thread.h"

namespace adduce {

class Database;

enum class ListedThreads
{
    Kept,
    Deleted
};

/// Rows of threads out of their facts (thread_facts.h), without reading an answer; last used first, by times that have come.
std::vector<ThreadRow> listThreads(Database &database, ListedThreads which);
std::optional<ThreadRow> findThreadRow(Database &database, ThreadId id); ///< in the bin or not

} // namespace adduce
