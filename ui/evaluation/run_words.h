#pragma once
#include "core/evaluation/evaluation_store.h"

namespace adduce {

/// "20 Nov, 11:40, with rerank, stopped".
[[nodiscard]] QString runWords(const EvaluationRow &run);
/// The same with its set, as lists of runs say it.
[[nodiscard]] QString runWithSet(const EvaluationRow &run);

} // namespace adduce
