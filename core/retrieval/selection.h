#pragma once
#include "core/retrieval/passage.h"
#include "core/settings/parameters.h"
#include <functional>
#include <vector>

namespace adduce {

/// Cosine of two passages; 0 when it is not known.
using Similarity = std::function<double(const Passage &, const Passage &)>;

/// As many of the candidates as are wanted for `finalK`, by marginal relevance, where the parameters thin them (RV1, RV2); all of them
/// otherwise. What is relevant is told by the cosine with the question, which is on the scale of that of two passages; without one by the fused
/// score.
std::vector<Passage> thinned(
    std::vector<Passage> candidates, const RetrievalParameters &parameters, const Similarity &similarity);

/// What is told of the candidates, as the parameters say, at most `finalK` passages in the order of choice. `similarity`
/// may be empty; then no two passages are alike.
std::vector<Passage> select(
    const std::vector<Passage> &candidates, const RetrievalParameters &parameters, const Similarity &similarity);

/// How well a passage answers by itself.
using Relevance = std::function<double(const Passage &)>;

/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): up to `count` times the best of
/// lambda * relevance - (1 - lambda) * (the greatest similarity to one that is chosen already). Begins with the best.
std::vector<Passage> mostMarginallyRelevant(
    std::vector<Passage> candidates, std::size_t count, double lambda, const Relevance &relevance, const Similarity &similarity);

/// Greedy choice with diversity: up to `finalK` times the best of
/// fused - pagePenalty * (chosen from the same page) - sourcePenalty * (chosen from the same document).
/// Candidates whose fused score is under `minimumQuality` are never chosen.
std::vector<Passage> selectDiverse(const std::vector<Passage> &candidates, const RetrievalParameters &parameters);

/// What the same penalties make of candidates that were not chosen, beside those that were: their penalty and score.
std::vector<Passage> ratedBeside(
    std::vector<Passage> rest, const std::vector<Passage> &chosen, const RetrievalParameters &parameters);

/// Relevance first: of each page the best, of those the first max(relevanceMultiple finalK, relevancePool), of those `finalK` by marginal
/// relevance of their fused scores.
std::vector<Passage> selectRelevant(
    const std::vector<Passage> &candidates, const RetrievalParameters &parameters, const Similarity &similarity);

/// Without those that are as like as `from` to a better one.
std::vector<Passage> withoutDuplicates(const std::vector<Passage> &candidates, double from, const Similarity &similarity);

} // namespace adduce
