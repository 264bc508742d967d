#include "core/retrieval/selection.h"

#include <algorithm>

namespace adduce {

namespace {

void rate(Passage &p, const std::vector<Passage> &chosen, const RetrievalParameters &parameters)
{
    const auto samePage =
        std::ranges::count_if(chosen, [&](const Passage &c) { return c.document == p.document && c.firstPage == p.firstPage; });
    const auto sameSource = std::ranges::count_if(chosen, [&](const Passage &c) { return c.document == p.document; });
    p.penalty =
        parameters.pagePenalty * static_cast<double>(samePage) + parameters.sourcePenalty * static_cast<double>(sameSource);
    p.score = p.fused - p.penalty;
}

/// Takes up to `count` out of the pool, each time the one with the best score that `rate` gives it beside those chosen;
/// of equals the one that came first.
template <class Rate> std::vector<Passage> chooseGreedily(std::vector<Passage> pool, std::size_t count, Rate rate)
{
    std::vector<Passage> chosen;
    while (!pool.empty() && chosen.size() < count) {
        for (Passage &p : pool)
            rate(p, chosen);
        const auto best = std::ranges::max_element(pool, {}, &Passage::score);
        chosen.push_back(*best);
        pool.erase(best);
    }
    return chosen;
}

std::size_t countOf(int value)
{
    return static_cast<std::size_t>(std::max(value, 0));
}

std::vector<Passage> firstOf(std::vector<Passage> passages, std::size_t count)
{
    passages.resize(std::min(passages.size(), count));
    return passages;
}

/// Equals as they came: in the order of the model that ranked them.
std::vector<Passage> sorted(std::vector<Passage> candidates)
{
    std::ranges::stable_sort(candidates, std::ranges::greater {}, &Passage::fused);
    return candidates;
}

} // namespace

std::vector<Passage> thinned(std::vector<Passage> candidates, const RetrievalParameters &parameters, const Similarity &similarity)
{
    if (!parameters.diversifyLambda)
        return candidates;
    const auto count = countOf(candidatesFor(parameters.finalK, parameters.adaptiveK));
    const auto relevance = [](const Passage &p) { return p.similarity.value_or(p.fused); };
    return mostMarginallyRelevant(std::move(candidates), count, *parameters.diversifyLambda, relevance, similarity);
}

std::vector<Passage> select(
    const std::vector<Passage> &candidates, const RetrievalParameters &parameters, const Similarity &similarity)
{
    std::vector<Passage> pool = candidates;
    if (parameters.duplicateFrom < 1)
        pool = withoutDuplicates(pool, parameters.duplicateFrom, similarity);
    switch (parameters.selection) {
    case SelectionMethod::Diverse:
        return selectDiverse(pool, parameters);
    case SelectionMethod::Relevant:
        return selectRelevant(pool, parameters, similarity);
    case SelectionMethod::Best:
        return firstOf(sorted(std::move(pool)), countOf(parameters.finalK));
    }
    return {};
}

std::vector<Passage> mostMarginallyRelevant(
    std::vector<Passage> candidates, std::size_t count, double lambda, const Relevance &relevance, const Similarity &similarity)
{
    return chooseGreedily(std::move(candidates), count, [&](Passage &p, const std::vector<Passage> &chosen) {
        double nearest = 0;
        for (const Passage &c : chosen)
            nearest = std::max(nearest, similarity ? similarity(p, c) : 0);
        p.penalty = (1 - lambda) * nearest;
        p.score = lambda * relevance(p) - p.penalty;
    });
}

std::vector<Passage> ratedBeside(
    std::vector<Passage> rest, const std::vector<Passage> &chosen, const RetrievalParameters &parameters)
{
    for (Passage &p : rest)
        rate(p, chosen, parameters);
    return rest;
}

std::vector<Passage> selectDiverse(const std::vector<Passage> &candidates, const RetrievalParameters &parameters)
{
    std::vector<Passage> pool = candidates;
    std::erase_if(pool, [&](const Passage &p) { return p.fused < parameters.minimumQuality; });
    return chooseGreedily(std::move(pool), countOf(parameters.finalK),
        [&](Passage &p, const std::vector<Passage> &chosen) { rate(p, chosen, parameters); });
}

std::vector<Passage> selectRelevant(
    const std::vector<Passage> &candidates, const RetrievalParameters &parameters, const Similarity &similarity)
{
    const std::size_t wanted = countOf(parameters.finalK);
    std::vector<Passage> pages;
    for (const Passage &p : sorted(candidates))
        if (std::ranges::none_of(pages, [&](const Passage &c) { return c.document == p.document && c.firstPage == p.firstPage; }))
            pages.push_back(p);
    const std::size_t compared = std::max(countOf(parameters.relevanceMultiple) * wanted, countOf(parameters.relevancePool));
    return mostMarginallyRelevant(
        firstOf(std::move(pages), compared), wanted, parameters.relevanceLambda, [](const Passage &p) { return p.fused; },
        similarity);
}

std::vector<Passage> withoutDuplicates(const std::vector<Passage> &candidates, double from, const Similarity &similarity)
{
    std::vector<Passage> kept;
    for (const Passage &p : sorted(candidates))
        if (std::ranges::none_of(kept, [&](const Passage &c) { return similarity && similarity(p, c) >= from; }))
            kept.push_back(p);
    return kept;
}

} // namespace adduce
