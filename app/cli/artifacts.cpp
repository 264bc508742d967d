#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/base/device.h"
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
    else if (format == ExportFormat::Json || format == ExportFormat::Csl)
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
        note(u"export: name a thread by its number and a format: export ID --format md|csv|pdf|bib|ris|csl|json"_s);
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

} // namespace adduce::cli
