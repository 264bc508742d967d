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
    Reference reference = referenceFromStored(imported);
    const Metadata told = metadataOf(reference, FieldOrigin::Imported); // then, as the library shows it
    reference.title = row.title;
    if (row.authors != told.authors) // else their parts are known
        reference.authors = namesFromDisplay(row.authors, reference.authors);
    if (row.year != told.year)
        setDate(reference, partialDate(row.year, 0, 0));
    reference.doi = row.doi;
    if (row.venue != told.venue)
        reference.venue = row.venue;
    // An entry that was taken over before the library had these fields has them alone.
    const auto prefer = [](QString &into, const QString &known) { into = known.isEmpty() ? into : known; };
    prefer(reference.volume, row.volume);
    prefer(reference.issue, row.issue);
    prefer(reference.pages, row.pageRange);
    prefer(reference.issn, row.issn);
    reference.retraction = row.retraction;
    const Metadata metadata = MetadataStore(database).find(row.id);
    const auto preferTyped = [&](QString &into, MetadataField field, const QString &known) {
        into = known.isEmpty() && metadata.origin(field) != FieldOrigin::User ? into : known;
    };
    preferTyped(reference.abstract, MetadataField::Abstract, metadata.abstract);
    preferTyped(reference.language, MetadataField::Language, metadata.language);
    preferTyped(reference.url, MetadataField::Address, metadata.address);
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
