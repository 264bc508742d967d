#include "core/sentences/word_likeness.h"

#include "core/index/keyword_index.h"
#include "core/lexicon/word_vectors.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"
#include "core/text/text_language.h"

#include <Eigen/Core>
#include <algorithm>
#include <functional>
#include <iterator>

namespace adduce {

namespace {

Eigen::Map<const Eigen::VectorXf> mapped(const std::vector<float> &values)
{
    return { values.data(), static_cast<Eigen::Index>(values.size()) };
}

double cosine(const std::vector<float> &a, const std::vector<float> &b)
{
    const float lengths = mapped(a).norm() * mapped(b).norm();
    return lengths > 0 ? static_cast<double>(mapped(a).dot(mapped(b)) / lengths) : 0;
}

} // namespace

QuestionVector::QuestionVector(const QString &question, const WordVectors *vectors, const KeywordIndex &keywords,
    const TermLookup &terms, WordMeanings *shared)
    : m_vectors(languageOfText(question).isEmpty() ? vectors : nullptr) // of English words
    , m_keywords(keywords)
    , m_terms(terms)
    , m_shared(shared)
    , m_question(m_vectors ? m_vectors->dimensions() : 0)
{
    if (!m_vectors)
        return;
    constexpr std::size_t kWords = 2'000; // in the passages of a question
    m_words.reserve(kWords);
    m_weighed.reserve(kWords * m_vectors->dimensions());
    Stemmer english;
    const SentenceWords words = wordsOf(question, english);
    for (std::size_t i = 0; i < words.wordOfStem.size(); ++i) {
        const QString &word = words.words[static_cast<std::size_t>(words.wordOfStem[i])].text;
        if (isQuestionWord(word))
            continue;
        add(weighed(word, words.stems[static_cast<qsizetype>(i)]), m_question);
    }
}

WordLikeness QuestionVector::likenessOf(const SentenceWords &sentence)
{
    if (!m_vectors)
        return {};
    std::vector<float> asked(m_question.size());
    std::vector<float> others(m_question.size());
    for (std::size_t i = 0; i < sentence.wordOfStem.size(); ++i) {
        const WeighedWord known = weighed(
            sentence.words[static_cast<std::size_t>(sentence.wordOfStem[i])].text, sentence.stems[static_cast<qsizetype>(i)]);
        add(known, known.isAsked ? asked : others);
    }
    WordLikeness likeness;
    likeness.others = cosine(m_question, others);
    std::ranges::transform(asked, others, asked.begin(), std::plus<> {});
    likeness.all = cosine(m_question, asked);
    return likeness;
}

QuestionVector::WeighedWord QuestionVector::weighed(const QString &word, const QString &stem)
{
    const auto [known, isNew] = m_words.try_emplace(word);
    if (!isNew)
        return known->second;
    WeighedWord &one = known->second;
    one.isAsked = m_terms.termOf(stem).has_value();
    if (const WordMeaning meaning = meaningOf(word, stem); !meaning.vector.empty()) {
        one.at = static_cast<qsizetype>(m_weighed.size());
        std::ranges::transform(
            meaning.vector, std::back_inserter(m_weighed), [&](qint8 value) { return meaning.idf * float(value); });
    }
    return one;
}

WordMeaning QuestionVector::meaningOf(const QString &word, const QString &stem) const
{
    if (m_shared)
        if (const auto known = m_shared->find(word))
            return *known;
    WordMeaning meaning { m_vectors->of(word) };
    if (!meaning.vector.empty())
        meaning.idf = static_cast<float>(m_keywords.idfOf({ stem }));
    if (m_shared)
        m_shared->keep(word, meaning);
    return meaning;
}

void QuestionVector::add(const WeighedWord &word, std::vector<float> &sum) const
{
    const auto size = static_cast<Eigen::Index>(sum.size());
    if (word.at >= 0)
        Eigen::Map<Eigen::VectorXf>(sum.data(), size) += Eigen::Map<const Eigen::VectorXf>(m_weighed.data() + word.at, size);
}

} // namespace adduce
