#include "core/export/export.h"

#include "core/base/device.h"
#include "core/base/stop.h"
#include "core/threads/thread_file.h"

#include <QFileInfo>
#include <algorithm>
#include <array>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

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

void writeContent(const ExportContent &content, ExportFormat format, QIODevice &device, const std::stop_token &stop)
{
    switch (format) {
    case ExportFormat::Markdown:
        return writeMarkdown(content, device);
    case ExportFormat::Csv:
        return writeCsv(content, device);
    case ExportFormat::Pdf:
        return writePdf(content, device, stop);
    case ExportFormat::Bibtex:
        return writeAll(device, content.bibliography);
    case ExportFormat::Json:
        return writeThreadFile(content.threads, device);
    }
}

QString matrixPath(const QString &path)
{
    const QFileInfo file(path);
    const QString suffix = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return path.chopped(suffix.size()) + u"-matrix"_s + suffix;
}

std::vector<ExportFile> exportFiles(ExportContent content, ExportFormat format, const QString &path)
{
    if (format != ExportFormat::Csv || content.tables.empty() || content.matrices.empty())
        return { { path, std::move(content) } };
    ExportContent matrices;
    matrices.title = content.title;
    matrices.matrices = std::exchange(content.matrices, {});
    return { { path, std::move(content) }, { matrixPath(path), std::move(matrices) } };
}

QStringList exportContent(ExportContent content, ExportFormat format, const QString &path, const std::stop_token &stop)
{
    const std::vector<ExportFile> files = exportFiles(std::move(content), format, path);
    QStringList paths;
    std::vector<Replacement> replacements;
    for (const ExportFile &file : files) {
        paths << file.path;
        replacements.push_back({ file.path, [&file, format, stop](QIODevice &device) {
                                    writeContent(file.content, format, device, stop);
                                    throwIfStopped(stop);
                                } });
    }
    replaceFiles(replacements);
    return paths;
}

} // namespace adduce
