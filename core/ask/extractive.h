#pragma once
#include "core/sentences/candidates.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// The sentences that answer best, best first: none that is doubtful or repeats another, each within `sentenceFloor` of the best,
/// further ones of a document discounted so that a second source is heard. Needs scores. Pure.
std::vector<Candidate> selectSentences(const std::vector<Candidate> &scored, const AnswerParameters &parameters);

/// What the papers say of some of a question that they do not answer.
struct PartialFinding
{
    QStringList spoken; ///< its words that the sentences speak of; none: nothing is to be told
    QStringList missing; ///< those that no sentence looked at speaks of, nor one beside it, nor a heading over it
    std::vector<Candidate> sentences;
};
/// The sentences that speak of the most, where that is much of the question, and something of it stands nowhere in what was found: a word
/// that stands elsewhere is only not spoken of together with the others. Pure.
PartialFinding partialFinding(
    const std::vector<Candidate> &candidates, const std::vector<KeyTerm> &terms, const RefusalParameters &parameters);

} // namespace adduce
