#pragma once
#include "core/retrieval/passage.h"
#include "core/settings/stage_parameters.h"
#include <map>
#include <optional>
#include <vector>

namespace adduce {

/// What a model said of one passage (GT2).
struct Opinion
{
    double score = 0; ///< 0 to 1
    bool isDirect = false; ///< it answers the question directly
    friend bool operator==(const Opinion &, const Opinion &) = default;
};

/// How far the scores of a reranker set the best f passages apart (GT1, by ruling S3 over all that were scored).
struct Separation
{
    double topMean = 0; ///< mean z-score of the first f, by the deviation of a sample
    double gap = 0; ///< z-score of number f less that of the next
    friend bool operator==(const Separation &, const Separation &) = default;
};

/// None where f or fewer were scored, or all alike: then nothing is known of it. `scores` in any order. Pure.
std::optional<Separation> separationOf(std::vector<double> scores, int f);
/// Far enough for nobody to be asked.
bool isClear(const std::optional<Separation> &separation, const ExaminationParameters &parameters);

/// How many of `n` ranked passages are examined to choose `f`: min(n, max(2 f, f + 2), 24) (RR1).
int examinedOf(int n, int f, const ExaminationParameters &parameters);

/// What the passages come to by the reranker, the opinion and retrieval, from 0 to 1 for weighted fusion (its parts come to 1.4 and are
/// scaled, ruling S7). Passages without an opinion get the neutral score. A list of scores is brought between its lowest and highest only where one is out of 0
/// to 1 (S6). Those whose opinion is under `least` go, where f or more came in (FS4). Best first; `fused` and `score` are set. Pure.
std::vector<Passage> fusedWithOpinions(std::vector<Passage> passages, const std::map<ChunkId, double> &reranked,
    const std::map<ChunkId, Opinion> &opinions, int f, const ExaminationParameters &parameters);

} // namespace adduce
