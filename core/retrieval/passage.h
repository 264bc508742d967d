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
    bool isInVectorList = false; ///< was among the nearest
    bool isInKeywordList = false; ///< was among the best by keyword
    std::optional<double> similarity; ///< cosine, -1 to 1, whichever list found it; unset without a vector
    std::optional<double> bm25; ///< raw, higher is better; unset when it holds no word of the question
    double queryTermCoverage = 0; ///< share of the question's words that it holds, each as much as its idf, 0 to 1
    std::optional<double> feedback; ///< cosine with the best passages of a first fusion; unset without one
    double vectorScore = 0; ///< 0 to 1 within this question
    double keywordScore = 0; ///< 0 to 1 within this question
    double feedbackScore = 0; ///< 0 to 1 within this question
    double fused = 0; ///< of these, 0 to 1; by reciprocal rank only comparable within this question
    double penalty = 0; ///< of diversity, when chosen
    double score = 0; ///< fused - penalty; a neighbour has its passage's, times the factor
    bool isNeighbour = false; ///< came by expansion

    friend bool operator==(const Passage &, const Passage &) = default;
};

} // namespace adduce
