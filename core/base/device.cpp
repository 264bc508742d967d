#include "core/base/device.h"

#include "core/base/error.h"
#include <QCoreApplication>
#include <QFileDevice>

namespace adduce {

void writeAll(QIODevice &device, const QByteArray &bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 written = device.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0) {
            const auto *file = qobject_cast<const QFileDevice *>(&device);
            const QString name = file ? file->fileName() : QString();
            throw Error(ErrorKind::DiskFull, name.isEmpty() ? QCoreApplication::translate("Export", "the output") : name,
                device.errorString());
        }
        done += written;
    }
}

} // namespace adduce
