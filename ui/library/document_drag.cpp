#include "ui/library/document_drag.h"

#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QDataStream>
#include <QIODevice>
#include <QPainter>
#include <QWidget>

namespace adduce {

QByteArray encodedDocuments(const std::vector<DocumentId> &documents)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    for (const DocumentId id : documents)
        out << id.value;
    return bytes;
}

QPixmap dragLabel(const QWidget &widget, const QString &text)
{
    const Colours &c = colours(widget.palette());
    const QFont font = typeFont(Type::Caption);
    const QFontMetrics metrics(font);
    const QSize size(metrics.horizontalAdvance(text) + 2 * space(2), metrics.lineSpacing() + 2 * space(1));
    QPixmap label(size * widget.devicePixelRatioF());
    label.setDevicePixelRatio(widget.devicePixelRatioF());
    label.fill(Qt::transparent);
    QPainter painter(&label);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(c.chipEdge);
    painter.setBrush(c.chip);
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), space(1), space(1));
    painter.setPen(c.text);
    painter.setFont(font);
    painter.drawText(QRect(QPoint(), size), Qt::AlignCenter, text);
    return label;
}

std::vector<DocumentId> decodedDocuments(const QByteArray &bytes)
{
    std::vector<DocumentId> documents;
    QDataStream in(bytes);
    while (!in.atEnd()) {
        qint64 id = 0;
        in >> id;
        if (in.status() != QDataStream::Ok)
            break;
        documents.push_back({ id });
    }
    return documents;
}

} // namespace adduce
