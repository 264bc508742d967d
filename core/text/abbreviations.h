#pragma once
#include <QString>

namespace adduce {

/// What a stop behind a word of papers says about the sentence. Words are lower case, inner stops kept ("z.b").
enum class Abbreviation
{
    None,
    Open, ///< the sentence goes on: "e.g.", "Dr.", "vgl."
    BeforeNumber, ///< goes on when a number follows ("No. 5", "Abb. 3"); otherwise a word like any other
    MayEnd, ///< goes on unless a word follows that begins sentences: "etc. The", "et al. We"
};

/// `capital`: the word began with a capital, as titles do ("St. Louis", but "the 1 st. It").
Abbreviation abbreviationOf(const QString &word, bool capital);

/// Words that begin sentences and are hardly ever names ("The", "However", "Diese", "Les").
bool beginsSentences(const QString &word);

/// Names of months that follow a day's ordinal ("am 3. März"), lower case.
bool isMonthAfterOrdinal(const QString &word);

} // namespace adduce
