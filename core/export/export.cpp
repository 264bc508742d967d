#include "core/export/export.h"

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
    if (name == u"json"_s)
        return ExportFormat::Json;
    return std::nullopt;
}

void writeThreads(const std::vector<Thread> &threads, ExportFormat format, QIODevice &device)
{
    switch (format) {
    case ExportFormat::Markdown:
        return writeMarkdown(threads, device);
    case ExportFormat::Csv:
        return writeCsv(threads, device);
    case ExportFormat::Pdf:
        return writePdf(threads, device);
    case ExportFormat::Json:
        return writeThreadFile(threads, device);
    }
}

void exportThreads(const std::vector<Thread> &threads, ExportFormat format, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw Error(ErrorKind::DiskFull, path, file.errorString());
    writeThreads(threads, format, file);
    if (!file.commit())
        throw Error(ErrorKind::DiskFull, path, file.errorString());
}

} // namespace adduce
