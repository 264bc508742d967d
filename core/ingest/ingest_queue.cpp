#include "core/ingest/ingest_queue.h"

#include "core/ingest/ingest.h"
#include "core/library/database.h"
#include "core/library/watch_store.h"

#include <QFileInfo>

namespace adduce {

namespace {

bool isUnchanged(const DocumentRow &row, const QFileInfo &file)
{
    return row.modified != 0 && row.bytes == file.size() && row.modified == file.lastModified().toMSecsSinceEpoch();
}

void file(Database &database, DocumentId id, const IngestRequest &request)
{
    CollectionStore collections(database);
    if (request.collection)
        collections.add(request.collection, { &id, 1 });
    for (const QString &tag : request.tags)
        collections.tag({ &id, 1 }, tag);
}

} // namespace

QueuedFiles queueFiles(Database &database, const IngestRequest &request)
{
    const QStringList files = enumerateFiles(request.paths);
    const DocumentStore documents(database);
    DocumentQueue queue(database);
    QueuedFiles result;
    std::vector<DocumentId> again = request.again;
    Transaction transaction(database);
    for (const QString &path : files) {
        const auto known = documents.findByPath(path);
        const QFileInfo info(path);
        const bool askedFor = request.priority >= kPriorityAsked;
        if (known && isUnchanged(*known, info) && (known->state == DocumentState::Ready || !askedFor)) {
            const bool ready = known->state == DocumentState::Ready;
            if (ready && !request.profile.isEmpty() && known->profile != request.profile)
                again.push_back(known->id);
            else if (ready)
                result.unchanged.push_back(*known);
            file(database, known->id, request);
            continue;
        }
        // A ready document keeps its row: what is read now may be another version, or the same bytes touched.
        DocumentId id;
        if (known && known->state != DocumentState::Ready)
            queue.requeue(id = known->id, request.priority);
        else
            id = queue.insert(path, request.priority);
        file(database, id, request);
        ++result.queued;
    }
    for (const DocumentId id : again) {
        const auto row = documents.find(id);
        if (!row)
            continue;
        queue.readAgain(id, request.priority);
        if (row->state == DocumentState::Ready)
            result.again.push_back(id);
        ++result.queued;
    }
    transaction.commit();
    return result;
}

Rescan rescan(Database &database)
{
    Rescan result;
    for (const WatchedFolder &folder : WatchStore(database).list())
        result.queued += queueFiles(database, { { folder.path }, kPriorityWatched, folder.collection }).queued;
    for (DocumentRow &row : DocumentStore(database).list())
        if (row.state == DocumentState::Ready && !row.supersededBy && !QFileInfo::exists(row.path))
            result.missing.push_back(std::move(row));
    return result;
}

} // namespace adduce
