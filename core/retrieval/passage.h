#pragma once
#include "core/base/ids.h"
#include <optional>
#include <vector>

namespace adduce {

/// A chunk on its way through retrieval, with every score it was given.
struct Passage
{
    ChunkId chunk;
    DocumentId document;
    int section = -1; ///< ordinal in the document, -1 before the first
    int ordinal = 0; ///< of the chunk in the document, to know neighbours
    int firstPage = 0; ///< 0-based
    int lastPage = 0;
    std::optional<double> similarity; ///< cosine, -1 to 1; unset when the vector search did not find it
    std::optional<double> bm25; ///< raw, higher is better; unset when the keyword search did not find it
    double vectorScore = 0; ///< 0 to 1 within this question
    double keywordScore = 0; ///< 0 to 1 within this question
    double fused = 0; ///< weighted sum of the two
    double penalty = 0; ///< of diversity, when chosen
    double score = 0; ///< fused - penalty; a neighbour has its passage's, times the factor
    bool neighbour = false; ///< came by expansion

    friend bool operator==(const Passage &, const Passage &) = default;
};

} // namespace adduce
