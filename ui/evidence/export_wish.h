#pragma once
#include "core/base/ids.h"
#include <vector>

namespace adduce {

class Database;
struct ExportContent;

/// What the user wants exported.
struct ExportWish
{
    std::vector<ThreadId> threads;
    EvidenceTableId table; ///< with its matrix; none for threads alone
};

/// What of it is in the library at this moment. Throws Error.
[[nodiscard]] ExportContent contentOf(Database &database, const ExportWish &wish);

} // namespace adduce
