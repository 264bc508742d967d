#include "core/index/keyword_terms.h"

#include "core/text/stemmer.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <algorithm>

namespace adduce {

QStringList indexTerms(QStringView text, Stemmer &stem)
{
    QStringList terms;
    for (const Word &word : splitWords(text))
        terms << stem.of(word, text);
    return terms;
}

std::vector<QueryTerm> queryTerms(const QString &question, Stemmers &stem)
{
    constexpr std::size_t kMostTerms = 64; // a pasted page is a question too, but not ten thousand terms
    std::vector<QueryTerm> terms;
    const std::vector<Word> words = splitWords(question);
    const QString language = stem.languageOf(words);
    for (const Word &word : words) {
        if (isStopWord(word.text, language) || isQuestionWord(word.text))
            continue;
        const QStringList stems = stem.of(word, question);
        if (std::ranges::find(terms, stems, &QueryTerm::terms) != terms.end())
            continue;
        if (terms.size() == kMostTerms)
            break;
        const auto letters = word.text.toUcs4();
        terms.push_back({ stems, letters.size() == 1 && isUnspaced(letters.front()) });
    }
    return terms;
}

} // namespace adduce
