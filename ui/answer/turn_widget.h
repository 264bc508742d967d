#pragma once
#include "core/library/library.h"
#include "ui/answer/answer_view.h"
#include "ui/answer/ask_again.h"
#include "ui/answer/asked_question.h"

class QVBoxLayout;

namespace adduce {

class AnswerBody;
class AnswerRatings;
class RunningAnswer;
struct Services;

/// How a turn stands in its thread.
struct TurnStyle
{
    AnswerMarks marks;
    bool canAsk = true; ///< false: it is looked at, not gone on with
    bool isRuled = false; ///< a line above parts it from the one before
    AnswerRatings *ratings = nullptr; ///< null: it is not rated here
    const Services *drawing = nullptr; ///< of pages; null: none is drawn here
};

/// One question with its answer: while it is asked, once it is answered, refused or failed, and folded to one row.
class TurnWidget : public QWidget
{
    Q_OBJECT

public:
    TurnWidget(const Library &library, const QString &question, TurnStyle style = {}, QWidget *parent = nullptr);

    [[nodiscard]] AskedQuestion &asked() { return *m_asked; }
    [[nodiscard]] const AskedQuestion &asked() const { return *m_asked; }
    [[nodiscard]] const Answer *answer() const { return m_asked->answer(); } ///< that is shown; null while it is asked
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_folded; }
    void setNotes(const CitationNotes &notes); ///< of its chips, whatever is shown
    [[nodiscard]] AnswerView *view() const { return m_view; } ///< null when folded or without sentences
    void showCitation(const Citation &citation); ///< focuses the sentence that it proves, unfolded
    bool closePanel(); ///< as AnswerPanels::closeTopmost()

signals:
    void viewMade(adduce::AnswerView *view);
    void sentenceFocused(const adduce::AnswerSentence &sentence); ///< of its answer
    void citationActivated(const adduce::Citation &citation); ///< of a chip outside the answer
    void askAgain(const adduce::AskAgain &how = {});
    void editWanted();
    void evidenceWanted(); ///< all that it cites, into a table
    void papersWanted(const QString &question); ///< that services know on it; empty: of this computer
    void libraryWanted();
    void keepWanted(); ///< of the answer that is not saved
    void panelOpened(QWidget *panel); ///< how it was found, or what was removed

private:
    void build();
    QWidget *makeContent();
    AnswerBody *makeBody();
    void showView(AnswerView *view);
    void showMenu(QWidget *under);

    const Library &m_library;
    AskedQuestion *m_asked;
    TurnStyle m_style;
    bool m_folded = false;
    QWidget *m_content = nullptr; ///< all but the line; made again when what is shown changes
    AnswerBody *m_body = nullptr; ///< of the answer; null while there is none to be seen
    RunningAnswer *m_running = nullptr; ///< null unless it is being asked
    AnswerView *m_view = nullptr;
};

} // namespace adduce
