#include "core/workspace/backups.h"

#include "core/base/device.h"
#include "core/base/private_file.h"
#include "core/base/tr.h"
#include "core/library/backup.h"
#include "core/library/damage.h"
#include "core/library/database.h"
#include "core/library/library_access.h"
#include "core/library/schema.h"
#include "core/library/user_rows.h"
#include "core/workspace/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <zlib.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostOfBackup = qint64(2) << 30; // of a backup, as it is when it is read

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, path);
    if (file.size() > kMostOfBackup)
        throw Error(ErrorKind::TooLarge, path);
    return file.readAll();
}

void writeCompressed(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    openPrivate(file, QIODevice::WriteOnly | QIODevice::Truncate);
    const gzFile zip = gzdopen(dup(file.handle()), "wb9");
    const bool isWritten = zip
        && gzfwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), zip) == static_cast<std::size_t>(bytes.size());
    if (!zip || gzclose(zip) != Z_OK || !isWritten || fsync(file.handle()) != 0)
        throw Error(ErrorKind::DiskFull, path);
}

/// Throws DamagedLibrary for what is no whole file of that kind, and TooLarge for one that swells.
QByteArray readCompressed(const QString &path)
{
    const gzFile zip = gzopen(QFile::encodeName(path).constData(), "rb");
    if (!zip)
        throw Error(ErrorKind::Unreadable, path);
    const auto close = qScopeGuard([&] { gzclose(zip); });
    QByteArray bytes;
    QByteArray piece(1 << 20, Qt::Uninitialized);
    for (int read = 1; read > 0;) {
        read = gzread(zip, piece.data(), static_cast<unsigned>(piece.size()));
        if (read < 0)
            throw Error(ErrorKind::DamagedLibrary, path, u"the compressed file is damaged"_s);
        bytes.append(piece.constData(), read);
        if (bytes.size() > kMostOfBackup)
            throw Error(ErrorKind::TooLarge, path);
    }
    int code = Z_OK;
    gzerror(zip, &code);
    if (code != Z_OK || !gzeof(zip))
        throw Error(ErrorKind::DamagedLibrary, path, u"the compressed file is cut short"_s);
    return bytes;
}

/// A library of its own, in one file without anything beside it.
QByteArray userRowsOf(const QString &library, const QString &part)
{
    removeCopy(part);
    const auto clean = qScopeGuard([&] { removeCopy(part); });
    {
        makePrivateFile(part);
        Database database(part);
        migrate(database);
        copyUserRows(library, database);
        database.execute("VACUUM");
    }
    return contentOf(part);
}

/// What was written is read again, as a library.
void checkUserRows(const QString &zip, const QByteArray &bytes, const QString &part)
{
    const auto clean = qScopeGuard([&] { removeCopy(part); });
    if (readCompressed(zip) != bytes)
        throw Error(ErrorKind::DamagedLibrary, zip, u"what was written is not what is there"_s);
    replacePrivateFile(part, bytes);
    Database database(part);
    checkLibrary(database);
    requireSound(database);
}

Restored addUserRows(Workspace &workspace, const QString &backup)
{
    const Library &library = workspace.library(LibraryUse::MadeIfMissing);
    if (library.readOnly() != ReadOnly::No)
        throw Error(
            library.readOnly() == ReadOnly::Damaged ? ErrorKind::DamagedLibrary : ErrorKind::ReadOnlyLibrary, library.path());
    const QString part = library.path() + u".restored.part"_s;
    removeCopy(part);
    const auto clean = qScopeGuard([&] {
        removeCopy(part);
        QFile::remove(u"%1.before-%2"_s.arg(part).arg(schemaVersion()));
    });
    replacePrivateFile(part, readCompressed(backup));
    Database from = Library(part).open(); // brought up to date, if an older version made it
    Database into = library.open();
    return { addMissing(from, into), {} };
}

void checkWhole(const QString &backup)
{
    Database database(backup, Database::Mode::ReadStill);
    checkLibrary(database);
    requireSound(database);
}

/// A name that nothing has: "library.2026-11-26-1345.adduce".
QString nameWithDate(const QString &library, const QDateTime &now)
{
    const QFileInfo info(library);
    const QString stem = info.absolutePath() + u'/' + info.completeBaseName() + u'.' + now.toString(u"yyyy-MM-dd-HHmm"_s);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    for (int i = 1;; ++i)
        if (const QString name = stem + (i > 1 ? u"-%1"_s.arg(i) : QString()) + suffix; !QFileInfo::exists(name))
            return name;
}

