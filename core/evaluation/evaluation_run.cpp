#include "core/evaluation/evaluation_run.h"

#include "core/base/run.h"

#include <utility>

namespace adduce {

EvaluationRun::EvaluationRun(const Ask &ask, QuerySet set, DocumentScope scope, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &ask, set = std::move(set), scope = std::move(scope), stop = m_stop.get_token()](auto post) {
        const auto tell = [&](const QueryResult &r, int done, int total) {
            post([this, r, done, total] { emit result(r, done, total); });
        };
        const EvaluationReport report = evaluate(ask, set, tell, stop, scope);
        post([this, report] { emit done(report); });
    });
}

EvaluationRun::~EvaluationRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

void EvaluationRun::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
