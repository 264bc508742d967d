#pragma once
#include "core/evaluation/evaluation_report.h"

namespace adduce {

/// Ways of answering beside each other, a row each, as every written report has them.
struct ComparisonTable
{
    QStringList heads; ///< translated; the first is that of the ways' names
    std::vector<QStringList> rows; ///< as long as `heads`
};

/// A column for each metric that has any, and that some way says something of.
ComparisonTable comparisonTable(const std::vector<EvaluationReport> &reports);

/// Each way but the first beside the first, question by question: what is right instead, what wrong, and how likely that is by chance.
ComparisonTable pairedTable(const std::vector<EvaluationReport> &reports);

} // namespace adduce
