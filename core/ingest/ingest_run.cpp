#include "core/ingest/ingest_run.h"

#include "core/base/run.h"

#include <QThread>
#include <utility>

namespace adduce {

IngestRun::IngestRun(const Library &library, WorkerProgram worker, QStringList paths, Parameters parameters, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this,
        [this, &library, worker = std::move(worker), paths = std::move(paths), parameters, stop = m_stop.get_token()](auto post) {
            const IngestSummary summary = ingest(
                library, worker, paths, parameters, QThread::idealThreadCount(),
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
