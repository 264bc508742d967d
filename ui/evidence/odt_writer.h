#pragma once
#include "core/export/content.h"
#include <memory>

class QIODevice;
class QTextDocument;

namespace adduce {

/// What an export holds, as it is set by a word processor, more or less. Nothing is loaded that its text could name.
std::unique_ptr<QTextDocument> textDocumentOf(const QString &markdown);

/// The threads, tables and matrices as a file of LibreOffice, where pandoc is not installed: sources stand under their answers and not as
/// footnotes, and there is no bibliography. Throws Error{DiskFull} when the device takes less.
void writeOdt(const ExportContent &content, QIODevice &device);

} // namespace adduce
