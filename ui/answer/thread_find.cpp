#include "ui/answer/thread_find.h"

#include "ui/answer/thread_view.h"
#include "ui/common/marked_text.h"
#include "ui/common/theme.h"
#include <QScrollBar>
#include <QTimer>
#include <algorithm>

namespace adduce {

namespace {

/// All that is read of a thread, from the top down.
std::vector<QTextEdit *> textsOf(const ThreadView &view)
{
    std::vector<QTextEdit *> texts;
    for (TurnWidget *turn : view.turns())
        for (QTextEdit *text : turn->findChildren<QTextEdit *>())
            if (text->isVisibleTo(turn))
                texts.push_back(text);
    std::ranges::stable_sort(texts, {}, [&](const QTextEdit *text) { return text->mapTo(view.widget(), QPoint()).y(); });
    return texts;
}

} // namespace

ThreadFind::ThreadFind(ThreadView &view, QWidget *parent)
    : FindLine(tr("Find in this thread"), parent)
    , m_view(view)
{
    hide();
    layout()->setContentsMargins(space(4) + gutter(), space(1), space(4), space(1)); // as the answers below
    connect(this, &FindLine::wordsChanged, this, &ThreadFind::find);
    connect(this, &FindLine::stepped, this, &ThreadFind::step);
    connect(this, &FindLine::closed, this, &QWidget::hide);
}

void ThreadFind::refresh()
{
    if (isVisible())
        find();
}

void ThreadFind::showEvent(QShowEvent *event)
{
    FindLine::showEvent(event);
    find();
}

void ThreadFind::hideEvent(QHideEvent *event)
{
    FindLine::hideEvent(event);
    if (event->spontaneous()) // another window is before it
        return;
    m_matches.clear();
    mark();
}

void ThreadFind::find()
{
    m_matches.clear();
    const auto isFolded = [](const TurnWidget *turn) { return turn->isFolded(); };
    if (words().isEmpty() || std::ranges::none_of(m_view.turns(), isFolded))
        return look();
    for (TurnWidget *turn : m_view.turns())
        turn->setFolded(false);
    QTimer::singleShot(0, this, &ThreadFind::look); // once what was unfolded stands where it belongs
}

void ThreadFind::look()
{
    m_matches.clear();
    if (const QString sought = words(); !sought.isEmpty() && !isHidden())
        for (QTextEdit *text : textsOf(m_view))
            for (QTextCursor place = text->document()->find(sought); !place.isNull();
                place = text->document()->find(sought, place))
                m_matches.push_back({ text, place });
    m_at = firstInSight();
    mark();
    reveal();
}

/// So that the first one is none that was passed already.
int ThreadFind::firstInSight() const
{
    const int top = m_view.verticalScrollBar()->value();
    const auto isBelow = [&](const Match &match) {
        return match.text->mapTo(m_view.widget(), match.text->cursorRect(match.place).bottomLeft()).y() >= top;
    };
    const auto found = std::ranges::find_if(m_matches, isBelow);
    return m_matches.empty() ? -1 : found == m_matches.end() ? 0 : static_cast<int>(found - m_matches.begin());
}

void ThreadFind::step(int direction)
{
    if (std::ranges::any_of(m_matches, [](const Match &match) { return match.text.isNull(); }))
        find(); // a turn was folded, or shows another version
    if (m_matches.empty())
        return;
    m_at = (m_at + direction + count()) % count();
    mark();
    reveal();
}

void ThreadFind::mark()
{
    const Colours &c = colours(palette());
    QHash<QTextEdit *, QList<QTextEdit::ExtraSelection>> found;
    for (int i = 0; i < count(); ++i) {
        const Match &match = m_matches[static_cast<std::size_t>(i)];
        QTextEdit::ExtraSelection one;
        one.cursor = match.place;
        one.format.setBackground(i == m_at ? c.markStrong : c.mark);
        found[match.text].append(one);
    }
    for (QTextEdit *text : textsOf(m_view))
        replaceMarks(*text, MarksOf::Find, found.value(text));
    showCount(m_at, count());
}

void ThreadFind::reveal()
{
    if (m_at < 0)
        return;
    const auto show = [this, match = m_matches[static_cast<std::size_t>(m_at)]] {
        if (!match.text)
            return;
        const QRect place = match.text->cursorRect(match.place);
        const QPoint at = match.text->mapTo(m_view.widget(), place.center());
        m_view.ensureVisible(0, at.y(), 0, space(12));
    };
    QTimer::singleShot(0, this, show); // once the layout knows how high all is
}

} // namespace adduce
