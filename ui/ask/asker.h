#pragma once
#include "core/ask/ask_run.h"
#include "core/library/collection_store.h"
#include "ui/answer/ask_again.h"
#include "ui/common/services.h"
#include <functional>

namespace adduce {

class NextQuestionsRun;
class TurnWidget;

/// The thread that a question goes on with.
struct AskedBefore
{
    ThreadId thread; ///< none: a new one
    std::vector<EarlierTurn> turns {}; ///< of it, before this one, oldest first
};

/// Puts the questions of a thread to the library, one at a time: owns the run, whose turn follows it and whose answer is saved.
class Asker : public QObject
{
    Q_OBJECT

public:
    Asker(const Library &library, const Ask &ask, QObject *parent = nullptr);

    /// Of the next question. `name`: what it is called, empty for everything.
    void setScope(Scope scope, QString name);
    /// `settings` gives those of the moment for a question that is about to be asked.
    void setSettings(std::function<QuestionSettings()> settings) { m_settings = std::move(settings); }
    /// `allow` says what a question that is about to be asked may use besides: the web, the user's memory.
    void setAllowing(std::function<void(QuestionSettings &)> allow) { m_allow = std::move(allow); }
    [[nodiscard]] const QuestionSettings &settings() const { return m_asked; } ///< of the last question

    /// While none is running. Its answer is a version of `turn`, which outlives the run, saved in the thread.
    void ask(TurnWidget &turn, const QString &question, const AskedBefore &before, const AskAgain &how = {});
    void stop();
    void forgetNext(); ///< what may be asked next is not looked for any more
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    [[nodiscard]] TurnWidget *turn() const { return m_turn; } ///< of the running question; null for none

signals:
    void runningChanged(bool running);
    void answered(const adduce::Answer &answer, adduce::SavedTurn saved); ///< no thread in `saved`: it could not be saved
    /// That may be asked after the answer of this turn, some time after it.
    void nextFound(const adduce::TurnWidget *turn, const QStringList &questions);

private:
    void lookForNext(const Answer &answer, Question asked);

    const Library &m_library;
    const Ask &m_ask;
    AskRun *m_run = nullptr;
    NextQuestionsRun *m_next = nullptr;
    TurnWidget *m_turn = nullptr;
    Scope m_scope;
    QString m_scopeName;
    std::function<QuestionSettings()> m_settings;
    std::function<void(QuestionSettings &)> m_allow;
    QuestionSettings m_asked;
};

} // namespace adduce
