#include "core/library/metadata_edit.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/library/metadata_store.h"

namespace adduce {

void editMetadata(Database &database, DocumentId document, const Metadata &metadata)
{
    Transaction transaction(database);
    if (!DocumentStore(database).find(document))
        throw Error(ErrorKind::Missing);
    MetadataStore(database).set(document, metadata);
    DuplicateStore(database).update(document);
    transaction.commit();
}

} // namespace adduce
