#include "core/base/file_lock.h"

#include "core/base/error.h"

#include <QElapsedTimer>
#include <QFile>
#include <QThread>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace adduce {

namespace {

/// Whoever held it before may have taken the file away meanwhile: then another one has its name, and this lock is of nothing.
bool isStillThere(const QByteArray &file, int descriptor)
{
    struct stat own = {};
    struct stat named = {};
    return fstat(descriptor, &own) == 0 && stat(file.constData(), &named) == 0 && own.st_ino == named.st_ino
        && own.st_dev == named.st_dev;
}

} // namespace

FileLock::FileLock(const QString &path, int patienceMs)
    : m_file(QFile::encodeName(path))
{
    constexpr int kAgainMs = 20;
    QElapsedTimer waited;
    waited.start();
    for (;;) {
        m_descriptor = ::open(m_file.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (m_descriptor < 0)
            return;
        const bool isLocked = ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
        if (isLocked && isStillThere(m_file, m_descriptor)) {
            m_outcome = Outcome::Held;
            return;
        }
        const bool isBusy = isLocked || errno == EWOULDBLOCK;
        ::close(m_descriptor);
        m_descriptor = -1;
        if (!isBusy)
            return;
        if (waited.elapsed() >= patienceMs) {
            m_outcome = Outcome::Busy;
            return;
        }
        QThread::msleep(kAgainMs);
    }
}

FileLock::~FileLock()
{
    if (m_descriptor < 0)
        return;
    (void)::unlink(m_file.constData()); // while it is held, so that nobody else's is taken away
    ::close(m_descriptor);
}

void throwUnlessHeld(const FileLock &lock, const QString &path)
{
    if (!lock.isHeld())
        throw Error(lock.outcome() == FileLock::Outcome::Busy ? ErrorKind::Busy : ErrorKind::Unwritable, path);
}

} // namespace adduce
