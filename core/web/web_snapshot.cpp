#include "core/web/web_snapshot.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_versions.h"
#include "core/library/metadata_store.h"
#include "core/library/web_origin.h"
#include "core/web/snapshot_files.h"
#include "core/web/web_page.h"

#include <QFile>

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QByteArray entryOf(Database &database, DocumentId document)
{
    return MetadataStore(database).imported(document);
}

CollectionId webCollectionOf(const std::vector<Collection> &collections)
{
    const auto found = std::ranges::find(collections, kWebCollection, &Collection::path);
    return found == collections.end() ? CollectionId {} : found->id;
}

bool isKeptByTheUser(Database &database, const DocumentRow &row, CollectionId web)
{
    const CollectionStore store(database);
    const auto in = store.collectionsOf(row.id);
    return std::ranges::any_of(in, [&](CollectionId id) { return id != web; }) || !store.tagsOf(row.id).isEmpty()
        || std::ranges::find(row.origins, FieldOrigin::User) != row.origins.end();
}

bool isInFolder(const Database &database, const DocumentRow &row)
{
    return row.path.startsWith(snapshotFolder(database.path()) + u'/');
}

std::optional<WebSnapshot> snapshotOf(Database &database, const DocumentRow &row, CollectionId web)
{
    const QByteArray entry = isInFolder(database, row) ? entryOf(database, row.id) : QByteArray();
    const auto origin = webOriginIn(entry);
    if (!origin)
        return std::nullopt;
    return WebSnapshot { row, QUrl(origin->address), origin->fetchedAt, isKeptIn(entry) || isKeptByTheUser(database, row, web) };
}

/// Better than a file's name that is a hash.
Metadata fromAddress(const QUrl &url)
{
    Metadata metadata;
    metadata.title = url.toDisplayString(QUrl::RemoveScheme | QUrl::RemoveQuery).remove(0, 2);
    metadata.authors = { url.host() };
    metadata.venue = url.host();
    metadata.address = url.toString(QUrl::FullyEncoded);
    for (const MetadataField field :
        { MetadataField::Title, MetadataField::Authors, MetadataField::Venue, MetadataField::Address })
        metadata.setOrigin(field, FieldOrigin::FirstPage); // the least of all
    return metadata;
}

} // namespace

std::vector<WebSnapshot> snapshots(Database &database)
{
    const CollectionId web = webCollectionOf(CollectionStore(database).list());
    std::vector<WebSnapshot> all;
    for (const DocumentRow &row : DocumentStore(database).list())
        if (auto snapshot = snapshotOf(database, row, web))
            all.push_back(*std::move(snapshot));
    return all;
}

std::vector<DocumentId> passingPages(Database &database)
{
    const std::vector<DocumentId> pages = documentsUnder(database, snapshotFolder(database.path()));
    std::vector<DocumentId> passing;
    if (pages.empty())
        return passing;
    const CollectionId web = webCollectionOf(CollectionStore(database).list());
    const DocumentStore documents(database);
    for (const DocumentId id : pages)
        if (const auto row = documents.find(id))
            if (const auto snapshot = snapshotOf(database, *row, web); snapshot && !snapshot->isKept)
                passing.push_back(id);
    return passing;
}

bool isOfWeb(const Scope &scope, Database &database)
{
    if (!scope.documents.empty())
        return true;
    const CollectionId web = webCollectionOf(CollectionStore(database).list());
    return web && std::ranges::find(scope.collections, web) != scope.collections.end();
}

void describeSnapshot(Database &database, DocumentId document, const WebPage &page)
{
    const auto row = DocumentStore(database).find(document);
    if (!row)
        throw Error(ErrorKind::Missing);
    const QByteArray before = entryOf(database, document); // of the same page, when it is fetched again
    if (!before.isEmpty() && !webOriginIn(before))
        return; // of a reference manager: it says more
    MetadataStore(database).setImported(
        document, webEntry({ page.url.toString(QUrl::FullyEncoded), page.fetchedAt }, isKeptIn(before)));
    if (row->state != DocumentState::Ready)
        MetadataStore(database).merge(document, fromAddress(page.url));
}

void keepSnapshot(Database &database, DocumentId document, bool isKept)
{
    Transaction transaction(database);
    const auto origin = webOriginIn(entryOf(database, document));
    if (!origin)
        throw Error(ErrorKind::Missing, {}, u"document %1 is no page of the web"_s.arg(document.value));
    MetadataStore(database).setImported(document, webEntry(*origin, isKept));
    transaction.commit();
}

std::vector<WebSnapshot> expireSnapshots(Database &database, int days, const QDateTime &now, const QSet<QString> &cited)
{
    const QDateTime before = now.addDays(-days);
    Transaction transaction(database);
    std::vector<WebSnapshot> expired = snapshots(database);
    std::erase_if(expired, [&](const WebSnapshot &snapshot) {
        return snapshot.isKept || snapshot.fetchedAt >= before || cited.contains(snapshot.document.sha256);
    });
    for (const WebSnapshot &snapshot : expired)
        DocumentStore(database).remove(snapshot.document.id);
    transaction.commit();
    for (const WebSnapshot &snapshot : expired)
        QFile::remove(snapshot.document.path);
    const QStringList paths = documentPaths(database).values();
    removeStraySnapshots(database.path(), before, { paths.begin(), paths.end() }, cited);
    return expired;
}

} // namespace adduce
