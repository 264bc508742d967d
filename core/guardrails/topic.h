#pragma once
#include "core/settings/parameters.h"
#include "core/text/word_hash.h"
#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

namespace adduce {

class KeywordIndex;

/// A stem of like meaning, that stands for a word in part.
struct NearStem
{
    QString stem;
    double strength = 0; ///< above 0, below 1
    QString word = {}; ///< of the stem, as a dictionary has it

    friend bool operator==(const NearStem &, const NearStem &) = default;
};

/// A word of the question that carries its topic.
struct KeyTerm
{
    QString word; ///< as asked
    QStringList stems; ///< in each language of the library
    double weight =
        1; ///< its idf, log((1 + N) / df) over the library's chunks: rare words say more; less where it is of the asking
    bool isName = false; ///< written as a name or an acronym inside the question: no other word can stand for it
    bool isOfAsking = false; ///< "took part", "led to": how one asks, rather than what about
    std::vector<NearStem> near {}; ///< none of a name

    friend bool operator==(const KeyTerm &, const KeyTerm &) = default;
};

/// The key terms of a question, each once, in order. `keywords` may be null: then all have an idf of 1.
std::vector<KeyTerm> keyTerms(const QString &question, const KeywordIndex *keywords, const TopicParameters &topic = {});

/// How much of each key term stands in a text, one value a term in their order: 1 the word itself, less a near one, 0 neither.
using TermStrengths = std::vector<double>;

/// Key terms by their stems, to look up what stands in a text word by word.
class TermLookup
{
public:
    explicit TermLookup(const std::vector<KeyTerm> &terms);

    [[nodiscard]] std::size_t size() const { return m_terms; }
    /// A term that a stem stands for: wholly, or as a near word.
    struct Match
    {
        std::size_t term = 0;
        double strength = 0;
    };
    [[nodiscard]] std::span<const Match> matchesOf(const QString &stem) const; ///< in the order of the terms
    /// Of the term that the stem is one of; none for any other.
    [[nodiscard]] std::optional<std::size_t> termOf(const QString &stem) const;
    [[nodiscard]] TermStrengths strengthsIn(const QStringList &stems) const;

private:
    WordMap<std::vector<Match>> m_matches;
    std::size_t m_terms = 0;
};

/// The higher of both, term by term.
void raise(TermStrengths &strengths, const TermStrengths &others);

/// How the key terms stand in and around a sentence. What is empty holds none.
struct SentenceContext
{
    TermStrengths own {};
    TermStrengths near {}; ///< the sentences on either side
    TermStrengths heading {}; ///< section heading and title of the document
    TermStrengths passage {}; ///< the whole passage

    /// Does the term itself, no near word, stand in one of the first three?
    [[nodiscard]] bool holds(std::size_t term) const;
};

/// Does the term itself stand there?
[[nodiscard]] inline bool standsIn(const TermStrengths &strengths, std::size_t term)
{
    return term < strengths.size() && strengths[term] >= 1;
}

/// Share of the question's information that a sentence in its context speaks of, 0 to 1.
double topicCoverage(const std::vector<KeyTerm> &terms, const SentenceContext &context, const TopicParameters &weights = {});

/// Whether every name of the question stands in the sentence, near it or in a heading over it: what is said of
/// something else answers nothing.
bool namesArePresent(const std::vector<KeyTerm> &terms, const SentenceContext &context);

/// The terms, as asked, that are neither in the sentence, near it, in a heading nor in its passage, nor a word near to them.
QStringList missingTerms(const std::vector<KeyTerm> &terms, const SentenceContext &context);

} // namespace adduce
