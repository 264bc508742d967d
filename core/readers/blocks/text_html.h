#pragma once
#include <QByteArray>
#include <QString>

namespace adduce {

/// A plain text as HTML in UTF-8, every character of it escaped; paragraphs are parted by empty lines.
QByteArray htmlFromText(const QString &text);

} // namespace adduce
