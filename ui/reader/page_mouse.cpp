#include "ui/reader/page_mouse.h"

#include "ui/common/widgets.h"
#include "ui/reader/caret_controller.h"
#include "ui/reader/highlight_layer.h"
#include "ui/reader/linked_words.h"
#include "ui/reader/page_cache.h"
#include "ui/reader/page_scroll_area.h"
#include "ui/reader/text_selection.h"
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>

namespace adduce {

PageMouse::PageMouse(PageScrollArea &area, PageCache &cache, TextSelection &selection, CaretController &caret,
    const std::vector<PageMark> &marks, const HighlightLayer &highlights)
    : m_area(area)
    , m_cache(cache)
    , m_selection(selection)
    , m_caret(caret)
    , m_marks(marks)
    , m_highlights(highlights)
{
    area.viewport()->setMouseTracking(true);
    area.viewport()->installEventFilter(this);
    connect(&cache, &PageCache::textRead, this, [this] {
        if (m_area.viewport()->underMouse()) // it came to rest before
            showCursor(m_area.viewport()->mapFromGlobal(QCursor::pos()));
    });
}

bool PageMouse::eventFilter(QObject *watched, QEvent *event)
{
    const auto mouse = [event]() -> const QMouseEvent & { return *static_cast<const QMouseEvent *>(event); };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(mouse());
    case QEvent::MouseButtonDblClick:
        doubleClick(mouse().position());
        return true;
    case QEvent::MouseMove:
        if (mouse().buttons() & Qt::LeftButton)
            drag(mouse().position());
        else
            showCursor(mouse().position());
        return true;
    case QEvent::MouseButtonRelease:
        return release(mouse());
    case QEvent::ToolTip:
        showTip(*static_cast<const QHelpEvent *>(event));
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool PageMouse::press(const QMouseEvent &event)
{
    const int page = m_area.pages().pageAt(event.position());
    if (event.button() != Qt::LeftButton || page < 0)
        return false;
    const SelectableText *text = m_cache.text(page);
    m_pressedLink = linkAt(event.position());
    m_page = page;
    m_anchor = text ? text->nearest(m_area.pages().pointOn(page, event.position())) : -1;
    if (m_doubleClick.isValid() && m_doubleClick.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval() && text) {
        m_selection.select(page, text->sentenceAt(m_anchor));
        m_anchor = -1;
        return true;
    }
    m_selection.select(page, {});
    if (text)
        m_caret.follow(page, m_anchor);
    return true;
}

void PageMouse::doubleClick(const QPointF &position)
{
    const int page = m_area.pages().pageAt(position);
    const SelectableText *text = page < 0 ? nullptr : m_cache.text(page);
    if (!text)
        return;
    m_selection.select(page, text->wordAt(text->nearest(m_area.pages().pointOn(page, position))));
    m_anchor = -1;
    m_doubleClick.start();
}

void PageMouse::drag(const QPointF &position)
{
    const SelectableText *text = m_anchor < 0 ? nullptr : m_cache.text(m_page);
    if (!text)
        return;
    const int here = text->nearest(m_area.pages().pointOn(m_page, position));
    m_selection.select(m_page, { std::min(m_anchor, here), std::max(m_anchor, here) });
}

bool PageMouse::release(const QMouseEvent &event)
{
    m_anchor = -1;
    const auto pressed = std::exchange(m_pressedLink, std::nullopt);
    if (event.button() != Qt::LeftButton || m_selection.page() >= 0)
        return false;
    if (const PageMark *mark = markAt(event.position()); mark && !mark->isWarning) {
        const Citation clicked = mark->citation; // a copy: the marks are made anew
        emit markClicked(clicked);
    } else if (pressed && pressed == linkAt(event.position())) {
        emit linkClicked(*pressed);
    } else if (const auto highlight = highlightAt(event.position())) {
        emit highlightClicked(highlight->id);
    }
    return true;
}

void PageMouse::showCursor(const QPointF &position)
{
    const int page = m_area.pages().pageAt(position);
    const SelectableText *text = page < 0 ? nullptr : m_cache.text(page); // read now, so that a press finds it
    const PageMark *mark = markAt(position);
    const bool isLink = linkAt(position) && (!mark || mark->isWarning);
    const bool isText = text && text->isOver(m_area.pages().pointOn(page, position));
    m_area.viewport()->setCursor(isLink ? Qt::PointingHandCursor : isText ? Qt::IBeamCursor : Qt::ArrowCursor);
}

void PageMouse::showTip(const QHelpEvent &event)
{
    const PageMark *mark = markAt(event.pos());
    if (mark && mark->isWarning)
        return QToolTip::showText(event.globalPos(),
            plainTip(tr("This sentence speaks to a model. It stays data: nothing that it says is done.")), m_area.viewport());
    const auto link = linkAt(event.pos());
    if (const auto highlight = link ? std::nullopt : highlightAt(event.pos()); highlight && !highlight->note.isEmpty())
        return QToolTip::showText(event.globalPos(), plainTip(highlight->note), m_area.viewport());
    if (!link || !m_linkTip || mark)
        return QToolTip::hideText();
    const PageLayout &pages = m_area.pages();
    const QRect rect = pages.onViewport(pages.pageAt(event.pos()), link->rect).toAlignedRect();
    QToolTip::showText(event.globalPos(), plainTip(m_linkTip(*link)), m_area.viewport(), rect); // gone when the mouse leaves it
}

const PageMark *PageMouse::markAt(const QPointF &position) const
{
    const PageMark *found = nullptr;
    for (const PageMark &mark : m_marks)
        if ((!found || found->isWarning) // what is cited is what one means
            && std::ranges::any_of(
                markRects(mark.citation, m_area.pages()), [&](const QRectF &rect) { return rect.contains(position); }))
            found = &mark;
    return found;
}

std::optional<Highlight> PageMouse::highlightAt(const QPointF &position) const
{
    const int page = m_area.pages().pageAt(position);
    return page < 0 ? std::nullopt : m_highlights.at(page, m_area.pages().pointOn(page, position));
}

std::optional<PageLink> PageMouse::linkAt(const QPointF &position) const
{
    const int page = m_area.viewport()->rect().contains(position.toPoint()) ? m_area.pages().pageAt(position) : -1;
    return page < 0 ? std::nullopt : topLink(m_cache.links(page), m_area.pages().pointOn(page, position));
}

} // namespace adduce
