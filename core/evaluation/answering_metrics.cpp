#include "core/evaluation/answering_metrics.h"

#include "core/answer/measured_rate.h"
#include "core/base/tr.h"
#include "core/evaluation/metric_rows.h"

#include <QJsonObject>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString threeDecimals(double number)
{
    return QString::number(number, 'f', 3);
}

QString meanOrDash(const MetricValue &value)
{
    return value.of() == 0 ? u"\u2013"_s : threeDecimals(value.mean());
}

/// A line that is written only where something was observed.
std::function<QString(const EvaluationReport &, const MetricValue &)> lineOf(QString (*words)(const MetricValue &))
{
    return [words](const EvaluationReport &, const MetricValue &value) { return value.of() == 0 ? QString() : words(value); };
}

QJsonValue shareJson(const EvaluationReport &, const MetricValue &value)
{
    return withInterval({ { u"share"_s, value.share() }, { u"count"_s, value.count() }, { u"of"_s, value.of() } }, value);
}

QJsonValue meanJson(const EvaluationReport &, const MetricValue &value)
{
    return withInterval({ { u"mean"_s, value.mean() }, { u"of"_s, value.observed() } }, value);
}

/// A mean over the questions that say something of it.
Metric meanOf(const QString &id, BetterDirection better, std::function<std::optional<Observation>(const QueryResult &)> observe,
    QString (*words)(const MetricValue &value))
{
    return { .id = id,
        .unit = MetricUnit::Number,
        .better = better,
        .isOccasional = true,
        .observe = std::move(observe),
        .line = lineOf(words),
        .json = meanJson };
}

/// Of the passages in their order, where the question has gold.
auto ofGoldRanks(double (*measure)(const std::vector<int> &ranks))
{
    return [measure](const QueryResult &result) -> std::optional<Observation> {
        if (!result.isMeasured() || result.figures.goldRanks.empty())
            return std::nullopt;
        return Observation { measure(result.figures.goldRanks) };
    };
}

Metric goldRankMetric(const QString &id, const QString &heading, double (*measure)(const std::vector<int> &ranks),
    QString (*words)(const MetricValue &value))
{
    Metric metric = meanOf(id, BetterDirection::Higher, ofGoldRanks(measure), words);
    metric.columns = { { heading, meanOrDash } };
    metric.line = withInterval(metric.line, metric.unit);
    metric.jsonGroup = u"passages"_s;
    return metric;
}

/// A number of a question, where it is more than none.
auto ofSome(double (*number)(const QueryFigures &figures))
{
    return [number](const QueryResult &result) -> std::optional<Observation> {
        const double value = result.isMeasured() ? number(result.figures) : 0;
        return value > 0 ? std::optional(Observation { value }) : std::nullopt;
    };
}

/// What a model said that checked answers.
Metric checkMetric(const QString &id, std::optional<bool> QueryFigures::*check, QString (*words)(const MetricValue &value))
{
    return { .id = id,
        .unit = MetricUnit::Percent,
        .isOccasional = true,
        .observe = [check](const QueryResult &result) -> std::optional<Observation> {
            const std::optional<bool> holds = result.figures.*check;
            return result.isMeasured() && holds ? std::optional(Observation { *holds ? 1.0 : 0.0 }) : std::nullopt;
        },
        .line = lineOf(words),
        .json = shareJson };
}

/// Of answers whose confidence says how often such ones are right, to questions with gold: by pages alone too many would seem to be.
std::optional<Observation> claimedAndTrue(const QueryResult &result)
{
    const std::optional<MeasuredRate> rate = result.told.rate;
    if (!result.isMeasured() || result.query.gold.empty() || !rate || !rate->isEnough())
        return std::nullopt;
    return Observation { result.isRight() ? 1.0 : 0.0, 1, rate->share() };
}

Metric calibration()
{
    return { .id = u"calibration_error"_s,
        .name = tr("Calibration error"),
        .level = MetricLevel::Citation,
        .unit = MetricUnit::Percent,
        .summary = [](const MetricValue &value) { return value.calibrationError(); },
        .better = BetterDirection::Lower,
        .isOccasional = true,
        .observe = claimedAndTrue,
        .note = [](const EvaluationReport &,
                    const MetricValue &value) { return tr("over %Ln answer(s)", nullptr, value.observed()); },
        .columns = { { tr("Calibration error"),
            [](const MetricValue &value) -> QString {
                return value.of() == 0 ? u"\u2013"_s : decimal(value.calibrationError() * 100) + u" %"_s;
            } } },
        .line = lineOf([](const MetricValue &value) {
            return tr("Confidence lies %1 points from how often such answers were right, over %2 answers")
                .arg(decimal(value.calibrationError() * 100), QString::number(value.observed()));
        }),
        .json = [](const EvaluationReport &, const MetricValue &value) -> QJsonValue {
            return QJsonObject { { u"error"_s, value.calibrationError() }, { u"of"_s, value.observed() } };
        } };
}

