#include "core/evaluation/comparison_table.h"

#include "core/base/tr.h"
#include "core/evaluation/evaluation_words.h"
#include "core/evaluation/metrics.h"

#include <algorithm>

namespace adduce {

ComparisonTable comparisonTable(const std::vector<EvaluationReport> &reports)
{
    std::vector<Metric> all = metrics();
    std::erase_if(all, [&](const Metric &metric) {
        return metric.isOccasional
            && std::ranges::all_of(reports, [&](const EvaluationReport &report) { return metric.valueIn(report).of() == 0; });
    });
    ComparisonTable table { { tr("Profile") }, {} };
    for (const Metric &metric : all)
        for (const MetricColumn &column : metric.columns)
            table.heads << column.heading;
    for (const EvaluationReport &report : reports) {
        QStringList &cells = table.rows.emplace_back(QStringList { variantName(report) });
        for (const Metric &metric : all)
            for (const MetricColumn &column : metric.columns)
                cells << column.cell(metric.valueIn(report));
    }
    return table;
}

} // namespace adduce
