#pragma once
#include "app/cli/command.h"
#include "core/library/collection_store.h"
#include "core/library/document_store.h"

namespace adduce::cli {

/// The documents of --collection, --tag and --document, each of which may be given several times; none of them given:
/// everything. Throws BadInput when nothing that can be searched is among them.
Scope scopeOf(const Context &context, Database &database);

/// What that scope is called: "Sleep, # to read"; empty for every document.
QString scopeName(const Context &context);

/// The collection with this name or path. Throws BadInput when there is no such.
CollectionId findCollection(Database &database, const QString &name);

/// Several documents, each as `findDocument()`; none is left out.
std::vector<DocumentId> findDocuments(Database &database, const QStringList &names);

/// By id, path, file name or the start of its hash. Throws Missing, or BadInput when several are called so.
DocumentRow findDocument(Database &database, const QString &name);

} // namespace adduce::cli
