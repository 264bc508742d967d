#include "core/ingest/ingest_run.h"

#include "core/base/run.h"

#include <QThread>
#include <utility>

namespace adduce {

IngestRun::IngestRun(const Library &library, WorkerProgram worker, const std::vector<IngestRequest> &requests,
    Parameters parameters, QObject *parent)
    : QObject(parent)
{
    for (const IngestRequest &request : requests)
        (void)m_control.add(request); // it has not begun, so it takes them
    m_worker = startRun(this, [this, &library, worker = std::move(worker), parameters, stop = m_stop.get_token()](auto post) {
        const IngestSummary summary = ingest(
            library, worker, {}, parameters, QThread::idealThreadCount(),
            [&](const IngestEvent &e) { post([this, e] { emit happened(e); }); }, stop, &m_control);
        post([this, summary] { emit done(summary); });
    });
}

IngestRun::~IngestRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

void IngestRun::stop()
{
    m_stop.request_stop();
}

void IngestRun::pause()
{
    m_control.pause();
}

void IngestRun::resume()
{
    m_control.resume();
}

} // namespace adduce
