#include "app/cli/command.h"
#include "app/cli/find_document.h"
#include "app/cli/ocr_options.h"
#include "app/cli/output.h"

#include "core/ingest/folder_watch.h"
#include "core/ingest/ingest.h"
#include "core/ingest/ingest_control.h"
#include "core/library/database.h"
#include "core/library/watch_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QThread>
#include <cstdio>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostJobs = 64;

/// "3 of 12 documents, page 40 of about 190, 21 pages/s, about 8 s left"
QString progressWords(const IngestProgress &at)
{
    QString words = u"%1 of %2 documents, page %3"_s.arg(at.done).arg(at.total).arg(at.pagesDone);
    if (at.pagesTotal > 0)
        words += u" of about %1"_s.arg(at.pagesTotal);
    if (at.pagesPerSecond > 0)
        words += u", %1 pages/s"_s.arg(at.pagesPerSecond, 0, 'f', 0);
    if (at.msLeft)
        words += u", about %1 s left"_s.arg(*at.msLeft / 1000 + 1);
    return words;
}

/// Tells the terminal how it goes and gathers what each document became.
class Reporter
{
public:
    explicit Reporter(bool json)
        : m_json(json)
    {
    }

    void operator()(const IngestEvent &event)
    {
        if (const auto *at = std::get_if<IngestProgress>(&event))
            progress(progressWords(*at));
        else if (const auto *recognised = std::get_if<PageRecognised>(&event))
            progress(u"recognising page %1 of %2"_s.arg(recognised->page).arg(recognised->pages));
        else if (std::holds_alternative<Learning>(event))
            progress(u"learning the words of the library"_s);
        else if (const auto *done = std::get_if<DocumentDone>(&event))
            tell(*done);
    }

    [[nodiscard]] const QJsonArray &documents() const { return m_documents; }

private:
    void tell(const DocumentDone &done)
    {
        QJsonObject json = documentJson(done.row);
        json[u"already_there"_s] = done.alreadyThere;
        m_documents.append(json);
        if (m_json)
            return;
        progress({});
        const QString name = QFileInfo(done.row.path).fileName();
        if (done.alreadyThere)
            printLine(u"already there  %1"_s.arg(name));
        else if (done.row.state == DocumentState::Ready)
            printLine(u"ready          %1  (%2 pages) %3"_s.arg(name, QString::number(done.row.pages), done.row.title));
        else
            printLine(u"failed         %1  %2"_s.arg(name, stateWords(done.row)));
        std::fflush(stdout); // who reads along sees each as it comes
    }

    bool m_json;
    QJsonArray m_documents;
};

/// How `add` and `retry` read.
struct Reading
{
    int jobs = 1;
    Parameters parameters;
};

/// Of --jobs, --profile and --ocr; none when they are wrong, which was said then.
std::optional<Reading> readingOf(const Context &context)
{
    Reading reading { QThread::idealThreadCount(), context.parameters };
    if (context.options.isSet(u"jobs"_s))
        reading.jobs = context.options.value(u"jobs"_s).toInt();
    if (reading.jobs < 1 || reading.jobs > kMostJobs) {
        note(u"--jobs takes a number from 1 to %1"_s.arg(kMostJobs));
        return std::nullopt;
    }
    if (context.options.isSet(u"profile"_s)) {
        const auto chunks = chunkProfile(context.options.value(u"profile"_s));
        if (!chunks) {
            note(u"--profile is one of %1"_s.arg(chunkProfileNames().join(u", "_s)));
            return std::nullopt;
        }
        reading.parameters.chunks = *chunks;
    }
    if (!setOcr(context.options, reading.parameters.ocr)) {
        note(u"--ocr is off or auto"_s);
        return std::nullopt;
    }
    return reading;
}

