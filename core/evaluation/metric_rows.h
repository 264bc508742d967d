#pragma once
#include "core/evaluation/metrics.h"
#include <QJsonObject>

// What rows of the table of metrics are made of.

namespace adduce {

/// Of what its model could answer; the rest counts for nothing but "model_failed".
template <class Observe> auto ofMeasured(Observe observe)
{
    return [observe](const QueryResult &result) { return result.isMeasured() ? std::optional(observe(result)) : std::nullopt; };
}

/// `part` of `whole`, of results that have any.
template <class Whole, class Part> auto ofWhere(Whole whole, Part part)
{
    return [whole, part](const QueryResult &result) -> std::optional<Observation> {
        const int of = std::invoke(whole, result);
        if (!result.isMeasured() || of == 0)
            return std::nullopt;
        return Observation { static_cast<double>(std::invoke(part, result)), of };
    };
}

// Reports are written in one way in every country: programs read them, too.
QString decimal(double number); ///< with one decimal
QString counted(const MetricValue &value); ///< "3 / 4"
QString percent(const MetricValue &value); ///< "75.0"
QString percentOrDash(const MetricValue &value); ///< "75.0 %"; a dash where nothing was observed
QString interval(const MetricValue &value); ///< "30.1-95.4 %"

using MetricLine = std::function<QString(const EvaluationReport &, const MetricValue &)>;
/// A line and where its figure lies, "... (95 %: 0.301-0.954)" or, of shares, "... (95 %: 30.1-95.4 %)", as MetricValue::clusteredInterval() says.
MetricLine withInterval(MetricLine line, MetricUnit unit);
/// The figure in JSON, with "low" and "high".
QJsonObject withInterval(QJsonObject figure, const MetricValue &value);

} // namespace adduce
