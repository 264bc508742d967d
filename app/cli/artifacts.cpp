#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/scope_options.h"

#include "core/base/device.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_markdown.h"
#include "core/workspace/check_score.h"
#include "core/workspace/evaluate_library.h"
#include "core/workspace/export_thread.h"

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
    else if (format == ExportFormat::Csv)
        printCsv(bytes);
    else
        printText(bytes);
}

} // namespace

ExitCode exportThread(const Context &context)
{
    bool isNumber = false;
    const qint64 number = context.arguments.value(0).toLongLong(&isNumber);
    const auto format = exportFormatFromString(context.options.value(u"format"_s));
    if (context.arguments.size() != 1 || !isNumber || !format) {
        note(u"export: name a thread by its number and a format: export ID --format md|csv|pdf|bib|json"_s);
        return Usage;
    }
    const ThreadExport wanted { context.arguments.first(), *format, personalData(context), context.options.isSet(u"crops"_s) };
    const QString path = context.options.value(u"output"_s);
    if (path.isEmpty() || path == u"-") {
        printExport(*format, adduce::exportThread(context.workspace, wanted, context.stop));
        return Done;
    }
    ExportContent content = contentOf(context.workspace, wanted, context.stop);
    refuseToOverwrite(path);
    exportContent(std::move(content), *format, path);
    if (context.isJson)
        printJson(QJsonObject { { u"thread"_s, number }, { u"path"_s, QFileInfo(path).absoluteFilePath() } });
    return Done;
}

/// What the checks find of the library's own saved sentences, made false.
static ExitCode evaluateChecks(const Context &context)
{
    const MutationScore score = scoreChecks(
        context.workspace, context.parameters().writing,
        [](int done, int total) { progress(u"%1 of %2 sentences"_s.arg(done).arg(total)); }, context.stop);
    progress({});
    if (score.sentences == 0 && score.kept == 0) {
        note(u"no answer with quotes is saved: ask something first"_s);
        return Failed;
    }
    if (const QString path = context.options.value(u"output"_s); !path.isEmpty()) {
        refuseToOverwrite(path);
        replaceFile(path, toMarkdown(score).toUtf8());
    } else if (!context.isJson)
        printText(toMarkdown(score).toUtf8());
    if (context.isJson)
        printJson(toJson(score));
    return context.stop.stop_requested() ? Interrupted : Done;
}

ExitCode evaluate(const Context &context)
{
    if (context.options.isSet(u"mutations"_s))
        return evaluateChecks(context);
    const SetPapers papers = evaluationPapers(context.workspace, scopeNames(context));
    if (!papers.missing.isEmpty())
        note(missingWords(papers));
    if (papers.lacksAll())
        return Failed;
    const QString path = context.options.value(u"output"_s);
    if (!path.isEmpty())
        refuseToOverwrite(path);
    const EvaluationReport report = evaluateLibrary(
        context.workspace, { scopeNames(context), { .profile = context.configuration.profile } },
        [](const QueryResult &, int done, int total) { progress(u"%1 of %2 questions"_s.arg(done).arg(total)); }, context.stop);
    progress({});
    if (!path.isEmpty())
        replaceFile(path, toMarkdown(report).toUtf8());
    if (context.isJson)
        printJson(toJson(report));
    else if (path.isEmpty())
        printText(toMarkdown(report).toUtf8());
    return context.stop.stop_requested() ? Interrupted : Done;
}

} // namespace adduce::cli
