#include "core/library/collection_store.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/library/database.h"

#include <algorithm>
#include <functional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestName = 200; // UTF-16 units
constexpr qsizetype kLongestDescription = 1000;
constexpr int kDeepest = 32;

/// The collection itself and all below it. UNION, not UNION ALL: it ends even in a ring.
#define ADDUCE_BELOW                                                                                                             \
    "WITH RECURSIVE below(id) AS (SELECT id FROM collections WHERE id = ?1 "                                                     \
    "UNION SELECT c.id FROM collections c JOIN below ON c.parent = below.id) "

QString soundName(const QString &name)
{
    const QString simple = name.simplified();
    if (simple.isEmpty() || simple.size() > kLongestName || simple.contains(u'/'))
        throw Error(ErrorKind::BadInput,
            tr("\"%1\" is no name of a collection, which has 1 to %2 characters and no slash")
                .arg(simple.left(kLongestName), QString::number(kLongestName)));
    return simple;
}

CollectionId childOf(Database &database, CollectionId parent, const QString &name)
{
    Statement row(database, "SELECT id FROM collections WHERE parent IS ? AND name = ?");
    row.bindOptional(1, parent).bind(2, name);
    return row.step() ? CollectionId { row.integer(0) } : CollectionId {};
}

void throwIfTaken(Database &database, CollectionId parent, const QString &name, CollectionId except)
{
    const CollectionId other = childOf(database, parent, name);
    if (other && other != except)
        throw Error(ErrorKind::BadInput, tr("there is a collection called \"%1\" already").arg(name));
}

CollectionId parentOf(Database &database, CollectionId id)
{
    Statement row(database, "SELECT parent FROM collections WHERE id = ?");
    row.bind(1, id.value);
    if (!row.step())
        throw Error(ErrorKind::Missing, {}, u"no collection %1"_s.arg(id.value));
    return CollectionId { row.integer(0) };
}

QStringList pathParts(const QString &path)
{
    return path.split(u'/', Qt::SkipEmptyParts);
}

std::vector<DocumentId> documentsFrom(Statement &row)
{
    std::vector<DocumentId> documents;
    while (row.step())
        documents.push_back(DocumentId { row.integer(0) });
    return documents;
}

} // namespace

CollectionStore::CollectionStore(Database &database)
    : m_database(database)
{
}

std::vector<Collection> CollectionStore::list() const
{
    Statement row(m_database, "SELECT id, parent, name, description FROM collections ORDER BY name COLLATE NOCASE, id");
    Statement count(m_database,
        ADDUCE_BELOW "SELECT count(DISTINCT document) FROM collection_documents WHERE collection IN (SELECT id FROM below)");
    std::vector<Collection> all;
    while (row.step()) {
        count.bind(1, row.integer(0));
        count.step();
        all.push_back(
            { CollectionId { row.integer(0) }, CollectionId { row.integer(1) }, row.text(2), {}, count.number(0), row.text(3) });
        count.reset();
    }
    std::vector<Collection> ordered;
    const std::function<void(CollectionId, const QString &, int)> append = [&](CollectionId parent, const QString &above,
                                                                               int depth) {
        for (const Collection &collection : all)
            if (collection.parent == parent && depth < kDeepest) {
                const QString path = above + collection.name;
                ordered.push_back(collection);
                ordered.back().path = path;
                append(collection.id, path + u'/', depth + 1);
            }
    };
    append({}, {}, 0);
    return ordered;
}

CollectionId CollectionStore::create(const QString &name, CollectionId parent)
{
    const QString sound = soundName(name);
    throwIfTaken(m_database, parent, sound, {});
    Statement insert(m_database, "INSERT INTO collections(parent, name) VALUES (?, ?)");
    insert.bindOptional(1, parent).bind(2, sound).run();
    return CollectionId { m_database.lastInsertId() };
}

CollectionId CollectionStore::obtain(const QString &path)
{
    const QStringList parts = pathParts(path);
    if (parts.isEmpty() || parts.size() > kDeepest)
        throw Error(ErrorKind::BadInput,
            tr("\"%1\" names no collection, or one that lies more than %2 deep")
                .arg(path.left(kLongestName), QString::number(kDeepest)));
    CollectionId at;
    for (const QString &part : parts) {
        const CollectionId child = childOf(m_database, at, soundName(part));
        at = child ? child : create(part, at);
    }
    return at;
}

Error severalCalled(const QString &name)
{
    return Error(
        ErrorKind::BadInput, tr("several collections are called \"%1\"; name one with what it lies in, as Outer/%1").arg(name));
}

CollectionId CollectionStore::find(const QString &path) const
{
    CollectionId at;
    for (const QString &part : pathParts(path)) {
        at = childOf(m_database, at, part.simplified());
        if (!at)
            break;
    }
    if (at)
        return at;
    Statement row(m_database, "SELECT id FROM collections WHERE name = ?");
    row.bind(1, path.simplified());
    if (!row.step())
        return {};
    const CollectionId found { row.integer(0) };
    if (row.step())
        throw severalCalled(path);
    return found;
}

void CollectionStore::rename(CollectionId id, const QString &name)
{
    const QString sound = soundName(name);
    throwIfTaken(m_database, parentOf(m_database, id), sound, id);
    Statement(m_database, "UPDATE collections SET name = ? WHERE id = ?").bind(1, sound).bind(2, id.value).run();
}

