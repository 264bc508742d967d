#pragma once
#include "core/index/word_meanings.h"
#include "core/sentences/question_match.h"
#include "core/text/word_hash.h"
#include <vector>

namespace adduce {

class KeywordIndex;
class WordVectors;

/// How alike a sentence is to a question by what their words mean, -1 to 1; 0 where nothing is known of either.
struct WordLikeness
{
    double all = 0;
    double others = 0; ///< of the sentence's words that are not the question's: what it adds to them
};

/// A question as the sum of the vectors of its words, each unit vector by the idf of its word, which is what sentences are compared
/// with as such sums (averaged word embeddings: Arora, Liang and Ma, ICLR 2017, with the library's idf). English alone: nothing is like a
/// question in another language. For one thread, and no longer than its parts.
class QuestionVector
{
public:
    /// `vectors` may be null: then nothing is like the question. `shared`: what earlier questions looked up in both; null: nothing is kept.
    QuestionVector(const QString &question, const WordVectors *vectors, const KeywordIndex &keywords, const TermLookup &terms,
        WordMeanings *shared = nullptr);

    WordLikeness likenessOf(const SentenceWords &sentence);

private:
    struct WeighedWord
    {
        qsizetype at = -1; ///< of its vector in `m_weighed`; of an unknown word none
        bool isAsked = false; ///< a term of the question
    };
    WeighedWord weighed(const QString &word, const QString &stem);
    [[nodiscard]] WordMeaning meaningOf(const QString &word, const QString &stem) const;
    void add(const WeighedWord &word, std::vector<float> &sum) const;

    const WordVectors *m_vectors;
    const KeywordIndex &m_keywords;
    const TermLookup &m_terms;
    WordMeanings *m_shared;
    WordMap<WeighedWord> m_words; ///< as far as they were met
    std::vector<float> m_weighed; ///< their vectors one behind the other, each times its idf
    std::vector<float> m_question;
};

} // namespace adduce
