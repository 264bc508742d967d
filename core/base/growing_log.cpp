#include "core/base/growing_log.h"

#include "core/base/error.h"
#include "core/base/file_lock.h"
#include "core/base/private_file.h"

#include <QFile>
#include <QFileInfo>

namespace adduce {

using namespace Qt::StringLiterals;

QString olderLog(const QString &path)
{
    return path + u".older"_s;
}

/// One program at a time, and not what another has just begun.
static void beginAnew(const QString &path, qint64 mostBytes)
{
    const FileLock lock(path + u".lock"_s);
    if (!lock.isHeld() || QFileInfo(path).size() <= mostBytes)
        return;
    QFile::remove(olderLog(path));
    QFile::rename(path, olderLog(path));
}

bool appendLogLine(const QString &path, const QByteArray &line, qint64 mostBytes)
{
    if (QFileInfo(path).size() > mostBytes)
        beginAnew(path, mostBytes);
    QFile file(path);
    try {
        openPrivate(file, QIODevice::Append | QIODevice::Unbuffered);
    } catch (const Error &) {
        return false;
    }
    const QByteArray whole = line + '\n';
    return file.write(whole) == whole.size();
}

void removeLog(const QString &path)
{
    QFile::remove(olderLog(path));
    QFile::remove(path);
}

} // namespace adduce
