#include "core/base/private_file.h"

#include "core/base/error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace adduce {

namespace {

constexpr mode_t kPrivateFile = 0600;
constexpr mode_t kPrivateFolder = 0700;

int flagsOf(QIODevice::OpenMode mode)
{
    const bool reads = mode & QIODevice::ReadOnly;
    const bool writes = mode & (QIODevice::WriteOnly | QIODevice::Append);
    int flags = O_CLOEXEC | O_NOFOLLOW | (writes ? O_CREAT | (reads ? O_RDWR : O_WRONLY) : O_RDONLY);
    if (mode & QIODevice::Append)
        flags |= O_APPEND;
    if (mode & QIODevice::NewOnly)
        flags |= O_EXCL;
    if (mode & QIODevice::Truncate)
        flags |= O_TRUNC;
    return flags;
}

Error openError(const QString &path, int number)
{
    const bool isGone = !QFileInfo(QFileInfo(path).absolutePath()).isDir();
    const ErrorKind kind = isGone              ? ErrorKind::FolderGone
        : number == ENOSPC || number == EDQUOT ? ErrorKind::DiskFull
                                               : ErrorKind::Unwritable;
    return Error(kind, path, QString::fromLocal8Bit(std::strerror(number))); // NOLINT(concurrency-mt-unsafe): glibc's is
}

int openedPrivately(const QString &path, int flags)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), flags, kPrivateFile);
    if (descriptor < 0)
        throw openError(path, errno);
    struct stat there {};
    // Bits are only taken away. Who does not own the file cannot, and writes into it as he may.
    if (::fstat(descriptor, &there) == 0 && S_ISREG(there.st_mode) && (there.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        (void)::fchmod(descriptor, there.st_mode & S_IRWXU);
    return descriptor;
}

} // namespace

bool makePrivateFolder(const QString &path)
{
    const QString folder = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    if (QFileInfo(folder).isDir())
        return true;
    const QString above = QFileInfo(folder).path();
    if (above == folder || !makePrivateFolder(above))
        return false;
    if (::mkdir(QFile::encodeName(folder).constData(), kPrivateFolder) == 0)
        return true;
    return errno == EEXIST && QFileInfo(folder).isDir(); // another made it meanwhile
}

void openPrivate(QFile &file, QIODevice::OpenMode mode)
{
    const int ours = openedPrivately(file.fileName(), flagsOf(mode));
    // QFile loses its name when it is given a descriptor. What it opens by the name must be the same file, before anything happens to that.
    const bool isEmptied = (mode & QIODevice::Truncate) || !(mode & (QIODevice::ReadOnly | QIODevice::Append));
    const QIODevice::OpenMode kept = (mode | QIODevice::ReadWrite) & ~(QIODevice::NewOnly | QIODevice::Truncate);
    struct stat one {}, other {};
    const bool isOpen = file.open(kept | QIODevice::ExistingOnly);
    const bool isSame = isOpen && ::fstat(ours, &one) == 0 && ::fstat(file.handle(), &other) == 0 && one.st_dev == other.st_dev
        && one.st_ino == other.st_ino;
    ::close(ours);
    if (isSame && (!isEmptied || file.resize(0)))
        return;
    const Error error(ErrorKind::Unwritable, file.fileName(), isOpen ? QString() : file.errorString());
    file.close();
    throw error;
}

void makePrivateFile(const QString &path)
{
    ::close(openedPrivately(path, flagsOf(QIODevice::Append)));
}

int exportMode()
{
    constexpr int kUsual = 0644;
    constexpr int kUsualMask = 022;
    // To ask umask() is to change it, under whatever other threads make just then.
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return kUsual & ~kUsualMask;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (constexpr QByteArrayView kName("Umask:"); line.startsWith(kName))
            return kUsual & ~line.mid(kName.size()).trimmed().toInt(nullptr, 8);
    return kUsual & ~kUsualMask;
}

} // namespace adduce
