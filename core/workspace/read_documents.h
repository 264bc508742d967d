#pragma once
#include "core/ingest/ingest.h"
#include "core/ingest/ingest_queue.h"
#include <stop_token>

namespace adduce {

class Workspace;

/// What is put into a library.
struct AddRequest
{
    QStringList paths; ///< files and folders
    QString collection {}; ///< a name or path; made if need be; empty: into none
    QStringList tags {};
    QString chunking {}; ///< what is there and was cut by another chunk profile is cut anew; empty: it stays
    QString encoding {}; ///< of texts, one of textEncodings(); empty: as detected
    bool watches = false; ///< remembers the folders among the paths, so that what changes there can be added
};

/// What ingest() is to do for it; makes the library, the collection and the list of watched folders.
IngestRequest requestToAdd(Workspace &workspace, const AddRequest &request);

/// Those of the paths that are folders, as the library keeps their names.
QStringList foldersOf(const QStringList &paths);

/// Documents that are read again: those that are named (documentNamed()), or, without a name, all that failed. Throws as
/// documentNamed().
IngestRequest requestToRetry(Workspace &workspace, const QStringList &names, const QString &encoding = {});

/// Reads what is asked for and what waits in the queue. Blocks; `onEvent` as ingest() calls it. Throws as ingest().
IngestSummary readDocuments(Workspace &workspace, const IngestSettings &settings, const IngestRequest &request,
    const IngestSink &onEvent = {}, const std::stop_token &stop = {});

} // namespace adduce
