#pragma once
#include "core/answer/answer.h"
#include "core/evaluation/mutations.h"
#include "core/guardrails/plain_check.h"
#include "core/settings/parameters.h"
#include <QJsonObject>
#include <functional>
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

/// The sentences of an answer, each with its first quote and what stands around that; rows of tables and quotes in several parts aside.
std::vector<ProvedSentence> provedSentences(const Answer &answer);

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
    ProvedSentence sentence; ///< that it was made of

    friend bool operator==(const PassedMutant &, const PassedMutant &) = default;
};

/// What the checks of a model's statements are worth on true sentences that were made false.
struct MutationScore
{
    std::vector<KindScore> kinds; ///< those that any sentence could be made into, in the order of MutationKind
    int sentences = 0; ///< unchanged
    int lost = 0; ///< of them, not let through as proved
    std::vector<PassedMutant> passed; ///< some examples
    int kept = 0; ///< false statements of the user's set
    int keptCaught = 0; ///< of them, not let through

    [[nodiscard]] KindScore all(bool isHeldOut) const; ///< sums; the kind means nothing
    friend bool operator==(const MutationScore &, const MutationScore &) = default;
};

/// Makes every mutant of every sentence and checks each, the sentences themselves, and `kept`, statements that are known to be false. The
/// same seed gives the same. `onProgress` is told how many sentences are done. Blocks; a stop request ends it early, with what was
/// checked so far.
MutationScore scoreMutations(std::span<const ProvedSentence> sentences, std::span<const PlainStatement> kept, quint32 seed,
    const Lexicon *lexicon, const WritingParameters &parameters, const std::function<void(int)> &onProgress = {},
    const std::stop_token &stop = {});

QString words(MutationKind kind); ///< "a number", translated

QString toMarkdown(const MutationScore &score);
QJsonObject toJson(const MutationScore &score);

} // namespace adduce
