#pragma once
#include "core/ingest/enumerate.h"
#include "core/library/collection_store.h"
#include "core/library/document_queue.h"
#include "core/library/document_store.h"
#include <QStringList>
#include <vector>

namespace adduce {

/// What is to be read, and where it is put.
struct IngestRequest
{
    QStringList paths; ///< files and folders
    int priority = kPriorityAsked;
    CollectionId collection {}; ///< none: into no collection
    QStringList tags {};
    /// A chunk profile: what is ready and was cut by another one is read again, and cut by that of the job. Empty: it stays.
    QString profile {};
    /// One of textEncodings() for the texts among them, over what is detected; texts that are there in another are read
    /// again. Empty: as it was chosen before, if ever.
    QString encoding {};
    std::vector<DocumentId> again {}; ///< to be read again whatever is known of them, and cut by the job's profile
};

/// What became of a request.
struct QueuedFiles
{
    int queued = 0;
    std::vector<DocumentRow> unchanged; ///< ready, and size and time of the file are those it was read with
    bool rereads = false; ///< some that are ready are read again
    std::vector<DocumentId> cutAnew; ///< of these, those that are cut by the profile of the job
    std::vector<PassedOver> passedOver; ///< in its folders
};

/// Queues all files of a request whose content may be new. Those that are ready and unchanged are not read again, only
/// put into the collection and given the tags. One transaction. Throws Error.
QueuedFiles queueFiles(Database &database, const IngestRequest &request);

/// What a look at the watched folders and at the files of the library found.
struct Rescan
{
    int queued = 0; ///< new or changed files
    std::vector<DocumentRow> missing; ///< ready, but their file is gone; they stay in the library
};

/// Compares the watched folders with the library and queues what is new or has changed. Reads no file.
Rescan rescan(Database &database);

} // namespace adduce
