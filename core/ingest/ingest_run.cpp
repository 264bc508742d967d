#include "core/ingest/ingest_run.h"

#include <QThread>

namespace adduce {

IngestRun::IngestRun(const Library &library, WorkerProgram worker, QStringList paths, Parameters parameters, QObject *parent)
    : QObject(parent)
{
    // Signals are posted: they arrive in this object's thread, and none after its destructor.
    const auto post = [this](auto signal) { QMetaObject::invokeMethod(this, std::move(signal), Qt::QueuedConnection); };
    m_worker = std::async(std::launch::async,
        [this, post, &library, worker = std::move(worker), paths = std::move(paths), parameters, stop = m_stop.get_token()] {
            try {
                const IngestSummary summary = ingest(library, worker, enumerateFiles(paths), parameters,
                    QThread::idealThreadCount(), [&](const IngestEvent &e) { post([this, e] { emit event(e); }); }, stop);
                post([this, summary] { emit done(summary); });
            } catch (const Error &error) {
                post([this, error] { emit failed(error); });
            } catch (const std::exception &error) {
                const Error internal(ErrorKind::Internal, {}, QString::fromUtf8(error.what()));
                post([this, internal] { emit failed(internal); });
            }
            post([this] { emit finished(); });
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

} // namespace adduce
