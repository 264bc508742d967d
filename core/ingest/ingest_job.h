#pragma once
#include "core/ingest/estimate.h"
#include "core/ingest/ingest.h"
#include "core/ingest/ingest_control.h"
#include "core/ingest/ingest_queue.h"
#include <QElapsedTimer>
#include <atomic>
#include <map>
#include <mutex>
#include <set>

namespace adduce {

/// What the workers of one job share. Writes to the library and events take turns. Every function locks what it needs,
/// `writing` before `reporting`.
struct IngestJob
{
    const Library &library;
    const WorkerProgram &worker;
    const IngestSettings &settings;
    const IngestSink &report;
    const std::stop_token &stop;
    IngestControl &control;
    std::atomic<bool> ended = false; ///< stopped, or the library cannot be written
    std::mutex writing {};
    DocumentId lastStale {}; ///< this and what follows under `writing`
    std::set<DocumentId> cutAnew {}; ///< read again, and cut by the profile of this job
    std::map<DocumentId, int> changes {}; ///< how often a file was written to while it was read
    std::atomic<int> waiting = 0; ///< documents in the queue, as last counted

    std::mutex reporting {};
    IngestSummary summary {}; ///< this and what follows under `reporting`
    IngestEstimate estimate {};
    QElapsedTimer clock {};
    qint64 reportedAt = 0; ///< ms

    /// Puts files into the queue; those that need no reading are told at once.
    void queue(Database &database, const IngestRequest &request);
    /// What the user asked for first, then what older readers read.
    std::optional<QueuedDocument> takeNext(Database &database);

    void say(const IngestEvent &event);
    void begin(const QueuedDocument &document);
    void read(DocumentId id, int page, int pages); ///< `page` of `pages` are read
    /// `done`: what became of it; nothing when it is not told, as its reading goes on or has lost its reason.
    void finish(const QueuedDocument &document, const std::optional<DocumentDone> &done);

private:
    void sayProgress(); ///< under `reporting`
    void count(const QueuedDocument &document, const DocumentDone &done); ///< under `reporting`
};

} // namespace adduce
