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

/// Its line of a report in Markdown.
[[nodiscard]] inline QString metricLine(const EvaluationReport &report, const QString &id)
{
    const std::vector<Metric> all = metrics();
    const auto found = std::ranges::find(all, id, &Metric::id);
    return found == all.end() || !found->line ? QString() : found->line(report, found->valueIn(report));
}

} // namespace adduce::test
