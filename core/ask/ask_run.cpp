#include "core/ask/ask_run.h"

#include "core/base/run.h"

#include <utility>

namespace adduce {

AskRun::AskRun(const Ask &ask, Question question, AnswerKeeper keep, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(
        this, [this, &ask, question = std::move(question), keep = std::move(keep), stop = m_stop.get_token()](auto post) {
            const Answer answer = ask(question, [&](const AskEvent &e) { post([this, e] { emit happened(e); }); }, stop);
            const SavedTurn saved = keep ? keep(answer) : SavedTurn {};
            post([this, answer, saved] { emit answered(answer, saved); });
        });
}

AskRun::~AskRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

void AskRun::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
