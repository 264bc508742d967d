#include "core/ingest/ingest.h"

#include "core/base/stop.h"
#include "core/embedding/learn.h"
#include "core/index/keyword_index.h"
#include "core/ingest/erase.h"
#include "core/ingest/identity.h"
#include "core/ingest/ingest_job.h"
#include "core/ingest/job_lock.h"
#include "core/ingest/recognise.h"
#include "core/ingest/store_document.h"
#include "core/library/database.h"
#include "core/library/recognised_store.h"
#include "core/profiles/profile.h"
#include "core/references/apply_references.h"

#include <future>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What is read again is cut as it was, unless the user asked for it.
ChunkParameters chunkingOf(IngestJob &job, Database &database, const QueuedDocument &queued)
{
    const std::scoped_lock lock(job.writing);
    const bool asItWas = queued.isReread && !job.cutAnew.contains(queued.id);
    const auto row = asItWas ? DocumentStore(database).find(queued.id) : std::nullopt;
    return asCutHere(row ? chunkingNamed(row->profile).value_or(job.settings.chunks) : job.settings.chunks);
}

/// False when the document was removed while it was read.
bool store(IngestJob &job, Database &database, const QueuedDocument &queued, const ReadDocument &read)
{
    const CutDocument cut = cutDocument(read.document, queued.path, chunkingOf(job, database, queued));
    const std::scoped_lock lock(job.writing);
    Transaction transaction(database);
    if (!DocumentStore(database).find(queued.id))
        return false;
    const SavedChunks saved = storeDocument(database, queued, read.document, cut, read.languages);
    transaction.commit();
    const std::scoped_lock counting(job.reporting);
    job.summary.chunksAdded += saved.added;
    job.summary.chunksAlreadyThere += saved.alreadyThere;
    return true;
}

/// Notes why a document failed. What could be searched before stays so, whatever became of its file: neither a path that
/// never led to a file leaves a row behind, nor a new version of a ready document that cannot be read.
DocumentRow noteFailure(IngestJob &job, Database &database, const QueuedDocument &queued, const Error &error)
{
    const std::scoped_lock lock(job.writing);
    DocumentStore documents(database);
    auto row = documents.find(queued.id);
    if (row && queued.isReread)
        documents.setReaderVersion(queued.id, kReaderVersion);
    else if (row) {
        documents.setFailed(queued.id, error.kind(), error.technical());
        const bool neverThere = error.kind() == ErrorKind::Missing && row->sha256.isEmpty();
        if (neverThere || hasReadyVersion(database, queued.id, queued.path)) {
            documents.remove(queued.id);
            row->id = {};
        }
    }
    DocumentRow failed = row.value_or(DocumentRow {});
    failed.path = queued.path;
    failed.state = stateAfter(error.kind());
    failed.reason = error.kind();
    failed.reasonDetail = error.technical();
    return failed;
}

/// Back into the queue.
void putBack(IngestJob &job, Database &database, const QueuedDocument &queued)
{
    const std::scoped_lock lock(job.writing);
    DocumentStore documents(database);
    if (const auto row = documents.find(queued.id); row && row->state == DocumentState::Reading)
        documents.setState(queued.id, DocumentState::Queued);
}

/// Somebody writes to the file: it is read once more, but not for ever.
void readOnceMore(IngestJob &job, Database &database, const QueuedDocument &queued)
{
    constexpr int kMostChanges = 3;
    {
        const std::scoped_lock lock(job.writing);
        if (++job.changes[queued.id] > kMostChanges)
            throw Error(ErrorKind::Unreadable, queued.path, u"it is being written to again and again"_s);
    }
    putBack(job, database, queued);
}

bool endsTheWholeJob(ErrorKind kind)
{
    return kind == ErrorKind::DiskFull || kind == ErrorKind::Unwritable || kind == ErrorKind::DamagedLibrary
        || kind == ErrorKind::Busy;
}

ReadDocument readFile(
    IngestJob &job, Database &database, DocumentId asked, DocumentId document, const SourceFile &file, const QString &sha256)
{
    const QStringList &languages = job.settings.ocr.languages;
    const auto row = DocumentStore(database).find(document);
    const QString encoding = row ? row->chosenEncoding : QString();
    const RecognisedCache cache { [&](int page) { return RecognisedStore(database).find(sha256, page, languages); },
        [&](const OcrPage &page) {
            const std::scoped_lock lock(job.writing);
            RecognisedStore(database).save(sha256, languages, page);
        } };
    return readRecognising(
        job.worker, file, sha256, encoding, job.settings.ocr, cache, [&](int read, int total) { job.read(asked, read, total); },
        [&](int page, int pages) { job.say(PageRecognised { asked, page, pages }); }, job.stop);
}

