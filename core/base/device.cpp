#include "core/base/device.h"

#include "core/base/private_file.h"
#include "core/base/tr.h"
#include <QFileDevice>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSaveFile>
#include <QStorageInfo>
#include <cstdio>
#include <memory>

namespace adduce {

using namespace Qt::StringLiterals;

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

namespace {

/// A link at the place is replaced itself: what it leads to is somebody else's choice. QSaveFile would follow it.
class NewFile
{
public:
    explicit NewFile(const QString &path)
        : m_path(path)
        , m_device(QFileInfo(path).isSymLink() ? u"%1.%2"_s.arg(path).arg(QRandomGenerator::system()->generate64(), 0, 16) : path)
    {
        const bool isNew = !QFileInfo::exists(m_device.fileName());
        if (!m_device.open(QIODevice::WriteOnly))
            throw writeError(m_device);
        if (isNew)
            m_device.setPermissions(permissionsOf(exportMode()));
    }

    [[nodiscard]] QSaveFile &device() { return m_device; }

    void commit()
    {
        if (!m_device.commit())
            throw writeError(m_device);
        const QString written = m_device.fileName();
        if (written == m_path || std::rename(QFile::encodeName(written).constData(), QFile::encodeName(m_path).constData()) == 0)
            return;
        QFile::remove(written);
        throw Error(ErrorKind::Unwritable, m_path);
    }

private:
    static QFileDevice::Permissions permissionsOf(int mode)
    {
        QFileDevice::Permissions permissions;
        using Bit = std::pair<int, QFileDevice::Permission>;
        for (const auto &[bit, permission] : { Bit(0400, QFileDevice::ReadOwner), Bit(0200, QFileDevice::WriteOwner),
                 Bit(0040, QFileDevice::ReadGroup), Bit(0004, QFileDevice::ReadOther) })
            permissions.setFlag(permission, (mode & bit) != 0);
        return permissions;
    }

    QString m_path;
    QSaveFile m_device;
};

} // namespace

void replaceFiles(const std::vector<Replacement> &files)
{
    std::vector<std::unique_ptr<NewFile>> written;
    for (const Replacement &file : files) {
        written.push_back(std::make_unique<NewFile>(file.path));
        QSaveFile &device = written.back()->device();
        file.write(device);
        // What a full disk refuses is known before the first of them takes its place.
        if (!device.flush())
            throw writeError(device);
    }
    for (const auto &file : written)
        file->commit();
}

} // namespace adduce