Metric refusedWrongly()
{
    return { .id = u"refused_wrongly"_s,
        .better = BetterDirection::Lower,
        .isOccasional = true,
        .observe = [](const QueryResult &result) -> std::optional<Observation> {
            if (!result.isMeasured() || result.query.expected.empty())
                return std::nullopt;
            return Observation { result.told.isRefusal() ? 1.0 : 0.0 };
        },
        .columns = { { tr("Refused wrongly"), counted } },
        .line = lineOf([](const MetricValue &value) {
            return tr("Refused though the papers answer: %1 (95 %: %2)").arg(counted(value), interval(value));
        }),
        .json = shareJson };
}

Metric slowest()
{
    return { .id = u"p95_milliseconds"_s,
        .unit = MetricUnit::Milliseconds,
        .summary = [](const MetricValue &value) { return value.quantile(0.95); },
        .better = BetterDirection::Lower,
        .isOccasional = true,
        .observe = ofMeasured([](const QueryResult &result) { return Observation { result.told.milliseconds }; }),
        .columns = { { tr("95 % within ms"), [](const MetricValue &value) { return decimal(value.quantile(0.95)); } } },
        .line = lineOf(
            [](const MetricValue &value) { return tr("95 % of answers within %1 ms").arg(decimal(value.quantile(0.95))); }),
        .json = [](const EvaluationReport &, const MetricValue &value) -> QJsonValue { return value.quantile(0.95); } };
}

Metric retrievalPrecision()
{
    return { .id = u"retrieval_precision"_s,
        .level = MetricLevel::Citation,
        .unit = MetricUnit::Percent,
        .isOccasional = true,
        .observe = ofWhere([](const QueryResult &result) { return result.figures.retrieved; },
            [](const QueryResult &result) { return result.figures.relevant; }),
        .columns = { { tr("Passages relevant"), percentOrDash } },
        .line = withInterval(lineOf([](const MetricValue &value) {
            return tr("Passages that were relevant: %1 (%2 %)").arg(counted(value), percent(value));
        }),
            MetricUnit::Percent),
        .json = shareJson };
}

Metric passageRecall()
{
    return { .id = u"recall@10"_s,
        .level = MetricLevel::Citation,
        .unit = MetricUnit::Percent,
        .isOccasional = true,
        .observe = ofWhere([](const QueryResult &result) { return static_cast<int>(result.figures.goldRanks.size()); },
            [](const QueryResult &result) { return foundWithin(result.figures.goldRanks, 10); }),
        .line = withInterval(lineOf([](const MetricValue &value) {
            return tr("Gold sentences in the first ten passages: %1 (%2 %)").arg(counted(value), percent(value));
        }),
            MetricUnit::Percent),
        .json = shareJson,
        .jsonGroup = u"passages"_s };
}

/// Of what a model wrote, before any check: our own word on whether it is faithful.
Metric heldByChecks()
{
    return { .id = u"held_by_checks"_s,
        .name = tr("Held by the checks"),
        .level = MetricLevel::Citation,
        .unit = MetricUnit::Percent,
        .isOccasional = true,
        .observe = [](const QueryResult &result) -> std::optional<Observation> {
            const int held = result.told.isWritten ? result.told.sentences : 0;
            const int written = held + static_cast<int>(result.told.removed.size());
            return result.isMeasured() && written > 0 ? std::optional(Observation { double(held), written }) : std::nullopt;
        },
        .note = [](const EvaluationReport &,
                    const MetricValue &value) { return tr("of what models wrote: %1").arg(counted(value)); },
        .columns = { { tr("Held by the checks"), percentOrDash } },
        .line = lineOf([](const MetricValue &value) {
            return tr("Statements of models that the checks let stand: %1 (%2 %)").arg(counted(value), percent(value));
        }),
        .json = shareJson };
}

