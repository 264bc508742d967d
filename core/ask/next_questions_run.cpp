#include "core/ask/next_questions_run.h"

#include "core/base/run.h"

#include <utility>

namespace adduce {

NextQuestionsRun::NextQuestionsRun(const Ask &ask, NextQuestionsRequest request, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &ask, request = std::move(request), stop = m_stop.get_token()](auto post) {
        const QStringList questions = nextQuestions(request, ask, stop);
        if (!stop.stop_requested())
            post([this, questions] { emit found(questions); });
    });
}

NextQuestionsRun::~NextQuestionsRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

void NextQuestionsRun::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
