#pragma once
#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/intervals.h"
#include <functional>

namespace adduce {

/// What a metric counts, and so what its figure rests on.
enum class MetricLevel
{
    Question, ///< of those that were to be asked
    Answer, ///< of those that a judge was asked about: figures of two judges are not compared
    Citation
};

enum class MetricUnit
{
    Count, ///< "16 / 20"
    Percent, ///< the same as a share
    Milliseconds, ///< the median of times
    Number ///< a mean
};

/// In which direction a figure gets better.
enum class BetterDirection
{
    Higher,
    Lower, ///< a cost or a fault
    Neither
};

/// What one result says of a metric: 3 of its 4 citations; or a time or a number, which is of one.
struct Observation
{
    double value = 0;
    int of = 1;
    double claimed = 0; ///< share of such answers that are right, as it was told beside this one
};

/// What the results of a report say of a metric.
struct MetricValue
{
    std::vector<Observation> observations; ///< of each result that says anything

    [[nodiscard]] int observed() const { return static_cast<int>(observations.size()); }
    [[nodiscard]] double sum() const; ///< of the values
    [[nodiscard]] double mean() const; ///< sum() of observed(); 0 of none
    [[nodiscard]] int count() const { return static_cast<int>(sum()); } ///< of values that are counts
    [[nodiscard]] int of() const; ///< what they are of, together
    [[nodiscard]] double share() const; ///< count() of of(); 1 of none
    [[nodiscard]] Interval interval() const { return wilsonInterval(count(), of()); } ///< of share()
    /// The same of share(), or of mean(), where one result may observe several: resampledInterval().
    [[nodiscard]] std::optional<Interval> clusteredInterval() const;
    [[nodiscard]] double quantile(double share) const; ///< of the values; 0 of none
    [[nodiscard]] double median() const { return quantile(0.5); }
    /// How far what was claimed lies from what came true: the observations by what they claim, each group's difference by its size
    /// (expected calibration error; Guo et al., On calibration of modern neural networks, 2017, section 2). 0 to 1; 0 of none.
    [[nodiscard]] double calibrationError() const;
};

/// A column of the table in which ways of answering are compared.
struct MetricColumn
{
    QString heading; ///< translated
    QString (*cell)(const MetricValue &value);
};

/// A figure of an evaluation: all that is shown, written or exported of it is in its row of metrics().
struct Metric
{
    QString id; ///< English, in JSON
    QString name = {}; ///< of its figure in the window, translated; empty: it has none
    MetricLevel level = MetricLevel::Question;
    MetricUnit unit = MetricUnit::Count;
    MetricUnit changeUnit = unit; ///< of the difference to another run
    double (*summary)(const MetricValue &value) = nullptr; ///< the one number that it comes to; none: that of its unit
    BetterDirection better = BetterDirection::Higher;
    std::optional<QueryCategory> category = {}; ///< of the questions that it is about; none: of all
    bool isOccasional = false; ///< it is shown and written only where some result says something of it
    std::function<std::optional<Observation>(const QueryResult &)> observe; ///< none: the result says nothing of it
    /// What stands under its figure, translated; not set: what it rests on.
    std::function<QString(const EvaluationReport &, const MetricValue &)> note = {};
    std::vector<MetricColumn> columns = {}; ///< none: it does not stand in the table of a comparison
    /// Its line of a report in Markdown, translated; empty: none.
    std::function<QString(const EvaluationReport &, const MetricValue &)> line = {};
    /// What a report in JSON holds under its id, in the object `jsonGroup` where that is named; not set: nothing.
    std::function<QJsonValue(const EvaluationReport &, const MetricValue &)> json = {};
    QString jsonGroup = {};

    [[nodiscard]] bool isAbout(const EvaluationQuery &query) const { return !category || category == query.category; }
    [[nodiscard]] std::optional<Observation> observed(const QueryResult &result) const; ///< none as well where it is not about it
    [[nodiscard]] MetricValue valueIn(const EvaluationReport &report) const;
    [[nodiscard]] double figure(const MetricValue &value) const; ///< a share from 0 to 1, ms or a mean, by its unit
};

/// Every figure, in the order in which the window and reports have them.
std::vector<Metric> metrics();

} // namespace adduce
