#pragma once
#include "core/base/interval.h"
#include <optional>
#include <vector>

namespace adduce {

double meanOf(const std::vector<double> &values); ///< 0 of none

/// Where the mean lies of what the values are a sample of, at 95 %: mean +- 1.96 s / sqrt(n), s with n - 1 (Wasserman, All of
/// Statistics, 2004, theorem 6.16), within 0 and 1, as the values are. From 0 to 1 for fewer than two.
Interval meanInterval(const std::vector<double> &values);

/// A part of something that was observed: 3 of 4 citations, or a number of one question.
struct RatioPart
{
    double value = 0;
    double of = 1;
};
/// Where sum(value) / sum(of) lies at 95 %: the percentile bootstrap of 1,000 samples (Efron and Tibshirani, An Introduction to the Bootstrap,
/// 1993, section 13.3). What was observed together is drawn together, so that the sentences of one answer count as the one observation that
/// they are. The same each time; none for fewer than two, or where all are of nothing.
std::optional<Interval> resampledInterval(const std::vector<RatioPart> &parts);

/// The value that `share` of them do not exceed, between neighbours by their distance; 0 of none.
double quantile(std::vector<double> values, double share);

} // namespace adduce
