#include "ui/evaluation/chart_drawings.h"

#include "core/answer/answer_words.h"
#include "core/evaluation/intervals.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/evaluation/evaluation_charts.h"
#include "ui/evaluation/run_words.h"
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QValueAxis>
#include <memory>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kPoint = 6; // pixels across
constexpr double kShownPoint = 10; // of the run that is shown

/// Tints of the accent, then greys: the first is ours.
QColor tint(const Colours &c, std::size_t i, std::size_t count)
{
    const QColor end = c.lineStrong;
    const double share = count < 2 ? 0 : static_cast<double>(i) / static_cast<double>(count - 1);
    const auto mix = [share](int from, int to) { return static_cast<int>(from + share * (to - from)); };
    return { mix(c.accent.red(), end.red()), mix(c.accent.green(), end.green()), mix(c.accent.blue(), end.blue()) };
}

void dress(QAbstractAxis &axis, const Colours &c)
{
    axis.setLabelsFont(typeFont(Type::Caption));
    axis.setLabelsColor(c.secondary);
    axis.setGridLineColor(c.line);
    axis.setLinePenColor(c.line);
}

/// Qt Charts reads its labels as HTML, which would open what a name tells it to, and measures them letter by letter.
QString label(const QString &name)
{
    constexpr qsizetype kLongest = 40;
    return name.simplified().left(kLongest).toHtmlEscaped();
}

QBarSet *barSet(const QString &name, const QColor &colour)
{
    auto *set = new QBarSet(label(name));
    set->setColor(colour);
    set->setBorderColor(Qt::transparent);
    return set;
}

Drawing drawing(const QList<QAbstractSeries *> &all, QAbstractAxis *across, QAbstractAxis *up, const QString &title,
    const QString &note, const QStringList &spoken, const Colours &c)
{
    auto *chart = new QChart;
    for (QAbstractSeries *series : all)
        chart->addSeries(series);
    dress(*across, c);
    dress(*up, c);
    up->setTruncateLabels(false);
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(up, Qt::AlignLeft);
    for (QAbstractSeries *series : all) {
        series->attachAxis(across);
        series->attachAxis(up);
    }
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    chart->legend()->setAlignment(Qt::AlignBottom);
    chart->legend()->setFont(typeFont(Type::Caption));
    chart->legend()->setLabelColor(c.secondary);
    return { chart, title, note, spoken.join(u"; "_s) };
}

QString percentWords(double share)
{
    return QLocale().toString(share * 100, 'f', 0) + u" %"_s;
}

QValueAxis *percentAxis()
{
    auto *axis = new QValueAxis;
    axis->setRange(0, 100);
    axis->setTickCount(5);
    axis->setLabelFormat(u"%d"_s);
    return axis;
}

double shareRight(const EvaluationReport &report, QueryCategory category)
{
    const int count = report.count(category);
    return count > 0 ? static_cast<double>(report.right(category)) / count : 0;
}

bool isRun(Stage stage, const Comparison &comparison)
{
    return std::ranges::any_of(comparison.reports, [&](const auto &report) {
        return std::ranges::any_of(
            report.measuredResults(), [&](const QueryResult &result) { return result.millisecondsOf(stage).has_value(); });
    });
}

} // namespace

Drawing rightByCategory(const ChartedRun &run, const Colours &c)
{
    const Comparison &comparison = run.comparison;
    auto *series = new QBarSeries;
    auto *across = new QBarCategoryAxis;
    QStringList spoken;
    for (const QueryCategory category : kChartedCategories)
        across->append(words(category));
    for (std::size_t i = 0; i < comparison.reports.size(); ++i) {
        const EvaluationReport &report = comparison.reports[i];
        if (report.measured() == 0) // not asked yet, or its model failed on all
            continue;
        QBarSet *set = barSet(variantName(report), tint(c, i, comparison.reports.size()));
        for (const QueryCategory category : kChartedCategories) {
            *set << shareRight(report, category) * 100;
            if (report.count(category) > 0)
                spoken << rightWords(report, category);
        }
        series->append(set);
    }
    return drawing({ series }, across, percentAxis(), EvaluationCharts::tr("Right by category"), EvaluationCharts::tr("per cent"),
        spoken, c);
}

