#include "core/evaluation/metrics.h"

#include "core/base/tr.h"
#include "core/evaluation/answering_metrics.h"
#include "core/evaluation/evaluation_words.h"
#include "core/evaluation/metric_rows.h"
#include <QJsonObject>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

Observation rightness(const QueryResult &result)
{
    return { .value = result.isRight() ? 1.0 : 0.0 };
}

Metric rightOf(QueryCategory category, const QString &name)
{
    return {
        .id = nameOf(category),
        .name = name,
        .category = category,
        .observe = ofMeasured(rightness),
        .line =
            [category](const EvaluationReport &, const MetricValue &value) {
                return tr("%L1: %L2 of %L3 right").arg(words(category)).arg(value.count()).arg(value.of());
            },
        .json =
            [](const EvaluationReport &, const MetricValue &value) {
                return QJsonObject { { u"right"_s, value.count() }, { u"queries"_s, value.of() } };
            },
        .jsonGroup = u"categories"_s,
    };
}

/// Of questions whose set names the sentences that answer them.
Metric goldMetric(
    const QString &id, const QString &name, Observation (*observe)(const GoldTold &), QString (*line)(const MetricValue &value))
{
    return {
        .id = id,
        .name = name,
        .changeUnit = MetricUnit::Percent,
        .isOccasional = true,
        .observe = [observe](const QueryResult &result) -> std::optional<Observation> {
            if (!result.isMeasured() || result.query.gold.empty())
                return std::nullopt;
            const Observation observed = observe(result.gold);
            return observed.of > 0 ? std::optional(observed) : std::nullopt;
        },
        .columns = { { name, percentOrDash } },
        .line = [line](const EvaluationReport &, const MetricValue &value) -> QString {
            return value.of() == 0 ? QString() : line(value);
        },
        .json =
            [](const EvaluationReport &, const MetricValue &value) {
                return QJsonObject { { u"share"_s, value.share() }, { u"told"_s, value.count() }, { u"of"_s, value.of() } };
            },
        .jsonGroup = u"gold"_s,
    };
}

/// Of the sentences told. Those of one answer are no independent observations.
Metric goldShare()
{
    Metric metric = goldMetric(
        u"gold_share"_s, tr("Gold of all told"),
        [](const GoldTold &gold) { return Observation { double(gold.count()), static_cast<int>(gold.sentences.size()) }; },
        [](const MetricValue &value) {
            return tr("Sentences told that are gold ones: %1 (%2 %)").arg(counted(value), percent(value));
        });
    metric.level = MetricLevel::Citation;
    metric.line = withInterval(metric.line, MetricUnit::Percent);
    metric.json = [](const EvaluationReport &, const MetricValue &value) {
        return withInterval({ { u"share"_s, value.share() }, { u"told"_s, value.count() }, { u"of"_s, value.of() } }, value);
    };
    metric.note = [](const EvaluationReport &, const MetricValue &value) {
        return QLocale().toString(value.share() * 100, 'f', 1) + u" %"_s;
    };
    return metric;
}

/// What the checks put right, by the share of citations that are as they should be.
double shownMinusRaw(const EvaluationReport &report, const MetricValue &raw)
{
    int citations = 0;
    int verbatim = 0;
    for (const QueryResult &result : report.measuredResults()) {
        citations += result.citations;
        verbatim += result.citationsVerbatim;
    }
    return (citations == 0 ? 1 : double(verbatim) / citations) - raw.share();
}

/// "83.3 % (10 of 12), 16.7 points fewer than shown"; empty where no model wrote.
QString rawPrecisionLine(const EvaluationReport &report, const MetricValue &value)
{
    if (value.of() == 0)
        return {};
    return tr("Citations as the model wrote them, before the checks: %1 % right (%2 of %3), %4 points less than shown")
        .arg(percent(value), QString::number(value.count()), QString::number(value.of()),
            decimal(shownMinusRaw(report, value) * 100));
}

