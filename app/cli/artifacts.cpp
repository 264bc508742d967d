#include "app/cli/command.h"
#include "app/cli/existing_library.h"
#include "app/cli/find_document.h"
#include "app/cli/output.h"

#include "core/base/device.h"
#include "core/evaluation/evaluate.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_markdown.h"
#include "core/evaluation/set_papers.h"
#include "core/export/crops.h"
#include "core/export/export.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"

#include <QBuffer>
#include <QFileInfo>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

void printExport(ExportFormat format, const QByteArray &bytes)
{
    if (format == ExportFormat::Pdf)
        printBytes(bytes);
    else if (format == ExportFormat::Json)
        printJson(bytes);
    else
        printText(bytes);
}

} // namespace

ExitCode exportThread(const Context &context)
{
    bool isNumber = false;
    const ThreadId id { context.arguments.value(0).toLongLong(&isNumber) };
    const auto format = exportFormatFromString(context.options.value(u"format"_s));
    if (context.arguments.size() != 1 || !isNumber || !format) {
        note(u"export: name a thread by its number and a format: export ID --format md|csv|pdf|bib|json"_s);
        return Usage;
    }
    const Library library = existingLibrary(context.libraryPath);
    Database database = library.open();
    const auto thread = ThreadStore(database).find(id);
    if (!thread)
        throw Error(ErrorKind::BadInput, context.arguments.first(), u"no such thread"_s);
    ExportContent content = contentOf({ *thread });
    addSources(database, content);
    if (context.options.isSet(u"crops"_s) && format == ExportFormat::Pdf)
        addCrops(library, context.worker, content, context.stop);
    const QString path = context.options.value(u"output"_s);
    if (path.isEmpty() || path == u"-") {
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        writeContent(content, *format, out);
        printExport(*format, out.data());
        return Done;
    }
    refuseToOverwrite(path);
    exportContent(std::move(content), *format, path);
    if (context.json)
        printJson(QJsonObject { { u"thread"_s, id.value }, { u"path"_s, QFileInfo(path).absoluteFilePath() } });
    return Done;
}

ExitCode evaluate(const Context &context)
{
    const Library library = existingLibrary(context.libraryPath);
    Database database = library.open();
    const Scope scope = scopeOf(context, database);
    const QuerySet set = bundledQuerySet();
    const SetPapers papers = papersOf(set, database, CollectionStore(database).resolve(scope));
    if (!papers.missing.isEmpty())
        note(missingWords(papers));
    if (papers.lacksAll())
        return Failed;
    const Retriever retriever(library);
    const Ask ask(library, retriever, context.servers);
    const QString path = context.options.value(u"output"_s);
    if (!path.isEmpty())
        refuseToOverwrite(path);
    const EvaluationReport report = adduce::evaluate(
        ask, set, { .scope = scope, .questions = { .profile = context.configuration.profile } },
        [](const QueryResult &, int done, int total) { progress(u"%1 of %2 questions"_s.arg(done).arg(total)); }, context.stop);
    progress({});
    if (!path.isEmpty())
        replaceFile(path, toMarkdown(report).toUtf8());
    if (context.json)
        printJson(toJson(report));
    else if (path.isEmpty())
        printText(toMarkdown(report).toUtf8());
    return context.stop.stop_requested() ? Interrupted : Done;
}

} // namespace adduce::cli