QString rightWords(const EvaluationReport &report, QueryCategory category)
{
    return u"%1, %2: %3"_s.arg(variantName(report), words(category), percentWords(shareRight(report, category)));
}

Drawing timeByStage(const ChartedRun &run, const Colours &c)
{
    const Comparison &comparison = run.comparison;
    std::vector<Stage> stages;
    for (const StageInfo &info : stageTable())
        if (info.isCharted && isRun(info.stage, comparison))
            stages.push_back(info.stage);
    auto *series = new QHorizontalStackedBarSeries;
    auto *up = new QBarCategoryAxis;
    QStringList spoken;
    std::vector<double> sums(comparison.reports.size(), 0);
    for (auto report = comparison.reports.rbegin(); report != comparison.reports.rend(); ++report)
        if (report->measured() > 0)
            up->append(label(variantName(*report))); // the axis begins below
    for (std::size_t s = 0; s < stages.size(); ++s) {
        QBarSet *set = barSet(words(stages[s]), tint(c, s, stages.size()));
        for (std::size_t i = comparison.reports.size(); i-- > 0;) {
            if (comparison.reports[i].measured() == 0)
                continue;
            std::vector<double> times;
            for (const QueryResult &result : comparison.reports[i].measuredResults())
                if (const auto took = result.millisecondsOf(stages[s]))
                    times.push_back(*took);
            const double median = quantile(std::move(times), 0.5);
            sums[i] += median;
            *set << median;
            spoken << u"%1, %2: %3 ms"_s.arg(
                variantName(comparison.reports[i]), words(stages[s]), QLocale().toString(median, 'f', 1));
        }
        series->append(set);
    }
    auto *across = new QValueAxis;
    across->setRange(0, std::max(1.0, *std::ranges::max_element(sums) * 1.1));
    across->setTickCount(4);
    across->applyNiceNumbers();
    across->setLabelFormat(u"%g"_s);
    return drawing({ series }, across, up, EvaluationCharts::tr("Time by stage"), EvaluationCharts::tr("median per question, ms"),
        spoken, c);
}

Drawing rightByConfidence(const ChartedRun &run, const Colours &c)
{
    const Comparison &comparison = run.comparison;
    constexpr std::array kLevels { Confidence::Low, Confidence::Medium, Confidence::High };
    auto *series = new QBarSeries;
    auto *across = new QBarCategoryAxis;
    QStringList spoken;
    for (const Confidence level : kLevels)
        across->append(words(level));
    for (std::size_t i = 0; i < comparison.reports.size(); ++i) {
        const EvaluationReport &report = comparison.reports[i];
        if (report.measured() == 0)
            continue;
        QBarSet *set = barSet(variantName(report), tint(c, i, comparison.reports.size()));
        for (const Confidence level : kLevels) {
            int right = 0;
            int count = 0;
            for (const QueryResult &r : report.measuredResults())
                if (r.told.verdict == Verdict::Answered && r.told.confidence == level) {
                    ++count;
                    right += r.isRight() ? 1 : 0;
                }
            const double share = count > 0 ? double(right) / count : 0;
            *set << share * 100;
            spoken << u"%1, %2: %3 / %4"_s.arg(variantName(report), words(level)).arg(right).arg(count);
        }
        series->append(set);
    }
    return drawing({ series }, across, percentAxis(), EvaluationCharts::tr("Reliability"),
        EvaluationCharts::tr("right by stated confidence, per cent"), spoken, c);
}