/// "15 of 17 (95 %: 65.7-96.7 %), judged 17 of 20 answers by qwen3:8b".
QString faithfulnessLine(const EvaluationReport &report, const MetricValue &value)
{
    if (report.judge.isEmpty())
        return tr("Faithful: not judged");
    const QString judged = tr("judged %1 of %2 answers by %3").arg(value.of()).arg(report.answered()).arg(report.judge);
    if (value.of() == 0)
        return tr("Faithful: %1").arg(judged);
    return tr("Faithful: %1 of %2 (95 %: %3-%4 %), %5")
        .arg(QString::number(value.count()), QString::number(value.of()), decimal(value.interval().low * 100),
            decimal(value.interval().high * 100), judged);
}

} // namespace

std::vector<Metric> metrics()
{
    std::vector<Metric> all {
        {
            .id = u"right"_s,
            .observe = ofMeasured(rightness),
            .columns = { { tr("Right"), counted }, { u"95 %"_s, interval } },
        },
        rightOf(QueryCategory::Direct, tr("Direct questions right")),
        rightOf(QueryCategory::Synthesis, tr("Synthesis questions right")),
        rightOf(QueryCategory::EdgeCase, tr("Refused correctly")),
        goldMetric(
            u"gold_first"_s, tr("Gold first"), [](const GoldTold &gold) { return Observation { gold.isFirst() ? 1.0 : 0.0 }; },
            [](const MetricValue &value) {
                return tr("The first sentence is a gold one: %1 (95 %: %2)").arg(counted(value), interval(value));
            }),
        goldMetric(
            u"gold_any"_s, tr("Gold told"), [](const GoldTold &gold) { return Observation { gold.count() > 0 ? 1.0 : 0.0 }; },
            [](const MetricValue &value) {
                return tr("A gold sentence is told: %1 (95 %: %2)").arg(counted(value), interval(value));
            }),
        goldShare(),
        {
            .id = u"citation_precision"_s,
            .name = tr("Citations verbatim"),
            .level = MetricLevel::Citation,
            .unit = MetricUnit::Percent,
            .observe = ofMeasured([](const QueryResult &r) { return Observation { double(r.citationsVerbatim), r.citations }; }),
            .columns = { { tr("Quotes found"), [](const MetricValue &value) -> QString { return percent(value) + u" %"_s; } } },
            .line = [](const EvaluationReport &,
                        const MetricValue &value) { return tr("Quotes found on their page: %1 %").arg(percent(value)); },
            .json = [](const EvaluationReport &, const MetricValue &value) { return value.share(); },
        },
        {
            .id = u"citation_precision_raw"_s,
            .name = tr("Citations as written"),
            .level = MetricLevel::Citation,
            .unit = MetricUnit::Percent,
            .isOccasional = true,
            .observe = ofWhere(&QueryResult::citationsWritten, &QueryResult::citationsSound),
            .note =
                [](const EvaluationReport &report, const MetricValue &value) {
                    return tr("%1 points less than shown").arg(decimal(shownMinusRaw(report, value) * 100));
                },
            .columns = { { tr("Quotes as written"), [](const MetricValue &value) { return percentOrDash(value); } } },
            .line = rawPrecisionLine,
            .json =
                [](const EvaluationReport &report, const MetricValue &value) {
                    return QJsonObject { { u"share"_s, value.share() }, { u"sound"_s, value.count() },
                        { u"written"_s, value.of() }, { u"shown_minus_raw"_s, shownMinusRaw(report, value) } };
                },
        },
        {
            .id = u"faithfulness"_s,
            .name = tr("Faithful"),
            .level = MetricLevel::Answer,
            .changeUnit = MetricUnit::Percent,
            .observe = [](const QueryResult &r) -> std::optional<Observation> {
                if (!r.isMeasured() || !r.isFaithful)
                    return std::nullopt;
                return Observation { *r.isFaithful ? 1.0 : 0.0 };
            },
            .columns = { { tr("Faithful"),
                [](const MetricValue &value) { return value.of() > 0 ? counted(value) : tr("not judged"); } } },
            .line = faithfulnessLine,
            .json =
                [](const EvaluationReport &report, const MetricValue &value) {
                    return QJsonObject { { u"faithful"_s, value.count() }, { u"judged"_s, value.of() },
                        { u"answered"_s, report.answered() } };
                },
        },
        {
            .id = u"examination_skipped"_s,
            .name = tr("Examination skipped"),
            .unit = MetricUnit::Percent,
            .better = BetterDirection::Neither,
            .isOccasional = true,
            .observe = ofWhere(&QueryResult::gates, &QueryResult::gatesOpen),
            .note = [](const EvaluationReport &,
                        const MetricValue &value) { return tr("%1 of %2 times").arg(value.count()).arg(value.of()); },
            .columns = { { tr("Examination skipped"), [](const MetricValue &value) { return percentOrDash(value); } } },
            .line = [](const EvaluationReport &, const MetricValue &value) -> QString {
                return value.of() == 0 ? QString()
                                       : tr("Examination skipped, as the scores were clear: %1 of %2 times (%3 %)")
                                             .arg(QString::number(value.count()), QString::number(value.of()), percent(value));
            },
            .json =
                [](const EvaluationReport &, const MetricValue &value) {
                    return QJsonObject { { u"share"_s, value.share() }, { u"skipped"_s, value.count() },
                        { u"decided"_s, value.of() } };
                },
        },
        {
            .id = u"model_failed"_s,
            .better = BetterDirection::Lower,
            .observe = [](const QueryResult &r) { return Observation { r.isMeasured() ? 0.0 : 1.0 }; },
            .line = [](const EvaluationReport &report, const MetricValue &) { return failedWords(report); },
            .json = [](const EvaluationReport &, const MetricValue &value) { return value.count(); },
        },
        {
            .id = u"median_milliseconds"_s,
            .name = tr("Median time"),
            .unit = MetricUnit::Milliseconds,
            .better = BetterDirection::Lower,
            .observe = ofMeasured([](const QueryResult &r) { return Observation { r.told.milliseconds }; }),
            .columns = { { tr("Median ms"), [](const MetricValue &value) { return decimal(value.median()); } } },
            .line = [](const EvaluationReport &,
                        const MetricValue &value) { return tr("Median time to an answer: %1 ms").arg(decimal(value.median())); },
            .json = [](const EvaluationReport &, const MetricValue &value) { return value.median(); },
        },
    };
    std::ranges::move(answeringMetrics(), std::back_inserter(all));
    return all;
}

