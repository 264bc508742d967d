#include "app/cli/command.h"
#include "app/cli/find_document.h"
#include "app/cli/ocr_options.h"
#include "app/cli/output.h"

#include "core/ingest/ingest.h"
#include "core/library/database.h"
#include "core/library/text_store.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QThread>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostJobs = 64;

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
        if (const auto *page = std::get_if<PageRead>(&event))
            progress(u"%1 of %2 done, reading page %3 of %4"_s.arg(m_done).arg(m_total).arg(page->page).arg(page->pages));
        else if (const auto *recognised = std::get_if<PageRecognised>(&event))
            progress(u"%1 of %2 done, recognising page %3 of %4"_s.arg(m_done)
                    .arg(m_total)
                    .arg(recognised->page)
                    .arg(recognised->pages));
        else if (const auto *at = std::get_if<IngestProgress>(&event)) {
            m_done = at->done;
            m_total = at->total;
        } else if (std::holds_alternative<Learning>(event))
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
    }

    bool m_json;
    int m_done = 0;
    int m_total = 0;
    QJsonArray m_documents;
};

} // namespace

ExitCode add(const Context &context)
{
    if (context.arguments.isEmpty()) {
        note(u"add: name files or folders"_s);
        return Usage;
    }
    const int jobs = context.options.isSet(u"jobs"_s) ? context.options.value(u"jobs"_s).toInt() : QThread::idealThreadCount();
    if (jobs < 1 || jobs > kMostJobs) {
        note(u"add: --jobs takes a number from 1 to %1"_s.arg(kMostJobs));
        return Usage;
    }
    Parameters parameters = context.parameters;
    if (context.options.isSet(u"profile"_s)) {
        const auto chunks = chunkProfile(context.options.value(u"profile"_s));
        if (!chunks) {
            note(u"add: --profile is one of %1"_s.arg(chunkProfileNames().join(u", "_s)));
            return Usage;
        }
        parameters.chunks = *chunks;
    }
    if (!setOcr(context.options, parameters.ocr)) {
        note(u"add: --ocr is off or auto"_s);
        return Usage;
    }
    const QStringList files = enumerateFiles(context.arguments);
    if (files.isEmpty()) {
        note(u"No PDF, text or Markdown file is in there."_s);
        return Failed;
    }
    const Library library(context.libraryPath);
    Reporter report(context.json);
    const IngestSummary summary =
        ingest(library, context.worker, files, parameters, jobs, [&](const IngestEvent &e) { report(e); }, context.stop);
    progress({});
    if (context.json)
        printJson(QJsonObject { { u"ready"_s, summary.ready }, { u"already_there"_s, summary.alreadyThere },
            { u"failed"_s, summary.failed }, { u"chunks_added"_s, summary.chunksAdded },
            { u"chunks_already_there"_s, summary.chunksAlreadyThere }, { u"stopped"_s, summary.stopped },
            { u"documents"_s, report.documents() } });
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
    return summary.ready + summary.alreadyThere > 0 ? Partly : Failed;
}

ExitCode list(const Context &context)
{
    const Library library(context.libraryPath);
    Database database = library.open();
    const auto rows = DocumentStore(database).list();
    if (context.json) {
        QJsonArray array;
        for (const DocumentRow &row : rows)
            array.append(documentJson(row));
        printJson(array);
        return Done;
    }
    for (const DocumentRow &row : rows)
        printLine(u"%1  %2  %3 pages  %4 (%5)"_s.arg(QString::number(row.id.value).rightJustified(4),
            row.reason ? u"failed: "_s + nameOf(*row.reason) : nameOf(row.state), QString::number(row.pages), displayTitle(row),
            shortName(row)));
    if (rows.empty())
        note(u"The library is empty. Add papers: adduce-cli add FILES"_s);
    return Done;
}

ExitCode remove(const Context &context)
{
    if (context.arguments.isEmpty()) {
        note(u"remove: name documents by id, path or file name (see list)"_s);
        return Usage;
    }
    const Library library(context.libraryPath);
    Database database = library.open();
    std::vector<DocumentRow> rows; // all are found before any is removed
    for (const QString &name : context.arguments)
        rows.push_back(findDocument(database, name));
    QJsonArray removed;
    for (const DocumentRow &row : rows) {
        DocumentStore(database).remove(row.id);
        removed.append(documentJson(row));
        if (!context.json)
            printLine(u"removed  "_s + displayTitle(row));
    }
    if (context.json)
        printJson(removed);
    return Done;
}

} // namespace adduce::cli