Metric mutationCatchRate()
{
    return { .id = u"mutants_caught"_s,
        .name = tr("False statements caught"),
        .level = MetricLevel::Citation,
        .unit = MetricUnit::Percent,
        .isOccasional = true,
        .observe = [](const QueryResult &result) -> std::optional<Observation> {
            const QueryFigures &figures = result.figures;
            return result.isMeasured() && figures.mutants > 0
                ? std::optional(Observation { double(figures.mutantsCaught), figures.mutants })
                : std::nullopt;
        },
        .note = [](const EvaluationReport &,
                    const MetricValue &value) { return tr("of those made of true ones: %1").arg(counted(value)); },
        .columns = { { tr("False statements caught"), percentOrDash } },
        .line = lineOf([](const MetricValue &value) {
            return tr("Statements of models, made false, that the checks catch: %1 (%2 %)").arg(counted(value), percent(value));
        }),
        .json = shareJson };
}

Metric webRate()
{
    return { .id = u"web_search_rate"_s,
        .unit = MetricUnit::Percent,
        .better = BetterDirection::Neither,
        .isOccasional = true,
        .observe = ofMeasured([](const QueryResult &result) { return Observation { result.figures.isWebSearched ? 1.0 : 0.0 }; }),
        .line = [](const EvaluationReport &, const MetricValue &value) -> QString {
            return value.count() == 0 ? QString() : tr("Questions that searched the web: %1").arg(counted(value));
        },
        .json = shareJson };
}

/// Prices change: a figure in a currency says by which.
QString costLine(const EvaluationReport &report, const MetricValue &value)
{
    if (value.observed() == 0)
        return {};
    const QString cost = QString::number(value.mean(), 'f', 5);
    const TokenPrices &prices = report.prices;
    return prices.isFree() ? tr("Cost of a question: %1").arg(cost)
        : prices.since.isValid()
        ? tr("Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written, as entered on "
             "%4")
              .arg(cost, QString::number(prices.prompt), QString::number(prices.answer), prices.since.toString(Qt::ISODate))
        : tr("Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written")
              .arg(cost, QString::number(prices.prompt), QString::number(prices.answer));
}

Metric cost()
{
    Metric metric =
        meanOf(u"cost"_s, BetterDirection::Lower, ofSome([](const QueryFigures &figures) { return figures.cost; }), {});
    metric.line = costLine;
    return metric;
}

} // namespace

std::vector<Metric> answeringMetrics()
{
    return { slowest(), refusedWrongly(), calibration(), retrievalPrecision(),
        goldRankMetric(u"mrr@10"_s, u"MRR@10"_s, reciprocalRank10,
            [](const MetricValue &value) { return tr("Passages: MRR@10 %1").arg(threeDecimals(value.mean())); }),
        goldRankMetric(u"ndcg@10"_s, u"nDCG@10"_s, ndcg10,
            [](const MetricValue &value) { return tr("Passages: nDCG@10 %1").arg(threeDecimals(value.mean())); }),
        passageRecall(),
        checkMetric(u"hallucination_pass"_s, &QueryFigures::isGrounded,
            [](const MetricValue &value) {
                return tr("Held by its passages, says the model that checked: %1").arg(counted(value));
            }),
        checkMetric(u"quality_pass"_s, &QueryFigures::isToTheQuestion,
            [](const MetricValue &value) { return tr("To the question, says the model that checked: %1").arg(counted(value)); }),
        heldByChecks(), mutationCatchRate(), webRate(),
        meanOf(u"retrieval_attempts"_s, BetterDirection::Lower,
            ofSome([](const QueryFigures &figures) { return double(figures.retrievals); }),
            [](const MetricValue &value) {
                return tr("Times passages were retrieved for a question: %1").arg(decimal(value.mean()));
            }),
        meanOf(u"generation_attempts"_s, BetterDirection::Lower,
            ofSome([](const QueryFigures &figures) { return double(figures.generations); }),
            [](const MetricValue &value) { return tr("Times a model wrote an answer: %1").arg(decimal(value.mean())); }),
        meanOf(u"tokens"_s, BetterDirection::Lower,
            ofSome([](const QueryFigures &figures) { return double(figures.promptTokens + figures.answerTokens); }),
            [](const MetricValue &value) { return tr("Tokens of a question: %1").arg(decimal(value.mean())); }),
        cost() };
}

} // namespace adduce
