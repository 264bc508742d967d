#pragma once
#include "core/retrieval/passage.h"
#include "core/settings/parameters.h"
#include <QString>
#include <vector>

namespace adduce {

/// Gives every candidate its fused score and sorts them, best first, ties by chunk. A candidate that no keyword found
/// needs a cosine of `similarityFloor`, 0 without one. `coverage`: how much of the question the vectors know (EmbeddedText). With the
/// same candidates and other weights it may be called again: it reads `similarity`, `bm25`, `held` and `feedback` only.
std::vector<Passage> fuse(std::vector<Passage> candidates, const FusionParameters &parameters, double coverage = 1);

QString nameOf(FusionMethod method); ///< "adaptive", "min_max", "relative_score", "reciprocal_rank"

} // namespace adduce
