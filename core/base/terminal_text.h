#pragma once
#include <QByteArray>
#include <QString>

namespace adduce {

// What is written to a terminal, in UTF-8. Documents, file names and servers put neither commands nor further lines there: what steers a terminal or
// turns the text after it round (C0, DEL, C1, ends of lines, bidirectional embeddings, overrides and isolates) is made visible.

QByteArray terminalLine(QString line); ///< one line, whatever it holds; without an end
QByteArray terminalText(const QByteArray &utf8); ///< of several lines
QByteArray terminalCsv(QByteArray csv); ///< each record in a line: the ends of lines in its cells are blanks
QByteArray terminalJson(const QByteArray &json); ///< the same value: what steers is escaped, ends of lines between values stay

} // namespace adduce
