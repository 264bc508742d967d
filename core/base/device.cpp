#include "core/base/device.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include <QFileDevice>
#include <QSaveFile>

namespace adduce {

void writeAll(QIODevice &device, const QByteArray &bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 written = device.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0) {
            const auto *file = qobject_cast<const QFileDevice *>(&device);
            const QString name = file ? file->fileName() : QString();
            throw Error(ErrorKind::DiskFull, name.isEmpty() ? tr("the output") : name, device.errorString());
        }
        done += written;
    }
}

void replaceFile(const QString &path, const std::function<void(QIODevice &)> &write)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw Error(ErrorKind::DiskFull, path, file.errorString());
    write(file);
    if (!file.commit())
        throw Error(ErrorKind::DiskFull, path, file.errorString());
}

void replaceFile(const QString &path, const QByteArray &bytes)
{
    replaceFile(path, [&](QIODevice &device) { writeAll(device, bytes); });
}

} // namespace adduce
