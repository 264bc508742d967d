#include "ui/ask/asker.h"

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
    m_turn = &turn;
    Question asked { question, m_scope, m_scopeName, before.turns, m_settings ? m_settings() : QuestionSettings {}, how.isLiteral,
        how.isOfAll };
    if (m_web)
        asked.settings.web = m_web();
    if (how.retrieval)
        asked.settings.profile.parameters.retrieval = *how.retrieval;
    const std::optional<TaskModel> &writer = asked.settings.models.writer;
    AskedQuestion &shown = turn.asked();
    turn.setFolded(false);
    shown.ask(question, writer ? writer->name : QString());
    m_run = new AskRun(m_ask, asked, keepIn(m_library, { before.thread, shown.firstVersion() }), this);
    connect(m_run, &AskRun::happened, &shown, &AskedQuestion::follow);
    connect(m_run, &AskRun::answered, this, [this, asked](const Answer &answer, SavedTurn saved) {
        m_turn->asked().setAnswer(answer, saved.turn);
        emit answered(answer, saved);
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

void Asker::stop()
{
    if (m_run)
        m_run->stop();
}

} // namespace adduce
