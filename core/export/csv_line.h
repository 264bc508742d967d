#pragma once
#include <QByteArray>
#include <QStringList>

namespace adduce {

/// One record of RFC 4180, UTF-8 with CRLF, every cell quoted. A cell that a spreadsheet would run as a formula gets an
/// apostrophe; one taken off again gives the text back.
QByteArray csvLine(const QStringList &cells);

} // namespace adduce
