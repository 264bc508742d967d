#include "app/cli/artifacts.h"

#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/base/device.h"
#include "core/workspace/export_thread.h"

#include <QBuffer>
#include <QFileInfo>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

void printExport(ExportFormat format, const QByteArray &bytes)
{
    if (format == ExportFormat::Pdf || isForWordProcessor(format))
        printBytes(bytes);
    else if (format == ExportFormat::Json || format == ExportFormat::Csl)
        printJson(bytes);
    else if (format == ExportFormat::Csv)
        printCsv(bytes);
    else
        printText(bytes);
}

} // namespace

void putOut(const Context &context, ExportContent content, ExportFormat format, QJsonObject told)
{
    const QString path = context.options.value(u"output"_s);
    if (path.isEmpty() || path == u"-") {
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        writeContent(content, format, out, context.stop);
        printExport(format, out.data());
        return;
    }
    refuseToOverwrite(path);
    exportContent(std::move(content), format, path, context.stop);
    if (context.isJson) {
        told[u"path"_s] = QFileInfo(path).absoluteFilePath();
        printJson(told);
    }
}

Paper paperOf(const Context &context)
{
    const QString name = context.options.value(u"paper"_s);
    const auto size = valueNamed<PaperSize>(name.toLower());
    if (!size)
        throw Error(ErrorKind::BadInput, u"--paper is a4, a3 or letter, and not \"%1\""_s.arg(name));
    return { *size, context.options.isSet(u"landscape"_s) };
}

ExitCode exportThread(const Context &context)
{
    bool isNumber = false;
    const qint64 number = context.arguments.value(0).toLongLong(&isNumber);
    const auto format = exportFormatFromString(context.options.value(u"format"_s));
    if (context.arguments.size() != 1 || !isNumber || !format) {
        note(u"export: name a thread by its number and a format: export ID --format md|csv|pdf|docx|odt|bib|ris|csl|json"_s);
        return Usage;
    }
    const ThreadExport wanted { context.arguments.first(), *format, personalData(context), context.options.isSet(u"crops"_s),
        paperOf(context), context.options.value(u"style"_s) };
    putOut(context, contentOf(context.workspace, wanted, context.stop), *format, { { u"thread"_s, number } });
    return Done;
}

} // namespace adduce::cli
