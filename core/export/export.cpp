#include "core/export/export.h"

#include "core/base/device.h"
#include "core/base/error.h"
#include "core/threads/thread_file.h"
#include <QSaveFile>

namespace adduce {

using namespace Qt::StringLiterals;

std::optional<ExportFormat> exportFormatFromString(const QString &name)
{
    if (name == u"md"_s)
        return ExportFormat::Markdown;
    if (name == u"csv"_s)
        return ExportFormat::Csv;
    if (name == u"pdf"_s)
        return ExportFormat::Pdf;
    if (name == u"bib"_s)
        return ExportFormat::Bibtex;
    if (name == u"json"_s)
        return ExportFormat::Json;
    return std::nullopt;
}

void writeContent(const ExportContent &content, ExportFormat format, QIODevice &device)
{
    switch (format) {
    case ExportFormat::Markdown:
        return writeMarkdown(content, device);
    case ExportFormat::Csv:
        return writeCsv(content, device);
    case ExportFormat::Pdf:
        return writePdf(content, device);
    case ExportFormat::Bibtex:
        return writeAll(device, content.bibliography);
    case ExportFormat::Json:
        return writeThreadFile(content.threads, device);
    }
}

void exportContent(const ExportContent &content, ExportFormat format, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw Error(ErrorKind::DiskFull, path, file.errorString());
    writeContent(content, format, file);
    if (!file.commit())
        throw Error(ErrorKind::DiskFull, path, file.errorString());
}

} // namespace adduce
