#include "core/index/keyword_terms.h"

#include "core/text/letter_name.h"
#include "core/text/requests.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <algorithm>
#include <optional>
#include <span>

namespace adduce {

namespace {

enum class Break
{
    None,
    Clause,
    Sentence
};

/// By the marks between a word and the one before it, which a space follows.
Break breakBefore(const std::vector<Word> &words, std::size_t word, QStringView text)
{
    const int from = words[word - 1].start + words[word - 1].length;
    const QStringView between = text.mid(from, words[word].start - from);
    Break found = Break::None;
    for (qsizetype i = 0; i + 1 < between.size(); ++i) {
        if (!between[i + 1].isSpace())
            continue;
        if (QStringView(u".?!").contains(between[i]))
            return Break::Sentence;
        if (QStringView(u",;:").contains(between[i]))
            found = Break::Clause;
    }
    return found;
}

/// Gathers the words of a question as they are said.
class QueryAsSaid
{
public:
    void beginSentence()
    {
        ++m_sentence;
        m_before.reset();
    }
    void beginClause() { m_before.reset(); }

    void add(const QStringList &terms, bool isPrefix)
    {
        constexpr std::size_t kMostTerms = 64; // a pasted page is a question too, but not ten thousand terms
        const auto known = std::ranges::find(m_query.words, terms, &QueryTerm::terms);
        const auto at = static_cast<std::size_t>(known - m_query.words.begin());
        if (known == m_query.words.end()) {
            if (at == kMostTerms)
                return m_before.reset();
            m_query.words.push_back({ terms, isPrefix });
            m_saidIn.push_back(m_sentence);
        } else if (m_saidIn[at] != m_sentence) {
            ++known->sentences;
            m_saidIn[at] = m_sentence;
        }
        const std::pair pair(m_before.value_or(at), at);
        if (pair.first != at && std::ranges::find(m_query.neighbours, pair) == m_query.neighbours.end())
            m_query.neighbours.push_back(pair);
        m_before = at;
    }

    QueryTerms takeTerms() { return std::move(m_query); }

private:
    QueryTerms m_query;
    std::vector<int> m_saidIn; ///< the sentence that said each word last
    int m_sentence = 0;
    std::optional<std::size_t> m_before; ///< the word of this clause before the next one
};

} // namespace

QStringList indexTerms(QStringView text, Stemmer &stem)
{
    QStringList terms;
    for (const Word &word : splitWords(text))
        terms << stem.of(word, text);
    return terms;
}

QueryTerms queryTerms(const QString &question, Stemmers &stem)
{
    const std::vector<Word> words = splitWords(question);
    const QString language = stem.languageOf(words);
    QueryAsSaid said;
    for (std::size_t first = 0; first < words.size();) {
        std::size_t next = first + 1;
        while (next < words.size() && breakBefore(words, next, question) != Break::Sentence)
            ++next;
        const auto sentence = std::span(words).subspan(first, next - first);
        const bool asks = language.isEmpty() && isRequest(sentence);
        said.beginSentence();
        for (; first < next; ++first) {
            if (first > 0 && breakBefore(words, first, question) != Break::None)
                said.beginClause();
            const Word &word = words[first];
            if ((isStopWord(word.text, language) && !isLetterName(word, question)) || isQuestionWord(word.text)
                || (language.isEmpty() && isRequestWord(word.text, asks)))
                continue;
            const auto letters = word.text.toUcs4();
            said.add(stem.of(word, question), letters.size() == 1 && isUnspaced(letters.front()));
        }
    }
    return said.takeTerms();
}

} // namespace adduce
