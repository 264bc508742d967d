#include "core/export/export.h"

#include "core/base/device.h"
#include "core/threads/thread_file.h"

#include <algorithm>
#include <array>

namespace adduce {

namespace {

constexpr std::array<std::pair<ExportFormat, const char *>, 5> kFormats { {
    { ExportFormat::Markdown, "md" },
    { ExportFormat::Csv, "csv" },
    { ExportFormat::Pdf, "pdf" },
    { ExportFormat::Bibtex, "bib" },
    { ExportFormat::Json, "json" },
} };

} // namespace

QString suffixOf(ExportFormat format)
{
    const auto known = std::ranges::find(kFormats, format, [](const auto &pair) { return pair.first; });
    return QString::fromLatin1(known->second);
}

std::optional<ExportFormat> exportFormatFromString(const QString &name)
{
    for (const auto &[format, suffix] : kFormats)
        if (name == QLatin1StringView(suffix))
            return format;
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
    replaceFile(path, [&](QIODevice &device) { writeContent(content, format, device); });
}

} // namespace adduce
