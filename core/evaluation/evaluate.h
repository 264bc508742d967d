#pragma once
#include "core/ask/ask.h"
#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/faithfulness.h"
#include <functional>

namespace adduce {

/// How the questions of a set are asked.
struct EvaluationSettings
{
    Scope scope {};
    QuestionSettings questions {};
    std::optional<TaskModel> judge {}; ///< asked of each answer whether it is faithful; none: nobody is
};

/// Asks every query of the set, one after another: times are measured, which questions beside each other would take from one
/// another. Those that their model failed on are asked again at the end, at most twice, unless it answered none. Blocks.
/// `onResult` comes after each. On a stop request the report holds what was asked so far.
EvaluationReport evaluate(const Ask &ask, const QuerySet &set, const EvaluationSettings &settings,
    const std::function<void(const QueryResult &, int done, int total)> &onResult, const std::stop_token &stop);
/// The same into `report`, which holds what was asked also when it throws.
void evaluateInto(EvaluationReport &report, const Ask &ask, const QuerySet &set, const EvaluationSettings &settings,
    const std::function<void(const QueryResult &, int done, int total)> &onResult, const std::stop_token &stop);

} // namespace adduce
