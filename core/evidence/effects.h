#pragma once
#include "core/guardrails/clauses.h"
#include "core/text/measurements.h"
#include <QHash>
#include <QSet>
#include <map>
#include <optional>

namespace adduce {

/// A question for what one thing does to another, or for how much of something there is, as sentences that answer it are compared.
struct EffectQuestion
{
    QSet<QString> cause; ///< stems of what does something; empty where nothing does
    QSet<QString> outcome; ///< of what it is done to, or of what is asked how much
    QSet<QString> measures {}; ///< how much of the outcome: "duration", "risk"; a sentence need not name them
    QHash<QString, QString> before {}; ///< of stems of the outcome, those that stand right before them
    bool isCauseTurned = false; ///< "smaller classes": what is asked for is less of the cause
    bool isOfTime = false; ///< the outcome is a time: what is faster takes less of it
    QHash<QString, QSet<QString>> acronyms {}; ///< "bmi" and the stems that it stands for

    [[nodiscard]] bool isOfNothing() const { return outcome.isEmpty(); } ///< it names no outcome: whole sentences are compared
};

/// None for questions whose answers are of each study itself (its design, sample, dose, place) or of different things to compare with, so
/// that two of them cannot disagree. English.
std::optional<EffectQuestion> effectQuestion(const QString &question, Stemmer &stem);

/// How an effect is told: as more or less of the outcome, or as a better or worse one.
enum class EffectAxis
{
    Amount,
    Quality
};

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
StatedAnswer answerIn(const ParsedSentence &sentence, const EffectQuestion &asked, const TopicShares &shares);

/// Both name a condition, at its two ends: "acute" and "chronic"; or one alone names its dose.
bool areOfOtherConditions(const StatedAnswer &one, const StatedAnswer &other);

/// Measurements in clauses that name something of this; all of them for nothing.
std::vector<Measurement> measuredOf(const ParsedSentence &sentence, const QSet<QString> &stems);

} // namespace adduce
