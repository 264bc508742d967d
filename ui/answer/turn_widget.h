#pragma once
#include "core/ask/ask_events.h"
#include "core/base/error.h"
#include "core/library/library.h"
#include "core/settings/parameters.h"
#include "core/threads/thread.h"
#include "ui/answer/answer_view.h"
#include "ui/answer/status_line.h"
#include "ui/answer/words_block.h"

class QVBoxLayout;

namespace adduce {

/// One question with its answer: while it is asked, once it is answered, refused or failed, and folded to one row. A
/// question that was asked anew, as it was or edited, keeps the answers before as versions, of which one is shown.
class TurnWidget : public QWidget
{
    Q_OBJECT

public:
    /// A question that is being asked, until setAnswer() or setError().
    TurnWidget(const Library &library, const QString &question, QWidget *parent = nullptr);

    void setVersions(std::vector<Turn> versions); ///< oldest first, the last one is shown
    void askAnew(const QString &question); ///< the next answer is another version
    void setWriter(const QString &model); ///< while it is asked; empty: no model
    void showStage(Stage stage);
    void addSentence(const AnswerSentence &sentence);
    void setAnswer(const Answer &answer, TurnId saved = {});
    void setError(const Error &error);
    /// The newest answer could not be saved, for this reason: it stays, with a way to try again, until setKept() or the
    /// user goes on without it.
    void setUnkept(const Error &error);
    void setKept(TurnId saved);
    [[nodiscard]] const Answer *unkept() const { return m_unkept ? &m_versions.back().answer : nullptr; } ///< null: all are
    void setFolded(bool folded);
    void setReadOnly() { m_canAsk = false; } ///< it is looked at, not gone on with
    void setRuled(bool ruled); ///< a line above parts it from the one before
    void setMarks(AnswerMarks marks); ///< before there is an answer
    void setNotes(const CitationNotes &notes); ///< of its chips, whatever is shown

    [[nodiscard]] const Answer *answer() const; ///< the version that is shown; null while it is asked
    [[nodiscard]] TurnId firstVersion() const { return m_versions.empty() ? TurnId {} : m_versions.front().id; }
    [[nodiscard]] int countVersions() const { return static_cast<int>(m_versions.size()); }
    void showVersion(int version); ///< 0-based, oldest first
    [[nodiscard]] AnswerView *view() const { return m_view; } ///< null when folded or without sentences
    [[nodiscard]] QString question() const; ///< as it was put for the version that is shown
    [[nodiscard]] bool isFolded() const { return m_folded; }
    [[nodiscard]] int sentenceCiting(const Citation &citation) const; ///< also of a folded answer; -1 for none
    void showCitation(const Citation &citation); ///< focuses the sentence that it proves, unfolded
    /// Of the trace and what was removed: the one with the focus, which goes back to its button, or the last opened in sight.
    bool closePanel();

signals:
    void announced(const QString &words); ///< for a screen reader, while it is asked
    void viewMade(adduce::AnswerView *view);
    void sentenceFocused(const adduce::AnswerSentence &sentence);
    void citationActivated(const adduce::Citation &citation); ///< of a chip outside the answer
    void askAgain(const std::optional<adduce::RetrievalParameters> &retrieval = {}); ///< with these, or with those that hold now
    void editWanted();
    void evidenceWanted(); ///< all that it cites, into a table
    void papersWanted();
    void libraryWanted();
    void keepWanted(); ///< of the answer that is not saved
    void panelOpened(QWidget *panel); ///< the trace, or what was removed

private:
    void build();
    void buildFolded();
    void buildHeading();
    void buildVersions();
    void buildUnkept();
    void buildAnswer(const Answer &answer);
    void buildCaveats(const std::vector<CaveatNote> &caveats);
    AnswerView *makeView();
    void showPanel(QWidget *panel, QToolButton *opener, bool open);
    void toggleTrace(QToolButton *opener, bool open);
    void toggleRemoved(QToolButton *opener, bool open);
    void showMenu(QWidget *under);

    const Library &m_library;
    QString m_asked; ///< what is being asked, or failed
    AnswerMarks m_marks;
    QString m_writer;
    std::vector<Turn> m_versions;
    int m_version = -1; ///< that is shown; -1: what is being asked, or failed
    std::optional<Error> m_error;
    std::optional<Error> m_unkept; ///< why the newest version is not saved
    bool m_folded = false;
    bool m_canAsk = true;
    QWidget *m_rule;

    QVBoxLayout *m_layout;
    QWidget *m_body = nullptr; ///< all of it; made again when the state changes
    QVBoxLayout *m_column = nullptr;
    AnswerView *m_view = nullptr;
    PlainLabel *m_stage = nullptr;
    QWidget *m_trace = nullptr;
    QWidget *m_removed = nullptr;
    struct OpenPanel
    {
        QWidget *panel;
        QToolButton *opener;
    };
    std::vector<OpenPanel> m_open; ///< the last opened last
    std::vector<AnswerSentence> m_found; ///< while it is asked
};

} // namespace adduce
