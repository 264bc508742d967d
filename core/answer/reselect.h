#pragma once
#include "core/answer/trace.h"
#include "core/settings/parameters.h"
#include <optional>
#include <vector>

namespace adduce {

/// How passages were chosen for an answer, as its trace keeps it.
struct TracedChoice
{
    RetrievalParameters parameters;
    std::vector<Passage> candidates; ///< with the scores of their shares
    VectorTrust trust;
    bool isRanked = false; ///< a model put them in order: its order stands whatever the weights
};

/// None for a trace that lacks a score: one of an earlier version, of a reply, or of a profile that chooses by the similarity
/// of passages, which no trace keeps.
std::optional<TracedChoice> choiceIn(const Trace &trace);

enum class Choice
{
    Kept,
    Weak, ///< under the floor
    Repeated, ///< good enough but for the penalties of pages and papers that were chosen already
    Enough ///< others were better
};

struct ChosenPassage
{
    Passage passage; ///< with the scores that the parameters give it
    Choice choice = Choice::Enough;
    friend bool operator==(const ChosenPassage &, const ChosenPassage &) = default;
};

/// What would be chosen from the same candidates with other weights, penalties, floor and number: those kept in the order of
/// choice, then the others, best first. From stored scores alone: the similarity to the best passages stays as it was, as do
/// the candidates. Pure; with the choice's own parameters it gives what was chosen.
std::vector<ChosenPassage> choose(const TracedChoice &traced, const RetrievalParameters &parameters);

} // namespace adduce
