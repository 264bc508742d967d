#include "core/base/file_name.h"
#include "core/base/sha256.h"
#include "core/base/stop.h"
#include "core/worker/worker.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

qint64 modifiedAt(const struct stat &info)
{
    return qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec;
}

} // namespace

SourceFile::SourceFile(const QString &path, const WorkerLimits &limits)
    : m_path(path)
{
    // Without O_NONBLOCK a pipe would wait here for ever.
    m_descriptor = ::open(fileBytes(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (m_descriptor < 0) {
        const bool missing = errno == ENOENT || errno == ENOTDIR;
        throw Error(missing ? ErrorKind::Missing : ErrorKind::Unreadable, path, QString::fromLocal8Bit(std::strerror(errno)));
    }
    struct stat info {};
    const bool known = ::fstat(m_descriptor, &info) == 0;
    m_size = known ? info.st_size : 0;
    m_modified = known ? modifiedAt(info) : 0;
    std::optional<ErrorKind> fault;
    if (!known || !S_ISREG(info.st_mode))
        fault = ErrorKind::Unreadable;
    else if (m_size == 0)
        fault = ErrorKind::Empty;
    else if (m_size > limits.fileBytes)
        fault = ErrorKind::TooLarge;
    if (fault) {
        ::close(std::exchange(m_descriptor, -1));
        throw Error(*fault, path);
    }
}

SourceFile::~SourceFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

SourceFile::SourceFile(SourceFile &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_size(other.m_size)
    , m_modified(other.m_modified)
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

bool SourceFile::hasChanged() const
{
    struct stat info {};
    return ::fstat(m_descriptor, &info) != 0 || info.st_size != m_size || modifiedAt(info) != m_modified;
}

QString SourceFile::sha256(const std::stop_token &stop) const
{
    constexpr qint64 kBlock = 1 << 17;
    Sha256 hash;
    QByteArray block(kBlock, Qt::Uninitialized);
    for (qint64 at = 0;;) {
        throwIfStopped(stop);
        const ssize_t got = ::pread(m_descriptor, block.data(), static_cast<std::size_t>(kBlock), at);
        if (got < 0)
            throw Error(ErrorKind::Unreadable, m_path, QString::fromLocal8Bit(std::strerror(errno)));
        if (got == 0)
            return QString::fromLatin1(hash.takeHex());
        hash.add(QByteArrayView(block.constData(), got));
        at += got;
    }
}

} // namespace adduce
