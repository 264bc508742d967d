#include "ui/evaluation/figure_words.h"

#include "core/base/tr.h"
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString digits(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

QString valueWords(const Metric &metric, const MetricValue &value)
{
    const double figure = metric.figure(value);
    switch (metric.unit) {
    case MetricUnit::Count:
        return u"%1 / %2"_s.arg(value.count()).arg(value.of());
    case MetricUnit::Percent:
        return digits(figure * 100, 1);
    case MetricUnit::Milliseconds:
        return digits(figure, figure < 10 ? 1 : 0);
    case MetricUnit::Number:
        break;
    }
    return digits(figure, 2);
}

QString unitWords(MetricUnit unit)
{
    return unit == MetricUnit::Percent ? u"%"_s : unit == MetricUnit::Milliseconds ? tr("ms") : QString();
}

/// "95 %: 60 to 98 %".
QString intervalWords(const MetricValue &value)
{
    const Interval interval = value.interval();
    return tr("95 %: %1 to %2 %").arg(digits(interval.low * 100, 0), digits(interval.high * 100, 0));
}

/// How far the questions of the metric were asked, or the interval once they all were.
QString askedWords(const Metric &metric, const EvaluationReport &report, const std::vector<EvaluationQuery> &planned)
{
    const auto count = [](const auto &of, const auto &is) { return static_cast<int>(std::ranges::count_if(of, is)); };
    const int all = count(planned, [&](const EvaluationQuery &query) { return metric.isAbout(query); });
    const int asked = count(report.results, [&](const QueryResult &r) { return metric.isAbout(r.query); });
    const int failed = count(report.results, [&](const QueryResult &r) { return metric.isAbout(r.query) && !r.isMeasured(); });
    if (failed > 0)
        return tr("the model failed on %1 of %Ln question(s)", nullptr, asked).arg(failed);
    if (asked == 0)
        return tr("of %Ln question(s)", nullptr, all);
    return asked == all ? intervalWords(metric.valueIn(report)) : tr("%1 of %Ln question(s) asked", nullptr, all).arg(asked);
}

QString judgedWords(const EvaluationReport &report, const MetricValue &value)
{
    const int answered = report.answered();
    const QString share = tr("judged %1 of %2").arg(value.of()).arg(answered);
    if (value.of() == 0)
        return report.judge.isEmpty() || answered == 0 ? tr("not judged") : share;
    return value.of() == answered ? intervalWords(value) : share + u"; "_s + intervalWords(value);
}

QString noteWords(const Metric &metric, const EvaluationReport &report, const std::vector<EvaluationQuery> &planned)
{
    const MetricValue value = metric.valueIn(report);
    if (metric.note && value.of() > 0)
        return metric.note(report, value);
    if (metric.unit == MetricUnit::Milliseconds)
        return value.of() == 0 ? tr("from question to answer") : tr("95th percentile %1 ms").arg(digits(value.quantile(0.95), 0));
    switch (metric.level) {
    case MetricLevel::Question:
        return askedWords(metric, report, planned);
    case MetricLevel::Answer:
        return judgedWords(report, value);
    case MetricLevel::Citation:
        break;
    }
    return value.of() == 0 ? tr("of %Ln citation(s)", nullptr, 0) : intervalWords(value);
}

QString differenceWords(const Metric &metric, const MetricValue &now, const MetricValue &before, const QString &since)
{
    const MetricUnit unit = metric.changeUnit;
    const int decimals = unit == MetricUnit::Count ? 0 : 1;
    const double change = unit == MetricUnit::Count ? now.count() - before.count()
        : unit == MetricUnit::Percent               ? (metric.figure(now) - metric.figure(before)) * 100
                                                    : metric.figure(now) - metric.figure(before);
    const QString number = digits(std::abs(change), decimals);
    if (number == digits(0, decimals))
        return tr("unchanged since %1").arg(since);
    const QString space = unitWords(unit).isEmpty() ? QString() : u" "_s;
    return tr("%1%2%3 since %4").arg(change > 0 ? QChar(u'+') : QChar(0x2212)).arg(number, space + unitWords(unit), since);
}

} // namespace

FigureWords figureWords(const Metric &metric, const EvaluationReport &report, const std::vector<EvaluationQuery> &planned)
{
    const MetricValue value = metric.valueIn(report);
    const QString note = noteWords(metric, report, planned);
    return value.of() == 0 ? FigureWords { u"–"_s, {}, note }
                           : FigureWords { valueWords(metric, value), unitWords(metric.unit), note };
}

QString changeWords(const Metric &metric, const EvaluationReport &now, const EvaluationReport &before, const QString &since)
{
    if (metric.level == MetricLevel::Answer && now.judge != before.judge)
        return {};
    const SharedResults shared =
        sharedResults(now, before, [&](const QueryResult &result) { return metric.observed(result).has_value(); });
    const MetricValue value = metric.valueIn(shared.now);
    const int both = value.observed();
    if (both == 0)
        return {};
    const QString change = differenceWords(metric, value, metric.valueIn(shared.before), since);
    // Where one of the runs measured fewer questions, the change is that over the questions of both.
    return both == metric.valueIn(now).observed() && both == metric.valueIn(before).observed()
        ? change
        : tr("%1, over the %Ln question(s) of both", nullptr, both).arg(change);
}

QString sinceWords(const Comparison &before)
{
    if (!before.name.isEmpty())
        return before.name;
    const QDateTime started = before.startedAt().toLocalTime();
    return started.date() == QDate::currentDate() ? QLocale().toString(started.time(), QLocale::ShortFormat)
                                                  : QLocale().toString(started, QLocale::ShortFormat);
}

} // namespace adduce
