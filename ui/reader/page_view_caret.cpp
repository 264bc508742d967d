// The caret that keys move through the text of PageView.
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/reader/page_view.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

namespace adduce {

namespace {

std::optional<CaretMove> moveOf(const QKeyEvent &key)
{
    const bool words = key.modifiers() & Qt::ControlModifier;
    switch (key.key()) {
    case Qt::Key_Right:
        return words ? CaretMove::NextWord : CaretMove::NextCharacter;
    case Qt::Key_Left:
        return words ? CaretMove::PreviousWord : CaretMove::PreviousCharacter;
    case Qt::Key_Down:
        return CaretMove::NextLine;
    case Qt::Key_Up:
        return CaretMove::PreviousLine;
    case Qt::Key_Home:
        return CaretMove::LineStart;
    case Qt::Key_End:
        return CaretMove::LineEnd;
    default:
        return std::nullopt;
    }
}

} // namespace

bool PageView::event(QEvent *event)
{
    // Esc is the window's: in caret mode it is taken before.
    if (event->type() == QEvent::ShortcutOverride && isCaretOn()
        && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool PageView::takeCaretKey(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_F7 && key.modifiers() == Qt::NoModifier) {
        if (isCaretOn())
            leaveCaret();
        else
            startCaret();
        return true;
    }
    if (!isCaretOn() || key.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (key.key() == Qt::Key_Escape) {
        leaveCaret();
        return true;
    }
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        if (const auto link = linkAtCaret())
            emit linkClicked(*link);
        return true;
    }
    const auto move = moveOf(key);
    if (move)
        moveCaret(*move, key.modifiers() & Qt::ShiftModifier);
    return move.has_value();
}

/// At the marked quote if it is in sight, else at the first line in sight; later, while the text of that page is being read.
void PageView::startCaret()
{
    m_arrival.reset();
    const auto mark = std::ranges::find_if(m_marks, [this](const PageMark &m) { return m.strong && isInSight(m.citation); });
    const bool marked = mark != m_marks.end();
    const auto [first, last] = marked ? std::pair(mark->citation.page - 1, mark->citation.page - 1) : visiblePages();
    for (int page = first; page <= last; ++page) {
        const SelectableText *text = m_cache.text(page);
        if (!text) {
            m_arrival = { page, std::nullopt };
            return;
        }
        if (text->lines().empty())
            continue;
        const double top = pageRect(page).top();
        const auto place = marked
            ? text->nearest({ mark->citation.rects.front().left(), mark->citation.rects.front().center().y() })
            : firstCaretBetween(*text, -top / pointScale(), (viewport()->height() - top) / pointScale());
        if (place)
            return putCaret(page, *place);
    }
}

void PageView::leaveCaret()
{
    m_arrival.reset();
    m_caretPage = -1;
    m_caretAnchor = -1;
    viewport()->update();
    emit caretMoved();
}

void PageView::moveCaret(CaretMove move, bool selecting)
{
    const SelectableText *text = m_caretPage < 0 ? nullptr : m_cache.text(m_caretPage);
    if (!text)
        return;
    m_arrival.reset(); // on its way to another page it is still here
    const int before = m_caret;
    if (!isVertical(move))
        m_caretX.reset();
    else if (!m_caretX)
        m_caretX = caretRect(*text, m_caret).left();
    const auto place = movedCaret(*text, m_caret, move, m_caretX.value_or(0));
    if (!selecting) {
        m_caretAnchor = -1;
        select(m_caretPage, {});
        return place ? putCaret(m_caretPage, *place) : turnCaret(m_caretPage + (isForward(move) ? 1 : -1), move);
    }
    // What is selected stands on one page.
    if (m_caretAnchor < 0)
        m_caretAnchor = before;
    putCaret(m_caretPage, place.value_or(isForward(move) ? lastCaretPlace(*text) : 0));
    select(m_caretPage, { std::min(m_caretAnchor, m_caret), std::max(m_caretAnchor, m_caret) });
}

/// To the page, or to the next one on the way that has text.
void PageView::turnCaret(int page, CaretMove move)
{
    for (const int step = isForward(move) ? 1 : -1; page >= 0 && page < pageCount(); page += step) {
        const SelectableText *text = m_cache.text(page);
        if (!text) {
            m_arrival = { page, move };
            return;
        }
        if (!text->lines().empty())
            return putCaret(page, enteringCaret(*text, move, m_caretX.value_or(0)));
    }
}

void PageView::finishArrival(int page)
{
    if (!m_arrival || m_arrival->page != page)
        return;
    const Arrival arrival = *std::exchange(m_arrival, std::nullopt);
    if (arrival.move)
        turnCaret(page, *arrival.move);
    else
        startCaret();
}

void PageView::putCaret(int page, int place)
{
    m_caretPage = page;
    m_caret = place;
    if (const SelectableText *text = m_cache.text(page)) {
        const QRectF line = onViewport(page, caretRect(*text, place));
        const double air = space(4);
        const double down = line.bottom() + air - viewport()->height();
        if (line.top() < air || down > 0)
            verticalScrollBar()->setValue(
                qRound(verticalScrollBar()->value() + (line.top() < air ? line.top() - air : std::min(down, line.top() - air))));
        const double right = line.right() + air - viewport()->width();
        if (line.left() < air || right > 0)
            horizontalScrollBar()->setValue(qRound(horizontalScrollBar()->value() + (right > 0 ? right : line.left() - air)));
    }
    viewport()->update();
    emit caretMoved();
}

QString PageView::caretLine()
{
    const SelectableText *text = m_caretPage < 0 ? nullptr : m_cache.text(m_caretPage);
    return text ? adduce::caretLine(*text, m_caret) : QString();
}

std::optional<PageLink> PageView::linkAtCaret()
{
    const SelectableText *text = m_caretPage < 0 ? nullptr : m_cache.text(m_caretPage);
    const QRectF box = text && m_caret < text->size() ? text->box(m_caret) : QRectF();
    return box.isNull() ? std::nullopt : linkOn(m_caretPage, box.center()); // no link begins at a line end
}

QRectF PageView::onViewport(int page, const QRectF &rect) const
{
    return { rect.topLeft() * pointScale() + pageRect(page).topLeft(), rect.size() * pointScale() };
}

void PageView::paintCaret(QPainter &painter)
{
    const SelectableText *text = m_caretPage < 0 ? nullptr : m_cache.text(m_caretPage);
    if (!text)
        return;
    const QRectF line = onViewport(m_caretPage, caretRect(*text, m_caret));
    constexpr int kWidth = 2; // pixels
    painter.fillRect(QRect(qRound(line.left()) - kWidth / 2, qFloor(line.top()), kWidth, qCeil(line.height())),
        coloursFor(m_recoloured).accent);
}

} // namespace adduce
