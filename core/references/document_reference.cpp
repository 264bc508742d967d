#include "core/references/document_reference.h"
#include "core/library/metadata_store.h"

#include "core/library/collection_store.h"
#include "core/references/csl_json.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace adduce {

Reference referenceOf(Database &database, const DocumentRow &row)
{
    const QJsonObject imported = QJsonDocument::fromJson(MetadataStore(database).imported(row.id)).object();
    Reference reference = referenceFromCsl(imported);
    reference.title = row.title;
    reference.authors = row.authors;
    reference.year = row.year;
    reference.doi = row.doi;
    reference.venue = row.venue;
    reference.files = { row.path };
    const CollectionStore store(database);
    reference.tags = store.tagsOf(row.id);
    const std::vector<CollectionId> in = store.collectionsOf(row.id);
    for (const Collection &collection : store.list())
        if (std::ranges::find(in, collection.id) != in.end())
            reference.collections << collection.path;
    return reference;
}

} // namespace adduce
