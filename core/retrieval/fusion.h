#pragma once
#include "core/retrieval/passage.h"
#include "core/retrieval/vector_trust.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// Gives every candidate its fused score and sorts them, best first, ties by chunk. A candidate that no keyword found
/// needs a cosine of `similarityFloor`, 0 without one. With the same candidates and other weights it may be called again: it reads
/// `similarity`, `bm25`, `queryTermCoverage` and `feedback` only.
std::vector<Passage> fuse(
    std::vector<Passage> candidates, const FusionParameters &parameters, const VectorTrust &trust = { .coverage = 1 });

/// How far vectors and words agree: how much of the question the passages hold that are nearest by vector, against `agreementFrom`. Vectors
/// that say nothing bring passages that hold nothing of it. Where the best by words hold next to nothing either, in another language
/// say, words are no judge: 1. Reads `similarity`, `bm25` and `queryTermCoverage`.
double agreementOf(const std::vector<Passage> &candidates, const FusionParameters &parameters);

/// How much each share of a passage counts in its fused score; only their proportions matter.
struct FusionWeights
{
    double keyword = 0;
    double vector = 0;
    double feedback = 0;
};

/// What the weights come to for a question. `hasFeedback`: a first fusion was done.
FusionWeights effectiveWeights(const FusionParameters &parameters, const VectorTrust &trust, bool hasFeedback);

/// The last step of fusing alone, with other weights: reads the three shares that `fuse` gave.
std::vector<Passage> weigh(std::vector<Passage> candidates, const FusionWeights &weights);

} // namespace adduce
