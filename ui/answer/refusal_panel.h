#pragma once
#include "ui/answer/answer_view.h"

class QBoxLayout;

namespace adduce {

/// What stands under a refusal: what leads on (questions that the papers answer, the paper that is nearest by its title), the sentences with the
/// terms asked for, the nearest passages with what they lack, what could not be searched, and what to try.
class RefusalPanel : public QWidget
{
    Q_OBJECT

public:
    /// `notes`: said in the chips. `canAsk`: what to try can be done from here.
    RefusalPanel(const Answer &answer, const CitationNotes &notes, bool canAsk, QWidget *parent = nullptr);
    [[nodiscard]] const std::vector<AnswerView *> &views() const { return m_views; }

signals:
    void askWanted(const QString &question); ///< one that the papers answer
    void paperWanted(const adduce::Citation &place); ///< to be opened
    void editWanted(); ///< the question asked in other words
    void papersWanted();
    void webPapersWanted(); ///< on this question, as services know them
    void libraryWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeNextSteps(const SearchReport &search, bool canAsk);
    QWidget *makeTerms(const SearchReport &search);
    QWidget *makeNearest(const SearchReport &search, const CitationNotes &notes);
    QWidget *makeUnsearched(const SearchReport &search);
    QWidget *makeSuggestions(const SearchReport &search, bool canAsk);

    QBoxLayout *m_columns;
    std::vector<AnswerView *> m_views;
};

} // namespace adduce
