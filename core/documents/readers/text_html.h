#pragma once
#include <QByteArray>
#include <QString>

namespace adduce {

/// UTF-8 or UTF-16 with a byte order mark, UTF-8 when the bytes are that, else Windows-1252.
QString decodeText(const QByteArray &bytes);

/// A text as HTML in UTF-8, every character of it escaped: headings of Markdown (# and underlined) as headings, its
/// emphasis marks dropped, paragraphs parted by empty lines; lines of plain text that is not wrapped stay lines.
QByteArray htmlFromText(const QString &text);

} // namespace adduce
