#include "core/base/device.h"

#include "core/base/tr.h"
#include <QFileDevice>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

namespace adduce {

Error writeError(const QFileDevice &file)
{
    const QFileInfo there(file.fileName()), folder(there.absolutePath());
    const QStorageInfo disk(folder.filePath());
    const bool isFull = file.error() == QFileDevice::ResourceError || file.error() == QFileDevice::WriteError
        || (disk.bytesTotal() > 0 && disk.bytesAvailable() == 0); // nothing can even be opened there
    const bool isBarred = !folder.isWritable() || there.isDir() || (there.exists() && !there.isWritable()) || disk.isReadOnly();
    const ErrorKind kind = !folder.isDir() ? ErrorKind::FolderGone
        : isBarred || !isFull              ? ErrorKind::Unwritable
                                           : ErrorKind::DiskFull;
    return Error(kind, file.fileName(), file.errorString());
}

void writeAll(QIODevice &device, const QByteArray &bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 written = device.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0) {
            const auto *file = qobject_cast<const QFileDevice *>(&device);
            if (file && !file->fileName().isEmpty())
                throw writeError(*file);
            throw Error(ErrorKind::DiskFull, tr("the output"), device.errorString());
        }
        done += written;
    }
}

void replaceFile(const QString &path, const std::function<void(QIODevice &)> &write)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw writeError(file);
    write(file);
    if (!file.commit())
        throw writeError(file);
}

void replaceFile(const QString &path, const QByteArray &bytes)
{
    replaceFile(path, [&](QIODevice &device) { writeAll(device, bytes); });
}

} // namespace adduce
