#include "core/evaluation/evaluation_json.h"

#include "core/evaluation/metrics.h"
#include "core/evaluation/stage_times.h"
#include "core/settings/parameter_fields.h"

#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

QJsonObject toJson(const QueryResult &result)
{
    QJsonObject stages;
    QJsonObject found;
    for (const StageRun &stage : result.stages) {
        stages[nameOf(stage.stage)] = stage.milliseconds;
        if (stage.found != 0)
            found[nameOf(stage.stage)] = QString::number(stage.found, 16);
    }
    QJsonObject json = adduce::toJson(result.query);
    json[u"right"_s] = result.hasExpected;
    json[u"judged"_s] = result.userVerdict ? QJsonValue(*result.userVerdict) : QJsonValue();
    json[u"stages"_s] = stages;
    if (!found.isEmpty())
        json[u"found"_s] = found;
    json[u"expected_found"_s] = result.expectedFound;
    if (!result.query.gold.empty()) {
        QJsonArray told;
        for (const bool isGold : result.gold.sentences)
            told.append(isGold);
        json[u"gold_told"_s] = told;
        json[u"gold_papers"_s] = result.gold.papers;
    }
    if (!result.query.must.isEmpty())
        json[u"must_told"_s] = result.gold.hasWords;
    json[u"citations"_s] = result.citations;
    json[u"citations_verbatim"_s] = result.citationsVerbatim;
    json[u"citations_written"_s] = result.citationsWritten;
    json[u"citations_sound"_s] = result.citationsSound;
    json[u"gates"_s] = result.gates;
    json[u"gates_open"_s] = result.gatesOpen;
    json[u"figures"_s] = adduce::toJson(result.figures);
    json[u"milliseconds"_s] = result.told.milliseconds;
    json[u"faithful"_s] = result.isFaithful ? QJsonValue(*result.isFaithful) : QJsonValue();
    json[u"unjudged"_s] = result.unjudged;
    json[u"answer"_s] = result.answer.json();
    return json;
}

QueryResult resultFromJson(const QJsonObject &json)
{
    QueryResult result;
    result.query = queryFromJson(json);
    result.setAnswer(answerFromJson(json.value(u"answer"_s).toObject()));
    result.hasExpected = json.value(u"right"_s).toBool();
    if (const QJsonValue judged = json.value(u"judged"_s); judged.isBool())
        result.userVerdict = judged.toBool();
    if (const QJsonValue faithful = json.value(u"faithful"_s); faithful.isBool())
        result.isFaithful = faithful.toBool();
    result.unjudged = json.value(u"unjudged"_s).toString();
    const QJsonObject stages = json.value(u"stages"_s).toObject();
    for (auto it = stages.begin(); it != stages.end(); ++it)
        if (const auto stage = stageFrom(it.key())) // of a later version, maybe
            result.addStage(*stage, it->toDouble(), json[u"found"_s][it.key()].toString().toUInt(nullptr, 16));
    result.expectedFound = json.value(u"expected_found"_s).toInt();
    for (const QJsonValue &told : json.value(u"gold_told"_s).toArray())
        result.gold.sentences.push_back(told.toBool());
    result.gold.papers = json.value(u"gold_papers"_s).toInt();
    result.gold.hasWords = json.value(u"must_told"_s).toBool(true);
    result.citations = json.value(u"citations"_s).toInt();
    result.citationsVerbatim = json.value(u"citations_verbatim"_s).toInt();
    result.citationsWritten = json.value(u"citations_written"_s).toInt();
    result.citationsSound = json.value(u"citations_sound"_s).toInt();
    result.gates = json.value(u"gates"_s).toInt();
    result.gatesOpen = json.value(u"gates_open"_s).toInt();
    result.figures = queryFiguresFromJson(json.value(u"figures"_s).toObject());
    return result;
}

namespace {

void addFigure(QJsonObject &json, const Metric &metric, const EvaluationReport &report)
{
    if (!metric.json)
        return;
    const MetricValue figure = metric.valueIn(report);
    if (metric.isOccasional && figure.of() == 0)
        return;
    const QJsonValue value = metric.json(report, figure);
    if (metric.jsonGroup.isEmpty()) {
        json.insert(metric.id, value);
        return;
    }
    QJsonObject group = json.value(metric.jsonGroup).toObject();
    group.insert(metric.id, value);
    json.insert(metric.jsonGroup, group);
}

/// Throws Error{DamagedLibrary}.
std::vector<EvaluationQuery> keptQueries(const QJsonArray &queries)
try {
    return queriesFromJson(queries);
} catch (const Error &error) {
    throw Error(ErrorKind::DamagedLibrary, {}, error.detail());
}

} // namespace

