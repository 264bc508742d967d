#pragma once
#include "core/retrieval/passage.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// Weighted hybrid (SPEC RV6, RV7): each score is divided by the best of its list, so that both run from 0 to 1, then
/// vectorWeight * vector + keywordWeight * keyword. A passage of the vector search alone needs `similarityFloor`.
/// Best first, ties by chunk.
std::vector<Passage> fuse(std::vector<Passage> candidates, const RetrievalParameters &parameters);

} // namespace adduce
