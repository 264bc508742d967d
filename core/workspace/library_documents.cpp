#include "core/workspace/library_documents.h"

#include "core/base/file_name.h"
#include "core/ingest/erase.h"
#include "core/library/database.h"
#include "core/library/shrink.h"
#include "core/threads/thread_store.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <algorithm>

namespace adduce {

std::vector<DocumentRow> listDocuments(Workspace &workspace, const DocumentFilter &filter)
{
    Database database = workspace.library().open();
    const CollectionStore collections(database);
    std::vector<DocumentRow> rows = DocumentStore(database).list();
    std::erase_if(rows, [](const DocumentRow &row) { return bool(row.supersededBy); });
    if (filter.within)
        std::erase_if(rows, [&](const DocumentRow &row) { return !std::ranges::binary_search(*filter.within, row.id); });
    if (filter.isFailed)
        std::erase_if(rows, [](const DocumentRow &row) { return !row.reason; });
    for (const QString &name : filter.collections) {
        const std::vector<DocumentId> in = collections.documents(collectionNamed(database, name, filter.within));
        std::erase_if(rows, [&](const DocumentRow &row) { return !std::ranges::binary_search(in, row.id); });
    }
    for (const QString &tag : filter.tags)
        std::erase_if(rows, [&](const DocumentRow &row) { return !collections.tagsOf(row.id).contains(tag.simplified()); });
    return rows;
}

bool isFileMissing(const DocumentRow &row)
{
    return row.state == DocumentState::Ready && !factsOf(row.path);
}

RemovedDocuments removeDocuments(Workspace &workspace, const QStringList &names, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    RemovedDocuments removed { documentsNamed(database, names), {} };
    QStringList hashes;
    for (const DocumentRow &row : removed.documents)
        hashes << row.sha256;
    removed.restingQuestions = ThreadStore(database).questionsRestingOn(hashes);
    for (const DocumentRow &row : removed.documents)
        DocumentStore(database).remove(row.id);
    try {
        eraseRemoved(database, {}, stop);
        if (eraseDue(database) > 0)
            removed.notErased = Error(ErrorKind::Stopped);
    } catch (const Error &error) {
        removed.notErased = error;
    }
    return removed;
}

} // namespace adduce
