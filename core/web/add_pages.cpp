#include "core/web/add_pages.h"

#include "core/embedding/learn.h"
#include "core/ingest/ingest_queue.h"
#include "core/library/database.h"
#include "core/web/snapshot_files.h"
#include "core/web/web_snapshot.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <thread>
#include <variant>

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
    (void)queueFiles(database,
        { .paths = { path },
            .priority = DocumentQueue(database).front(),
            .collection = web,
            .encoding = knownEncoding(page.encoding) });
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

struct QueuedPage
{
    QString path;
    QString sha256;

    /// The bytes may be a document's of another path.
    [[nodiscard]] bool isSameAs(const DocumentRow &row) const { return row.path == path || row.sha256 == sha256; }
};

/// Another program that reads into this library may have taken some of them from the queue.
void waitForOthers(Database &database, const std::vector<QueuedPage> &pages, const std::stop_token &stop)
{
    constexpr std::chrono::milliseconds kBetween { 50 };
    const DocumentStore documents(database);
    const auto isInHand = [&](const QueuedPage &page) {
        const auto row = documents.findByPath(page.path);
        return row && row->state == DocumentState::Reading;
    };
    while (!stop.stop_requested() && std::ranges::any_of(pages, isInHand))
        std::this_thread::sleep_for(kBetween);
}

/// What is in no index yet is searched in memory meanwhile: a stop leaves the rest for later.
void refresh(Database &database, const ModelServers &servers, const IngestSettings &settings, const std::stop_token &stop)
{
    try {
        if (!stop.stop_requested())
            refreshIndexes(database, servers, settings.latent, settings.index, stop);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
    }
}

/// Reads these, and what of the queue is read beside them. What else waits there is left.
void readPages(const Library &library, const ModelServers &servers, const WorkerProgram &worker,
    const std::vector<QueuedPage> &pages, const IngestSettings &settings, const IngestSink &report, Database &database,
    const std::stop_token &stop)
{
    std::stop_source enough;
    const std::stop_callback forward(stop, [&] { enough.request_stop(); });
    const DocumentStore documents(database);
    std::vector<QueuedPage> waiting = pages;
    const auto isNotToBeRead = [&](const QueuedPage &page) { // it is there, or another program has it in hand
        const auto row = documents.findByPath(page.path);
        return !row || row->state != DocumentState::Queued;
    };
    std::erase_if(waiting, isNotToBeRead);
    const IngestSink watched = [&](const IngestEvent &event) {
        if (report)
            report(event);
        const auto *done = std::get_if<DocumentDone>(&event);
        if (done)
            std::erase_if(waiting, [&](const QueuedPage &page) { return page.isSameAs(done->row); });
        if (waiting.empty())
            enough.request_stop();
    };
    if (!waiting.empty())
        (void)ingest(library, servers, worker, {}, settings, watched, enough.get_token());
    waitForOthers(database, pages, stop);
    refresh(database, servers, settings, stop);
}

} // namespace

std::vector<DocumentRow> addPages(const Library &library, const ModelServers &servers, const WorkerProgram &worker,
    std::span<const WebPage> pages, const IngestSettings &settings, const IngestSink &report, const std::stop_token &stop)
{
    Database database = library.open();
    const CollectionId web = CollectionStore(database).obtain(kWebCollection);
    std::vector<QueuedPage> queued;
    for (const WebPage &page : pages) {
        queued.push_back({ writeSnapshot(library.path(), page), page.sha256 });
        queue(database, queued.back().path, page, web);
    }
    readPages(library, servers, worker, queued, settings, report, database, stop);
    std::vector<DocumentRow> documents;
    for (std::size_t i = 0; i < pages.size(); ++i)
        documents.push_back(documentOf(database, queued[i].path, pages[i]));
    return documents;
}

} // namespace adduce
