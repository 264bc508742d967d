#pragma once
#include "core/text/words.h"
#include <QFlags>
#include <QStringView>
#include <vector>

namespace adduce {

/// What the words of a sentence say of its kind.
enum class Cue
{
    Aim = 1 << 0, ///< says what a study set out to do, often in the question's very words
    Finding = 1 << 1,
    Method = 1 << 2,
    Definition = 1 << 3, ///< "is a", "refers to", "defined as"
    Reason = 1 << 4,
    Comparison = 1 << 5,
    Hedge = 1 << 6,
    Denial = 1 << 7,
    Funding = 1 << 8,
    CitesOthers = 1 << 9, ///< "et al."
    SpeaksOfItself = 1 << 10, ///< "we", "this study"
    PointsAtFigure = 1 << 11, ///< "Table 2"
    Date = 1 << 12, ///< a year or a month
    Explanation = 1 << 13, ///< gives a cause in so many words: "because", "due to", "the reason"
    PointsBack = 1 << 14, ///< speaks of what was said before: begins with "This", "These", "The reason"
};
Q_DECLARE_FLAGS(Cues, Cue)
Q_DECLARE_OPERATORS_FOR_FLAGS(Cues)

/// Of the words of an English text, as splitWords() gives them. Pure.
Cues cuesOf(const std::vector<Word> &words);

/// What the characters of a sentence show.
struct SentenceForm
{
    int numbers = 0;
    int names = 0; ///< words with a capital inside the sentence
    double letters = 0; ///< share of the characters
    bool hasPercent = false;
    bool hasPValue = false;
    bool hasBrackets = false;
    bool isQuestion = false;
    bool leadsIn = false; ///< ends with a colon: what it leads to is missing
    bool endsOpen = false; ///< without a full stop
    bool startsLower = false;
    bool isCode = false; ///< program text, lists of key words
};

SentenceForm formOf(QStringView text, const std::vector<Word> &words); ///< Pure.

/// "eleven", "11", "2.5": a number in digits or in words.
bool isNumber(const Word &word);

} // namespace adduce
