#pragma once
#include "core/evaluation/ranked_run.h"
#include <array>

namespace adduce {

/// The measures of a ranking; `kRankingMeasureNames` has their names.
enum class RankingMeasure
{
    Ndcg10, ///< Järvelin and Kekäläinen 2002, gain = grade, discount log2(rank + 1), over the ideal ranking of the judged
    AveragePrecision, ///< over all documents that were returned
    ReciprocalRank10, ///< of the first relevant one among ten
    Recall10,
    Recall100,
    Precision5
};
constexpr std::size_t kRankingMeasures = 6;
inline constexpr std::array<const char *, kRankingMeasures> kRankingMeasureNames { "nDCG@10", "MAP", "MRR@10", "recall@10",
    "recall@100", "P@5" };

using MeasuredQuery = std::array<double, kRankingMeasures>; ///< by RankingMeasure, 0 to 1

/// One query; at least one of `grades` must be above 0.
MeasuredQuery measureRanking(const std::vector<QString> &ranked, const std::map<QString, int> &grades);

/// Every query that has a relevant document, in the order of their names; one without a line in the run counts as nothing found.
std::vector<MeasuredQuery> measureRun(const RankedRun &run, const Judgements &judgements);

/// A mean over queries and where it lies with 95 % confidence: percentiles of 2,000 bootstrap samples (Efron and Tibshirani
/// 1993, section 13.3). The same every time.
struct Estimate
{
    double mean = 0;
    double low = 0;
    double high = 0;
};
Estimate estimate(const std::vector<double> &values);

/// How likely a difference of means at least as large is when the two runs are alike: Fisher's randomisation test, two-sided,
/// 10,000 permutations (Smucker, Allan and Carterette, CIKM 2007). Both have the same queries in the same order.
double pairedTest(const std::vector<double> &first, const std::vector<double> &second);

/// One measure of all queries.
std::vector<double> valuesOf(const std::vector<MeasuredQuery> &queries, RankingMeasure measure);

} // namespace adduce