ExitCode tell(const Context &context, const IngestSummary &summary, const QJsonArray &documents)
{
    progress({});
    if (context.json)
        printJson(QJsonObject { { u"ready"_s, summary.ready }, { u"already_there"_s, summary.alreadyThere },
            { u"failed"_s, summary.failed }, { u"reread"_s, summary.reread }, { u"chunks_added"_s, summary.chunksAdded },
            { u"chunks_already_there"_s, summary.chunksAlreadyThere }, { u"stopped"_s, summary.stopped },
            { u"documents"_s, documents } });
    else
        note(u"%1 ready, %2 already there, %3 failed; chunks: added %4, already there %5"_s.arg(summary.ready)
                .arg(summary.alreadyThere)
                .arg(summary.failed)
                .arg(summary.chunksAdded)
                .arg(summary.chunksAlreadyThere));
    if (summary.stopped)
        return Interrupted;
    if (summary.failed == 0)
        return Done;
    return summary.ready + summary.alreadyThere + summary.reread > 0 ? Partly : Failed;
}

ExitCode read(const Context &context, const Library &library, const Reading &reading, const IngestRequest &request)
{
    Reporter report(context.json);
    IngestControl control;
    if (!request.paths.isEmpty())
        control.add(request);
    const IngestSummary summary = ingest(
        library, context.worker, {}, reading.parameters, reading.jobs, [&](const IngestEvent &e) { report(e); }, context.stop,
        &control);
    return tell(context, summary, report.documents());
}

/// Adds what changes in the folders, until it is interrupted.
ExitCode watch(const Context &context, const Library &library, const Reading &reading, const QStringList &folders)
{
    FolderWatch watch;
    QObject::connect(&watch, &FolderWatch::changed, QCoreApplication::instance(), [&](const QStringList &) {
        Database database = library.open();
        if (rescan(database).queued > 0)
            read(context, library, reading, {});
    });
    QObject::connect(&watch, &FolderWatch::walked, QCoreApplication::instance(), [](int paths, bool complete) {
        note(complete ? u"watching %1 files and folders"_s.arg(paths)
                      : u"watching %1 files and folders; the others are looked at when the library is opened"_s.arg(paths));
    });
    watch.setFolders(folders);
    const std::stop_callback quit(context.stop,
        [] { QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection); });
    QCoreApplication::exec();
    return Interrupted;
}

} // namespace

ExitCode add(const Context &context)
{
    const auto reading = readingOf(context);
    if (!reading)
        return Usage;
    if (context.arguments.isEmpty()) {
        note(u"add: name files or folders"_s);
        return Usage;
    }
    const bool watches = context.options.isSet(u"watch"_s);
    if (!watches && enumerateFiles(context.arguments).isEmpty()) {
        note(u"No file that can be read is in there."_s);
        return Failed;
    }
    const Library library(context.libraryPath);
    IngestRequest request { context.arguments, kPriorityAsked, {}, context.options.values(u"tag"_s) };
    QStringList folders;
    {
        Database database = library.open();
        if (const QString name = context.options.value(u"collection"_s); !name.isEmpty())
            request.collection = CollectionStore(database).obtain(name);
        for (const QString &path : context.arguments)
            if (watches && QFileInfo(path).isDir()) {
                WatchStore(database).add({ path, request.collection });
                folders << QDir::cleanPath(QFileInfo(path).absoluteFilePath());
            }
    }
    const ExitCode code = read(context, library, *reading, request);
    return folders.isEmpty() || code == Interrupted ? code : watch(context, library, *reading, folders);
}

ExitCode retry(const Context &context)
{
    const auto reading = readingOf(context);
    const bool all = context.options.isSet(u"all"_s);
    if (!reading || all != context.arguments.isEmpty()) {
        note(u"retry: name documents that failed, or --all"_s);
        return Usage;
    }
    const Library library(context.libraryPath);
    {
        Database database = library.open();
        DocumentQueue queue(database);
        if (all)
            queue.requeueFailed();
        for (const QString &name : context.arguments) {
            const DocumentRow row = findDocument(database, name);
            if (row.state == DocumentState::Ready)
                throw Error(ErrorKind::BadInput, name, u"it did not fail"_s);
            queue.requeue(row.id);
        }
    }
    return read(context, library, *reading, {});
}

} // namespace adduce::cli
