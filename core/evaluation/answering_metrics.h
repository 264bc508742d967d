#pragma once
#include "core/evaluation/metrics.h"

namespace adduce {

/// Figures of how answers came about: what was retrieved, what models were asked and what it cost, and whether the confidence that was told
/// came true. Rows of metrics().
std::vector<Metric> answeringMetrics();

} // namespace adduce
