#include "core/library/library.h"

#include "core/base/device.h"
#include "core/base/file_lock.h"
#include "core/base/private_file.h"
#include "core/library/backup.h"
#include "core/library/damage.h"
#include "core/library/database.h"
#include "core/library/library_access.h"
#include "core/library/schema.h"

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
        if (!makePrivateFolder(folder))
            throw Error(ErrorKind::Unwritable, folder);
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

Database connect(const QString &path, int patienceMs, Durability durability)
{
    Database database(path, Database::Mode::ReadWrite, patienceMs);
    // FULL syncs the log at each commit, NORMAL before what is in it goes into the library alone.
    database.execute(durability == Durability::AtOnce ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
    database.execute("PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA secure_delete = FAST;"
                     "PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON");
    database.trustSchema(); // it was compared when the library was opened
    return database;
}

/// Beside its writers where some have it open: then there are both a log and the file of its locks. Nobody else can say when it
/// changes; what is read of one that does is told by SQLite as damaged, and read anew by the next connection.
Database connectForReading(const QString &path, ReadOnly why)
{
    const auto prepared = [](Database database) {
        database.execute("PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON");
        return database;
    };
    if (why == ReadOnly::Damaged)
        return prepared(Database(path, Database::Mode::ReadDamaged));
    if (QFileInfo(path + u"-wal"_s).size() > 0 && QFileInfo::exists(path + u"-shm"_s)) {
        try {
            Database database(path, Database::Mode::Read);
            (void)versionOf(database);
            return prepared(std::move(database));
        } catch (const Error &) {
            // Left by a program that has ended, where its files cannot be taken over.
        }
    }
    return prepared(Database(path, Database::Mode::ReadStill));
}

Database connection(const QString &path, ReadOnly why, int patienceMs, Durability durability)
{
    return why == ReadOnly::No ? connect(path, patienceMs, durability) : connectForReading(path, why);
}

/// One program at a time: two would write the same backup, and the second of a library that the first has changed.
void bringUpToDate(Database &database, const QString &path)
{
    constexpr int kPatienceMs = 10 * 60 * 1000; // a library of gigabytes is copied
    const FileLock alone(path + u".upgrade"_s, kPatienceMs);
    if (alone.outcome() == FileLock::Outcome::Busy)
        throw Error(ErrorKind::Busy, path);
    if (!needsMigration(database)) // another program was faster
        return;
    // Before the journal mode is touched: a library of a newer version stays byte for byte as it was.
    checkLibrary(database);
    if (versionOf(database) > 0)
        backUp(database, u"%1.before-%2"_s.arg(path).arg(schemaVersion()));
    migrate(database);
}

void openForWriting(const QString &path)
{
    makePrivate(path); // before a connection gives its mode to the files beside it
    removeLocksLeft(path);
    {
        Database database(path);
        if (isNew(database))
            database.execute("PRAGMA auto_vacuum = INCREMENTAL"); // shrink()
        if (needsMigration(database))
            bringUpToDate(database, path);
        migrate(database); // which looks at the schema
    }
    (void)connect(path, Database::kPatienceMs, Durability::AtOnce);
}

void openForReading(const QString &path, ReadOnly why)
{
    Database database = connectForReading(path, why);
    checkLibrary(database);
    if (needsMigration(database))
        throw Error(ErrorKind::ReadOnlyLibrary, path, u"an older version of Adduce made it; it has to be written once"_s);
}

} // namespace

Library::Library(const QString &path)
    : m_path(QFileInfo(path).absoluteFilePath())
    , m_readOnly(std::make_shared<std::atomic<ReadOnly>>(ReadOnly::No))
{
    createPrivately(m_path);
    if (!mayBeWritten(m_path))
        *m_readOnly = ReadOnly::NotPermitted;
    else if (isDamagedAtStart(m_path))
        *m_readOnly = ReadOnly::Damaged;
    if (const ReadOnly why = readOnly(); why == ReadOnly::No)
        openForWriting(m_path);
    else
        openForReading(m_path, why);
}

Database Library::open(Durability durability) const
{
    return connection(m_path, readOnly(), Database::kPatienceMs, durability);
}

Database Library::open(int patienceMs) const
{
    return connection(m_path, readOnly(), patienceMs, Durability::AtOnce);
}

void Library::setDamaged(const QString &damage) const
{
    if (readOnly() == ReadOnly::NotPermitted)
        return;
    *m_readOnly = ReadOnly::Damaged;
    keepCheck(m_path, damage.isEmpty() ? u"damaged"_s : damage);
}

QString Library::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/adduce/library.adduce"_s;
}

} // namespace adduce
