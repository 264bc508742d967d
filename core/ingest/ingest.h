#pragma once
#include "core/base/ids.h"
#include "core/ingest/enumerate.h"
#include "core/ingest/ingest_queue.h"
#include "core/ingest/ingest_settings.h"
#include "core/library/document_store.h"
#include "core/library/library.h"
#include "core/worker/worker.h"
#include <functional>
#include <optional>
#include <stop_token>
#include <variant>

namespace adduce {

class IngestControl;
class ModelServers;

/// What one file became.
struct DocumentDone
{
    DocumentRow row;
    bool isAlreadyThere = false; ///< the same bytes were in the library before
};
struct DocumentStarted
{
    DocumentId id;
    QString path;
};
struct PageRead
{
    DocumentId id;
    int page = 0; ///< pages read so far
    int pages = 0;
};
/// A page without text was recognised (OCR).
struct PageRecognised
{
    DocumentId id;
    int page = 0; ///< pages recognised so far
    int pages = 0; ///< of the document, that need it
};
/// How far the whole job is; told after each document and as pages are read, a few times a second.
struct IngestProgress
{
    int done = 0; ///< documents
    int total = 0;
    int pagesDone = 0;
    int pagesTotal = 0; ///< of the documents that wait an estimate from those that were read; 0 while there is none
    double pagesPerSecond = 0; ///< 0 while unknown
    std::optional<qint64> msLeft; ///< none while unknown
};
/// The space learned from the library is being fitted or extended.
struct Learning
{
};

using IngestEvent = std::variant<DocumentStarted, PageRead, PageRecognised, DocumentDone, IngestProgress, Learning>;
using IngestSink = std::function<void(const IngestEvent &)>; ///< called from one thread at a time

struct IngestSummary
{
    int ready = 0;
    int alreadyThere = 0;
    int failed = 0;
    bool isStopped = false;
    int reread = 0; ///< read before by an older reader, and now again
    int chunksAdded = 0;
    int chunksAlreadyThere = 0; ///< by their stable id
    std::vector<PassedOver> passedOver {}; ///< in the folders that the user asked for
    friend bool operator==(const IngestSummary &, const IngestSummary &) = default;
};

/// Takes in all of `files` and all else that waits in the library's queue: read in worker
/// processes, clean, chunk, store each in one transaction, learn the space; then what an older reader read, again.
/// Blocks. Failures of one document are rows with a reason, not exceptions; throws Error when the library itself cannot
/// be written. On a stop request the documents in hand are queued again. `control` steers it from other threads.
IngestSummary ingest(const Library &library, const ModelServers &servers, const WorkerProgram &worker, const QStringList &files,
    const IngestSettings &settings, const IngestSink &report, const std::stop_token &stop, IngestControl *control = nullptr);

} // namespace adduce
