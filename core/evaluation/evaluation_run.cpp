#include "core/evaluation/evaluation_run.h"

#include "core/base/run.h"
#include "core/evaluation/growing_run.h"

#include <utility>

namespace adduce {

EvaluationRun::EvaluationRun(
    const Ask &ask, QuerySet set, std::vector<Variant> variants, ComparisonOptions options, QObject *parent)
    : QObject(parent)
{
    options.pause = &m_pause;
    m_worker = startRun(this,
        [this, &ask, set = std::move(set), variants = std::move(variants), options = std::move(options),
            stop = m_stop.get_token()](auto post) {
            GrowingRun growing(ask.library());
            const auto report = [&](const Comparison &soFar, const QueryResult &r, int variant, int done, int total) {
                growing.keepInPassing(soFar, m_pause.isHeld());
                post([this, r, variant, done, total] { emit result(r, variant, done, total); });
            };
            const Comparison comparison = compare(ask, set, variants, report, stop, options);
            if (comparison.asked() == 0)
                return;
            std::optional<Error> unkept;
            try {
                growing.keep(comparison);
            } catch (const Error &error) {
                unkept = error; // what was asked is worth as much
            }
            post([this, comparison, kept = growing.id()] { emit done(comparison, kept); });
            if (unkept)
                post([this, error = *unkept] { emit notKept(error); });
            if (comparison.error)
                throw *comparison.error; // NOLINT(cert-err60-cpp)
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

void EvaluationRun::pause(bool isHeld)
{
    if (isHeld)
        m_pause.hold();
    else
        m_pause.release();
}

} // namespace adduce
