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
    DocumentStore documents(database);
    DocumentQueue queue(database);
    QueuedFiles result;
    const auto readAgain = [&](DocumentId id, bool cutAnew) {
        queue.readAgain(id, request.priority);
        result.rereads = true;
        if (cutAnew)
            result.cutAnew.push_back(id);
        ++result.queued;
    };
    Transaction transaction(database);
    for (const QString &path : files) {
        const auto known = documents.findByPath(path);
        const QFileInfo info(path);
        const bool askedFor = request.priority >= kPriorityAsked;
        const bool ready = known && known->state == DocumentState::Ready;
        DocumentId id = known ? known->id : DocumentId {};
        if (known && isUnchanged(*known, info) && (ready || !askedFor)) {
            const bool otherwise = !request.profile.isEmpty() && known->profile != request.profile;
            const bool inAnother =
                !request.encoding.isEmpty() && !known->encoding.isEmpty() && known->encoding != request.encoding;
            if (ready && (otherwise || inAnother))
                readAgain(id, otherwise);
            else if (ready)
                result.unchanged.push_back(*known);
        } else {
            // A ready document keeps its row: what is read now may be another version, or the same bytes touched.
            if (known && !ready)
                queue.requeue(id, request.priority);
            else
                id = queue.insert(path, request.priority);
            ++result.queued;
        }
        if (!request.encoding.isEmpty())
            documents.setChosenEncoding(id, request.encoding);
        file(database, id, request);
    }
    for (const DocumentId id : request.again)
        if (documents.find(id)) {
            if (!request.encoding.isEmpty())
                documents.setChosenEncoding(id, request.encoding);
            readAgain(id, true);
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
