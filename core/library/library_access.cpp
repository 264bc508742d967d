#include "core/library/library_access.h"

#include <QFile>
#include <QFileInfo>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr mode_t kAnybodyWrites = S_IWUSR | S_IWGRP | S_IWOTH;
constexpr mode_t kOthers = S_IRWXG | S_IRWXO;

/// Where SQLite keeps who reads and writes.
QString locksOf(const QString &path)
{
    return path + u"-shm"_s;
}

bool isWritable(const QByteArray &path, int also)
{
    return faccessat(AT_FDCWD, path.constData(), W_OK | also, AT_EACCESS) == 0;
}

} // namespace

bool mayBeWritten(const QString &path)
{
    const QByteArray file = QFile::encodeName(path);
    struct stat info = {};
    if (stat(file.constData(), &info) != 0)
        return true;
    return (info.st_mode & kAnybodyWrites) != 0 && isWritable(file, 0)
        && isWritable(QFile::encodeName(QFileInfo(path).absolutePath()), X_OK);
}

void makePrivate(const QString &path)
{
    const QByteArray file = QFile::encodeName(path);
    struct stat info = {};
    if (stat(file.constData(), &info) == 0 && S_ISREG(info.st_mode) && (info.st_mode & kOthers) != 0)
        (void)chmod(file.constData(), info.st_mode & ~kOthers & 07777); // one that is not ours stays as it is
}

void removeLocksLeft(const QString &path)
{
    const QByteArray locks = QFile::encodeName(locksOf(path));
    struct stat info = {};
    if (stat(locks.constData(), &info) == 0 && !isWritable(locks, 0) && !isOpenSomewhere(path))
        (void)unlink(locks.constData());
}

/// From the system's list: to open the file and to close it would end the locks that this process holds.
bool isOpenSomewhere(const QString &path)
{
    struct stat info = {};
    if (stat(QFile::encodeName(locksOf(path)).constData(), &info) != 0)
        return false;
    QFile list(u"/proc/locks"_s);
    if (!list.open(QIODevice::ReadOnly))
        return true;
    const QByteArray inode = ':' + QByteArray::number(static_cast<qulonglong>(info.st_ino)) + ' ';
    return list.readAll().contains(inode);
}

} // namespace adduce
