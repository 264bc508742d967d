#pragma once
#include <QString>

namespace adduce {

/// A stretch of a page as it reads: line ends are spaces, and a word that one parts is written as in `clean`, the text of the sentences that it
/// is of: "pro-\ncesses" as "processes", "dose-\nresponse" as "dose-response". What `clean` does not hold stays as it is printed. Pure.
QString readableQuote(const QString &printed, const QString &clean);

} // namespace adduce
