#pragma once
#include "core/evaluation/comparison.h"

namespace adduce {

/// The first stage that found something else for the same question; none where all found the same, or where it is not known of one.
std::optional<Stage> firstDifference(const QueryResult &one, const QueryResult &other);

/// What came of a question in another way, beside the shown one: "portal: right, “It rose.”; differs first in Retrieve"; translated.
QString besideWords(const QString &way, const QueryResult &other, const QueryResult &shown);

/// The same of each way of the comparison but that at `shown`, and of that one in the run before, where there is one; those that answered it.
QStringList linesBeside(const QueryResult &result, const Comparison &comparison, int shown, const Comparison *before);

/// Of the questions that came out otherwise in two ways, by the stage that differs first: "Retrieve 12, Write 1", the most first; empty for none.
QString whereTheyDiffer(const EvaluationReport &one, const EvaluationReport &other);

} // namespace adduce
