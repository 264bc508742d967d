#include "core/answer/seal.h"

#include "core/base/sha256.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <cmath>

namespace adduce {

QString sealOf(const QString &statement, const Citation &citation)
{
    QJsonArray rects;
    for (const QRectF &rect : citation.rects)
        for (const double edge : { rect.left(), rect.top(), rect.right(), rect.bottom() })
            rects.append(static_cast<qint64>(std::llround(edge * 100)));
    const QJsonArray sealed { statement, citation.sha256, citation.page, citation.quote, rects };
    Sha256 hash;
    hash.add(QJsonDocument(sealed).toJson(QJsonDocument::Compact));
    return QString::fromLatin1(hash.takeHex());
}

} // namespace adduce
