// What PageView draws: pages, marks and the margin bar.
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/reader/page_view.h"

#include <QPainter>

namespace adduce {

void PageView::paintMarks(QPainter &painter, int page, const QRectF &on) const
{
    // On a light page the marks are ink that darkens the paper; on a recoloured one, light added to it.
    const Colours &c = coloursFor(m_recoloured);
    for (const bool strong : { false, true })
        for (const PageMark &mark : m_marks) {
            if (mark.strong != strong || mark.citation.page != page + 1)
                continue;
            painter.setCompositionMode(m_recoloured ? QPainter::CompositionMode_Screen : QPainter::CompositionMode_Multiply);
            QRectF all;
            for (const QRectF &rect : markRects(mark.citation)) {
                painter.fillRect(rect.toAlignedRect().intersected(on.toRect()), strong ? c.markStrong : c.mark);
                all = all.isNull() ? rect : all.united(rect);
            }
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
            if (strong && !all.isNull())
                painter.fillRect(QRectF(std::max(on.left() + 2, all.left() - 8), all.top(), 3, all.height()), c.accent);
        }
}

void PageView::paintRects(QPainter &painter, const std::vector<QRectF> &rects, const QRectF &on, const QColor &colour) const
{
    for (const QRectF &rect : rects)
        painter.fillRect(
            QRectF(rect.topLeft() * pointScale() + on.topLeft(), rect.size() * pointScale()).toAlignedRect(), colour);
}

/// What was looked for and what is selected: their text is read when they come into sight.
void PageView::paintFound(QPainter &painter, int page, const QRectF &on)
{
    const bool selected = page == m_selectionPage && !m_selection.isEmpty();
    const auto matches = m_matches.constFind(page);
    if (!selected && matches == m_matches.constEnd())
        return;
    const SelectableText *text = m_cache.text(page);
    if (!text)
        return;
    const Colours &c = coloursFor(m_recoloured);
    painter.setCompositionMode(m_recoloured ? QPainter::CompositionMode_Screen : QPainter::CompositionMode_Multiply);
    if (matches != m_matches.constEnd())
        for (const LetterRange &match : *matches) {
            const bool focused = page == m_matchPage && match == m_match;
            paintRects(painter, text->rects(match), on, focused ? c.lineStrong : c.line);
            if (!focused)
                continue;
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
            painter.setPen(QPen(c.accent, 2));
            for (const QRectF &rect : text->rects(match))
                painter.drawRect(
                    QRectF(rect.topLeft() * pointScale() + on.topLeft(), rect.size() * pointScale()).adjusted(-2, -2, 2, 2));
            painter.setCompositionMode(m_recoloured ? QPainter::CompositionMode_Screen : QPainter::CompositionMode_Multiply);
        }
    if (selected)
        paintRects(painter, text->rects(m_selection), on, c.tintStrong);
}

void PageView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(viewport()->rect(), colours(palette()).backdrop);
    const auto [first, last] = visiblePages();
    if (m_screenScale.hasChanged(*this))
        QMetaObject::invokeMethod(this, &PageView::requestVisible, Qt::QueuedConnection);
    for (int page = first; page <= last; ++page) {
        const QRectF on = pageRect(page);
        QImage image = m_cache.find(requestFor(page));
        if (image.isNull())
            image = m_cache.findAny(page);
        if (image.isNull())
            painter.fillRect(on, m_recoloured ? QColor(0x1B, 0x1B, 0x1B) : QColor(Qt::white));
        else
            painter.drawImage(on, image);
        if (m_failed.contains(page)) {
            painter.setPen(coloursFor(m_recoloured).secondary);
            painter.drawText(
                on.adjusted(space(6), space(6), -space(6), -space(6)), Qt::AlignCenter | Qt::TextWordWrap, m_failed[page]);
        }
        painter.save();
        paintMarks(painter, page, on);
        paintFound(painter, page, on);
        painter.restore();
    }
    paintCaret(painter);
    // The margin bar: every cited sentence, where it stands in the document.
    const Colours &c = colours(palette());
    const std::vector<double> scales(m_sizes.size(), pointScale());
    for (const MarginTick &tick : marginTicks(m_marks, m_tops, scales)) {
        const auto y = static_cast<int>(tick.place * (viewport()->height() - 3));
        const int width = tick.strong ? space(3) : space(2);
        painter.fillRect(QRect(viewport()->width() - width, y, width, tick.strong ? 4 : 2), tick.strong ? c.accent : c.chipEdge);
    }
}

} // namespace adduce
