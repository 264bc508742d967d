#include "ui/reader/caret_controller.h"

#include "ui/common/type.h"
#include "ui/reader/linked_words.h"
#include "ui/reader/page_cache.h"
#include "ui/reader/page_scroll_area.h"
#include "ui/reader/text_selection.h"
#include <QKeyEvent>
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

/// As little as is needed, with some air.
void bringIntoSight(PageScrollArea &area, const QRectF &line)
{
    const QSize seen = area.viewport()->size();
    const double air = space(4);
    QScrollBar &vertical = *area.verticalScrollBar();
    const double down = line.bottom() + air - seen.height();
    if (line.top() < air || down > 0)
        vertical.setValue(qRound(vertical.value() + (line.top() < air ? line.top() - air : std::min(down, line.top() - air))));
    QScrollBar &horizontal = *area.horizontalScrollBar();
    const double right = line.right() + air - seen.width();
    if (line.left() < air || right > 0)
        horizontal.setValue(qRound(horizontal.value() + (right > 0 ? right : line.left() - air)));
}

} // namespace

CaretController::CaretController(
    PageScrollArea &area, PageCache &cache, TextSelection &selection, const std::vector<PageMark> &marks)
    : m_area(area)
    , m_cache(cache)
    , m_selection(selection)
    , m_marks(marks)
{
    area.installEventFilter(this);
    connect(&cache, &PageCache::textRead, this, &CaretController::finishArrival);
    connect(&area, &PageScrollArea::wentTo, this, &CaretController::comeAlong);
}

bool CaretController::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto &key = *static_cast<const QKeyEvent *>(event);
    // Esc is the window's: in caret mode it is taken before.
    const bool isTaken = isOverride ? isOn() && key.key() == Qt::Key_Escape : take(key);
    if (isTaken)
        event->accept();
    return isTaken || QObject::eventFilter(watched, event);
}

bool CaretController::take(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_F7 && key.modifiers() == Qt::NoModifier) {
        if (isOn())
            leave();
        else
            start();
        return true;
    }
    if (!isOn() || key.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (key.key() == Qt::Key_Escape) {
        leave();
        return true;
    }
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        followLink();
        return true;
    }
    const auto wanted = moveOf(key);
    if (wanted)
        move(*wanted, key.modifiers() & Qt::ShiftModifier);
    return wanted.has_value();
}

/// At the marked quote if it is in sight, else at the first line in sight; later, while the text of that page is being read.
void CaretController::start()
{
    m_arrival.reset();
    const auto mark =
        std::ranges::find_if(m_marks, [this](const PageMark &m) { return m.isStrong && m_area.isInSight(m.citation); });
    const bool marked = mark != m_marks.end();
    const PageLayout &pages = m_area.pages();
    const auto [first, last] = marked ? std::pair(mark->citation.page - 1, mark->citation.page - 1) : pages.visiblePages();
    for (int page = first; page <= last; ++page) {
        const SelectableText *text = m_cache.text(page);
        if (!text) {
            m_arrival = { page, std::nullopt };
            return;
        }
        if (text->lines().empty())
            continue;
        const auto heightOf = [&](int y) { return pages.pointOn(page, QPointF(0, y)).y(); };
        const auto place = marked
            ? text->nearest({ mark->citation.rects.front().left(), mark->citation.rects.front().center().y() })
            : firstCaretBetween(*text, heightOf(0), heightOf(m_area.viewport()->height()));
        if (place)
            return put(page, *place);
    }
}

void CaretController::leave()
{
    m_arrival.reset();
    m_caret.reset();
    m_anchor.reset();
    m_area.viewport()->update();
    emit moved();
}

void CaretController::comeAlong()
{
    if (isOn())
        start();
}

void CaretController::follow(int page, int place)
{
    if (!m_caret)
        return;
    m_anchor.reset();
    m_x.reset();
    put(page, place);
}

void CaretController::move(CaretMove move, bool selecting)
{
    const SelectableText *in = text();
    if (!in)
        return;
    m_arrival.reset(); // on its way to another page it is still here
    const Caret before = *m_caret;
    if (!isVertical(move))
        m_x.reset();
    else if (!m_x)
        m_x = caretRect(*in, before.place).left();
    const auto place = movedCaret(*in, before.place, move, m_x.value_or(0));
    if (!selecting) {
        m_anchor.reset();
        m_selection.select(before.page, {});
        return place ? put(before.page, *place) : turn(before.page + (isForward(move) ? 1 : -1), move);
    }
    // What is selected stands on one page.
    const int anchor = m_anchor.value_or(before.place);
    const int to = place.value_or(isForward(move) ? lastCaretPlace(*in) : 0);
    m_anchor = anchor;
    put(before.page, to);
    m_selection.select(before.page, { std::min(anchor, to), std::max(anchor, to) });
}

/// To the page, or to the next one on the way that has text.
void CaretController::turn(int page, CaretMove move)
{
    for (const int step = isForward(move) ? 1 : -1; page >= 0 && page < m_area.pages().pageCount(); page += step) {
        const SelectableText *on = m_cache.text(page);
        if (!on) {
            m_arrival = { page, move };
            return;
        }
        if (!on->lines().empty())
            return put(page, enteringCaret(*on, move, m_x.value_or(0)));
    }
}

void CaretController::finishArrival(int page)
{
    if (!m_arrival || m_arrival->page != page)
        return;
    const Arrival arrival = *std::exchange(m_arrival, std::nullopt);
    if (arrival.move)
        turn(page, *arrival.move);
    else
        start();
}

void CaretController::put(int page, int place)
{
    m_caret = { page, place };
    if (const QRectF line = rect(); !line.isNull())
        bringIntoSight(m_area, line);
    m_area.viewport()->update();
    emit moved();
}

const SelectableText *CaretController::text()
{
    return m_caret ? m_cache.text(m_caret->page) : nullptr;
}

QString CaretController::line()
{
    const SelectableText *in = text();
    return in ? caretLine(*in, m_caret->place) : QString();
}

QRectF CaretController::rect()
{
    const SelectableText *in = text();
    return in ? m_area.pages().onViewport(m_caret->page, caretRect(*in, m_caret->place)) : QRectF();
}

void CaretController::followLink()
{
    const SelectableText *in = text();
    const QRectF box = in && m_caret->place < in->size() ? in->box(m_caret->place) : QRectF();
    if (box.isNull())
        return; // no link begins at a line end
    if (const auto link = topLink(m_cache.links(m_caret->page), box.center()))
        emit linkWanted(*link);
}

} // namespace adduce
