#pragma once
#include "core/retrieval/passage.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// Gives every candidate its fused score and sorts them, best first, ties by chunk. A candidate that no keyword found
/// needs a cosine of `similarityFloor`, 0 without one. `coverage`: how much of the question the vectors know (EmbeddedText). With the
/// same candidates and other weights it may be called again: it reads `similarity`, `bm25`, `queryTermCoverage` and `feedback` only.
std::vector<Passage> fuse(std::vector<Passage> candidates, const FusionParameters &parameters, double vocabularyCoverage = 1);

/// How much each share of a passage counts in its fused score; only their proportions matter.
struct FusionWeights
{
    double keyword = 0;
    double vector = 0;
    double feedback = 0;
};

/// What the weights come to for a question of which the vectors know `coverage`. `hasFeedback`: a first fusion was done.
FusionWeights effectiveWeights(const FusionParameters &parameters, double vocabularyCoverage, bool hasFeedback);

/// The last step of fusing alone, with other weights: reads the three shares that `fuse` gave.
std::vector<Passage> weigh(std::vector<Passage> candidates, const FusionWeights &weights);

} // namespace adduce
