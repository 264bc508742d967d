#pragma once
#include <QString>

namespace adduce {

/// The language of a sentence or a question, by its function words: "de", "fr", "es", "it", "pt" or "nl"; empty for English, and in
/// doubt. Pure.
QString languageOfText(const QString &text);

} // namespace adduce
