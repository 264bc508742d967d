#pragma once
#include <QObject>
#include <vector>

class QScrollArea;

namespace adduce {

class AnswerView;
class TurnWidget;

/// The one sentence of a thread that has the focus: it goes on from one answer to the next, and is scrolled into sight.
class FocusedSentence : public QObject
{
    Q_OBJECT

public:
    /// Of these turns, as they come and go, in `page`; both outlive this.
    FocusedSentence(const std::vector<TurnWidget *> &turns, QScrollArea &page);

    void attach(AnswerView *view);
    void takeFromOthers(const AnswerView *view); ///< than this one; null: from all
    void reveal(AnswerView *view, int sentence); ///< scrolls it into sight
    void focusLastAnswer(); ///< and its first sentence, unless another of it has the focus

private:
    [[nodiscard]] std::vector<AnswerView *> views() const;
    void walkOn(AnswerView *from, int direction);

    const std::vector<TurnWidget *> &m_turns;
    QScrollArea &m_page;
};

} // namespace adduce
