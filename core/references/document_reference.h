#pragma once
#include "core/library/document_store.h"
#include "core/references/reference.h"

namespace adduce {

class Database;

/// What a library would tell a reference manager of a document: the entry that was once imported for it, with the fields
/// that the library has now, its file, collections and tags.
Reference referenceOf(Database &database, const DocumentRow &row);

} // namespace adduce
