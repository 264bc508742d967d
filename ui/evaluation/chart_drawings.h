#pragma once
#include "core/evaluation/comparison.h"
#include "core/evaluation/trend.h"
#include <array>

class QChart;

namespace adduce {

struct Colours;

/// A run as charts show it.
struct ChartedRun
{
    Comparison comparison {};
    EvaluationId id {}; ///< none while it is not kept
    std::vector<TrendRun> trend {}; ///< of its set; none while it goes on
    QString soFar {}; ///< while it goes on, of how many questions: "so far: 7 of 20 questions"
};

/// A chart with its words.
struct Drawing
{
    QChart *chart; ///< of whoever takes it
    QString title;
    QString note;
    QString spoken; ///< its values
};

inline constexpr std::array kChartedCategories { QueryCategory::Direct, QueryCategory::Synthesis, QueryCategory::EdgeCase };

Drawing rightByCategory(const ChartedRun &run, const Colours &c); ///< a bar for each of kChartedCategories and each way
Drawing timeByStage(const ChartedRun &run, const Colours &c); ///< the median over the questions, stage by stage
Drawing rightByConfidence(const ChartedRun &run, const Colours &c); ///< a reliability diagram with the levels that answers state
/// What models wrote before the guardrails: how much of it each check let stand, and how much of it stands repaired.
Drawing rawAgainstGuarded(const ChartedRun &run, const Colours &c);
/// A line for each way that is shown, with its name as that of the object, a point for each run of the trend, the first of which stands at 1.
Drawing rightOverRuns(const ChartedRun &run, const Colours &c);

bool hasTrend(const ChartedRun &run); ///< some way of it was asked in two runs or more
QString rightWords(const EvaluationReport &report, QueryCategory category); ///< "adduce, Direct: 60 %"
QString trendWords(const TrendRun &run); ///< "Monday, adduce: 12 / 20, portal: 11 / 20"
QString trendWords(const TrendRun &run, const QString &way); ///< "Monday, adduce: 12 / 20"; the run has that way

} // namespace adduce