/// With its log, which belongs to it.
void setAside(const QString &library, const QString &name)
{
    if (isOpenSomewhere(library))
        throw Error(ErrorKind::Busy, library);
    for (const QString &side : { u"-wal"_s, u"-shm"_s, u".check"_s })
        if (QFileInfo::exists(library + side) && !QFile::rename(library + side, name + side))
            throw Error(ErrorKind::Unwritable, name);
    if (!QFile::rename(library, name))
        throw Error(ErrorKind::Unwritable, name);
}

/// One file, whole and on the disk, under a name that nothing has.
void copyWhole(const QString &backup, const QString &to)
{
    checkWhole(backup);
    const Database database(backup, Database::Mode::ReadStill);
    backUp(database, to);
}

} // namespace

QString backupFolderOf(const QString &library)
{
    return library + u".backups"_s;
}

QStringList dailyBackups(const QString &library)
{
    const QDir folder(backupFolderOf(library));
    QStringList files;
    for (const QString &name : folder.entryList({ u"*.adduce.gz"_s }, QDir::Files, QDir::Name | QDir::Reversed))
        files << folder.filePath(name);
    return files;
}

std::optional<QString> keepDailyBackup(const Library &library, const QDate &today)
{
    const QString folder = backupFolderOf(library.path());
    const QString file = u"%1/%2.adduce.gz"_s.arg(folder, today.toString(Qt::ISODate));
    if (QFileInfo::exists(file) || library.readOnly() != ReadOnly::No)
        return std::nullopt;
    if (!makePrivateFolder(folder))
        throw Error(ErrorKind::Unwritable, folder);
    const QString zip = file + u".part"_s;
    const auto clean = qScopeGuard([&] { QFile::remove(zip); });
    const QByteArray bytes = userRowsOf(library.path(), file + u".rows"_s);
    writeCompressed(zip, bytes);
    checkUserRows(zip, bytes, file + u".rows"_s);
    if (!QFile::rename(zip, file))
        throw Error(ErrorKind::Unwritable, file);
    const QStringList all = dailyBackups(library.path());
    for (qsizetype i = kDailyBackups; i < all.size(); ++i)
        QFile::remove(all[i]);
    return file;
}

void backUpTo(Workspace &workspace, const QString &file)
{
    if (QFileInfo::exists(file))
        throw Error(ErrorKind::AlreadyThere, file);
    const Database database = workspace.library().open();
    backUp(database, QFileInfo(file).absoluteFilePath());
}

bool isOfUserRows(const QString &backup)
{
    QFile file(backup);
    return file.open(QIODevice::ReadOnly) && file.read(2) == QByteArray("\x1f\x8b");
}

QString restoreBeside(const QString &backup, const QString &library, const QDateTime &now)
{
    const QString name = nameWithDate(QFileInfo(library).absoluteFilePath(), now);
    copyWhole(backup, name);
    return name;
}

Restored restoreFrom(Workspace &workspace, const QString &backup, const QDateTime &now)
{
    if (!QFileInfo(backup).isFile())
        throw Error(ErrorKind::Missing, backup);
    if (isOfUserRows(backup))
        return addUserRows(workspace, backup);
    const QString library = QFileInfo(workspace.libraryPath()).absoluteFilePath();
    if (QFileInfo(backup).canonicalFilePath() == QFileInfo(library).canonicalFilePath())
        throw Error(ErrorKind::BadInput, tr("\"%1\" is the library itself, and no backup of it").arg(backup));
    if (!makePrivateFolder(QFileInfo(library).absolutePath()))
        throw Error(ErrorKind::Unwritable, QFileInfo(library).absolutePath());
    const QString part = library + u".restored.part"_s;
    removeCopy(part);
    const auto clean = qScopeGuard([&] { removeCopy(part); });
    copyWhole(backup, part);
    Restored restored;
    if (QFileInfo::exists(library)) {
        restored.keptAs = nameWithDate(library, now);
        setAside(library, restored.keptAs);
    }
    if (!QFile::rename(part, library))
        throw Error(ErrorKind::Unwritable, library);
    return restored;
}

} // namespace adduce
