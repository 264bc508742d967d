#pragma once
#include "core/guardrails/topic.h"
#include "core/question/asked_for.h"
#include "core/question/translation.h"
#include <vector>

namespace adduce {

struct Lexicon;

/// A question as sentences are compared with it.
struct QuestionTerms
{
    std::vector<KeyTerm> terms;
    AskedFor wanted;

    [[nodiscard]] double weight() const; ///< of all terms
};

/// The key terms of a question in another language than the papers', each by the words that it is searched by.
std::vector<KeyTerm> keyTerms(
    const std::vector<TranslatedWord> &words, const KeywordIndex &keywords, const TranslationParameters &parameters);

/// Gives each term that is no name the words of like meaning that the library holds, and those of paying where it is asked who paid.
/// `lexicon` may lack WordNet.
void addNearWords(
    QuestionTerms &asked, const KeywordIndex &keywords, const Lexicon &lexicon, const NearWordParameters &parameters);

} // namespace adduce
