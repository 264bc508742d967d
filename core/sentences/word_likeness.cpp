#include "core/sentences/word_likeness.h"

#include "core/index/keyword_index.h"
#include "core/lexicon/word_vectors.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"

#include <cmath>
#include <numeric>

namespace adduce {

namespace {

void add(std::span<const qint8> vector, double weight, std::vector<double> &sum)
{
    for (std::size_t i = 0; i < vector.size(); ++i)
        sum[i] += weight * vector[i];
}

double cosine(const std::vector<double> &a, const std::vector<double> &b)
{
    const auto dot = [](const auto &x, const auto &y) { return std::inner_product(x.begin(), x.end(), y.begin(), 0.0); };
    const double lengths = std::sqrt(dot(a, a) * dot(b, b));
    return lengths > 0 ? dot(a, b) / lengths : 0;
}

} // namespace

QuestionVector::QuestionVector(
    const QString &question, const WordVectors *vectors, const KeywordIndex &keywords, const TermLookup &terms)
    : m_vectors(vectors)
    , m_keywords(keywords)
    , m_terms(terms)
    , m_question(vectors ? vectors->dimensions() : 0)
{
    if (!m_vectors)
        return;
    Stemmer english;
    const SentenceWords words = wordsOf(question, english);
    for (std::size_t i = 0; i < words.wordOfStem.size(); ++i) {
        const QString &word = words.words[static_cast<std::size_t>(words.wordOfStem[i])].text;
        if (isQuestionWord(word))
            continue;
        const WeighedWord &known = weighed(word, words.stems[static_cast<qsizetype>(i)]);
        add(known.vector, known.idf, m_question);
    }
}

WordLikeness QuestionVector::likenessOf(const SentenceWords &sentence)
{
    if (!m_vectors)
        return {};
    Sum asked(m_question.size());
    Sum others(m_question.size());
    for (std::size_t i = 0; i < sentence.wordOfStem.size(); ++i) {
        const WeighedWord &known = weighed(
            sentence.words[static_cast<std::size_t>(sentence.wordOfStem[i])].text, sentence.stems[static_cast<qsizetype>(i)]);
        add(known.vector, known.idf, known.isAsked ? asked : others);
    }
    WordLikeness likeness;
    likeness.others = cosine(m_question, others);
    std::ranges::transform(asked, others, asked.begin(), std::plus {});
    likeness.all = cosine(m_question, asked);
    return likeness;
}

const QuestionVector::WeighedWord &QuestionVector::weighed(const QString &word, const QString &stem)
{
    const auto known = m_words.constFind(word);
    if (known != m_words.cend())
        return *known;
    WeighedWord one { m_vectors->of(word) };
    if (!one.vector.empty())
        one.idf = m_keywords.idfOf({ stem });
    one.isAsked = m_terms.termOf(stem).has_value();
    return *m_words.insert(word, one);
}

} // namespace adduce
