#pragma once
#include "core/question/study_aspect.h"
#include "core/sentences/candidates.h"

namespace adduce {

/// How far a sentence says what is asked of every study, by the words that such sentences are made of, where in the paper it stands and whether
/// it speaks of other studies; 0 without any of the words. In points: a word that such a sentence must have counts 1. English. Pure.
double aspectScore(const Candidate &candidate, StudyAspect aspect, const AspectParameters &weights);

/// The sentences of one paper that say so, best first: those that reach `floor` and come near the best. None: the paper says nothing of it. Their
/// scores are shares of `full` points. Pure.
std::vector<Candidate> aspectSentences(
    const std::vector<Candidate> &candidates, StudyAspect aspect, const AspectParameters &parameters);

} // namespace adduce
