#pragma once
#include <QString>

namespace adduce {

/// The language that a question is asked in, by its function words: "de", "fr", "es", "it", "pt" or "nl"; empty for English, and in
/// doubt. Pure.
QString languageOfQuestion(const QString &question);

} // namespace adduce
