#pragma once
#include "core/answer/answer.h"
#include <algorithm>
#include <span>
#include <vector>

namespace adduce {

struct EvaluationQuery;

/// A sentence that answers a question, as whoever wrote the question found it by reading.
struct GoldSentence
{
    QString file; ///< base name with suffix
    int page = 0; ///< 1-based
    QString quote; ///< as on the page, its lines joined
    QStringList cells = {}; ///< of a table's row: words that must all stand in what is cited, in any order, if the quote does not
    friend bool operator==(const GoldSentence &, const GoldSentence &) = default;
};

/// The letters and digits by which a gold sentence is known again: programs read spaces, dashes and signs of a page each in its own way.
struct GoldKey
{
    QString file;
    QString letters; ///< lettersAndDigits() of the quote
    QStringList cells = {}; ///< the same of each
};
GoldKey goldKey(const GoldSentence &gold);

/// Whether a quote of this file is one of them: the two hold one another, 25 letters or more of it, or the whole gold sentence.
bool isGold(const QString &file, const QString &quote, std::span<const GoldKey> gold);

/// What an answer tells of the gold sentences of its question. A refusal tells nothing.
struct GoldTold
{
    std::vector<bool> sentences; ///< of each that is told, in its order: whether it quotes a gold one
    int papers = 0; ///< whose gold is told
    bool hasWords = true; ///< what is told matches all of EvaluationQuery::must
    friend bool operator==(const GoldTold &, const GoldTold &) = default;

    [[nodiscard]] int count() const { return static_cast<int>(std::ranges::count(sentences, true)); }
    [[nodiscard]] bool isFirst() const { return !sentences.empty() && sentences.front(); }
};
GoldTold goldTold(const Answer &answer, const EvaluationQuery &query);

} // namespace adduce
