#pragma once
#include "core/evaluation/evaluation_store.h"

namespace adduce {

/// A set's name; that of the set that comes with the program is translated.
[[nodiscard]] QString setWords(const QString &set);
/// "20 Nov, 11:40, with rerank, stopped".
[[nodiscard]] QString runWords(const EvaluationRow &run);
/// The same with its set, as lists of runs say it.
[[nodiscard]] QString runWithSet(const EvaluationRow &run);
/// "Evaluated: adduce 13 of 20 right, portal 12 of 20 right".
[[nodiscard]] QString outcomeWords(const Comparison &comparison);

} // namespace adduce
