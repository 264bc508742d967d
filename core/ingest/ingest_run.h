#pragma once
#include "core/base/error.h"
#include "core/ingest/ingest.h"
#include "core/ingest/ingest_control.h"
#include <QObject>
#include <future>

namespace adduce {

/// `ingest()` on a thread of its own, its events as signals in the thread of this object. One of `done`, `failed`
/// comes, then `finished`. The destructor stops and waits.
class IngestRun : public QObject
{
    Q_OBJECT

public:
    IngestRun(const Library &library, const ModelServers &servers, WorkerProgram worker,
        const std::vector<IngestRequest> &requests, const IngestSettings &settings, QObject *parent = nullptr);
    ~IngestRun() override;

    void stop(); ///< what was read stays, the rest stays queued
    void pause(); ///< what is in hand is read to its end, nothing further is begun
    void resume();
    [[nodiscard]] bool isPaused() const { return m_control.isPaused(); }
    /// To the front of this run; false when it has nothing more to do and ends: then it needs another run.
    [[nodiscard]] bool add(const IngestRequest &request) { return m_control.add(request); }

signals:
    void happened(const adduce::IngestEvent &event);
    void done(const adduce::IngestSummary &summary);
    void failed(const adduce::Error &error);
    void finished();

private:
    IngestControl m_control;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