Drawing rawAgainstGuarded(const ChartedRun &run, const Colours &c)
{
    const Comparison &comparison = run.comparison;
    struct Check
    {
        QString name;
        QList<RemovalReason> reasons;
    };
    const std::array checks { Check { EvaluationCharts::tr("Quotes"),
                                  { RemovalReason::NoSuchPassage, RemovalReason::NotOnPage, RemovalReason::QuoteDiffers } },
        Check { EvaluationCharts::tr("Numbers"), { RemovalReason::NumberNotThere } },
        Check { EvaluationCharts::tr("Names"), { RemovalReason::NameNotThere, RemovalReason::WordsNotThere } },
        Check { EvaluationCharts::tr("Denials"), { RemovalReason::DeniesItsQuote } } };
    auto *series = new QBarSeries;
    auto *across = new QBarCategoryAxis;
    for (const Check &check : checks)
        across->append(check.name);
    across->append(EvaluationCharts::tr("Repaired"));
    QStringList spoken;
    for (std::size_t i = 0; i < comparison.reports.size(); ++i) {
        const EvaluationReport &report = comparison.reports[i];
        if (report.model.isEmpty() || report.measured() == 0)
            continue;
        QBarSet *set = barSet(variantName(report), tint(c, i, comparison.reports.size()));
        double written = 0;
        double repaired = 0;
        for (const QueryResult &result : report.measuredResults()) {
            written += result.told.sentences + static_cast<double>(result.told.removed.size());
            repaired += result.told.repaired;
        }
        const auto add = [&](const QString &name, double share) {
            *set << share * 100;
            spoken << u"%1, %2: %3"_s.arg(variantName(report), name, percentWords(share));
        };
        for (const Check &check : checks) {
            double failed = 0;
            for (const QueryResult &result : report.measuredResults())
                failed += static_cast<double>(std::ranges::count_if(
                    result.told.removed, [&](RemovalReason reason) { return check.reasons.contains(reason); }));
            add(check.name, written > 0 ? (written - failed) / written : 1);
        }
        add(EvaluationCharts::tr("Repaired"), written > 0 ? repaired / written : 0);
        series->append(set);
    }
    return drawing({ series }, across, percentAxis(), EvaluationCharts::tr("Raw against guarded"),
        EvaluationCharts::tr("statements of models that passed each check, and that stand repaired, per cent"), spoken, c);
}

Drawing rightOverRuns(const ChartedRun &run, const Colours &c)
{
    QList<QAbstractSeries *> all;
    QStringList spoken;
    const std::vector<EvaluationReport> &reports = run.comparison.reports;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const QString way = variantName(reports[i]);
        auto series = std::make_unique<QLineSeries>();
        series->setName(label(way));
        series->setObjectName(way);
        series->setPen(QPen(tint(c, i, reports.size()), 2));
        series->setPointsVisible();
        series->setMarkerSize(kPoint);
        for (std::size_t at = 0; at < run.trend.size(); ++at) {
            const TrendRun &one = run.trend[at];
            const auto figure = std::ranges::find(one.figures, way, &TrendFigure::way);
            if (figure == one.figures.end())
                continue;
            series->append(static_cast<double>(at + 1), 100.0 * figure->right / figure->of);
            if (one.run.id == run.id)
                series->setPointConfiguration(
                    static_cast<int>(series->count()) - 1, QXYSeries::PointConfiguration::Size, kShownPoint);
            spoken << trendWords(one, way);
        }
        if (series->count() > 0)
            all.prepend(series.release()); // what is drawn last lies over the others: the first
    }
    auto *across = new QValueAxis;
    across->setRange(0.5, static_cast<double>(run.trend.size()) + 0.5);
    across->setTickType(QValueAxis::TicksDynamic);
    across->setTickAnchor(1);
    across->setTickInterval(1);
    across->setLabelFormat(u"%d"_s);
    return drawing(all, across, percentAxis(), EvaluationCharts::tr("Right over the runs"),
        EvaluationCharts::tr("runs of this set, the newest last, per cent"), spoken, c);
}

static QString rightOfAll(const TrendFigure &figure)
{
    return u"%1: %2 / %3"_s.arg(figure.way, QString::number(figure.right), QString::number(figure.of));
}

QString trendWords(const TrendRun &run, const QString &way)
{
    return u"%1, %2"_s.arg(runWords(run.run), rightOfAll(*std::ranges::find(run.figures, way, &TrendFigure::way)));
}

QString trendWords(const TrendRun &run)
{
    QStringList all { runWords(run.run) };
    for (const TrendFigure &figure : run.figures)
        all << rightOfAll(figure);
    return all.join(u", "_s);
}

bool hasTrend(const ChartedRun &run)
{
    return std::ranges::any_of(run.comparison.reports, [&](const EvaluationReport &report) {
        const auto has = [way = variantName(report)](const TrendRun &one) {
            return std::ranges::find(one.figures, way, &TrendFigure::way) != one.figures.end();
        };
        return std::ranges::count_if(run.trend, has) > 1;
    });
}

} // namespace adduce
