#include "core/library/backup.h"

#include "core/base/device.h"
#include "core/library/database.h"

#include <QFile>
#include <QFileInfo>
#include <fcntl.h>
#include <unistd.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

void removePart(const QString &part)
{
    QFile::remove(part);
    QFile::remove(part + u"-journal"_s); // of a copy that was cut short
}

void copyInto(const Database &database, const QString &part)
{
    QFile file(part);
    // Ours before anything is in it; SQLite fills an empty file.
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        throw writeError(file);
    file.close();
    Statement(database, "VACUUM INTO ?").bind(1, part).run();
}

void checkCopy(const QString &part)
{
    const Database copy(part);
    Statement check(copy, "PRAGMA quick_check(1)");
    if (!check.step() || check.text(0) != u"ok"_s)
        throw Error(ErrorKind::DamagedLibrary, part, check.text(0));
}

void syncFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || fsync(file.handle()) != 0)
        throw writeError(file);
}

/// So that the new name is on the disk, too. A file system that cannot say so has done what it can.
void syncFolder(const QString &folder)
{
    const int descriptor = open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    (void)fsync(descriptor);
    close(descriptor);
}

} // namespace

void backUp(const Database &database, const QString &copy)
{
    const QString part = copy + u".part"_s;
    removePart(part);
    try {
        copyInto(database, part);
        checkCopy(part);
        syncFile(part);
        if (rename(QFile::encodeName(part).constData(), QFile::encodeName(copy).constData()) != 0)
            throw Error(ErrorKind::Unwritable, copy);
    } catch (const Error &) {
        removePart(part);
        throw;
    }
    syncFolder(QFileInfo(copy).absolutePath());
}

} // namespace adduce
