#pragma once
#include "core/evaluation/mutations.h"
#include "core/settings/parameters.h"
#include <QJsonObject>
#include <span>
#include <stop_token>
#include <vector>

namespace adduce {

struct Lexicon;

/// A sentence that is held for true, with the text that it is proved by.
struct ProvedSentence
{
    QString text;
    QString quote;
    QString passage; ///< that the quote stands in

    friend bool operator==(const ProvedSentence &, const ProvedSentence &) = default;
};

/// How many of the mutants of a kind were not let through as proved.
struct KindScore
{
    MutationKind kind = MutationKind::Number;
    bool isHeldOut = false; ///< Mutant::isHeldOut
    int made = 0;
    int caught = 0;

    friend bool operator==(const KindScore &, const KindScore &) = default;
};

/// A mutant that was let through.
struct PassedMutant
{
    Mutant mutant;
    QString quote;

    friend bool operator==(const PassedMutant &, const PassedMutant &) = default;
};

/// What the checks of a model's statements are worth on true sentences that were made false.
struct MutationScore
{
    std::vector<KindScore> kinds; ///< those that any sentence could be made into, in the order of MutationKind
    int sentences = 0; ///< unchanged
    int lost = 0; ///< of them, not let through as proved
    std::vector<PassedMutant> passed; ///< some examples

    [[nodiscard]] KindScore all(bool isHeldOut) const; ///< sums; the kind means nothing
    friend bool operator==(const MutationScore &, const MutationScore &) = default;
};

/// Makes every mutant of every sentence and checks each, and the sentences themselves. The same seed gives the same. Blocks; a stop
/// request ends it early, with what was checked so far.
MutationScore scoreMutations(std::span<const ProvedSentence> sentences, quint32 seed, const Lexicon *lexicon,
    const WritingParameters &parameters, const std::stop_token &stop = {});

QString toMarkdown(const MutationScore &score);
QJsonObject toJson(const MutationScore &score);

} // namespace adduce
