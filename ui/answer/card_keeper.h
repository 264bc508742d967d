#pragma once
#include "ui/answer/answer_view.h"
#include "ui/answer/quote_card.h"
#include <QPointer>

class QAbstractScrollArea;

namespace adduce {

/// One card for all answers of a page: shows it for the chip that asks, hides it when the chip goes away.
class CardKeeper : public QObject
{
    Q_OBJECT

public:
    explicit CardKeeper(QAbstractScrollArea &page);

    void attach(AnswerView *view);
    void hide();
    bool closeCard(); ///< true when one was open

signals:
    void openRequested(const adduce::Citation &citation);
    void evidenceWanted(const adduce::Citation &citation);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show(AnswerView *view, int chip);

    QAbstractScrollArea &m_page;
    QPointer<QuoteCard> m_card; ///< null before the first was shown
    AnswerView *m_view = nullptr; ///< whose chip the card was last shown for, until it is gone
};

} // namespace adduce
