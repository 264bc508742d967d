#include "ui/reader/page_painting.h"

#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/highlights/highlight_colours.h"
#include <QPainter>

namespace adduce {

namespace {

QPainter::CompositionMode inkOn(const PaintedPage &page)
{
    return page.isRecoloured ? QPainter::CompositionMode_Screen : QPainter::CompositionMode_Multiply;
}

QRectF placed(const QRectF &rect, const PaintedPage &page)
{
    return { rect.topLeft() * page.scale + page.on.topLeft(), rect.size() * page.scale };
}

void fill(QPainter &painter, const PaintedPage &page, const std::vector<QRectF> &rects, const QColor &colour)
{
    painter.setCompositionMode(inkOn(page));
    for (const QRectF &rect : rects)
        painter.fillRect(placed(rect, page).toAlignedRect(), colour);
}

} // namespace

void paintMarks(QPainter &painter, const PaintedPage &page, const std::vector<PageMark> &marks, const PageLayout &pages)
{
    const Colours &c = coloursFor(page.isRecoloured);
    for (const bool strong : { false, true })
        for (const PageMark &mark : marks) {
            if (mark.isWarning || mark.isStrong != strong || mark.citation.page != page.page + 1)
                continue;
            painter.setCompositionMode(inkOn(page));
            QRectF all;
            for (const QRectF &rect : markRects(mark.citation, pages)) {
                painter.fillRect(rect.toAlignedRect().intersected(page.on.toRect()), strong ? c.markStrong : c.mark);
                all = all.isNull() ? rect : all.united(rect);
            }
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
            if (strong && !all.isNull())
                painter.fillRect(QRectF(std::max(page.on.left() + 2, all.left() - 8), all.top(), 3, all.height()), c.accent);
        }
}

void paintWarnings(QPainter &painter, const PaintedPage &page, const std::vector<PageMark> &marks, const PageLayout &pages)
{
    painter.setPen(QPen(coloursFor(page.isRecoloured).attention, 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    for (const PageMark &mark : marks)
        if (mark.isWarning && mark.citation.page == page.page + 1)
            for (const QRectF &rect : markRects(mark.citation, pages))
                painter.drawRect(rect.adjusted(-2, -1, 2, 1).intersected(page.on));
}

void paintHighlight(QPainter &painter, const PaintedPage &page, const Highlight &highlight, const std::vector<QRectF> &rects)
{
    constexpr double kSide = 7; // pixels, of the sign
    fill(painter, page, rects, highlightColour(highlight.colour, page.isRecoloured));
    if (highlight.note.isEmpty() || rects.empty())
        return;
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setPen(Qt::NoPen);
    painter.setBrush(swatchColour(highlight.colour, page.isRecoloured));
    const QPointF corner = placed(rects.back(), page).topRight();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawEllipse(QRectF(corner.x() - kSide / 2, corner.y() - kSide / 2, kSide, kSide));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintMatches(QPainter &painter, const PaintedPage &page, const SelectableText &text, const std::vector<LetterRange> &matches,
    const std::optional<LetterRange> &focused)
{
    const Colours &c = coloursFor(page.isRecoloured);
    for (const LetterRange &match : matches) {
        const std::vector<QRectF> rects = text.rects(match);
        fill(painter, page, rects, match == focused ? c.lineStrong : c.line);
        if (match != focused)
            continue;
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        painter.setPen(QPen(c.accent, 2));
        for (const QRectF &rect : rects)
            painter.drawRect(placed(rect, page).adjusted(-2, -2, 2, 2));
    }
}

void paintSelection(QPainter &painter, const PaintedPage &page, const SelectableText &text, const LetterRange &range)
{
    fill(painter, page, text.rects(range), coloursFor(page.isRecoloured).selection);
}

void paintMessage(QPainter &painter, const PaintedPage &page, const QString &message)
{
    painter.setPen(coloursFor(page.isRecoloured).secondary);
    painter.drawText(page.on.adjusted(space(6), space(6), -space(6), -space(6)), Qt::AlignCenter | Qt::TextWordWrap, message);
}

void paintCaret(QPainter &painter, const QRectF &caret, bool recoloured)
{
    constexpr int kWidth = 2; // pixels
    painter.fillRect(QRect(qRound(caret.left()) - kWidth / 2, qFloor(caret.top()), kWidth, qCeil(caret.height())),
        coloursFor(recoloured).accent);
}

void paintMarginBar(QPainter &painter, const QSize &viewport, const QPalette &palette, const std::vector<MarginTick> &ticks)
{
    const Colours &c = colours(palette);
    for (const MarginTick &tick : ticks) {
        const auto y = static_cast<int>(tick.place * (viewport.height() - 3));
        const int width = tick.isStrong ? space(3) : space(2);
        painter.fillRect(QRect(viewport.width() - width, y, width, tick.isStrong ? 4 : 2), tick.isStrong ? c.accent : c.chipEdge);
    }
}

} // namespace adduce
