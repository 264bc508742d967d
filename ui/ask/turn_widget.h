#pragma once
#include "core/ask/ask_events.h"
#include "core/base/error.h"
#include "core/library/library.h"
#include "ui/ask/answer_view.h"
#include "ui/ask/status_line.h"
#include "ui/ask/words_block.h"

class QVBoxLayout;

namespace adduce {

/// One question with its answer: while it is asked, once it is answered, refused or failed, and folded to one row.
class TurnWidget : public QWidget
{
    Q_OBJECT

public:
    TurnWidget(const Library &library, const QString &question, QWidget *parent = nullptr);

    void setWriter(const QString &model); ///< while it is asked; empty: no model
    void showStage(Stage stage);
    void addSentence(const AnswerSentence &sentence);
    void setAnswer(const Answer &answer);
    void setError(const Error &error);
    void setFolded(bool folded);
    void setRuled(bool ruled); ///< a line above parts it from the one before
    void setMarkedWords(const QStringList &words); ///< before `setAnswer`

    [[nodiscard]] const std::optional<Answer> &answer() const { return m_answer; }
    [[nodiscard]] AnswerView *view() const { return m_view; } ///< null when folded or without sentences
    [[nodiscard]] QString question() const { return m_question; }
    [[nodiscard]] bool isFolded() const { return m_folded; }
    bool showCitation(const Citation &citation); ///< focuses the sentence that it proves

signals:
    void viewMade(adduce::AnswerView *view);
    void sentenceFocused(const adduce::AnswerSentence &sentence);
    void askAgain(const QString &question);
    void papersWanted();
    void libraryWanted();
    void unfolded();

private:
    void build();
    void buildFolded();
    void buildHeading();
    void buildAnswer(const Answer &answer);
    void buildCaveats(const std::vector<CaveatNote> &caveats);
    AnswerView *makeView();
    void toggleTrace(bool open);
    void toggleRemoved(bool open);
    void showMenu(QWidget *under);

    const Library &m_library;
    QString m_question;
    QStringList m_words;
    QString m_writer;
    std::optional<Answer> m_answer;
    std::optional<Error> m_error;
    bool m_folded = false;
    QWidget *m_rule;

    QVBoxLayout *m_layout;
    QWidget *m_body = nullptr; ///< all of it; made again when the state changes
    QVBoxLayout *m_column = nullptr;
    AnswerView *m_view = nullptr;
    PlainLabel *m_stage = nullptr;
    QWidget *m_trace = nullptr;
    QWidget *m_removed = nullptr;
    std::vector<AnswerSentence> m_found; ///< while it is asked
};

} // namespace adduce
