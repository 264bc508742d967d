#include "ui/answer/focused_sentence.h"

#include "ui/answer/turn_widget.h"
#include <QAbstractTextDocumentLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>

namespace adduce {

FocusedSentence::FocusedSentence(const std::vector<TurnWidget *> &turns, QScrollArea &page)
    : QObject(&page)
    , m_turns(turns)
    , m_page(page)
{
}

void FocusedSentence::attach(AnswerView *view)
{
    connect(view, &AnswerView::walkedOut, this, [this, view](int direction) { walkOn(view, direction); });
    connect(view, &AnswerView::sentenceFocused, this, [this, view](int sentence) {
        takeFromOthers(view);
        reveal(view, sentence);
    });
}

std::vector<AnswerView *> FocusedSentence::views() const
{
    std::vector<AnswerView *> views;
    for (const TurnWidget *turn : m_turns)
        if (turn->view())
            views.push_back(turn->view());
    return views;
}

void FocusedSentence::takeFromOthers(const AnswerView *view)
{
    for (AnswerView *other : views())
        if (other != view)
            other->focusSentence(-1);
}

void FocusedSentence::reveal(AnswerView *view, int sentence)
{
    const QTextBlock block = view->document()->findBlockByNumber(sentence);
    const QRectF box = view->document()->documentLayout()->blockBoundingRect(block);
    const QPoint top = view->mapTo(m_page.widget(), box.topLeft().toPoint());
    m_page.ensureVisible(0, top.y() + static_cast<int>(box.height()), 0, space(4));
    m_page.ensureVisible(0, top.y(), 0, space(4));
}

void FocusedSentence::walkOn(AnswerView *from, int direction)
{
    const std::vector<AnswerView *> all = views();
    const auto at = std::ranges::find(all, from);
    if (at == all.end())
        return;
    const auto target = (at - all.begin()) + direction;
    if (target < 0 || target >= static_cast<std::ptrdiff_t>(all.size())) {
        QScrollBar *scrolled = m_page.verticalScrollBar();
        scrolled->setValue(direction < 0 ? 0 : scrolled->maximum());
        return;
    }
    AnswerView *view = all[static_cast<std::size_t>(target)];
    view->setFocus(Qt::OtherFocusReason);
    view->focusSentence(direction > 0 ? 0 : static_cast<int>(view->content().sentences().size()) - 1);
}

void FocusedSentence::focusLastAnswer()
{
    const std::vector<AnswerView *> all = views();
    if (all.empty())
        return;
    all.back()->setFocus(Qt::OtherFocusReason);
    if (all.back()->focusedSentence() < 0)
        all.back()->focusSentence(0);
}

} // namespace adduce
