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
    std::atomic<bool> ended = false; ///< stopped, or the library cannot be written
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

    void countChunks(int added, int known)
    {
        const std::scoped_lock lock(telling);
        summary.chunksAdded += added;
        summary.chunksKnown += known;
    }

    /// A document that was removed while it was read.
    void skip()
    {
        const std::scoped_lock lock(telling);
        ++done;
        if (tell)
            tell(IngestProgress { done, static_cast<int>(files.size()) });
    }

    void finish(const DocumentRow &row, bool alreadyThere)
    {
        const std::scoped_lock lock(telling);
        if (alreadyThere) {
            ++summary.alreadyThere;
            summary.chunksKnown += row.chunks;
        } else if (row.state == DocumentState::Ready)
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
        if (own && own->state != DocumentState::Ready)
            documents.remove(id);
        if (!QFileInfo::exists(known->path))
            documents.setPath(known->id, file.path());
        return { known->id, true };
    }
    if (own && own->state == DocumentState::Ready) // replaced: the old text stays under its hash
        id = documents.insert(file.path());
    if (known && known->id != id)
        documents.remove(known->id); // failed or queued under another path: this one takes its place
    documents.setIdentity(id, sha256, file.size());
    documents.setState(id, DocumentState::Reading);
    return { id, false };
}

/// False when the document was removed while it was read.
bool store(Job &job, Database &database, DocumentId id, const QString &path, const Document &document)
{
    DocumentRow named;
    named.path = path;
    named.authors = document.metadata.authors;
    named.year = document.metadata.year;
    const std::vector<Chunk> chunks = chunkDocument(document, shortName(named), job.parameters.chunks);
    const std::scoped_lock lock(job.writing);
    Transaction transaction(database);
    if (!DocumentStore(database).find(id))
        return false;
    TextStore texts(database);
    const int known = texts.countKnown(chunks);
    texts.save(id, document, chunks);
    transaction.commit();
    job.countChunks(static_cast<int>(chunks.size()) - known, known);
    return true;
}

/// Notes why a document failed. What could be searched before stays so: a ready row keeps its state, whatever became
/// of its file. A path that never led to a file leaves no row behind.
DocumentRow noteFailure(Job &job, Database &database, DocumentId id, const QString &path, const Error &error)
{
    const std::scoped_lock lock(job.writing);
    DocumentStore documents(database);
    auto row = documents.find(id);
    if (row && row->state != DocumentState::Ready) {
        documents.setFailed(id, error.kind(), error.technical());
        if (error.kind() == ErrorKind::Missing && row->sha256.isEmpty()) {
            documents.remove(id);
            row->id = {};
        }
    }
    DocumentRow told = row.value_or(DocumentRow {});
    told.path = path;
    told.state = error.kind() == ErrorKind::NoText ? DocumentState::NeedsOcr : DocumentState::Failed;
    told.reason = error.kind();
    told.reasonDetail = error.technical();
    return told;
}

/// Back into the queue, if it was in hand.
void putBack(Job &job, Database &database, DocumentId id)
{
    const std::scoped_lock lock(job.writing);
    DocumentStore documents(database);
    if (const auto row = documents.find(id); row && row->state != DocumentState::Ready)
        documents.setState(id, DocumentState::Queued);
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
            const Document document =
                readDocument(job.worker, file, {}, [&](int read, int total) { job.say(PageRead { id, read, total }); }, job.stop);
            file.throwIfChanged();
            if (!store(job, database, id, path, document))
                return job.skip();
        }
        job.finish(DocumentStore(database).find(id).value_or(DocumentRow {}), identified.alreadyThere);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped || endsTheWholeJob(error.kind())) {
            job.ended = true;
            putBack(job, database, id);
            throw;
        }
        job.finish(noteFailure(job, database, id, path, error), false);
    } catch (const std::bad_alloc &) {
        job.finish(noteFailure(job, database, id, path, Error(ErrorKind::OutOfMemory, path)), false);
    }
}

void work(Job &job)
{
    Database database = job.library.open();
    while (!job.stop.stop_requested() && !job.ended) {
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

/// Queues the files, so that they are shown as waiting, and adds what an earlier job that was killed or stopped left
/// in the queue.
QStringList queue(Database &database, const QStringList &given)
{
    DocumentStore documents(database);
    documents.requeueInterrupted();
    QStringList files = given;
    Transaction transaction(database);
    for (const DocumentRow &row : documents.list())
        if (row.state == DocumentState::Queued && !files.contains(row.path))
            files << row.path;
    for (const QString &path : files)
        documents.enqueue(path);
    transaction.commit();
    return files;
}

} // namespace

IngestSummary ingest(const Library &library, const WorkerProgram &worker, const QStringList &given, const Parameters &parameters,
    int jobs, const IngestSink &tell, const std::stop_token &stop)
{
    Database database = library.open();
    const QStringList files = queue(database, given);
    Job job { library, worker, files, parameters, tell, stop };
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
