#include "core/workspace/named_rows.h"

#include "core/base/tr.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"

#include <QFileInfo>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kFewestHashLetters = 8;

template <class Row> QString numbersOf(const std::vector<Row> &rows)
{
    QStringList ids;
    for (const Row &row : rows)
        ids << QString::number(row.id.value);
    return ids.join(u", "_s);
}

/// A former version is meant only when there is nothing else.
std::vector<DocumentRow> calledSo(const DocumentStore &documents, const QString &name)
{
    std::vector<DocumentRow> matches;
    for (const DocumentRow &row : documents.list())
        if (QFileInfo(row.path).fileName() == name || (name.size() >= kFewestHashLetters && row.sha256.startsWith(name)))
            matches.push_back(row);
    if (matches.size() > 1)
        std::erase_if(matches, [](const DocumentRow &row) { return bool(row.supersededBy); });
    return matches;
}

} // namespace

DocumentRow documentNamed(Database &database, const QString &name, const DocumentScope &within)
{
    const DocumentStore documents(database);
    const auto isWithin = [&](const DocumentRow &row) { return !within || std::ranges::binary_search(*within, row.id); };
    bool isNumber = false;
    const DocumentId id { name.toLongLong(&isNumber) };
    if (isNumber)
        if (const auto row = documents.find(id); row && isWithin(*row))
            return *row;
    if (const auto row = documents.findByPath(QFileInfo(name).absoluteFilePath()); row && isWithin(*row))
        return *row;
    std::vector<DocumentRow> matches = calledSo(documents, name);
    std::erase_if(matches, [&](const DocumentRow &row) { return !isWithin(row); });
    if (matches.empty())
        throw Error(ErrorKind::NoSuchDocument, name);
    if (matches.size() > 1)
        throw Error(ErrorKind::BadInput,
            tr("several documents are called \"%1\"; name one by its number: %2").arg(name, numbersOf(matches)));
    return matches.front();
}

std::vector<DocumentRow> documentsNamed(Database &database, const QStringList &names)
{
    std::vector<DocumentRow> found;
    for (const QString &name : names)
        found.push_back(documentNamed(database, name));
    return found;
}

std::vector<DocumentId> idsOf(const std::vector<DocumentRow> &rows)
{
    std::vector<DocumentId> ids;
    for (const DocumentRow &row : rows)
        ids.push_back(row.id);
    return ids;
}

static CollectionId visibleCollection(const CollectionStore &store, const QString &name, const std::vector<DocumentId> &visible)
{
    const auto isVisible = [&](DocumentId id) { return std::ranges::binary_search(visible, id); };
    std::vector<Collection> called = store.list();
    std::erase_if(called, [&](const Collection &one) {
        return (one.path != name && one.name != name) || std::ranges::none_of(store.documents(one.id), isVisible);
    });
    const auto byPath = std::ranges::find(called, name, &Collection::path);
    if (byPath != called.end())
        return byPath->id;
    if (called.size() > 1)
        throw severalCalled(name);
    return called.empty() ? CollectionId() : called.front().id;
}

CollectionId collectionNamed(Database &database, const QString &name, const DocumentScope &within)
{
    const CollectionStore store(database);
    const CollectionId id = within ? visibleCollection(store, name.simplified(), *within) : store.find(name);
    if (!id)
        throw Error(ErrorKind::BadInput, tr("there is no collection called \"%1\" in the library").arg(name));
    return id;
}

static ThreadId threadNumbered(const QString &number)
{
    bool isNumber = false;
    const ThreadId id { number.toLongLong(&isNumber) };
    if (!isNumber)
        throw Error(ErrorKind::NoSuchThread, number);
    return id;
}

Thread threadNamed(Database &database, const QString &number)
{
    auto thread = ThreadStore(database).find(threadNumbered(number));
    if (!thread)
        throw Error(ErrorKind::NoSuchThread, number);
    return std::move(*thread);
}

ThreadRow threadRowNamed(Database &database, const QString &number)
{
    auto row = ThreadStore(database).findRow(threadNumbered(number));
    if (!row)
        throw Error(ErrorKind::NoSuchThread, number);
    return std::move(*row);
}

EvidenceTable tableNamed(Database &database, const QString &name)
{
    const EvidenceStore store(database);
    if (const auto table = store.find({ name.toLongLong() }))
        return *table;
    std::vector<EvidenceTable> tables = store.tables();
    std::erase_if(tables, [&](const EvidenceTable &table) { return table.name != name; });
    if (tables.empty())
        throw Error(ErrorKind::NoSuchTable, name);
    if (tables.size() > 1)
        throw Error(
            ErrorKind::BadInput, tr("several tables are called \"%1\"; name one by its number: %2").arg(name, numbersOf(tables)));
    return tables.front();
}

QString ScopeNames::shown() const
{
    QStringList names = collections;
    for (const QString &tag : tags)
        names << u"# "_s + tag;
    return (names + documents).join(u", "_s);
}

Scope scopeNamed(Database &database, const ScopeNames &names)
{
    Scope scope;
    scope.tags = names.tags;
    const auto isWithin = [&](DocumentId id) { return !names.within || std::ranges::binary_search(*names.within, id); };
    for (const QString &name : names.documents)
        scope.documents.push_back(documentNamed(database, name, names.within).id);
    for (const QString &name : names.collections)
        scope.collections.push_back(collectionNamed(database, name, names.within));
    DocumentScope documents = CollectionStore(database).resolve(scope);
    if (names.within) {
        documents = documents.value_or(*names.within);
        std::erase_if(*documents, [&](DocumentId id) { return !isWithin(id); });
        scope = { .collections = {}, .tags = {}, .documents = *documents };
    }
    if (documents && documents->empty())
        throw Error(ErrorKind::BadInput, tr("no document that can be searched is in this scope"));
    return scope;
}

} // namespace adduce
