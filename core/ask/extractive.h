#pragma once
#include "core/sentences/candidates.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// The sentences that answer best, best first: none that is doubtful or repeats another, each within `sentenceFloor` of the best,
/// further ones of a document discounted so that a second source is heard. Needs scores. Pure.
std::vector<Candidate> selectSentences(const std::vector<Candidate> &scored, const AnswerParameters &parameters);

} // namespace adduce
