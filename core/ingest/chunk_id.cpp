#include "core/ingest/chunk_id.h"

#include <QCryptographicHash>
#include <QStringList>

namespace adduce {

QString stableChunkId(const QString &source, int page, const QString &text)
{
    const QStringList parts { source, QString::number(page), QString::number(text.size()), text.left(64) };
    return QString::fromLatin1(QCryptographicHash::hash(parts.join(u'|').toUtf8(), QCryptographicHash::Sha1).toHex());
}

} // namespace adduce
