#include "core/ingest/ingest_job.h"

#include "core/library/document_queue.h"

#include <algorithm>

namespace adduce {

constexpr qint64 kProgressMs = 250; // between two tellings while pages are read

void IngestJob::queue(Database &database, const IngestRequest &request)
{
    QueuedFiles files;
    {
        const std::scoped_lock lock(writing);
        files = queueFiles(database, request);
        cutAnew.insert(files.cutAnew.begin(), files.cutAnew.end());
        if (files.rereads)
            lastStale = {};
        waiting = DocumentQueue(database).waiting() + DocumentQueue(database).stale(lastStale);
    }
    const std::scoped_lock lock(reporting);
    if (request.priority >= kPriorityAsked)
        for (const DocumentRow &row : files.unchanged)
            count({}, { row, true });
    if (request.priority >= kPriorityAsked)
        std::ranges::move(files.passedOver, std::back_inserter(summary.passedOver));
    sayProgress();
}

std::optional<QueuedDocument> IngestJob::takeNext(Database &database)
{
    const std::scoped_lock lock(writing);
    DocumentQueue queue(database);
    auto next = queue.take();
    if (!next) {
        next = queue.takeStale(lastStale);
        if (next)
            lastStale = next->id;
    }
    waiting = queue.waiting() + queue.stale(lastStale);
    return next;
}

void IngestJob::say(const IngestEvent &event)
{
    const std::scoped_lock lock(reporting);
    if (report)
        report(event);
}

void IngestJob::begin(const QueuedDocument &document)
{
    const std::scoped_lock lock(reporting);
    estimate.begin(document.id);
}

void IngestJob::read(DocumentId id, int page, int pages)
{
    const std::scoped_lock lock(reporting);
    estimate.read(id, page, pages);
    if (report)
        report(PageRead { id, page, pages });
    if (clock.elapsed() - reportedAt >= kProgressMs)
        sayProgress();
}

void IngestJob::finish(const QueuedDocument &document, const std::optional<DocumentDone> &done)
{
    const std::scoped_lock lock(reporting);
    estimate.end(document.id);
    if (done)
        count(document, *done);
    sayProgress();
}

void IngestJob::sayProgress()
{
    reportedAt = clock.elapsed();
    if (report)
        report(estimate.progress(waiting, reportedAt - control.pausedMs()));
}

void IngestJob::count(const QueuedDocument &document, const DocumentDone &done)
{
    if (document.isReread && done.row.state == DocumentState::Ready)
        ++summary.reread;
    else if (done.isAlreadyThere) {
        ++summary.alreadyThere;
        summary.chunksAlreadyThere += done.row.chunks;
    } else if (done.row.state == DocumentState::Ready)
        ++summary.ready;
    else
        ++summary.failed;
    if (report)
        report(done);
}

} // namespace adduce
