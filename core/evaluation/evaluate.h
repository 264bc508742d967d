#pragma once
#include "core/ask/ask.h"
#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/faithfulness.h"
#include <functional>

namespace adduce {

class Pause;

constexpr int kMostWorkers = 64;
int usualWorkers(); ///< as many as there are processors, within that

/// How the questions of a set are asked.
struct EvaluationSettings
{
    Scope scope {};
    QuestionSettings questions {};
    std::optional<TaskModel> judge {}; ///< asked of each answer whether it is faithful; none: nobody is
    int workers = 1; ///< so many questions at the same time; their times are longer then, as they take from one another
    const Pause *pause = nullptr; ///< no question is begun while it is held; null for none
};

/// Asks every query of the set. Those that their model failed on are asked again at the end, one by one, at most twice, unless it answered
/// none. Blocks. `onResult` comes after each, never two at a time, on whichever thread asked it. On a stop request the report holds what was
/// asked so far; always in the order of the set, and without traces, which are large.
EvaluationReport evaluate(const Ask &ask, const QuerySet &set, const EvaluationSettings &settings,
    const std::function<void(const QueryResult &, int done, int total)> &onResult, const std::stop_token &stop);
/// The same into `report`, which holds what was asked also when it throws. What it holds before, of takeMeasured(), is not asked again.
void evaluateInto(EvaluationReport &report, const Ask &ask, const QuerySet &set, const EvaluationSettings &settings,
    const std::function<void(const QueryResult &, int done, int total)> &onResult, const std::stop_token &stop);

/// Begins a report with what another of the same way of answering measured of the set.
void takeMeasured(
    EvaluationReport &report, const EvaluationReport &earlier, const QuerySet &set, const EvaluationSettings &settings);

} // namespace adduce
