#include "app/cli/command.h"
#include "app/cli/find_document.h"
#include "app/cli/output.h"

#include "core/base/device.h"
#include "core/evaluation/evaluate.h"
#include "core/export/crops.h"
#include "core/export/export.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// An export never writes over a file that is there.
void refuseToOverwrite(const QString &path)
{
    if (QFileInfo::exists(path))
        throw Error(ErrorKind::BadInput, path, u"the file is there already; name another"_s);
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
    const Library library(context.libraryPath);
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
        QFile out;
        if (!out.open(stdout, QIODevice::WriteOnly))
            throw Error(ErrorKind::DiskFull, u"standard output"_s, out.errorString());
        writeContent(content, *format, out);
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
    const Library library(context.libraryPath);
    Database database = library.open();
    const DocumentScope scope = scopeOf(context, database);
    const Retriever retriever(library);
    const Ask road(library, retriever, context.parameters);
    const QString path = context.options.value(u"output"_s);
    if (!path.isEmpty())
        refuseToOverwrite(path);
    const EvaluationReport report = adduce::evaluate(
        road, bundledQuerySet(), { .scope = scope, .retrieval = context.parameters.retrieval },
        [](const QueryResult &, int done, int total) { progress(u"%1 of %2 questions"_s.arg(done).arg(total)); }, context.stop);
    progress({});
    if (!path.isEmpty())
        replaceFile(path, toMarkdown(report).toUtf8());
    if (context.json)
        printJson(toJson(report));
    else if (path.isEmpty())
        printLine(toMarkdown(report));
    return context.stop.stop_requested() ? Interrupted : Done;
}

} // namespace adduce::cli
