#pragma once
#include "core/answer/answer.h"
#include <optional>

namespace adduce {

/// The question without these words of it, still a whole sentence: what a word stands at the head of goes with it, and with the words that lead to it
/// ("of sleep in young astronauts" without "astronauts": "of sleep"). None where too little would be left, or no sentence, or where words have no
/// spaces between them. `words`: as printed, or folded. `language`: of languageOfText(), whose small words are known. Pure.
std::optional<ShorterQuestion> withoutWords(const QString &question, const QStringList &words, const QString &language);

} // namespace adduce
