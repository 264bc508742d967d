#include "core/ingest/ingest_run.h"

#include "core/base/run.h"

#include <utility>

namespace adduce {

IngestRun::IngestRun(const Library &library, const ModelServers &servers, WorkerProgram worker,
    const std::vector<IngestRequest> &requests, const IngestSettings &settings, QObject *parent)
    : QObject(parent)
{
    for (const IngestRequest &request : requests)
        (void)m_control.add(request); // it has not begun, so it takes them
    const auto work = [this, &library, &servers, worker = std::move(worker), settings, stop = m_stop.get_token()](auto post) {
        const IngestSummary summary = ingest(
            library, servers, worker, {}, settings, [&](const IngestEvent &e) { post([this, e] { emit happened(e); }); }, stop,
            &m_control);
        post([this, summary] { emit done(summary); });
    };
    m_worker = startRun(this, work);
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
