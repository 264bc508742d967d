#include "core/ingest/ingest_queue.h"

#include "core/base/file_name.h"
#include "core/ingest/enumerate.h"
#include "core/library/database.h"
#include "core/library/watch_store.h"

namespace adduce {

namespace {

bool isUnchanged(const DocumentRow &row)
{
    const auto file = factsOf(row.path);
    return file && row.modified != 0 && row.bytes == file->bytes && row.modified == file->modified;
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
    FilesFound found = findFiles(request.paths);
    DocumentStore documents(database);
    DocumentQueue queue(database);
    QueuedFiles result;
    result.passedOver = std::move(found.passedOver);
    const auto readAgain = [&](DocumentId id, bool cutAnew) {
        queue.readAgain(id, request.priority);
        result.rereads = true;
        if (cutAnew)
            result.cutAnew.push_back(id);
        ++result.queued;
    };
    Transaction transaction(database);
    for (const QString &path : found.files) {
        const auto known = documents.findByPath(path);
        const bool askedFor = request.priority >= kPriorityAsked;
        const bool ready = known && known->state == DocumentState::Ready;
        DocumentId id = known ? known->id : DocumentId {};
        if (known && isUnchanged(*known) && (ready || !askedFor)) {
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
        if (row.state == DocumentState::Ready && !row.supersededBy && !factsOf(row.path))
            result.missing.push_back(std::move(row));
    return result;
}

} // namespace adduce
