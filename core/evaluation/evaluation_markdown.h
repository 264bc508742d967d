#pragma once
#include "core/evaluation/comparison.h"

namespace adduce {

/// The figures, then a line for each query.
QString toMarkdown(const EvaluationReport &report);
/// A line for each variant with its figures and intervals, then each report.
QString toMarkdown(const Comparison &comparison);

/// Which questions each way answers right now and not before, and the other way round: of those that both runs asked.
QString changesMarkdown(const Comparison &now, const Comparison &before);

} // namespace adduce
