#pragma once
#include "core/base/ids.h"
#include <vector>

namespace adduce {

struct KeywordHit
{
    ChunkId chunk;
    double bm25 = 0; ///< higher is better; comparable only within one query
    friend bool operator==(const KeywordHit &, const KeywordHit &) = default;
};

} // namespace adduce
