#include "ui/answer/chip.h"

#include "core/answer/answer_words.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

void paintChipBox(QPainter &painter, const QRectF &rect, const QPalette &palette, ChipState state, bool noted)
{
    const Colours &c = colours(palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool open = state == ChipState::Open;
    painter.setBrush(open ? c.accent : c.chip);
    painter.setPen(state != ChipState::Quiet ? QPen(c.accent, open ? 1 : 2)
            : noted                          ? QPen(c.attention, 1, Qt::DashLine)
                                             : QPen(c.chipEdge, 1));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.restore();
}

QSize chipSize(const QString &text)
{
    const QFontMetrics metrics(typeFont(Type::Caption));
    return { metrics.horizontalAdvance(text) + 2 * space(1) + 5, metrics.height() + 3 };
}

QString shortenedChip(const QString &text, qreal width)
{
    const QFontMetricsF metrics(typeFont(Type::Caption));
    static const QRegularExpression yearAndPage(u"\\s\\d{4}\\p{Ll}?[,\\x{FF0C}].*$"_s); // the second comma in Chinese
    const qsizetype year = text.indexOf(yearAndPage);
    const qreal room = year < 0 ? 0 : width - metrics.horizontalAdvance(text.mid(year));
    return room < metrics.averageCharWidth() * 3 ? metrics.elidedText(text, Qt::ElideMiddle, width)
                                                 : metrics.elidedText(text.left(year), Qt::ElideRight, room) + text.mid(year);
}

QRectF paintChip(QPainter &painter, const QRectF &within, const QString &text, const QPalette &palette, ChipState state)
{
    const QFont font = typeFont(Type::Caption);
    const QSizeF wanted = chipSize(text);
    const QRectF box(within.left(), within.top(), std::min(wanted.width(), within.width()), wanted.height());
    paintChipBox(painter, box, palette, state);
    const QRectF inner = box.adjusted(space(1) + 2, 0, -space(1) - 2, 0);
    painter.save();
    painter.setFont(font);
    painter.setPen(state == ChipState::Open ? colours(palette).onAccent : colours(palette).accent);
    painter.drawText(inner, Qt::AlignCenter, shortenedChip(text, inner.width() + 1));
    painter.restore();
    return box;
}

void paintConfidence(QPainter &painter, const QRectF &circle, Confidence confidence, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.3));
    const QRectF box = circle.adjusted(0.7, 0.7, -0.7, -0.7);
    painter.setBrush(confidence == Confidence::High ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawEllipse(box);
    if (confidence == Confidence::Medium) {
        painter.setBrush(colour);
        painter.drawPie(box, 90 * 16, 180 * 16);
    }
    painter.restore();
}

static int circleSide()
{
    return std::max(11, space(3) - 1);
}

static int besideCircle()
{
    return circleSide() + space(1) + 1;
}

int confidenceWidth(const QFontMetrics &metrics, Confidence confidence)
{
    return besideCircle() + metrics.horizontalAdvance(words(confidence));
}

int paintConfidence(QPainter &painter, const QRect &row, const QPalette &palette, Confidence confidence)
{
    const QColor colour = colours(palette).text;
    const int side = circleSide();
    const int top = row.center().y() - side / 2; // on whole pixels
    paintConfidence(painter, QRectF(row.left(), top, side, side), confidence, colour);
    painter.setPen(colour);
    painter.drawText(row.adjusted(besideCircle(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words(confidence));
    return confidenceWidth(painter.fontMetrics(), confidence);
}

} // namespace adduce
