#include "core/retrieval/opinions.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace adduce {

namespace {

/// As they are, or from lowest to highest where one is out of 0 to 1.
std::vector<double> withinOne(std::vector<double> scores)
{
    if (scores.empty())
        return scores;
    const auto [low, high] = std::ranges::minmax(scores);
    if (low >= 0 && high <= 1)
        return scores;
    for (double &score : scores)
        score = high > low ? (score - low) / (high - low) : 1;
    return scores;
}

double fusedOf(double reranked, const Opinion &opinion, double retrieved, const ExaminationParameters &parameters)
{
    if (parameters.fusion == OpinionFusion::Additive)
        return parameters.rerankShare * reranked + parameters.opinionShare * opinion.score
            + (opinion.isDirect ? parameters.directBonus : 0);
    const double beta = opinion.isDirect ? parameters.betaDirect : parameters.betaIndirect;
    const double most = parameters.alpha + std::max(parameters.betaDirect, parameters.betaIndirect) + parameters.gamma;
    return (parameters.alpha * reranked + beta * opinion.score + parameters.gamma * retrieved) / std::max(most, 1e-9);
}

} // namespace

std::optional<Separation> separationOf(std::vector<double> scores, int f)
{
    const auto n = static_cast<int>(scores.size());
    if (f < 1 || n <= f)
        return std::nullopt;
    std::ranges::sort(scores, std::ranges::greater {});
    const double mean = std::accumulate(scores.begin(), scores.end(), 0.0) / n;
    double squares = 0;
    for (const double score : scores)
        squares += (score - mean) * (score - mean);
    const double deviation = std::sqrt(squares / (n - 1));
    if (!(deviation > 1e-12))
        return std::nullopt;
    const double top = std::accumulate(scores.begin(), scores.begin() + f, 0.0) / f;
    const auto last = static_cast<std::size_t>(f);
    return Separation { (top - mean) / deviation, (scores[last - 1] - scores[last]) / deviation };
}

bool isClear(const std::optional<Separation> &separation, const ExaminationParameters &parameters)
{
    return separation && separation->topMean >= parameters.skipMean && separation->gap >= parameters.skipGap;
}

int examinedOf(int n, int f, const ExaminationParameters &parameters)
{
    return std::min({ n, std::max(parameters.multiple * f, f + parameters.pad), parameters.most });
}

std::vector<Passage> fusedWithOpinions(std::vector<Passage> passages, const std::map<ChunkId, double> &reranked,
    const std::map<ChunkId, Opinion> &opinions, int f, const ExaminationParameters &parameters)
{
    std::vector<double> ranks;
    std::vector<double> retrieved;
    for (const Passage &passage : passages) {
        const auto known = reranked.find(passage.chunk);
        ranks.push_back(known == reranked.end() ? passage.fused : known->second);
        retrieved.push_back(passage.similarity.value_or(passage.fused));
    }
    ranks = withinOne(std::move(ranks));
    retrieved = withinOne(std::move(retrieved));
    const bool isSifted = static_cast<int>(passages.size()) >= f;
    std::vector<Passage> kept;
    for (std::size_t i = 0; i < passages.size(); ++i) {
        const auto said = opinions.find(passages[i].chunk);
        if (isSifted && said != opinions.end() && said->second.score < parameters.least)
            continue;
        const Opinion opinion = said == opinions.end() ? Opinion { parameters.neutral } : said->second;
        passages[i].fused = passages[i].score = fusedOf(ranks[i], opinion, retrieved[i], parameters);
        kept.push_back(passages[i]);
    }
    std::ranges::stable_sort(kept, std::ranges::greater {}, &Passage::fused);
    return kept;
}

} // namespace adduce
