#include "core/library/backup.h"

#include "core/base/device.h"
#include "core/base/private_file.h"
#include "core/library/damage.h"
#include "core/library/database.h"

#include <QFile>
#include <QFileInfo>
#include <fcntl.h>
#include <unistd.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

void copyInto(const Database &database, const QString &part)
{
    makePrivateFile(part); // SQLite fills an empty file
    Statement(database, "VACUUM INTO ?").bind(1, part).run();
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

void removeCopy(const QString &file)
{
    for (const QString &side : { QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s, u".check"_s })
        QFile::remove(file + side);
}

void backUp(const Database &database, const QString &copy)
{
    const QString part = copy + u".part"_s;
    removeCopy(part);
    try {
        copyInto(database, part);
        requireSound(Database(part));
        syncFile(part);
        if (rename(QFile::encodeName(part).constData(), QFile::encodeName(copy).constData()) != 0)
            throw Error(ErrorKind::Unwritable, copy);
    } catch (const Error &) {
        removeCopy(part);
        throw;
    }
    syncFolder(QFileInfo(copy).absolutePath());
}

} // namespace adduce
