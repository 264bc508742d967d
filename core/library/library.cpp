#include "core/library/library.h"

#include "core/base/device.h"
#include "core/library/backup.h"
#include "core/library/database.h"
#include "core/library/schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr QFile::Permissions kPrivate = QFile::ReadOwner | QFile::WriteOwner;

/// The file itself is made by us, so that it is private from its first byte; SQLite gives its mode to the log files.
void createPrivately(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists()) {
        if (!info.isFile())
            throw Error(ErrorKind::Unreadable, path);
        return;
    }
    const QString folder = info.absolutePath();
    if (!QFileInfo(folder).isDir()) {
        if (!QDir().mkpath(folder))
            throw Error(ErrorKind::Unwritable, folder);
        QFile::setPermissions(folder, kPrivate | QFile::ExeOwner);
    }
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, kPrivate) && !QFileInfo::exists(path))
        throw writeError(file);
}

qint64 versionOf(const Database &database)
{
    Statement version(database, "PRAGMA user_version"); // closed at once: VACUUM wants no statement open
    return version.step() ? version.integer(0) : 0;
}

bool isNew(const Database &database)
{
    Statement pages(database, "PRAGMA page_count");
    return pages.step() && pages.integer(0) == 0;
}

Database connect(const QString &path, int patienceMs = Database::kPatienceMs, Durability durability = Durability::AtOnce)
{
    Database database(path, Database::Mode::ReadWrite, patienceMs);
    // FULL syncs the log at each commit, NORMAL before what is in it goes into the library alone.
    database.execute(durability == Durability::AtOnce ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
    database.execute("PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA secure_delete = FAST;"
                     "PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON");
    database.trustSchema(); // it was compared when the library was opened
    return database;
}

} // namespace

Library::Library(const QString &path)
    : m_path(QFileInfo(path).absoluteFilePath())
{
    createPrivately(m_path);
    {
        Database database(m_path);
        if (isNew(database))
            database.execute("PRAGMA auto_vacuum = INCREMENTAL"); // shrink()
        if (needsMigration(database)) {
            // Before the journal mode is touched: a library of a newer version stays byte for byte as it was.
            checkLibrary(database);
            if (versionOf(database) > 0)
                backUp(database, u"%1.before-%2"_s.arg(m_path).arg(schemaVersion()));
        }
        migrate(database);
    }
    QFile::setPermissions(m_path, kPrivate); // a file of ours that was looser; never one that is not
    (void)connect(m_path);
}

Database Library::open(Durability durability) const
{
    return connect(m_path, Database::kPatienceMs, durability);
}

Database Library::open(int patienceMs) const
{
    return connect(m_path, patienceMs);
}

QString Library::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/adduce/library.adduce"_s;
}

} // namespace adduce