void CollectionStore::describe(CollectionId id, const QString &description)
{
    const QString line = description.simplified();
    if (line.size() > kLongestDescription)
        throw Error(ErrorKind::BadInput,
            tr("the description has %L1 characters, up to %L2 can be kept").arg(line.size()).arg(kLongestDescription));
    Statement(m_database, "UPDATE collections SET description = ? WHERE id = ?").bind(1, line).bind(2, id.value).run();
}

void CollectionStore::move(CollectionId id, CollectionId parent)
{
    for (CollectionId at = parent; at; at = parentOf(m_database, at))
        if (at == id)
            throw Error(ErrorKind::BadInput, tr("a collection cannot lie in itself"));
    Statement row(m_database, "SELECT name FROM collections WHERE id = ?");
    row.bind(1, id.value);
    if (!row.step())
        throw Error(ErrorKind::Missing, {}, u"no collection %1"_s.arg(id.value));
    throwIfTaken(m_database, parent, row.text(0), id);
    Statement update(m_database, "UPDATE collections SET parent = ? WHERE id = ?");
    update.bindOptional(1, parent).bind(2, id.value).run();
}

void CollectionStore::remove(CollectionId id)
{
    Statement(m_database, "DELETE FROM collections WHERE id = ?").bind(1, id.value).run();
}

void CollectionStore::add(CollectionId id, std::span<const DocumentId> documents)
{
    Statement insert(m_database, "INSERT OR IGNORE INTO collection_documents VALUES (?, ?)");
    for (const DocumentId document : documents)
        insert.bind(1, id.value).bind(2, document.value).run();
}

void CollectionStore::take(CollectionId id, std::span<const DocumentId> documents)
{
    Statement remove(m_database, "DELETE FROM collection_documents WHERE collection = ? AND document = ?");
    for (const DocumentId document : documents)
        remove.bind(1, id.value).bind(2, document.value).run();
}

std::vector<DocumentId> CollectionStore::documents(CollectionId id) const
{
    Statement row(m_database,
        ADDUCE_BELOW "SELECT DISTINCT document FROM collection_documents WHERE collection IN (SELECT id FROM below) ORDER BY 1");
    row.bind(1, id.value);
    return documentsFrom(row);
}

std::vector<CollectionId> CollectionStore::collectionsOf(DocumentId document) const
{
    Statement row(m_database, "SELECT collection FROM collection_documents WHERE document = ? ORDER BY collection");
    row.bind(1, document.value);
    std::vector<CollectionId> collections;
    while (row.step())
        collections.push_back(CollectionId { row.integer(0) });
    return collections;
}

std::vector<TagCount> CollectionStore::tags() const
{
    Statement row(m_database, "SELECT tag, count(*) FROM document_tags GROUP BY tag ORDER BY tag COLLATE NOCASE, tag");
    std::vector<TagCount> tags;
    while (row.step())
        tags.push_back({ row.text(0), row.number(1) });
    return tags;
}

QStringList CollectionStore::tagsOf(DocumentId document) const
{
    Statement row(m_database, "SELECT tag FROM document_tags WHERE document = ? ORDER BY tag COLLATE NOCASE, tag");
    row.bind(1, document.value);
    QStringList tags;
    while (row.step())
        tags << row.text(0);
    return tags;
}

void CollectionStore::tag(std::span<const DocumentId> documents, const QString &tag)
{
    const QString sound = soundName(tag);
    Statement insert(m_database, "INSERT OR IGNORE INTO document_tags VALUES (?, ?)");
    for (const DocumentId document : documents)
        insert.bind(1, document.value).bind(2, sound).run();
}

void CollectionStore::untag(std::span<const DocumentId> documents, const QString &tag)
{
    Statement remove(m_database, "DELETE FROM document_tags WHERE document = ? AND tag = ?");
    for (const DocumentId document : documents)
        remove.bind(1, document.value).bind(2, tag.simplified()).run();
}

void CollectionStore::keepHere(std::span<const DocumentId> documents, bool stay)
{
    Statement update(m_database, "UPDATE documents SET stays_here = ? WHERE id = ?");
    for (const DocumentId document : documents)
        update.bind(1, static_cast<int>(stay)).bind(2, document.value).run();
}

std::vector<DocumentId> CollectionStore::documentsIn(const Scope &scope) const
{
    Statement row(m_database, "SELECT id FROM documents WHERE state = 'ready' AND superseded_by IS NULL ORDER BY id");
    std::vector<DocumentId> found = documentsFrom(row);
    if (!scope.documents.empty()) {
        std::vector<DocumentId> named = scope.documents;
        std::ranges::sort(named);
        std::erase_if(found, [&](DocumentId id) { return !std::ranges::binary_search(named, id); });
    }
    if (!scope.collections.empty()) {
        std::vector<DocumentId> any;
        for (const CollectionId collection : scope.collections) {
            const std::vector<DocumentId> in = documents(collection);
            any.insert(any.end(), in.begin(), in.end());
        }
        std::ranges::sort(any);
        std::erase_if(found, [&](DocumentId id) { return !std::ranges::binary_search(any, id); });
    }
    for (const QString &tag : scope.tags) {
        Statement tagged(m_database, "SELECT document FROM document_tags WHERE tag = ? ORDER BY document");
        tagged.bind(1, tag.simplified());
        const std::vector<DocumentId> carry = documentsFrom(tagged);
        std::erase_if(found, [&](DocumentId id) { return !std::ranges::binary_search(carry, id); });
    }
    return found;
}

DocumentScope CollectionStore::resolve(const Scope &scope) const
{
    if (scope.isEverything())
        return std::nullopt;
    return documentsIn(scope);
}

} // namespace adduce
