#include "ui/ask/asker.h"

#include "core/ask/next_questions_run.h"
#include "core/threads/thread_store.h"
#include "ui/answer/turn_widget.h"

namespace adduce {

Asker::Asker(const Library &library, const Ask &ask, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_ask(ask)
{
}

void Asker::setScope(Scope scope, QString name)
{
    m_scope = std::move(scope);
    m_scopeName = std::move(name);
}

void Asker::ask(TurnWidget &turn, const QString &question, const AskedBefore &before, const AskAgain &how)
{
    forgetNext();
    m_turn = &turn;
    Question asked { question, how.isOfAll ? Scope {} : m_scope, how.isOfAll ? QString() : m_scopeName, before.turns,
        m_settings ? m_settings() : QuestionSettings {}, how.isLiteral, how.isOfAll };
    if (m_allow)
        m_allow(asked.settings);
    if (how.retrieval)
        asked.settings.profile.parameters.retrieval = *how.retrieval;
    m_asked = asked.settings;
    const std::optional<TaskModel> &writer = asked.settings.models.writer;
    AskedQuestion &shown = turn.asked();
    turn.setFolded(false);
    shown.ask(question, writer ? writer->name : QString());
    const bool isKept = m_library.readOnly() == ReadOnly::No;
    m_run = new AskRun(m_ask, asked, isKept ? keepIn(m_library, { before.thread, shown.firstVersion() }) : AnswerKeeper {}, this);
    connect(m_run, &AskRun::happened, &shown, &AskedQuestion::follow);
    connect(m_run, &AskRun::answered, this, [this, asked](const Answer &answer, SavedTurn saved) {
        m_turn->asked().setAnswer(answer, saved.turn);
        emit answered(answer, saved);
        lookForNext(answer, asked);
    });
    connect(m_run, &AskRun::notKept, &shown, &AskedQuestion::setUnkept);
    connect(m_run, &AskRun::failed, &shown, &AskedQuestion::setError);
    connect(m_run, &AskRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        m_turn = nullptr;
        emit runningChanged(false);
    });
    emit runningChanged(true);
}

void Asker::lookForNext(const Answer &answer, Question asked)
{
    if (answer.verdict != Verdict::Answered)
        return;
    m_next = new NextQuestionsRun(
        m_ask, { answer, std::move(asked.scope), std::move(asked.history), std::move(asked.settings) }, this);
    connect(m_next, &NextQuestionsRun::found, this,
        [this, turn = m_turn](const QStringList &questions) { emit nextFound(turn, questions); });
    connect(m_next, &NextQuestionsRun::finished, m_next, &QObject::deleteLater);
    connect(m_next, &NextQuestionsRun::finished, this, [this] { m_next = nullptr; });
}

void Asker::forgetNext()
{
    if (NextQuestionsRun *run = std::exchange(m_next, nullptr)) {
        run->disconnect(this);
        run->stop();
    }
}

void Asker::stop()
{
    if (m_run)
        m_run->stop();
}

} // namespace adduce
