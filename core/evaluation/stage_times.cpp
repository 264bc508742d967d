#include "core/evaluation/stage_times.h"

#include "core/evaluation/intervals.h"

namespace adduce {

namespace {

/// Decision, search and thinning, reranking, examining in parallel, choosing, writing.
std::optional<int> budgetOf(Stage stage)
{
    switch (stage) {
    case Stage::Decide:
        return 400;
    case Stage::Retrieve:
        return 250;
    case Stage::Rank:
        return 500;
    case Stage::Examine:
        return 800;
    case Stage::Select:
        return 50;
    case Stage::Write:
        return 1200;
    default:
        return std::nullopt;
    }
}

} // namespace

std::vector<StageTime> stageTimes(const EvaluationReport &report)
{
    std::vector<StageTime> times;
    for (const StageInfo &info : stageTable()) {
        std::vector<double> milliseconds;
        for (const QueryResult &result : report.measuredResults())
            if (const auto took = result.millisecondsOf(info.stage))
                milliseconds.push_back(*took);
        if ((info.isCharted || budgetOf(info.stage)) && !milliseconds.empty())
            times.push_back({ info.stage, static_cast<int>(milliseconds.size()), quantile(milliseconds, 0.5),
                quantile(milliseconds, 0.95), budgetOf(info.stage) });
    }
    return times;
}

} // namespace adduce
