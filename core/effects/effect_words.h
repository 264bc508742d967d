#pragma once
#include <QSet>
#include <QString>
#include <optional>

namespace adduce {

// What words do in a question for an effect, and in sentences that answer it. Words are in lower case, without diacritics; English.

bool isRelation(const QString &word); ///< says that one thing does something to another, and not which: "affect", "associated"
bool isOfStudy(const QString &word); ///< names something that each study has of its own, on which two cannot disagree: "sample"
/// How much of something there is, or in whom, rather than what: a sentence may say it otherwise ("slept longer", "more falls").
bool isMeasure(const QString &word);
bool isGood(const QString &word); ///< more of it is better, so that "improved" and "increased" say one thing: "yield"
bool isOfOthersWork(
    const QString &word); ///< "earlier", "contrary": a clause with it tells what others found, or what was expected
bool isPlace(const QString &word); ///< where or when, and not what: "under", "during"

/// One stem means the same as one of these: "urban" and "urbanis(ation)", forms of a verb that no algorithm cuts to one stem.
bool isOneOf(const QString &stem, const QSet<QString> &stems);
bool isOppositeOf(const QString &word, const QSet<QString> &stems); ///< "inactive" where activity is one of them

/// How an effect is told: as more or less of the outcome, or as a better or worse one.
enum class EffectAxis
{
    Amount,
    Quality
};

/// More (1) or less (-1) of something, on an axis.
struct Polarity
{
    EffectAxis axis = EffectAxis::Amount;
    int sign = 1;
};

/// None for a word that says no direction. `isOfTime`: it is said of a time, of which what is faster takes less.
std::optional<Polarity> polarityOf(const QString &word, bool isOfTime);

} // namespace adduce
