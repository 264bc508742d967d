#include "core/evaluation/figure_changes.h"

#include "core/evaluation/comparison.h"
#include "core/evaluation/metrics.h"

namespace adduce {

std::vector<FigureChange> figureChanges(const EvaluationReport &now, const EvaluationReport &before)
{
    std::vector<FigureChange> changes;
    for (const Metric &metric : metrics()) {
        if (metric.unit == MetricUnit::Milliseconds || metric.better == BetterDirection::Neither
            || (metric.level == MetricLevel::Answer && now.judge != before.judge))
            continue;
        const SharedResults shared =
            sharedResults(now, before, [&](const QueryResult &result) { return metric.observed(result).has_value(); });
        const MetricValue value = metric.valueIn(shared.now);
        const MetricValue earlier = metric.valueIn(shared.before);
        if (value.of() == 0 || earlier.of() == 0)
            continue;
        const FigureChange change { metric.id, metric.figure(earlier), metric.figure(value),
            (metric.figure(value) < metric.figure(earlier)) == (metric.better == BetterDirection::Lower) };
        if (change.now != change.before)
            changes.push_back(change);
    }
    return changes;
}

} // namespace adduce
