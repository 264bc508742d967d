#pragma once
#include "core/evaluation/comparison.h"
#include <QJsonObject>

namespace adduce {

enum class ResultsIn
{
    Json,
    Rows, ///< kept one by one: the JSON has none
    GrowingRows ///< the same, and no figures: more results come
};

/// The figures and every query with its answer, without traces. `evaluationReportFromJson` gives an equal report back, those
/// of earlier versions as far as they say; throws Error{DamagedLibrary}.
QJsonObject toJson(const EvaluationReport &report, ResultsIn results = ResultsIn::Json);
EvaluationReport evaluationReportFromJson(const QJsonObject &json);

/// A query with its answer. `resultFromJson` gives an equal one back, without its trace.
QJsonObject toJson(const QueryResult &result);
QueryResult resultFromJson(const QJsonObject &json);

/// `comparisonFromJson` gives an equal value back; a single report, as earlier versions kept, is a comparison of one.
/// Throws Error{DamagedLibrary}.
QJsonObject toJson(const Comparison &comparison, ResultsIn results = ResultsIn::Json);
Comparison comparisonFromJson(const QJsonObject &json);

} // namespace adduce
