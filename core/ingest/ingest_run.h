#pragma once
#include "core/base/error.h"
#include "core/ingest/ingest.h"
#include <QObject>
#include <future>

namespace adduce {

/// `ingest()` on a thread of its own, its events as signals in the thread of this object. One of `done`, `failed`
/// comes, then `finished`. The destructor stops and waits.
class IngestRun : public QObject
{
    Q_OBJECT

public:
    IngestRun(const Library &library, WorkerProgram worker, QStringList paths, Parameters parameters, QObject *parent = nullptr);
    ~IngestRun() override;

    void stop();

signals:
    void event(const adduce::IngestEvent &event);
    void done(const adduce::IngestSummary &summary);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
