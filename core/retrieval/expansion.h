#pragma once
#include "core/library/text_store.h"
#include "core/retrieval/passage.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// Adds the neighbours within `expandWindow` of the same document and section; a neighbour has its
/// passage's score times `neighbourFactor`. Chosen passages first, then neighbours by score, `maxAfterExpand` in all.
std::vector<Passage> expand(const std::vector<Passage> &chosen, const TextStore &texts, const RetrievalParameters &parameters);

} // namespace adduce
