#pragma once
#include "core/text/word_hash.h"
#include <QString>

namespace adduce {

/// Words that carry no topic ("the", "does", "which"), folded: of German, French, Spanish, Italian, Portuguese and Dutch by
/// their ISO 639-1 codes, of English for every other.
const WordSet &stopWords(const QString &language = {});
bool isStopWord(const QString &word, const QString &language = {}); ///< `word` is folded

/// Words of English questions that speak of the question and not of its topic ("paper", "study", "explain"). `word` is
/// folded.
bool isQuestionWord(const QString &word);

/// Words of English questions that say how something is asked, and hardly what about ("took part", "results", "good"): papers
/// say it otherwise. `word` is folded.
bool isAskingWord(const QString &word);

} // namespace adduce
