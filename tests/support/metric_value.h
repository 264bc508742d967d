#pragma once
#include "core/evaluation/metrics.h"
#include <algorithm>

namespace adduce::test {

/// What a report says of the metric of that id; of none when there is no such metric.
[[nodiscard]] inline MetricValue metricValue(const EvaluationReport &report, const QString &id)
{
    const std::vector<Metric> all = metrics();
    const auto found = std::ranges::find(all, id, &Metric::id);
    return found == all.end() ? MetricValue {} : found->valueIn(report);
}

} // namespace adduce::test
