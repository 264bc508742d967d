#include "ui/common/library_key.h"

#include "core/library/library.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace adduce {

QString libraryKey(const Library &library)
{
    const QByteArray path = QFileInfo(library.path()).absoluteFilePath().toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(12));
}

} // namespace adduce
