#include "ui/reader/page_scroll_area.h"

#include "ui/common/type.h"
#include "ui/reader/page_marks.h"
#include <QScrollBar>
#include <QWheelEvent>
#include <cmath>

namespace adduce {

PageScrollArea::PageScrollArea(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    verticalScrollBar()->setSingleStep(space(10));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void PageScrollArea::setPageCount(int pages)
{
    m_pages.setPageCount(pages);
    m_lastPage = -1;
    m_pending = {};
    layOut();
    verticalScrollBar()->setValue(0);
    emitSight();
}

void PageScrollArea::learnPage(int page, const QImage &image, double scale)
{
    if (image.isNull() || page >= m_pages.pageCount() || m_pages.isKnown(page))
        return;
    bool changed = m_pages.learnSize(page, QSizeF(image.size()) / scale);
    if (const auto found = findTextBlock(image, scale))
        changed = m_pages.learnText(page, *found) || changed;
    if (changed) {
        layOut();
        emitSight();
    }
    if (const auto *mark = std::get_if<Citation>(&m_pending); mark && mark->page == page + 1)
        showMark(Citation(*mark)); // a copy: going there forgets it
    else if (const auto *point = std::get_if<PagePoint>(&m_pending); point && point->page == page)
        goTo(PagePoint(*point));
}

void PageScrollArea::layOut()
{
    const bool isNested = std::exchange(m_isLayingOut, true); // a scroll bar that comes or goes resizes the viewport
    QScrollBar &down = *verticalScrollBar();
    QScrollBar &across = *horizontalScrollBar();
    const int before = down.value();
    const int stay = m_pages.arrange(viewport()->size());
    const QSize beyond = m_pages.extent() - viewport()->size();
    down.setPageStep(viewport()->height());
    down.setRange(0, std::max(0, beyond.height()));
    across.setPageStep(viewport()->width());
    across.setRange(0, std::max(0, beyond.width()));
    down.setValue(stay);
    viewport()->update();
    m_isLayingOut = isNested;
    if (!isNested)
        emit laidOut(before, down.value());
}

void PageScrollArea::emitSight()
{
    if (m_pages.pageCount() == 0)
        return;
    emit sightChanged();
    if (const int page = currentPage(); page != m_lastPage) {
        m_lastPage = page;
        emit currentPageChanged(page);
    }
}

void PageScrollArea::setFit(Fit fit)
{
    m_pages.setFit(fit);
    layOut();
    emitSight();
}

void PageScrollArea::setZoom(double zoom)
{
    const bool any = m_pages.pageCount() > 0;
    const QRectF before = any ? m_pages.pageRect(currentPage()) : QRectF();
    const double middle =
        any ? (viewport()->width() / 2.0 - before.left()) / before.width() : 0; // of the page, in the view's middle
    m_pages.setZoom(zoom);
    emit zoomChosen();
    layOut();
    if (any) {
        const QRectF after = m_pages.pageRect(currentPage());
        horizontalScrollBar()->setValue(
            horizontalScrollBar()->value() + qRound(after.left() + middle * after.width() - viewport()->width() / 2.0));
    }
    emitSight();
}

void PageScrollArea::goToPage(int page)
{
    if (m_pages.pageCount() == 0)
        return;
    m_pending = {};
    verticalScrollBar()->setValue(static_cast<int>(m_pages.top(std::clamp(page, 0, m_pages.pageCount() - 1))));
    emitSight();
}

void PageScrollArea::goTo(const PagePoint &position)
{
    goToPage(position.page);
    if (position.page < 0 || position.page >= m_pages.pageCount())
        return;
    if (!m_pages.isKnown(position.page))
        m_pending = position; // the guess may be wrong: again once it is drawn
    const QPointF corner = position.point * m_pages.pointScale(position.page);
    verticalScrollBar()->setValue(qRound(m_pages.top(position.page) + corner.y()));
    horizontalScrollBar()->setValue(qRound(corner.x()));
    emitSight();
    emit wentTo();
}

void PageScrollArea::showMark(const Citation &citation)
{
    const int page = citation.page - 1;
    if (page < 0 || page >= m_pages.pageCount())
        return;
    goToPage(page);
    if (!m_pages.isKnown(page))
        m_pending = citation; // the guess may be wrong: again once it is drawn
    if (citation.rects.empty())
        return;
    bool changed = false; // the page may not have been drawn yet
    for (const QRectF &rect : citation.rects)
        changed = m_pages.learnText(page, { { rect.left(), rect.right() } }) || changed;
    if (changed)
        layOut();
    const QPointF start = citation.rects.front().topLeft() * m_pages.pointScale(page);
    verticalScrollBar()->setValue(static_cast<int>(m_pages.top(page) + start.y() - viewport()->height() / 3.0));
    if (horizontalScrollBar()->maximum() > 0)
        horizontalScrollBar()->setValue(static_cast<int>(start.x() - space(6)));
    emitSight();
}

bool PageScrollArea::isInSight(const Citation &citation) const
{
    return std::ranges::any_of(
        markRects(citation, m_pages), [seen = QRectF(viewport()->rect())](const QRectF &rect) { return rect.intersects(seen); });
}

void PageScrollArea::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    emitSight();
}

void PageScrollArea::scrollContentsBy(int, int)
{
    m_pages.scrollTo({ horizontalScrollBar()->value(), verticalScrollBar()->value() });
    viewport()->update();
    emitSight();
}

void PageScrollArea::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(zoom() * std::pow(1.1, event->angleDelta().y() / 120.0));
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

} // namespace adduce
