#include "core/web/web_snapshot.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_versions.h"
#include "core/library/metadata_store.h"
#include "core/web/snapshot_files.h"
#include "core/web/web_page.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// What an entry says of a snapshot, in the place that CSL-JSON leaves for others.
const QString kCustom = u"custom"_s;
const QString kSnapshot = u"web_snapshot"_s;
const QString kUrl = u"url"_s;
const QString kFetchedAt = u"fetched_at"_s;
const QString kKept = u"kept"_s;

QJsonObject entryOf(Database &database, DocumentId document)
{
    return QJsonDocument::fromJson(MetadataStore(database).imported(document)).object();
}

QJsonObject snapshotIn(const QJsonObject &entry)
{
    return entry[kCustom].toObject()[kSnapshot].toObject();
}

void saveEntry(Database &database, DocumentId document, QJsonObject entry, const QJsonObject &snapshot)
{
    entry[kCustom] = QJsonObject { { kSnapshot, snapshot } };
    MetadataStore(database).setImported(document, QJsonDocument(entry).toJson(QJsonDocument::Compact));
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
    const QJsonObject said = isInFolder(database, row) ? snapshotIn(entryOf(database, row.id)) : QJsonObject();
    const QDateTime at = QDateTime::fromString(said[kFetchedAt].toString(), Qt::ISODate);
    if (!at.isValid())
        return std::nullopt;
    return WebSnapshot { row, QUrl(said[kUrl].toString()), at, said[kKept].toBool() || isKeptByTheUser(database, row, web) };
}

/// Better than a file's name that is a hash.
Metadata fromAddress(const QUrl &url)
{
    Metadata metadata;
    metadata.title = url.toDisplayString(QUrl::RemoveScheme | QUrl::RemoveQuery).remove(0, 2);
    metadata.authors = { url.host() };
    metadata.venue = url.host();
    for (const MetadataField field : { MetadataField::Title, MetadataField::Authors, MetadataField::Venue })
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

void describeSnapshot(Database &database, DocumentId document, const WebPage &page)
{
    const auto row = DocumentStore(database).find(document);
    if (!row)
        throw Error(ErrorKind::Missing);
    const QJsonObject known = entryOf(database, document);
    const QJsonObject before = snapshotIn(known); // when the page is fetched again
    if (!known.isEmpty() && before.isEmpty())
        return; // of a reference manager: it says more
    const QString address = page.url.toString(QUrl::FullyEncoded);
    const QDate day = page.fetchedAt.date();
    const QJsonObject accessed { { u"date-parts"_s, QJsonArray { QJsonArray { day.year(), day.month(), day.day() } } } };
    saveEntry(database, document, { { u"type"_s, u"webpage"_s }, { u"URL"_s, address }, { u"accessed"_s, accessed } },
        { { kUrl, address }, { kFetchedAt, page.fetchedAt.toString(Qt::ISODate) }, { kKept, before[kKept].toBool() } });
    if (row->state != DocumentState::Ready)
        MetadataStore(database).merge(document, fromAddress(page.url));
}

void keepSnapshot(Database &database, DocumentId document, bool isKept)
{
    Transaction transaction(database);
    const QJsonObject entry = entryOf(database, document);
    QJsonObject snapshot = snapshotIn(entry);
    if (snapshot.isEmpty())
        throw Error(ErrorKind::Missing, {}, u"document %1 is no page of the web"_s.arg(document.value));
    snapshot[kKept] = isKept;
    saveEntry(database, document, entry, snapshot);
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
