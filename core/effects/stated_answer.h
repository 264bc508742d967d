#pragma once
#include "core/effects/effect_question.h"
#include "core/effects/effect_words.h"
#include "core/text/measurements.h"
#include <map>

namespace adduce {

/// What a sentence says that more of the cause does to the outcome.
struct StatedEffect
{
    EffectAxis axis = EffectAxis::Amount;
    bool isUp = true;
    QString words; ///< of the sentence: "increased", "odds ratio 1.8 (1.2 – 2.6)"
    friend bool operator==(const StatedEffect &, const StatedEffect &) = default;
};

/// A sentence, as it answers an EffectQuestion.
struct StatedAnswer
{
    bool isOnTopic = false; ///< it speaks of cause and outcome
    std::vector<StatedEffect> effects {}; ///< one an axis at most; none that the sentence denies or says both of
    std::vector<Measurement> measured {}; ///< of the outcome
    QSet<QString> groups {}; ///< of people or animals (people.h) whose outcome it is
    std::map<QString, bool>
        conditions {}; ///< under which, by the upper end of their scale: "acute", "high dose"; true at that end
    bool isTurned = false; ///< they are told of less of the cause
};

/// How many of the words of a question a sentence must name, as shares.
struct TopicShares
{
    double outcome = 0.6; ///< in one clause, rounded: one of two or three may be left out
    double cause = 0.5; ///< anywhere: a paper on it names it once and then by other words
};

/// What the sentence says of the outcome, clause by clause. A word of direction belongs to the outcome or to the cause beside it ("higher doses
/// gave fewer falls"), and less of the cause turns the effect round. What earlier studies found is not the sentence's own. Pure.
StatedAnswer answerIn(const QString &sentence, const EffectQuestion &asked, const TopicShares &shares, Stemmer &stem);

/// Both name a condition, at its two ends: "acute" and "chronic"; or one alone names its dose.
bool areOfOtherConditions(const StatedAnswer &one, const StatedAnswer &other);

/// Measurements in clauses that name something of this; all of them for nothing.
std::vector<Measurement> measuredOf(const QString &sentence, const QSet<QString> &stems, Stemmer &stem);

} // namespace adduce
