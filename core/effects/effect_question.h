#pragma once
#include "core/guardrails/clauses.h"
#include <QHash>
#include <QSet>
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
    bool isGood = false; ///< more of the outcome is better: a yield, a score
    bool isOfTime = false; ///< the outcome is a time: what is faster takes less of it
    QHash<QString, QSet<QString>> acronyms {}; ///< "bmi" and the stems that it stands for

    [[nodiscard]] bool isOfNothing() const { return outcome.isEmpty(); } ///< it names no outcome: whole sentences are compared
};

/// None for questions whose answers are of each study itself (its design, sample, dose, place) or of different things to compare with, so
/// that two of them cannot disagree. English.
std::optional<EffectQuestion> effectQuestion(const QString &question, Stemmer &stem);

/// What a word of a sentence is to the question.
enum class EffectPart
{
    None,
    Cause,
    Outcome
};
EffectPart partOf(const TextWord &word, const EffectQuestion &asked);

/// How many of the stems a clause names, also by an acronym.
int countIn(const ParsedSentence &sentence, const Clause &clause, const QSet<QString> &stems,
    const QHash<QString, QSet<QString>> &acronyms = {});

} // namespace adduce