/// Nothing when the document was removed or written to while it was read, or an old one needs no reading now.
std::optional<DocumentDone> readOne(IngestJob &job, Database &database, QueuedDocument &queued)
{
    const SourceFile file(queued.path, job.worker.limits);
    const QString sha256 = file.sha256(job.stop);
    Identified identified;
    {
        const std::scoped_lock lock(job.writing);
        identified = identify(database, queued, file, sha256);
    }
    if (identified.isAlreadyThere && queued.isReread)
        return std::nullopt;
    const DocumentId asked = queued.id;
    queued.id = identified.id;
    if (!identified.isAlreadyThere) {
        job.say(DocumentStarted { queued.id, queued.path });
        std::optional<ReadDocument> read;
        try {
            read = readFile(job, database, asked, queued.id, file, sha256);
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped || !file.hasChanged())
                throw;
        }
        if (!read || file.hasChanged()) {
            readOnceMore(job, database, queued);
            return std::nullopt;
        }
        if (!store(job, database, queued, *read))
            return std::nullopt;
    }
    return DocumentDone { DocumentStore(database).find(queued.id).value_or(DocumentRow {}), identified.isAlreadyThere };
}

void ingestOne(IngestJob &job, Database &database, const QueuedDocument &asked)
{
    QueuedDocument queued = asked; // it may turn out to be a document that has a row already
    job.begin(asked);
    try {
        job.finish(asked, readOne(job, database, queued));
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped || endsTheWholeJob(error.kind())) {
            job.ended = true;
            putBack(job, database, queued);
            throw;
        }
        if (asked.isReread && error.kind() == ErrorKind::Missing)
            job.finish(asked, std::nullopt); // it stays as it was read once
        else
            job.finish(asked, DocumentDone { noteFailure(job, database, queued, error), false });
    } catch (const std::bad_alloc &) {
        const Error error(ErrorKind::OutOfMemory, queued.path);
        job.finish(asked, DocumentDone { noteFailure(job, database, queued, error), false });
    }
}

void work(IngestJob &job, Database &database)
{
    while (!job.stop.stop_requested() && !job.ended) {
        for (IngestRequest &request : job.control.takeAdded(job.stop)) {
            if (request.priority >= kPriorityAsked)
                request.priority = DocumentQueue(database).front();
            job.queue(database, request);
        }
        if (const auto next = job.takeNext(database))
            ingestOne(job, database, *next);
        else if (!job.control.waitForMore(job.stop))
            return;
    }
}

void runWorker(IngestJob &job)
{
    try {
        Database database = job.library.open(Durability::Later);
        work(job, database);
    } catch (...) {
        job.ended = true;
        job.control.workerEnds();
        throw;
    }
    job.control.workerEnds();
}

/// As many as there is memory for; throws std::system_error when that is none.
std::vector<std::future<void>> beginWorkers(IngestJob &job, int jobs)
{
    std::vector<std::future<void>> workers;
    job.control.beginReading(jobs);
    try {
        while (static_cast<int>(workers.size()) < jobs)
            workers.push_back(std::async(std::launch::async, [&job] { runWorker(job); }));
    } catch (const std::system_error &) {
        if (workers.empty())
            throw;
        for (int i = static_cast<int>(workers.size()); i < jobs; ++i)
            job.control.workerEnds(); // who waits for nobody is done
    }
    return workers;
}

/// Runs the workers to their end. The first error that ends the job is thrown once all have joined.
void runWorkers(IngestJob &job, int jobs)
{
    std::vector<std::future<void>> workers = beginWorkers(job, std::max(1, jobs));
    std::exception_ptr first;
    for (auto &worker : workers) {
        try {
            worker.get();
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::Stopped && !first)
                first = std::current_exception();
        }
    }
    if (first)
        std::rethrow_exception(first);
}

/// What the user adds meanwhile does not wait for it: it is done after that.
void learn(IngestJob &job, const ModelServers &servers)
{
    job.say(Learning {});
    std::stop_source until;
    const auto end = [&] { until.request_stop(); };
    const std::stop_callback asked(job.control.untilAsked(), end);
    const std::stop_callback stopped(job.stop, end);
    try {
        Database database = job.library.open(Durability::Later);
        refreshIndexes(database, servers, job.settings.latent, job.settings.index, until.get_token());
        // Not after each version of a file that changes all day: what went with a former one waits for a run that reads nothing.
        if (job.summary.ready == 0)
            eraseRemoved(database, job.settings.index, until.get_token());
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
    }
}

/// However the job ends, nothing is added to it any more.
struct Closing
{
    IngestControl &control;
    ~Closing() { control.abandon(); }
};

} // namespace

IngestSummary ingest(const Library &library, const ModelServers &servers, const WorkerProgram &worker, const QStringList &files,
    const IngestSettings &settings, const IngestSink &report, const std::stop_token &stop, IngestControl *control)
{
    Database database = library.open();
    const JobLock lock(library.path());
    if (lock.isHeld())
        DocumentQueue(database).requeueInterrupted();
    IngestControl own;
    IngestJob job { library, worker, settings, report, stop, control ? *control : own };
    job.clock.start();
    job.queue(database, { files, kPriorityAsked });
    const Closing closing { job.control };
    do {
        runWorkers(job, settings.jobs);
        settleWanted(database);
        if (!stop.stop_requested())
            learn(job, servers);
        job.summary.isStopped = stop.stop_requested();
    } while (!job.summary.isStopped && !job.control.end());
    return job.summary;
}

} // namespace adduce
