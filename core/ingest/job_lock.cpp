#include "core/ingest/job_lock.h"

#include <QFile>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace adduce {

JobLock::JobLock(const QString &libraryPath)
{
    const QByteArray path = QFile::encodeName(libraryPath + QStringLiteral(".lock"));
    m_descriptor = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    m_held = m_descriptor >= 0 && ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
}

JobLock::~JobLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace adduce
