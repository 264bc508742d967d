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

/// How a given chunk answers a question.
struct KeywordMatch
{
    double bm25 = 0;
    double queryTermCoverage =
        0; ///< share of the question's words that it holds, each as much as its idf, 0 to 1; of those the library has
    friend bool operator==(const KeywordMatch &, const KeywordMatch &) = default;
};

} // namespace adduce
