#include "core/retrieval/selection.h"

#include <algorithm>

namespace adduce {

namespace {

double penaltyOf(const Passage &p, const std::vector<Passage> &chosen, const RetrievalParameters &parameters)
{
    const auto samePage =
        std::ranges::count_if(chosen, [&](const Passage &c) { return c.document == p.document && c.firstPage == p.firstPage; });
    const auto sameSource = std::ranges::count_if(chosen, [&](const Passage &c) { return c.document == p.document; });
    return parameters.pagePenalty * static_cast<double>(samePage) + parameters.sourcePenalty * static_cast<double>(sameSource);
}

} // namespace

std::vector<Passage> selectDiverse(const std::vector<Passage> &candidates, const RetrievalParameters &parameters)
{
    std::vector<Passage> pool = candidates;
    std::erase_if(pool, [&](const Passage &p) { return p.fused < parameters.minimumQuality; });
    std::vector<Passage> chosen;
    while (!pool.empty() && chosen.size() < static_cast<std::size_t>(std::max(parameters.finalK, 0))) {
        for (Passage &p : pool) {
            p.penalty = penaltyOf(p, chosen, parameters);
            p.score = p.fused - p.penalty;
        }
        const auto best = std::ranges::max_element(
            pool, [](const Passage &a, const Passage &b) { return a.score != b.score ? a.score < b.score : a.chunk > b.chunk; });
        chosen.push_back(*best);
        pool.erase(best);
    }
    return chosen;
}

} // namespace adduce
