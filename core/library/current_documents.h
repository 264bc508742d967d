#pragma once
#include "core/library/document_store.h"

namespace adduce {

class Database;
class Library;

/// The documents of the library, former versions of a file aside. Opens a connection of its own. Throws Error.
[[nodiscard]] std::vector<DocumentRow> currentDocuments(const Library &library);
[[nodiscard]] std::vector<DocumentRow> currentDocuments(Database &database); ///< the same, through this one

} // namespace adduce