double MetricValue::sum() const
{
    return std::accumulate(
        observations.begin(), observations.end(), 0.0, [](double sum, const Observation &o) { return sum + o.value; });
}

double MetricValue::mean() const
{
    return observations.empty() ? 0 : sum() / observed();
}

int MetricValue::of() const
{
    return std::accumulate(observations.begin(), observations.end(), 0, [](int sum, const Observation &o) { return sum + o.of; });
}

double MetricValue::share() const
{
    return of() == 0 ? 1 : double(count()) / of();
}

std::optional<Interval> MetricValue::clusteredInterval() const
{
    std::vector<RatioPart> parts;
    for (const Observation &observation : observations)
        parts.push_back({ observation.value, static_cast<double>(observation.of) });
    return resampledInterval(parts);
}

double MetricValue::calibrationError() const
{
    std::map<double, double> differences; // by what is claimed
    for (const Observation &o : observations)
        differences[o.claimed] += o.value - o.claimed;
    double error = 0;
    for (const auto &[claimed, difference] : differences)
        error += std::abs(difference);
    return observations.empty() ? 0 : error / observed();
}

double MetricValue::quantile(double share) const
{
    std::vector<double> values;
    for (const Observation &observation : observations)
        values.push_back(observation.value);
    return adduce::quantile(std::move(values), share);
}

std::optional<Observation> Metric::observed(const QueryResult &result) const
{
    return isAbout(result.query) ? observe(result) : std::nullopt;
}

double Metric::figure(const MetricValue &value) const
{
    if (summary)
        return summary(value);
    switch (unit) {
    case MetricUnit::Count:
    case MetricUnit::Percent:
        return value.share();
    case MetricUnit::Milliseconds:
        return value.median();
    case MetricUnit::Number:
        break;
    }
    return value.mean();
}

MetricValue Metric::valueIn(const EvaluationReport &report) const
{
    MetricValue value;
    for (const QueryResult &result : report.results)
        if (const auto observation = observed(result))
            value.observations.push_back(*observation);
    return value;
}

} // namespace adduce
