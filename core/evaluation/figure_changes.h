#pragma once
#include "core/evaluation/evaluation_report.h"

namespace adduce {

/// A figure that is not what it was.
struct FigureChange
{
    QString metric; ///< id of a row of metrics()
    double before = 0; ///< Metric::figure()
    double now = 0;
    bool isBetter = false; ///< in the direction that is better for it
    friend bool operator==(const FigureChange &, const FigureChange &) = default;
};

/// Over the questions that both runs measured, in the order of metrics(). Times are left out, which are never the same, and what is neither
/// better nor worse.
std::vector<FigureChange> figureChanges(const EvaluationReport &now, const EvaluationReport &before);

} // namespace adduce
