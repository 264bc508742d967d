#pragma once
#include "core/answer/stage.h"
#include "core/evaluation/evaluation_report.h"

namespace adduce {

/// What a stage took over the questions of a report.
struct StageTime
{
    Stage stage = Stage::Retrieve;
    int questions = 0; ///< that went through it
    double median = 0; ///< ms
    double p95 = 0; ///< ms that 95 % of them do not exceed
    std::optional<int> budget {}; ///< ms that a reference design gives it (SPEC EV9: nutor, with a model on a server)
};

/// In the order of the stages; without those that took no time that is worth showing.
std::vector<StageTime> stageTimes(const EvaluationReport &report);

} // namespace adduce
