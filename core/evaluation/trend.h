#pragma once
#include "core/evaluation/evaluation_store.h"

namespace adduce {

/// What a way of answering got right in a run.
struct TrendFigure
{
    QString way; ///< variantName()
    int right = 0;
    int of = 0; ///< measured questions
    friend bool operator==(const TrendFigure &, const TrendFigure &) = default;
};

/// A run of the past.
struct TrendRun
{
    EvaluationRow run;
    std::vector<TrendFigure> figures; ///< of its ways, in its order
    friend bool operator==(const TrendRun &, const TrendRun &) = default;
};

/// The newest runs of the set that were asked to their end, at most `most` of them, the oldest first. Reads their figures and none of their
/// answers; a damaged one is left out.
std::vector<TrendRun> trendOf(Database &database, const QString &set, int most = 20);

} // namespace adduce
