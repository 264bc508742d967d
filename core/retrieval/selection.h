#pragma once
#include "core/retrieval/passage.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// Greedy choice with diversity (SPEC FS2): up to `finalK` times the best of
/// fused - pagePenalty * (chosen from the same page) - sourcePenalty * (chosen from the same document).
/// Candidates whose fused score is under `minimumQuality` are never chosen. In the order of choice.
std::vector<Passage> selectDiverse(const std::vector<Passage> &candidates, const RetrievalParameters &parameters);

} // namespace adduce
