#include "ui/answer/card_keeper.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QScrollBar>

namespace adduce {

CardKeeper::CardKeeper(QAbstractScrollArea &page)
    : QObject(&page)
    , m_page(page)
{
    page.viewport()->installEventFilter(this);
    connect(page.verticalScrollBar(), &QScrollBar::valueChanged, this, &CardKeeper::hide);
}

bool CardKeeper::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        hide();
    return QObject::eventFilter(watched, event);
}

void CardKeeper::attach(AnswerView *view)
{
    connect(view, &AnswerView::cardRequested, this, [this, view](int chip) { show(view, chip); });
    connect(view, &AnswerView::cardLeft, this, [this] {
        if (m_card)
            m_card->leaveSoon();
    });
    connect(view, &AnswerView::citationActivated, this, &CardKeeper::hide);
    connect(view, &QObject::destroyed, this, [this, view] {
        if (m_view != view)
            return;
        m_view = nullptr; // no AnswerView any more: hiding the card must not tell it
        hide();
    });
}

void CardKeeper::show(AnswerView *view, int chip)
{
    if (!m_card) {
        m_card = new QuoteCard(m_page.window());
        connect(m_card, &QuoteCard::openRequested, this, &CardKeeper::openRequested);
        connect(m_card, &QuoteCard::evidenceWanted, this, &CardKeeper::evidenceWanted);
        connect(m_card, &QuoteCard::closed, this, [this] {
            if (m_view)
                m_view->setOpenChip(-1);
        });
    }
    const bool byKeyboard = view->hasFocus() && view->focusedChip() == chip;
    hide();
    m_view = view;
    const QRect inView = view->content().chipRect(chip);
    const QRect inWindow(view->viewport()->mapTo(m_page.window(), inView.topLeft()), inView.size());
    m_card->showQuote(view->content().citation(chip), inWindow, view->content().note(chip));
    view->setOpenChip(chip);
    if (byKeyboard && !view->viewport()->underMouse())
        m_card->takeFocus();
}

void CardKeeper::hide()
{
    if (m_card)
        m_card->hide();
}

bool CardKeeper::closeCard()
{
    if (!m_card || !m_card->isVisible())
        return false;
    m_card->hide();
    return true;
}

} // namespace adduce
