#pragma once
#include "core/library/document_store.h"

namespace adduce::cli {

/// By id, path, file name or the start of its hash. Throws Missing, or BadInput when several are called so.
DocumentRow findDocument(Database &database, const QString &name);

} // namespace adduce::cli
