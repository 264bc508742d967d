#include "core/base/device.h"

#include "core/base/tr.h"
#include <QFileDevice>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>
#include <memory>

namespace adduce {

Error writeError(const QFileDevice &file)
{
    const QFileInfo there(file.fileName()), folder(there.absolutePath());
    const QStorageInfo disk(folder.filePath());
    const bool isFull = file.error() == QFileDevice::ResourceError || file.error() == QFileDevice::WriteError
        || (disk.bytesTotal() > 0 && disk.bytesAvailable() == 0); // nothing can even be opened there
    // Who could open a file may write to it, whatever its folder allows by now.
    const bool isBarred =
        !file.isOpen() && (!folder.isWritable() || there.isDir() || (there.exists() && !there.isWritable()) || disk.isReadOnly());
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
    replaceFiles({ { path, write } });
}

void replaceFile(const QString &path, const QByteArray &bytes)
{
    replaceFile(path, [&](QIODevice &device) { writeAll(device, bytes); });
}

void replacePrivateFile(const QString &path, const QByteArray &bytes)
{
    replaceFile(path, [&](QIODevice &device) {
        if (auto *file = qobject_cast<QFileDevice *>(&device)) // before anything is in it
            file->setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        writeAll(device, bytes);
    });
}

void replaceFiles(const std::vector<Replacement> &files)
{
    std::vector<std::unique_ptr<QSaveFile>> written;
    for (const Replacement &file : files) {
        written.push_back(std::make_unique<QSaveFile>(file.path));
        QSaveFile &device = *written.back();
        if (!device.open(QIODevice::WriteOnly))
            throw writeError(device);
        file.write(device);
        // What a full disk refuses is known before the first of them takes its place.
        if (!device.flush())
            throw writeError(device);
    }
    for (const auto &file : written)
        if (!file->commit())
            throw writeError(*file);
}

} // namespace adduce
