// The links of the pages in PageView: where they are, what they say, and to a place of the document.
#include "ui/common/widgets.h"
#include "ui/reader/page_view.h"

#include <QHelpEvent>
#include <QToolTip>

namespace adduce {

static constexpr double kMargin = 12; ///< points; left of what is led to

const PageMark *PageView::markAt(const QPointF &position) const
{
    const auto found = std::ranges::find_if(m_marks, [&](const PageMark &mark) {
        return std::ranges::any_of(markRects(mark.citation), [&](const QRectF &rect) { return rect.contains(position); });
    });
    return found == m_marks.end() ? nullptr : &*found;
}

std::optional<PageLink> PageView::linkOn(int page, const QPointF &point)
{
    if (!m_cache.text(page))
        return std::nullopt;
    const auto links = m_cache.links(page);
    const auto top = std::find_if(links.rbegin(), links.rend(), [&](const PageLink &link) { return link.rect.contains(point); });
    return top == links.rend() ? std::nullopt : std::optional(*top);
}

std::optional<PageLink> PageView::linkAt(const QPointF &position)
{
    const int page = viewport()->rect().contains(position.toPoint()) ? pageAt(position) : -1;
    return page < 0 ? std::nullopt : linkOn(page, pointOn(page, position));
}

void PageView::showCursor(const QPointF &position)
{
    const int page = pageAt(position);
    const SelectableText *text = page < 0 ? nullptr : m_cache.text(page); // read now, so that a press finds it
    const bool isLink = linkAt(position) && !markAt(position);
    const bool isText = text && text->isOver(pointOn(page, position));
    viewport()->setCursor(isLink ? Qt::PointingHandCursor : isText ? Qt::IBeamCursor : Qt::ArrowCursor);
}

void PageView::followInside(const PageLink &link)
{
    if (link.page < 0 || link.page >= pageCount())
        return;
    // As a quote: in the upper third, so that its page is the current one.
    const double air = viewport()->height() / 3.0 / pointScale();
    const QSizeF size = sizeOf(link.page);
    const auto place = [](double to, double side) { return std::clamp(to, 0.0, std::max(0.0, side)); };
    goTo({ link.page, { place(link.point.x() - kMargin, size.width()), place(link.point.y() - air, size.height() - air) } });
}

bool PageView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<const QHelpEvent *>(event);
    const auto link = linkAt(help->pos());
    if (link && m_linkTip && !markAt(help->pos())) {
        const QRect rect = onViewport(pageAt(help->pos()), link->rect).toAlignedRect();
        QToolTip::showText(help->globalPos(), plainTip(m_linkTip(*link)), viewport(), rect); // gone when the mouse leaves it
    } else {
        QToolTip::hideText();
    }
    return true;
}

} // namespace adduce
