#pragma once
#include "core/export/content.h"
#include <QIODevice>
#include <stop_token>

namespace adduce {

enum class ExportFormat
{
    Markdown,
    Csv,
    Pdf,
    Bibtex, ///< of what is cited
    Ris, ///< the same
    Csl, ///< the same, as CSL-JSON
    Docx, ///< by pandoc: word_processing.h
    Odt, ///< the same
    Json ///< for another Adduce: thread_file.h
};
QString nameOf(ExportFormat format); ///< "md", "csv", "pdf", "docx", "odt", "bib", "ris", "csl", "json"
constexpr bool isForWordProcessor(ExportFormat format)
{
    return format == ExportFormat::Docx || format == ExportFormat::Odt;
}
/// The other way round; none for another name.
std::optional<ExportFormat> exportFormatFromString(const QString &name);
/// What the name of a file ends in: its format's name, but "csl.json" for CSL-JSON, as ".csl" is a citation style.
QString suffixOf(ExportFormat format);
/// What a file of this name holds; none for another ending.
std::optional<ExportFormat> exportFormatOfFile(const QString &path);

/// Each thread with its questions and cited answers, whose sources are footnotes; then the tables and matrices. UTF-8.
/// Text of documents is escaped: it can make no link, image or heading. Throws Error{DiskFull} when the device fails.
void writeMarkdown(const ExportContent &content, QIODevice &device);
QString markdownOf(const ExportContent &content); ///< the same without the rows that it carries for verification
/// The rows of the tables, RFC 4180, UTF-8 with CRLF, quotes whole, so that they can be read back (evidence_csv.h); of
/// matrices alone their papers with a cell for each question; see exportFiles() for both. A cell that a spreadsheet would run as a formula is prefixed
/// with an apostrophe.
void writeCsv(const ExportContent &content, QIODevice &device);
/// As Markdown, through libharu, A4, with a font found on the system; then the crops, if there are any. Throws Error{Internal} without one.
void writePdf(const ExportContent &content, QIODevice &device, const std::stop_token &stop = {});

QString pdfFoot(int page, int pages); ///< what stands at the foot of a page, 0-based: "3 / 12"

void writeContent(const ExportContent &content, ExportFormat format, QIODevice &device, const std::stop_token &stop = {});

/// A file that is written, and what goes into it.
struct ExportFile
{
    QString path;
    ExportContent content;
};
/// One file; two when rows and a matrix go into CSV, which holds one table: evidence.csv and evidence-matrix.csv.
std::vector<ExportFile> exportFiles(ExportContent content, ExportFormat format, const QString &path);
/// evidence.csv -> evidence-matrix.csv
QString matrixPath(const QString &path);
/// Writes each to a temporary file beside its path, then renames them all. Throws writeError() with the path, and Stopped, which
/// leaves what was there. The paths written.
QStringList exportContent(ExportContent content, ExportFormat format, const QString &path, const std::stop_token &stop = {});

} // namespace adduce
