#include "core/evaluation/evaluation_run.h"

#include "core/base/run.h"
#include "core/library/database.h"

#include <utility>

namespace adduce {

EvaluationRun::EvaluationRun(const Ask &ask, QuerySet set, std::vector<Variant> variants, DocumentScope scope,
    std::optional<JudgeModel> judge, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this,
        [this, &ask, set = std::move(set), variants = std::move(variants), scope = std::move(scope), judge = std::move(judge),
            stop = m_stop.get_token()](auto post) {
            const auto tell = [&](const QueryResult &r, int variant, int done, int total) {
                post([this, r, variant, done, total] { emit result(r, variant, done, total); });
            };
            const Comparison comparison = compare(ask, set, variants, tell, stop, scope, judge);
            if (comparison.reports.empty() || comparison.reports.front().results.empty())
                return;
            Database database = ask.library().open();
            const EvaluationId kept = EvaluationStore(database).keep(comparison);
            post([this, comparison, kept] { emit done(comparison, kept); });
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
