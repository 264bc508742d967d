#pragma once
#include "core/evaluation/comparison.h"
#include "core/evaluation/metrics.h"

namespace adduce {

/// A metric as its figure says it, in the user's language.
struct FigureWords
{
    QString value; ///< "16 / 20"; a dash where there is nothing to say
    QString unit; ///< "%", "ms", or none
    QString note; ///< what it rests on: an interval, how many were asked
};

/// `planned`: the questions that are asked, or were to be.
[[nodiscard]] FigureWords figureWords(
    const Metric &metric, const EvaluationReport &report, const std::vector<EvaluationQuery> &planned);

/// "+1 since 20 Nov", over what both runs measured; empty where they cannot be compared.
[[nodiscard]] QString changeWords(
    const Metric &metric, const EvaluationReport &now, const EvaluationReport &before, const QString &since);

/// The name of a run to compare with, or when it began.
[[nodiscard]] QString sinceWords(const Comparison &before);

} // namespace adduce
