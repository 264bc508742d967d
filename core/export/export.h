#pragma once
#include "core/evidence/evidence_table.h"
#include <QIODevice>

namespace adduce {

enum class ExportFormat
{
    Markdown,
    Csv,
    Pdf,
    Json ///< for another Adduce: thread_file.h
};
/// From "md", "csv", "pdf" or "json".
std::optional<ExportFormat> exportFormatFromString(const QString &name);

/// Each thread with its questions and cited answers, then its evidence table. UTF-8. Text of documents is escaped: it
/// can make no link, image or heading. Throws Error{DiskFull} when the device fails.
void writeMarkdown(const std::vector<Thread> &threads, QIODevice &device);
/// The evidence alone, RFC 4180, UTF-8 with CRLF; a cell that a spreadsheet would run as a formula is prefixed
/// with an apostrophe (RELIABILITY B8).
void writeCsv(const std::vector<Thread> &threads, QIODevice &device);
/// As Markdown, through libharu, A4, with a font found on the system. Throws Error{Internal} without one.
void writePdf(const std::vector<Thread> &threads, QIODevice &device);

void writeThreads(const std::vector<Thread> &threads, ExportFormat format, QIODevice &device);
/// Writes to a temporary file beside `path`, then renames. Throws Error{DiskFull} with the path.
void exportThreads(const std::vector<Thread> &threads, ExportFormat format, const QString &path);

} // namespace adduce
