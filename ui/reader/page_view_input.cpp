// How PageView answers keys, the mouse and changes of its size.
#include "ui/reader/page_view.h"

#include "ui/common/type.h"
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyleHints>
#include <QWheelEvent>
#include <cmath>

namespace adduce {

void PageView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    requestVisible();
}

void PageView::scrollContentsBy(int, int)
{
    viewport()->update();
    requestVisible();
}

void PageView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void PageView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(zoom() * std::pow(1.1, event->angleDelta().y() / 120.0));
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void PageView::keyPressEvent(QKeyEvent *event)
{
    if (takeCaretKey(*event))
        return;
    QScrollBar &bar = *verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return bar.setValue(bar.value() + viewport()->height() * 9 / 10);
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        return bar.setValue(bar.value() - viewport()->height() * 9 / 10);
    case Qt::Key_Home:
        return jump(0);
    case Qt::Key_End:
        return jump(bar.maximum());
    case Qt::Key_Right:
        if (!(event->modifiers() & Qt::AltModifier) && horizontalScrollBar()->maximum() == 0)
            return goToPage(currentPage() + 1);
        break;
    case Qt::Key_Left:
        if (!(event->modifiers() & Qt::AltModifier) && horizontalScrollBar()->maximum() == 0)
            return goToPage(currentPage() - 1);
        break;
    case Qt::Key_C:
        if (event->matches(QKeySequence::Copy))
            return copy();
        break;
    case Qt::Key_Plus:
        return setZoom(zoom() * 1.2);
    case Qt::Key_Minus:
        return setZoom(zoom() / 1.2);
    default:
        break;
    }
    if (event->modifiers() & Qt::AltModifier)
        event->ignore();
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void PageView::jump(int to)
{
    const PagePoint from = position();
    verticalScrollBar()->setValue(to);
    emit jumped(from);
}

int PageView::pageAt(const QPointF &position) const
{
    const auto [first, last] = visiblePages();
    for (int page = first; page <= last; ++page)
        if (pageRect(page).contains(position))
            return page;
    return -1;
}

QPointF PageView::pointOn(int page, const QPointF &position) const
{
    return (position - pageRect(page).topLeft()) / pointScale();
}

void PageView::mousePressEvent(QMouseEvent *event)
{
    const int page = pageAt(event->position());
    if (event->button() != Qt::LeftButton || page < 0)
        return QAbstractScrollArea::mousePressEvent(event);
    const SelectableText *text = m_cache.text(page);
    m_pressedLink = linkAt(event->position());
    m_anchor = text ? text->nearest(pointOn(page, event->position())) : -1;
    if (m_doubleClick.isValid() && m_doubleClick.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval() && text) {
        select(page, text->sentenceAt(m_anchor));
        m_anchor = -1;
        return;
    }
    select(page, {});
    if (m_caretPage >= 0 && text) {
        m_caretAnchor = -1;
        m_caretX.reset();
        putCaret(page, m_anchor);
    }
}

void PageView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int page = pageAt(event->position());
    const SelectableText *text = page < 0 ? nullptr : m_cache.text(page);
    if (!text)
        return;
    select(page, text->wordAt(text->nearest(pointOn(page, event->position()))));
    m_anchor = -1;
    m_doubleClick.start();
}

void PageView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        return extendSelection(event->position());
    showCursor(event->position());
}

void PageView::extendSelection(const QPointF &position)
{
    const SelectableText *text = m_selectionPage < 0 ? nullptr : m_cache.text(m_selectionPage);
    if (!text || m_anchor < 0)
        return;
    const int here = text->nearest(pointOn(m_selectionPage, position));
    select(m_selectionPage, { std::min(m_anchor, here), std::max(m_anchor, here) });
}

void PageView::mouseReleaseEvent(QMouseEvent *event)
{
    m_anchor = -1;
    const auto pressed = std::exchange(m_pressedLink, std::nullopt);
    if (event->button() != Qt::LeftButton || !m_selection.isEmpty())
        return QAbstractScrollArea::mouseReleaseEvent(event);
    if (const PageMark *mark = markAt(event->position())) {
        const Citation clicked = mark->citation; // a copy: the marks are made anew
        emit markClicked(clicked);
    } else if (pressed && pressed == linkAt(event->position())) {
        emit linkClicked(*pressed);
    }
}

void PageView::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuWanted(event->globalPos());
}

void PageView::select(int page, const LetterRange &range)
{
    if (page == m_selectionPage && range == m_selection)
        return;
    m_selectionPage = page;
    m_selection = range;
    viewport()->update();
    emit selectionChanged();
}

QString PageView::selectedText()
{
    const SelectableText *text = selectedPage() < 0 ? nullptr : m_cache.text(m_selectionPage);
    return text ? text->text(m_selection) : QString();
}

std::vector<QRectF> PageView::selectedRects()
{
    const SelectableText *text = selectedPage() < 0 ? nullptr : m_cache.text(m_selectionPage);
    return text ? text->rects(m_selection) : std::vector<QRectF> {};
}

void PageView::copy()
{
    if (const QString text = selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void PageView::setMatches(QHash<int, std::vector<LetterRange>> matches)
{
    m_matches = std::move(matches);
    if (m_matches.isEmpty())
        m_matchAwaited.reset();
    viewport()->update();
}

void PageView::showMatch(int page, const LetterRange &match)
{
    m_matchPage = page;
    m_match = match;
    m_matchAwaited.reset();
    const SelectableText *text = m_cache.text(page);
    const std::vector<QRectF> rects = text ? text->rects(match) : std::vector<QRectF> {};
    const auto [first, last] = visiblePages();
    if (rects.empty()) {
        if (page < first || page > last)
            goToPage(page);
        if (!text)
            m_matchAwaited = verticalScrollBar()->value();
        return;
    }
    const QRectF on = pageRect(page);
    const double top = on.top() + rects.front().top() * pointScale();
    if (top < space(8) || top > viewport()->height() - space(8))
        verticalScrollBar()->setValue(qRound(verticalScrollBar()->value() + top - viewport()->height() / 3.0));
    viewport()->update();
}

void PageView::showAwaitedMatch(int page)
{
    if (!m_matchAwaited || page != m_matchPage)
        return;
    const bool stayed = *std::exchange(m_matchAwaited, std::nullopt) == verticalScrollBar()->value();
    if (stayed) // else one has moved on since, and is left there
        showMatch(page, m_match);
}

} // namespace adduce
