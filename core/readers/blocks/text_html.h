#pragma once
#include <QByteArray>
#include <QString>

namespace adduce {

/// A plain text as HTML in UTF-8, every character of it escaped; paragraphs are parted by empty lines and by the lines of
/// programs between them, which keep their lines and are set in monospaced letters.
QByteArray htmlFromText(const QString &text);

} // namespace adduce
