#pragma once
#include <QString>

namespace adduce {

struct Document;

/// The language that most of a text is in, ISO 639-1 ("de"); empty when it cannot be told. The first pages are enough.
QString languageOf(const QString &text);
QString languageOf(const Document &document); ///< by its sentences

} // namespace adduce
