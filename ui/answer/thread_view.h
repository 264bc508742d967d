#pragma once
#include "core/evidence/evidence_table.h"
#include "core/threads/thread_store.h"
#include "ui/answer/turn_widget.h"
#include <QScrollArea>

namespace adduce {

class AnswerRatings;
class CardKeeper;
class FocusedSentence;

/// The questions and answers of a thread under each other: of the running one in Ask, of a saved one in History.
class ThreadView : public QScrollArea
{
    Q_OBJECT

public:
    enum class Use
    {
        GoOn, ///< questions are asked from here, too
        Read
    };
    /// `ratings`: null for answers that are not rated here.
    explicit ThreadView(const Library &library, AnswerRatings *ratings = nullptr, Use use = Use::GoOn, QWidget *parent = nullptr);

    void clear();
    void setCitationNotes(CitationNotes notes); ///< what the chips say, of the thread that is shown and of the next
    /// `marked`: words as searchedWords() tells them.
    void setThread(const Thread &thread, const QStringList &marked = {}, bool foldOld = false);
    void setDrawing(const Services &services) { m_drawing = &services; } ///< what reads better on its page is shown there, too
    [[nodiscard]] int matchCount() const { return static_cast<int>(m_matches.size()); } ///< of the marked words
    void showMatch(int match);
    TurnWidget *addTurn(const QString &question, AnswerMarks marks = {});
    [[nodiscard]] const std::vector<TurnWidget *> &turns() const { return m_turns; }
    [[nodiscard]] std::vector<Citation> citations() const; ///< of every answer shown
    void showCitation(const Citation &citation); ///< the sentence that it proves, which may be folded away
    void foldOld(); ///< all but the last
    void focusAnswer(); ///< the first sentence of the last answer
    void scrollToTurn(TurnWidget *turn);
    bool closeTopmost(); ///< the card, or a panel that is open in sight; true when there was one

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void sentenceFocused(const std::vector<adduce::Citation> &citations); ///< of the sentence, in its order; never none
    void askAgain(adduce::TurnWidget *turn, const adduce::AskAgain &how);
    void editWanted(adduce::TurnWidget *turn);
    void evidenceWanted(const std::vector<adduce::EvidenceRow> &rows);
    void keepWanted(); ///< of an answer that is not saved
    void papersWanted(const QString &question); ///< as TurnWidget
    void libraryWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void attach(TurnWidget *turn);

    const Library &m_library;
    AnswerRatings *m_ratings;
    Use m_use;
    const Services *m_drawing = nullptr;
    QWidget *m_page;
    QVBoxLayout *m_column;
    std::vector<TurnWidget *> m_turns;
    CardKeeper *m_cards;
    FocusedSentence *m_focused;
    CitationNotes m_notes;
    /// Where a marked word stands.
    struct Match
    {
        TurnWidget *turn;
        int sentence; ///< -1: the question
    };
    std::vector<Match> m_matches;
};

} // namespace adduce
