#include "core/index/keyword_terms.h"

#include "core/text/words.h"

#include <algorithm>

namespace adduce {

QStringList indexTerms(QStringView text, Stemmer &stem)
{
    QStringList terms;
    for (const Word &word : splitWords(text))
        terms << stem(word.text);
    return terms;
}

std::vector<QueryTerm> queryTerms(const QString &question, Stemmer &stem)
{
    constexpr std::size_t kMostTerms = 64; // a pasted page is a question too, but not ten thousand terms
    std::vector<QueryTerm> terms;
    for (const Word &word : splitWords(question)) {
        if (isStopWord(word.text) || isQuestionWord(word.text))
            continue;
        const QString term = stem(word.text);
        if (std::ranges::find(terms, term, &QueryTerm::term) != terms.end())
            continue;
        if (terms.size() == kMostTerms)
            break;
        const auto letters = word.text.toUcs4();
        terms.push_back({ term, letters.size() == 1 && isUnspaced(letters.front()) });
    }
    return terms;
}

} // namespace adduce
