#include "core/ingest/ingest.h"

#include "core/base/stop.h"
#include "core/embedding/learn.h"
#include "core/ingest/chunker.h"
#include "core/library/database.h"
#include "core/library/text_store.h"

#include <QFileInfo>
#include <atomic>
#include <future>
#include <mutex>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What the jobs of one ingest share. Writes to the library and events take turns.
struct Job
{
    const Library &library;
    const WorkerProgram &worker;
    const QStringList &files;
    const Parameters &parameters;
    const IngestSink &tell;
    const std::stop_token &stop;
    std::atomic<qsizetype> next = 0;
    std::mutex writing {};
    std::mutex telling {};
    IngestSummary summary {}; ///< under `telling`
    int done = 0; ///< under `telling`

    void say(const IngestEvent &event)
    {
        const std::scoped_lock lock(telling);
        if (tell)
            tell(event);
    }

    void finish(const DocumentRow &row, bool alreadyThere)
    {
        const std::scoped_lock lock(telling);
        if (alreadyThere)
            ++summary.alreadyThere;
        else if (row.state == DocumentState::Ready)
            ++summary.ready;
        else
            ++summary.failed;
        ++done;
        if (!tell)
            return;
        tell(DocumentDone { row, alreadyThere });
        tell(IngestProgress { done, static_cast<int>(files.size()) });
    }
};

/// The row for a path: the one it has, unless the bytes there are others now; then a new one, so that what was read
/// before stays.
DocumentId rowFor(Job &job, Database &database, const QString &path)
{
    const std::scoped_lock lock(job.writing);
    return DocumentStore(database).enqueue(path);
}

struct Identified
{
    DocumentId id;
    bool alreadyThere = false;
};

/// Gives the row its identity. The same bytes under another row: that one is kept if it is ready or being read.
Identified identify(Job &job, Database &database, DocumentId id, const SourceFile &file)
{
    const QString sha256 = file.sha256(job.stop);
    const std::scoped_lock lock(job.writing);
    DocumentStore documents(database);
    const auto own = documents.find(id);
    const auto known = documents.findByHash(sha256);
    if (known && known->id == id && known->state == DocumentState::Ready)
        return { id, true };
    if (known && known->id != id && (known->state == DocumentState::Ready || known->state == DocumentState::Reading)) {
        if (own && own->sha256.isEmpty())
            documents.remove(id);
        if (!QFileInfo::exists(known->path))
            documents.setPath(known->id, file.path());
        return { known->id, true };
    }
    if (own && own->state == DocumentState::Ready) {
        // The file was replaced: the old text stays under its hash, the new bytes get a row of their own.
        Statement(database, "INSERT INTO documents(path, state, added_at) VALUES (?, 'queued', ?)")
            .bind(1, file.path())
            .bind(2, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs))
            .run();
        id = DocumentId { database.lastInsertId() };
    }
    if (known && known->id != id)
        documents.remove(known->id); // failed or queued under another path: this one takes its place
    documents.setIdentity(id, sha256, file.size());
    documents.setState(id, DocumentState::Reading);
    return { id, false };
}

void store(Job &job, Database &database, DocumentId id, const QString &path, const Document &document)
{
    DocumentRow named;
    named.path = path;
    named.authors = document.metadata.authors;
    named.year = document.metadata.year;
    const std::vector<Chunk> chunks = chunkSentences(document, shortName(named), job.parameters.chunks);
    const std::scoped_lock lock(job.writing);
    Transaction transaction(database);
    TextStore(database).save(id, document, chunks);
    transaction.commit();
}

/// Notes why a document failed. A path that never led to a file leaves no row behind.
DocumentRow noteFailure(Job &job, Database &database, DocumentId id, const QString &path, const Error &error)
{
    const std::scoped_lock lock(job.writing);
    DocumentStore documents(database);
    documents.setFailed(id, error.kind(), error.technical());
    DocumentRow row = documents.find(id).value_or(DocumentRow {});
    row.path = path;
    if (error.kind() == ErrorKind::Missing && row.sha256.isEmpty()) {
        documents.remove(id);
        row.id = {};
    }
    return row;
}

bool endsTheWholeJob(ErrorKind kind)
{
    return kind == ErrorKind::DiskFull || kind == ErrorKind::DamagedLibrary || kind == ErrorKind::Busy;
}

void ingestOne(Job &job, Database &database, const QString &path)
{
    DocumentId id = rowFor(job, database, path);
    try {
        const SourceFile file(path, job.worker.limits);
        const Identified identified = identify(job, database, id, file);
        id = identified.id;
        if (!identified.alreadyThere) {
            job.say(DocumentStarted { id, path });
            const Document document = readDocument(
                job.worker, file, [&](int read, int total) { job.say(PageRead { id, read, total }); }, job.stop);
            store(job, database, id, path, document);
        }
        job.finish(DocumentStore(database).find(id).value_or(DocumentRow {}), identified.alreadyThere);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped) {
            const std::scoped_lock lock(job.writing);
            DocumentStore(database).setState(id, DocumentState::Queued);
            throw;
        }
        if (endsTheWholeJob(error.kind()))
            throw;
        job.finish(noteFailure(job, database, id, path, error), false);
    }
}

void work(Job &job)
{
    Database database = job.library.open();
    while (!job.stop.stop_requested()) {
        const qsizetype i = job.next++;
        if (i >= job.files.size())
            return;
        ingestOne(job, database, job.files[i]);
    }
}

/// Runs the workers to their end. The first error that ends the job is thrown once all have joined.
void runWorkers(Job &job, int jobs)
{
    std::vector<std::future<void>> workers;
    for (int i = 0; i < std::max(1, jobs); ++i)
        workers.push_back(std::async(std::launch::async, [&job] { work(job); }));
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

} // namespace

IngestSummary ingest(const Library &library, const WorkerProgram &worker, const QStringList &files,
    const Parameters &parameters, int jobs, const IngestSink &tell, const std::stop_token &stop)
{
    Job job { library, worker, files, parameters, tell, stop };
    Database database = library.open();
    {
        DocumentStore documents(database);
        documents.requeueInterrupted();
        Transaction transaction(database);
        for (const QString &path : files)
            documents.enqueue(path); // shown as waiting, and found again after a crash
        transaction.commit();
    }
    runWorkers(job, jobs);
    job.summary.stopped = stop.stop_requested();
    if (!job.summary.stopped) {
        try {
            job.say(Learning {});
            learnSpace(database, parameters.latent, stop);
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::Stopped)
                throw;
            job.summary.stopped = true;
        }
    }
    return job.summary;
}

} // namespace adduce
