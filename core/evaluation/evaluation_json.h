#pragma once
#include "core/evaluation/comparison.h"
#include <QJsonObject>

namespace adduce {

/// The figures and every query with its answer, without traces. `evaluationReportFromJson` gives an equal report back, those
/// of earlier versions as far as they say; throws Error{DamagedLibrary}.
QJsonObject toJson(const EvaluationReport &report);
EvaluationReport evaluationReportFromJson(const QJsonObject &json);

/// `comparisonFromJson` gives an equal value back; a single report, as earlier versions kept, is a comparison of one.
/// Throws Error{DamagedLibrary}.
QJsonObject toJson(const Comparison &comparison);
Comparison comparisonFromJson(const QJsonObject &json);

} // namespace adduce
