#pragma once
#include "core/evaluation/comparison.h"

namespace adduce {

/// The figures, then a line for each query.
QString toMarkdown(const EvaluationReport &report);
/// A line for each variant with its figures and intervals, then each report.
QString toMarkdown(const Comparison &comparison);

} // namespace adduce
