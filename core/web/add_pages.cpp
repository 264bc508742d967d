#include "core/web/add_pages.h"

#include "core/ingest/ingest_queue.h"
#include "core/library/database.h"
#include "core/web/snapshot_files.h"
#include "core/web/web_snapshot.h"

#include <QFile>

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The name that we know an encoding by; empty for one that we do not.
QString knownEncoding(const QString &said)
{
    const QStringList known = textEncodings();
    const auto found =
        std::ranges::find_if(known, [&](const QString &name) { return name.compare(said, Qt::CaseInsensitive) == 0; });
    return found == known.end() ? QString() : *found;
}

void queue(Database &database, const QString &path, const WebPage &page, CollectionId web)
{
    (void)queueFiles(database, { .paths = { path }, .collection = web, .encoding = knownEncoding(page.encoding) });
    if (const auto row = DocumentStore(database).findByPath(path))
        describeSnapshot(database, row->id, page);
}

/// What became of a page. The same bytes may have been in the library before, from a file of the user's own: then that one stands for
/// it, and ours goes.
DocumentRow documentOf(Database &database, const QString &path, const WebPage &page)
{
    const DocumentStore documents(database);
    if (auto own = documents.findByPath(path))
        return *std::move(own);
    QFile::remove(path);
    return documents.findByHash(page.sha256).value_or(DocumentRow {});
}

} // namespace

std::vector<DocumentRow> addPages(const Library &library, const ModelServers &servers, const WorkerProgram &worker,
    std::span<const WebPage> pages, const IngestSettings &settings, const IngestSink &report, const std::stop_token &stop)
{
    Database database = library.open();
    const CollectionId web = CollectionStore(database).obtain(kWebCollection);
    QStringList paths;
    for (const WebPage &page : pages) {
        paths << writeSnapshot(library.path(), page);
        queue(database, paths.constLast(), page, web);
    }
    (void)ingest(library, servers, worker, {}, settings, report, stop);
    std::vector<DocumentRow> documents;
    for (std::size_t i = 0; i < pages.size(); ++i)
        documents.push_back(documentOf(database, paths[static_cast<qsizetype>(i)], pages[i]));
    return documents;
}

} // namespace adduce
