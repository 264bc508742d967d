#pragma once
#include "core/base/ids.h"

namespace adduce {

class Database;
struct Metadata;

/// Sets what is known of a document, in one transaction with what follows from it: another DOI may make it a
/// duplicate, or none. Throws Missing.
void editMetadata(Database &database, DocumentId document, const Metadata &metadata);

} // namespace adduce
