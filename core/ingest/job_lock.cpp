#include "core/ingest/job_lock.h"

#include "core/base/error.h"

#include <QFile>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace adduce {

JobLock::JobLock(const QString &libraryPath)
{
    const QString path = libraryPath + QStringLiteral(".lock");
    m_descriptor = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (m_descriptor < 0)
        throw Error(ErrorKind::Unwritable, path,
            QString::fromLocal8Bit(std::strerror(errno))); // NOLINT(concurrency-mt-unsafe): glibc's is
    m_held = ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
    if (m_held || errno == EWOULDBLOCK)
        return;
    const int number = errno;
    ::close(m_descriptor);
    throw Error(ErrorKind::Unwritable, path, QString::fromLocal8Bit(std::strerror(number))); // NOLINT(concurrency-mt-unsafe)
}

JobLock::~JobLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace adduce
