#pragma once
#include "core/sentences/candidates.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// The sentences that answer best, best first: none that is doubtful or repeats another, each within `sentenceFloor` of the best,
/// further ones of a document discounted so that a second source is heard. Behind one of them comes another that says
/// the same but for a number or a direction. Needs scores. Pure.
std::vector<Candidate> selectSentences(const std::vector<Candidate> &scored, const AnswerParameters &parameters);

/// The next best of those that are not told and repeat none, within `alsoFloor` of the best: those of a document together, the document
/// with the best first. Needs scores. Pure.
std::vector<Candidate> alsoSaid(
    const std::vector<Candidate> &scored, const std::vector<Candidate> &told, const AnswerParameters &parameters);

/// The best of those that cannot be quoted: each within `unquotableFloor` of the best that can be, and with `floor` at least. Needs scores. Pure.
std::vector<Candidate> unquotableSentences(
    const std::vector<Candidate> &scored, double floor, const AnswerParameters &parameters);

/// The same of a question that is not answered: also those that hold most of its words, and all its names, however well they answer. Pure.
std::vector<Candidate> unquotableOfRefusal(
    const std::vector<Candidate> &scored, const std::vector<KeyTerm> &terms, const Parameters &parameters);

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
