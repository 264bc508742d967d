#include "core/base/growing_log.h"

#include "core/base/error.h"
#include "core/base/private_file.h"

#include <QFile>

namespace adduce {

using namespace Qt::StringLiterals;

QString olderLog(const QString &path)
{
    return path + u".older"_s;
}

bool appendLogLine(const QString &path, const QByteArray &line, qint64 mostBytes)
{
    QFile file(path);
    if (file.size() > mostBytes) {
        QFile::remove(olderLog(path));
        file.rename(olderLog(path));
        file.setFileName(path);
    }
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
