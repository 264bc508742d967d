#include "core/evaluation/comparison_table.h"

#include "core/base/tr.h"
#include "core/evaluation/answers_beside.h"
#include "core/evaluation/evaluation_words.h"
#include "core/evaluation/metrics.h"
#include "core/evaluation/paired_test.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

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

ComparisonTable pairedTable(const std::vector<EvaluationReport> &reports)
{
    std::vector<PairedChange> changes;
    std::vector<double> values;
    for (std::size_t i = 1; i < reports.size(); ++i) {
        changes.push_back(pairedChange(reports[i], reports.front()));
        values.push_back(changes.back().p);
    }
    const std::vector<double> corrected = holmCorrected(values);
    ComparisonTable table {
        { tr("Profile"), tr("Right instead"), tr("Wrong instead"), u"p"_s, u"p (Holm)"_s, tr("Differ first in") }, {}
    };
    for (std::size_t i = 0; i < changes.size(); ++i)
        table.rows.push_back({ variantName(reports[i + 1]), QString::number(changes[i].better.size()),
            QString::number(changes[i].worse.size()), QString::number(values[i], 'f', 4), QString::number(corrected[i], 'f', 4),
            whereTheyDiffer(reports[i + 1], reports.front()) });
    return table;
}

} // namespace adduce
