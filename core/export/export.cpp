#include "core/export/export.h"

#include "core/base/device.h"
#include "core/base/stop.h"
#include "core/export/word_processing.h"
#include "core/references/reference_writer.h"
#include "core/threads/thread_file.h"

#include <QFileInfo>
#include <algorithm>
#include <array>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct FormatRow
{
    ExportFormat format;
    const char *name;
    const char *suffix;
};

// A suffix that ends another one stands behind it.
constexpr std::array kFormats {
    FormatRow { ExportFormat::Markdown, "md", "md" },
    FormatRow { ExportFormat::Csv, "csv", "csv" },
    FormatRow { ExportFormat::Pdf, "pdf", "pdf" },
    FormatRow { ExportFormat::Bibtex, "bib", "bib" },
    FormatRow { ExportFormat::Ris, "ris", "ris" },
    FormatRow { ExportFormat::Csl, "csl", "csl.json" },
    FormatRow { ExportFormat::Docx, "docx", "docx" },
    FormatRow { ExportFormat::Odt, "odt", "odt" },
    FormatRow { ExportFormat::Json, "json", "json" },
};

} // namespace

QString nameOf(ExportFormat format)
{
    return QString::fromLatin1(std::ranges::find(kFormats, format, &FormatRow::format)->name);
}

std::optional<ExportFormat> exportFormatFromString(const QString &name)
{
    for (const FormatRow &row : kFormats)
        if (name == QLatin1StringView(row.name))
            return row.format;
    return std::nullopt;
}

QString suffixOf(ExportFormat format)
{
    return QString::fromLatin1(std::ranges::find(kFormats, format, &FormatRow::format)->suffix);
}

std::optional<ExportFormat> exportFormatOfFile(const QString &path)
{
    for (const FormatRow &row : kFormats)
        if (path.endsWith(u'.' + QLatin1StringView(row.suffix), Qt::CaseInsensitive))
            return row.format;
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
        return writeReferences(content.cited, ReferenceFormat::Bibtex, device);
    case ExportFormat::Ris:
        return writeReferences(content.cited, ReferenceFormat::Ris, device);
    case ExportFormat::Csl:
        return writeReferences(content.cited, ReferenceFormat::Csl, device);
    case ExportFormat::Docx:
        return writeByPandoc(content, WordFormat::Docx, device, stop);
    case ExportFormat::Odt:
        return writeByPandoc(content, WordFormat::Odt, device, stop);
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
