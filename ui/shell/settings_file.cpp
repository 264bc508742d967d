#include "ui/shell/settings_file.h"

#include "core/base/device.h"
#include "core/base/private_file.h"

#include <QFile>
#include <QFileInfo>

namespace adduce {

QString privateSettingsFile(const QString &path)
{
    const QFileInfo there(path);
    makePrivateFolder(there.absolutePath());
    try {
        QFile file(path);
        if (there.isSymLink())
            replacePrivateFile(path, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
        else
            makePrivateFile(path);
    } catch (const Error &) {
        return path;
    }
    return path;
}

} // namespace adduce
