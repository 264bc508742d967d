#include "core/retrieval/fusion.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <span>

namespace adduce {

namespace {

using Score = std::optional<double> Passage::*; ///< one that a list gave
using Share = double Passage::*; ///< the same between 0 and 1

/// Every score as a share of the best. One that is missing or below zero is none.
template <class ScoreOf> void scaleByBest(std::vector<Passage> &candidates, ScoreOf scoreOf, Share share)
{
    double best = 0;
    for (Passage &p : candidates)
        best = std::max(best, p.*share = std::max(0.0, scoreOf(p).value_or(0)));
    for (Passage &p : candidates)
        p.*share = best > 0 ? p.*share / best : 0;
}

/// BM25 where the passage has every word of the question, less of it otherwise. Steep, so that a question in whole
/// sentences, of which no passage has every word, is left as it is.
std::optional<double> keywordScoreOf(const Passage &passage, double completeness, double steepness)
{
    if (!passage.bm25)
        return std::nullopt;
    return *passage.bm25 * (1 - completeness * (1 - std::pow(passage.queryTermCoverage, steepness)));
}

/// The lowest of those that `counts` becomes 0, the highest 1; all that are equal 1; those that do not count 0.
template <class Counts> void scaleMinMax(std::vector<Passage> &candidates, Score score, Share share, Counts counts)
{
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    for (const Passage &p : candidates)
        if (counts(p)) {
            low = std::min(low, (p.*score).value_or(0));
            high = std::max(high, (p.*score).value_or(0));
        }
    for (Passage &p : candidates) {
        const double value = (p.*score).value_or(0);
        p.*share = !counts(p) ? 0 : high > low ? (value - low) / (high - low) : value > 0 ? 1 : 0;
    }
}

void scaleByRank(std::vector<Passage> &candidates, Score score, Share share, double constant)
{
    std::vector<Passage *> ranked;
    for (Passage &p : candidates) {
        p.*share = 0;
        if (p.*score)
            ranked.push_back(&p);
    }
    std::ranges::sort(ranked,
        [&](const Passage *a, const Passage *b) { return a->*score != b->*score ? a->*score > b->*score : a->chunk < b->chunk; });
    for (double rank = 1; Passage * p : ranked)
        p->*share = 1 / (constant + rank++);
}

/// How much of the question the best by a score hold on average.
double heldByBest(const std::vector<Passage> &candidates, Score score, int count)
{
    std::vector<const Passage *> scored;
    for (const Passage &p : candidates)
        if (p.*score)
            scored.push_back(&p);
    const auto best = std::min(scored.size(), static_cast<std::size_t>(std::max(count, 1)));
    std::ranges::partial_sort(scored, scored.begin() + static_cast<std::ptrdiff_t>(best),
        [&](const Passage *a, const Passage *b) { return a->*score != b->*score ? a->*score > b->*score : a->chunk < b->chunk; });
    double held = 0;
    for (const Passage *p : std::span(scored).first(best))
        held += p->queryTermCoverage;
    return best > 0 ? held / static_cast<double>(best) : 0;
}

bool hasFeedback(const std::vector<Passage> &candidates)
{
    return std::ranges::any_of(candidates, [](const Passage &p) { return p.feedback.has_value(); });
}

/// Fills the three shares.
void scale(std::vector<Passage> &candidates, const FusionParameters &parameters)
{
    const auto all = [](const Passage &) { return true; };
    switch (parameters.method) {
    case FusionMethod::Adaptive:
        scaleByBest(
            candidates, [&](const Passage &p) { return keywordScoreOf(p, parameters.completeness, parameters.steepness); },
            &Passage::keywordScore);
        scaleByBest(candidates, std::mem_fn(&Passage::similarity), &Passage::vectorScore);
        scaleByBest(candidates, std::mem_fn(&Passage::feedback), &Passage::feedbackScore);
        break;
    case FusionMethod::MinMax:
        scaleMinMax(candidates, &Passage::bm25, &Passage::keywordScore, all);
        scaleMinMax(candidates, &Passage::similarity, &Passage::vectorScore, all);
        break;
    case FusionMethod::RelativeScore:
        scaleMinMax(candidates, &Passage::bm25, &Passage::keywordScore, [](const Passage &p) { return p.isInKeywordList; });
        scaleMinMax(candidates, &Passage::similarity, &Passage::vectorScore, [](const Passage &p) { return p.isInVectorList; });
        break;
    case FusionMethod::ReciprocalRank:
        scaleByRank(candidates, &Passage::bm25, &Passage::keywordScore, parameters.rankConstant);
        scaleByRank(candidates, &Passage::similarity, &Passage::vectorScore, parameters.rankConstant);
        break;
    }
}

} // namespace

double agreementOf(const std::vector<Passage> &candidates, const FusionParameters &parameters)
{
    const double byVector = heldByBest(candidates, &Passage::similarity, parameters.agreementPassages);
    const double byWords = heldByBest(candidates, &Passage::bm25, parameters.agreementPassages);
    const double agreement = std::pow(std::min(1.0, byVector / parameters.agreementFrom), parameters.agreementSteepness);
    return 1 - std::min(1.0, byWords / parameters.wordsJudgeFrom) * (1 - agreement);
}

FusionWeights effectiveWeights(const FusionParameters &parameters, const VectorTrust &trust, bool hasFeedback)
{
    FusionWeights weights { parameters.keywordWeight, parameters.vectorWeight, 0 };
    if (parameters.method != FusionMethod::Adaptive)
        return weights;
    // What the space does not know of the question it cannot judge. The square is the share of the energy.
    weights.vector *= trust.coverage * trust.coverage * trust.agreement;
    if (hasFeedback)
        weights.feedback = parameters.feedbackWeight * trust.coverage * trust.agreement;
    return weights;
}

std::vector<Passage> fuse(std::vector<Passage> candidates, const FusionParameters &parameters, const VectorTrust &trust)
{
    const double floor = parameters.similarityFloor.value_or(0);
    std::erase_if(candidates, [&](const Passage &p) { return !p.bm25 && p.similarity.value_or(0) < floor; });
    scale(candidates, parameters);
    const FusionWeights weights = effectiveWeights(parameters, trust, hasFeedback(candidates));
    return weigh(std::move(candidates), weights);
}

std::vector<Passage> weigh(std::vector<Passage> candidates, const FusionWeights &weights)
{
    const double sum = weights.keyword + weights.vector + weights.feedback;
    for (Passage &p : candidates) {
        p.fused = weights.keyword * p.keywordScore + weights.vector * p.vectorScore + weights.feedback * p.feedbackScore;
        p.fused = sum > 0 ? p.fused / sum : 0;
        p.score = p.fused;
    }
    std::ranges::sort(candidates,
        [](const Passage &a, const Passage &b) { return a.fused != b.fused ? a.fused > b.fused : a.chunk < b.chunk; });
    return candidates;
}

} // namespace adduce
