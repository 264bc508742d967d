#include "core/web/snapshot_files.h"

#include "core/base/device.h"
#include "core/base/error.h"
#include "core/base/private_file.h"
#include "core/base/sha256.h"
#include "core/web/web_page.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Whether a file holds what its name says; a torn or changed one is written anew.
bool holds(const QString &path, const QString &sha256)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    Sha256 hash;
    hash.add(file.readAll());
    return QString::fromLatin1(hash.takeHex()) == sha256;
}

void makeFolder(const QString &folder)
{
    constexpr QFile::Permissions kPrivate = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    if (!makePrivateFolder(folder) || !QFile::setPermissions(folder, kPrivate))
        throw Error(ErrorKind::Unwritable, folder);
}

} // namespace

QString snapshotFolder(const QString &libraryPath)
{
    return QFileInfo(libraryPath).absoluteFilePath() + u".web"_s;
}

QString writeSnapshot(const QString &libraryPath, const WebPage &page)
{
    const QString folder = snapshotFolder(libraryPath);
    const QString path = u"%1/%2.%3"_s.arg(folder, page.sha256, nameOf(page.kind));
    if (holds(path, page.sha256))
        return path;
    makeFolder(folder);
    replacePrivateFile(path, page.bytes);
    return path;
}

void removeStraySnapshots(
    const QString &libraryPath, const QDateTime &before, const QSet<QString> &paths, const QSet<QString> &cited)
{
    static const QRegularExpression name(u"^[0-9a-f]{64}\\.(?:html|txt|pdf)$"_s); // whatever else lies there is not ours
    for (const QFileInfo &file : QDir(snapshotFolder(libraryPath)).entryInfoList(QDir::Files | QDir::NoSymLinks))
        if (name.match(file.fileName()).hasMatch() && file.lastModified() < before && !paths.contains(file.absoluteFilePath())
            && !cited.contains(file.completeBaseName()))
            QFile::remove(file.absoluteFilePath());
}

} // namespace adduce
