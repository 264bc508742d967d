#pragma once
#include "core/question/study_aspect.h"
#include "core/sentences/candidates.h"

namespace adduce {

/// Scores sentences by how far they say what is asked of every study: by the words that such sentences are made of, where in the paper they
/// stand and whether they speak of other studies; 0 without any of the words, 1 for all that can speak for one. English. Pure.
void scoreByAspect(std::vector<Candidate> &candidates, StudyAspect aspect, const AspectParameters &weights);

/// Those of one paper, scored so, that say it, best first: what reaches `floor` and comes near the best. None: the paper says nothing of
/// it. Pure.
std::vector<Candidate> aspectSentences(const std::vector<Candidate> &scored, const AspectParameters &parameters);

} // namespace adduce
