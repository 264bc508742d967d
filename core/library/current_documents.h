#pragma once
#include "core/library/document_store.h"

namespace adduce {

class Library;

/// The documents of the library, former versions of a file aside. Opens a connection of its own. Throws Error.
[[nodiscard]] std::vector<DocumentRow> currentDocuments(const Library &library);

} // namespace adduce
