#include "core/ask/ask_run.h"

#include "core/ask/answer_or_stopped.h"
#include "core/base/run.h"

#include <utility>

namespace adduce {

AskRun::AskRun(const Ask &ask, Question question, AnswerKeeper keep, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(
        this, [this, &ask, question = std::move(question), keep = std::move(keep), stop = m_stop.get_token()](auto post) {
            const Answer answer =
                answerOrStopped(ask, question, [&](const AskEvent &e) { post([this, e] { emit happened(e); }); }, stop);
            SavedTurn saved;
            std::optional<Error> unkept;
            try {
                if (keep)
                    saved = keep(answer);
            } catch (const std::exception &error) {
                unkept = asError(error); // an answer that cannot be saved is an answer still
            }
            post([this, answer, saved] { emit answered(answer, saved); });
            if (unkept)
                post([this, error = *unkept] { emit notKept(error); });
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
