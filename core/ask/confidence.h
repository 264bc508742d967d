#pragma once
#include "core/answer/answer.h"
#include "core/ask/candidates.h"
#include <optional>

namespace adduce {

struct ConfidenceFinding
{
    Confidence level = Confidence::Low;
    ConfidenceReason reason = ConfidenceReason::SomeTerms;
};

/// High: the best sentence, with what stands around it, speaks of nearly all of the question and a second source
/// agrees to be cited, or it does so in its own words. Medium: most of it. Low: less. Pure.
ConfidenceFinding confidenceIn(const std::vector<Candidate> &chosen, const ConfidenceParameters &cuts);

/// The same for what a model wrote: never above what the model itself says, and a level lower when something was taken out. Pure.
ConfidenceFinding confidenceIn(ConfidenceFinding quoted, const std::optional<Confidence> &said, bool anyRemoved);

/// What a reader should know before trusting the answer. Pure.
std::vector<CaveatNote> caveatsOf(
    const std::vector<Candidate> &chosen, const std::vector<KeyTerm> &terms, const SearchReport &report, bool stopped);

} // namespace adduce
