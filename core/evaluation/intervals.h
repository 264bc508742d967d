#pragma once
#include "core/base/interval.h"
#include <vector>

namespace adduce {

double meanOf(const std::vector<double> &values); ///< 0 of none

/// Where the mean lies of what the values are a sample of, at 95 %: mean +- 1.96 s / sqrt(n), s with n - 1 (Wasserman, All of
/// Statistics, 2004, theorem 6.16), within 0 and 1, as the values are. From 0 to 1 for fewer than two.
Interval meanInterval(const std::vector<double> &values);

/// The value that `share` of them do not exceed, between neighbours by their distance; 0 of none.
double quantile(std::vector<double> values, double share);

} // namespace adduce
