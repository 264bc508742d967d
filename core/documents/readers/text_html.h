#pragma once
#include <QByteArray>
#include <QString>

namespace adduce {

/// A text as HTML in UTF-8, every character of it escaped: headings of Markdown (# and underlined) as headings, its
/// emphasis marks dropped, paragraphs parted by empty lines; lines of plain text that is not wrapped stay lines.
QByteArray htmlFromText(const QString &text);

} // namespace adduce
