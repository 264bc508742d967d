#include "core/retrieval/fusion.h"

#include <algorithm>

namespace adduce {

std::vector<Passage> fuse(std::vector<Passage> candidates, const RetrievalParameters &parameters)
{
    std::erase_if(candidates, [&](const Passage &p) { return !p.bm25 && p.similarity.value_or(0) < parameters.similarityFloor; });
    double bestSimilarity = 0;
    double bestBm25 = 0;
    for (const Passage &p : candidates) {
        bestSimilarity = std::max(bestSimilarity, p.similarity.value_or(0));
        bestBm25 = std::max(bestBm25, p.bm25.value_or(0));
    }
    for (Passage &p : candidates) {
        p.vectorScore = bestSimilarity > 0 ? std::max(0.0, p.similarity.value_or(0)) / bestSimilarity : 0;
        p.keywordScore = bestBm25 > 0 ? std::max(0.0, p.bm25.value_or(0)) / bestBm25 : 0;
        p.fused = parameters.vectorWeight * p.vectorScore + parameters.keywordWeight * p.keywordScore;
        p.score = p.fused;
    }
    std::ranges::sort(candidates,
        [](const Passage &a, const Passage &b) { return a.fused != b.fused ? a.fused > b.fused : a.chunk < b.chunk; });
    return candidates;
}

} // namespace adduce
