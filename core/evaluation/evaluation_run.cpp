#include "core/evaluation/evaluation_run.h"

#include <utility>

namespace adduce {

EvaluationRun::EvaluationRun(const Ask &ask, QuerySet set, QObject *parent)
    : QObject(parent)
{
    // Signals are posted: they arrive in this object's thread, and none after its destructor.
    const auto post = [this](auto signal) { QMetaObject::invokeMethod(this, std::move(signal), Qt::QueuedConnection); };
    m_worker = std::async(std::launch::async, [this, post, &ask, set = std::move(set), stop = m_stop.get_token()] {
        try {
            const auto tell = [&](const QueryResult &r, int done, int total) {
                post([this, r, done, total] { emit result(r, done, total); });
            };
            const EvaluationReport report = evaluate(ask, set, tell, stop);
            post([this, report] { emit done(report); });
        } catch (const Error &error) {
            post([this, error] { emit failed(error); });
        } catch (const std::exception &error) {
            const Error internal(ErrorKind::Internal, {}, QString::fromUtf8(error.what()));
            post([this, internal] { emit failed(internal); });
        }
        post([this] { emit finished(); });
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
