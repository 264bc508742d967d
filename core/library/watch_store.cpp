#include "core/library/watch_store.h"

#include "core/base/error.h"
#include "core/library/database.h"

#include <QDir>
#include <QFileInfo>

namespace adduce {

namespace {

QString absolute(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace

WatchStore::WatchStore(Database &database)
    : m_database(database)
{
}

std::vector<WatchedFolder> WatchStore::list() const
{
    Statement row(m_database, "SELECT path, collection FROM watched_folders ORDER BY path");
    std::vector<WatchedFolder> folders;
    while (row.step())
        folders.push_back({ row.text(0), CollectionId { row.integer(1) } });
    return folders;
}

void WatchStore::add(const WatchedFolder &folder)
{
    if (!QFileInfo(folder.path).isDir())
        throw Error(ErrorKind::Missing, folder.path, QStringLiteral("not a folder"));
    Statement insert(m_database,
        "INSERT INTO watched_folders(path, collection) VALUES (?, ?) "
        "ON CONFLICT(path) DO UPDATE SET collection = excluded.collection");
    insert.bind(1, absolute(folder.path));
    if (folder.collection)
        insert.bind(2, folder.collection.value);
    else
        insert.bindNull(2);
    insert.run();
}

void WatchStore::remove(const QString &path)
{
    Statement(m_database, "DELETE FROM watched_folders WHERE path = ?").bind(1, absolute(path)).run();
}

} // namespace adduce
