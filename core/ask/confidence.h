#pragma once
#include "core/answer/answer.h"
#include "core/sentences/candidates.h"
#include <optional>

namespace adduce {

struct ConfidenceFinding
{
    Confidence level = Confidence::Low;
    ConfidenceReason reason = ConfidenceReason::SomeTerms;
};

/// How much of the question the quotes speak of. High: the best sentence of nearly all, or with what stands around it and a second source
/// is cited. Medium: most of it. Low: less. Pure.
ConfidenceFinding supportIn(const std::vector<Candidate> &quoted, const ConfidenceParameters &cuts);

/// The level of the papers' own sentences by the probability that they answer, with what in them speaks for it. Pure.
ConfidenceFinding confidenceIn(const std::vector<Candidate> &chosen, double probability, const ConfidenceParameters &cuts);

/// The same for what a model wrote, by the statement whose words its quotes hold least (`covers`, 0 to 1; none: not known, which is never
/// high): never above what the model itself says, and a level lower when something was taken out. Pure.
ConfidenceFinding confidenceIn(const std::vector<std::optional<double>> &covers, const std::optional<Confidence> &said,
    bool anyRemoved, const ConfidenceParameters &cuts);

/// What a reader should know before trusting the answer. Pure.
std::vector<CaveatNote> caveatsOf(
    const std::vector<Candidate> &chosen, const std::vector<KeyTerm> &terms, const SearchReport &report, bool stopped);

} // namespace adduce
