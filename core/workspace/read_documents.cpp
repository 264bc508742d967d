#include "core/workspace/read_documents.h"

#include "core/base/file_name.h"
#include "core/ingest/ingest_control.h"
#include "core/library/database.h"
#include "core/library/watch_store.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <QDir>
#include <QFileInfo>

namespace adduce {

QStringList foldersOf(const QStringList &paths)
{
    QStringList folders;
    for (const QString &path : paths)
        if (const auto facts = factsOf(path); facts && facts->kind == FileKind::Folder)
            folders << QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    return folders;
}

IngestRequest requestToAdd(Workspace &workspace, const AddRequest &request)
{
    IngestRequest made { request.paths, kPriorityAsked, {}, request.tags, request.chunking, request.encoding };
    Database database = workspace.library(LibraryUse::MadeIfMissing).open();
    if (!request.collection.isEmpty())
        made.collection = CollectionStore(database).obtain(request.collection);
    if (request.watches)
        for (const QString &folder : foldersOf(request.paths))
            WatchStore(database).add({ folder, made.collection });
    return made;
}

IngestRequest requestToRetry(Workspace &workspace, const QStringList &names, const QString &encoding)
{
    IngestRequest made;
    made.encoding = encoding;
    Database database = workspace.library().open();
    if (names.isEmpty())
        DocumentQueue(database).requeueFailed();
    made.again = idsOf(documentsNamed(database, names));
    return made;
}

IngestSummary readDocuments(Workspace &workspace, const IngestSettings &settings, const IngestRequest &request,
    const IngestSink &onEvent, const std::stop_token &stop)
{
    IngestControl control;
    if (!request.paths.isEmpty() || !request.again.empty())
        control.add(request);
    return ingest(workspace.library(), workspace.servers(), workspace.worker(), {}, settings, onEvent, stop, &control);
}

} // namespace adduce