QJsonObject toJson(const EvaluationReport &report, ResultsIn where)
{
    QJsonArray results;
    if (where == ResultsIn::Json)
        for (const QueryResult &result : report.results)
            results.append(toJson(result));
    QJsonObject json { { u"set"_s, report.set }, { u"profile"_s, report.profile }, { u"model"_s, report.model },
        { u"judge"_s, report.judge }, { u"rankers"_s, QJsonArray::fromStringList(report.rankers) },
        { u"retrieval"_s, report.retrieval ? QJsonValue(adduce::toJson(*report.retrieval)) : QJsonValue() },
        { u"started_at"_s, report.startedAt.toUTC().toString(Qt::ISODateWithMs) }, { u"results"_s, results } };
    if (report.profileUsed)
        json[u"profile_used"_s] =
            QJsonObject { { u"name"_s, report.profileUsed->name }, { u"hash"_s, report.profileUsed->hash } };
    if (!report.space.isEmpty())
        json[u"space"_s] = report.space;
    if (!report.prices.isFree())
        json[u"prices"_s] = QJsonObject { { u"prompt"_s, report.prices.prompt }, { u"answer"_s, report.prices.answer },
            { u"since"_s, report.prices.since.toString(Qt::ISODate) } };
    if (where == ResultsIn::GrowingRows)
        return json;
    for (const Metric &metric : metrics())
        addFigure(json, metric, report);
    QJsonObject stages;
    for (const StageTime &time : stageTimes(report))
        stages[nameOf(time.stage)] = QJsonObject { { u"questions"_s, time.questions }, { u"median_ms"_s, time.median },
            { u"p95_ms"_s, time.p95 }, { u"budget_ms"_s, time.budget ? QJsonValue(*time.budget) : QJsonValue() } };
    if (!stages.isEmpty())
        json[u"stages"_s] = stages;
    return json;
}

EvaluationReport evaluationReportFromJson(const QJsonObject &json)
try {
    EvaluationReport report;
    report.set = json.value(u"set"_s).toString();
    report.profile = json.value(u"profile"_s).toString();
    report.model = json.value(u"model"_s).toString();
    report.space = json.value(u"space"_s).toString();
    report.judge = json.value(u"judge"_s).toString();
    const QJsonValue prices = json.value(u"prices"_s);
    report.prices = { prices[u"prompt"_s].toDouble(), prices[u"answer"_s].toDouble(),
        QDate::fromString(prices[u"since"_s].toString(), Qt::ISODate) };
    for (const QJsonValue &ranker : json.value(u"rankers"_s).toArray())
        report.rankers << ranker.toString();
    if (const QJsonValue retrieval = json.value(u"retrieval"_s); retrieval.isObject())
        report.retrieval = retrievalFromJson(retrieval.toObject());
    if (const QJsonValue used = json.value(u"profile_used"_s); used.isObject())
        report.profileUsed = TracedProfile { used[u"name"].toString(), used[u"hash"].toString() };
    report.startedAt = QDateTime::fromString(json.value(u"started_at"_s).toString(), Qt::ISODateWithMs);
    if (!report.startedAt.isValid() || !json.value(u"results"_s).isArray())
        throw Error(ErrorKind::DamagedLibrary, {}, u"an evaluation report cannot be read"_s);
    for (const QJsonValue &result : json.value(u"results"_s).toArray())
        report.results.push_back(resultFromJson(result.toObject()));
    return report;
} catch (const Error &error) {
    throw Error(ErrorKind::DamagedLibrary, {}, error.kind() == ErrorKind::DamagedLibrary ? error.technical() : error.detail());
}

QJsonObject toJson(const Comparison &comparison, ResultsIn results)
{
    QJsonArray reports;
    for (const EvaluationReport &report : comparison.reports)
        if (report.startedAt.isValid())
            reports.append(toJson(report, results));
    QJsonArray queries;
    for (const EvaluationQuery &query : comparison.queries)
        queries.append(toJson(query));
    QJsonObject json { { u"name"_s, comparison.name }, { u"reports"_s, reports }, { u"queries"_s, queries },
        { u"variants"_s, comparison.variants } };
    if (!comparison.scope.isEmpty())
        json.insert(u"scope"_s, comparison.scope);
    if (comparison.isCutShort())
        json.insert(u"cut_short"_s, true);
    return json;
}

Comparison comparisonFromJson(const QJsonObject &json)
{
    Comparison comparison;
    comparison.name = json[u"name"_s].toString();
    if (!json.contains(u"reports"_s)) {
        comparison.reports.push_back(evaluationReportFromJson(json));
        return comparison;
    }
    for (const QJsonValue &report : json[u"reports"_s].toArray())
        comparison.reports.push_back(evaluationReportFromJson(report.toObject()));
    if (comparison.reports.empty())
        throw Error(ErrorKind::DamagedLibrary, {}, u"an evaluation holds no report"_s);
    comparison.variants = json[u"variants"_s].toInt();
    comparison.scope = json[u"scope"_s].toString();
    comparison.queries = keptQueries(json[u"queries"_s].toArray());
    return comparison;
}

} // namespace adduce
