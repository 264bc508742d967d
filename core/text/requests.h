#pragma once
#include "core/text/words.h"
#include <span>

namespace adduce {

/// Whether a sentence asks somebody for literature: "I would be pleased to receive information on ...". English alone.
bool isRequest(std::span<const Word> sentence);

/// Words that say that literature is asked for, and not what about: "articles" and "dealing" anywhere, "interested" and "information" in
/// a request. `word` is folded.
bool isRequestWord(const QString &word, bool inRequest);

} // namespace adduce
