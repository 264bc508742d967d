#pragma once
#include "core/ask/candidates.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// Gives each sentence its score: how much of the question it covers, how near it lies in the learned space, how good
/// its passage is, times what its place and form are worth (a conclusion more than an acknowledgement, prose more
/// than a formula). Pure.
void scoreCandidates(std::vector<Candidate> &candidates, const SentenceParameters &weights);

/// Those that may be quoted at all, best first: not doubtful, and within `sentenceFloor` of the best. Pure.
std::vector<Candidate> quotable(const std::vector<Candidate> &scored, const AnswerParameters &parameters);

/// The sentences that answer best: quotable, none that repeats another, further ones of a document discounted so that a second source is heard; in a readable
/// order (the best document first, each document in its own order). Needs scores. Pure.
std::vector<Candidate> selectSentences(const std::vector<Candidate> &scored, const AnswerParameters &parameters);

} // namespace adduce
