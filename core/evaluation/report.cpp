#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/evaluation/evaluate.h"
#include "core/evaluation/intervals.h"
#include "core/export/markdown_text.h"
#include "core/settings/retrieval_fields.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kCategories { QueryCategory::Direct, QueryCategory::Synthesis, QueryCategory::EdgeCase };

QJsonObject toJson(const QueryResult &result)
{
    QJsonObject stages;
    for (const auto &[stage, milliseconds] : result.stages)
        stages[stage] = milliseconds;
    Answer answer = result.answer;
    answer.trace = {}; // large, and of no use once the run is over
    QJsonObject json = adduce::toJson(result.query);
    json[u"right"_s] = result.right;
    json[u"judged"_s] = result.judged ? QJsonValue(*result.judged) : QJsonValue();
    json[u"stages"_s] = stages;
    json[u"expected_found"_s] = result.expectedFound;
    json[u"citations"_s] = result.citations;
    json[u"citations_verbatim"_s] = result.citationsVerbatim;
    json[u"milliseconds"_s] = result.answer.milliseconds;
    json[u"faithful"_s] = result.faithful ? QJsonValue(*result.faithful) : QJsonValue();
    json[u"unjudged"_s] = result.unjudged;
    json[u"answer"_s] = adduce::toJson(answer);
    return json;
}

QueryResult resultFromJson(const QJsonObject &json)
{
    // The query is written as a query set is: the same checks read it.
    const QJsonObject set { { u"name"_s, u"stored"_s }, { u"queries"_s, QJsonArray { json } } };
    QueryResult result;
    result.query = readQuerySet(QJsonDocument(set).toJson()).queries.at(0);
    result.answer = answerFromJson(json.value(u"answer"_s).toObject());
    result.right = json.value(u"right"_s).toBool();
    if (const QJsonValue judged = json.value(u"judged"_s); judged.isBool())
        result.judged = judged.toBool();
    if (const QJsonValue faithful = json.value(u"faithful"_s); faithful.isBool())
        result.faithful = faithful.toBool();
    result.unjudged = json.value(u"unjudged"_s).toString();
    const QJsonObject stages = json.value(u"stages"_s).toObject();
    for (auto it = stages.begin(); it != stages.end(); ++it)
        result.stages[it.key()] = it->toDouble();
    result.expectedFound = json.value(u"expected_found"_s).toInt();
    result.citations = json.value(u"citations"_s).toInt();
    result.citationsVerbatim = json.value(u"citations_verbatim"_s).toInt();
    return result;
}

QString citedPages(const Answer &answer)
{
    QStringList cited;
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &citation : sentence.citations)
            cited << u"%1 %2"_s.arg(QFileInfo(citation.path).fileName()).arg(citation.page);
    cited.removeDuplicates();
    return cited.isEmpty() ? tr("none") : cited.join(u", "_s);
}

/// "15 of 17 answers (95 %: 65.7-96.7 %), judged 17 of 20 by qwen3:8b".
QString faithfulnessLine(const EvaluationReport &report)
{
    if (report.judge.isEmpty())
        return tr("Faithful: not judged");
    const Interval interval = wilsonInterval(report.faithful(), report.judged());
    const auto percent = [](double share) { return QString::number(share * 100, 'f', 1); };
    const QString judged =
        tr("judged %1 of %2 answers by %3").arg(report.judged()).arg(report.answered()).arg(markdownText(report.judge));
    if (report.judged() == 0)
        return tr("Faithful: %1").arg(judged);
    return tr("Faithful: %1 of %2 (95 %: %3-%4 %), %5")
        .arg(QString::number(report.faithful()), QString::number(report.judged()), percent(interval.low), percent(interval.high),
            judged);
}

/// "final_k 10, fusion adaptive, ...": the keys stay English, as the trace of an answer and the settings file have them.
QString numbersOf(const RetrievalParameters &parameters)
{
    const QJsonObject json = adduce::toJson(parameters);
    QStringList numbers;
    for (auto it = json.begin(); it != json.end(); ++it) {
        QString value = it->toVariant().toString();
        if (it->isObject())
            value = QString::fromUtf8(QJsonDocument(it->toObject()).toJson(QJsonDocument::Compact));
        numbers << it.key() + u' ' + (it->isNull() ? u"-"_s : value);
    }
    return numbers.join(u", "_s);
}

QString queryLine(const QueryResult &result)
{
    const QStringList cells { result.query.id, result.query.question,
        !result.isMeasured()   ? tr("not measured")
            : result.isRight() ? tr("yes")
                               : tr("no"),
        citedPages(result.answer), u"%1 / %2"_s.arg(result.citationsVerbatim).arg(result.citations), faithfulWords(result),
        QString::number(result.answer.milliseconds, 'f', 1) };
    QString line;
    for (const QString &cell : cells)
        line += u"| "_s + markdownText(cell) + u' ';
    return line + u"|\n"_s;
}

} // namespace

QString faithfulWords(const QueryResult &result)
{
    if (!result.isMeasured() || result.answer.verdict != Verdict::Answered)
        return u"–"_s;
    return !result.faithful ? tr("not judged") : *result.faithful ? tr("yes") : tr("no");
}

QString failedWords(const EvaluationReport &report)
{
    return report.failed() == 0 ? QString()
                                : tr("The model failed on %n question(s), which are not counted", nullptr, report.failed());
}

bool QueryResult::isMeasured() const
{
    return std::ranges::find(answer.caveats, Caveat::ModelFailed, &CaveatNote::kind) == answer.caveats.end();
}

void EvaluationReport::put(const QueryResult &result)
{
    const auto earlier = std::ranges::find(results, result.query, &QueryResult::query);
    if (earlier == results.end())
        results.push_back(result);
    else
        *earlier = result;
}

int EvaluationReport::failed() const
{
    return static_cast<int>(results.size()) - measured();
}

int EvaluationReport::failed(QueryCategory category) const
{
    return static_cast<int>(std::ranges::count_if(
        results, [category](const QueryResult &result) { return result.query.category == category && !result.isMeasured(); }));
}

int EvaluationReport::right() const
{
    return static_cast<int>(std::ranges::count_if(results, &QueryResult::isRight));
}

int EvaluationReport::right(QueryCategory category) const
{
    return static_cast<int>(std::ranges::count_if(
        results, [category](const QueryResult &result) { return result.query.category == category && result.isRight(); }));
}

int EvaluationReport::count(QueryCategory category) const
{
    return static_cast<int>(std::ranges::count_if(
        measuredResults(), [category](const QueryResult &result) { return result.query.category == category; }));
}

double EvaluationReport::citationPrecision() const
{
    int citations = 0;
    int verbatim = 0;
    for (const QueryResult &result : measuredResults()) {
        citations += result.citations;
        verbatim += result.citationsVerbatim;
    }
    return citations == 0 ? 1 : double(verbatim) / citations;
}

int EvaluationReport::answered() const
{
    return static_cast<int>(std::ranges::count_if(
        measuredResults(), [](const QueryResult &result) { return result.answer.verdict == Verdict::Answered; }));
}

int EvaluationReport::judged() const
{
    return static_cast<int>(
        std::ranges::count_if(measuredResults(), [](const QueryResult &result) { return result.faithful.has_value(); }));
}

int EvaluationReport::faithful() const
{
    return static_cast<int>(
        std::ranges::count_if(measuredResults(), [](const QueryResult &result) { return result.faithful == true; }));
}

double EvaluationReport::medianMilliseconds() const
{
    std::vector<double> times;
    for (const QueryResult &result : measuredResults())
        times.push_back(result.answer.milliseconds);
    return quantile(std::move(times), 0.5);
}

QJsonObject toJson(const EvaluationReport &report)
{
    QJsonObject categories;
    for (const QueryCategory category : kCategories)
        categories.insert(
            nameOf(category), QJsonObject { { u"right"_s, report.right(category) }, { u"queries"_s, report.count(category) } });
    QJsonArray results;
    for (const QueryResult &result : report.results)
        results.append(toJson(result));
    const QJsonObject faithfulness { { u"faithful"_s, report.faithful() }, { u"judged"_s, report.judged() },
        { u"answered"_s, report.answered() } };
    return { { u"set"_s, report.set }, { u"profile"_s, report.profile }, { u"model"_s, report.model },
        { u"judge"_s, report.judge }, { u"rankers"_s, QJsonArray::fromStringList(report.rankers) },
        { u"retrieval"_s, report.retrieval ? QJsonValue(adduce::toJson(*report.retrieval)) : QJsonValue() },
        { u"faithfulness"_s, faithfulness }, { u"started_at"_s, report.startedAt.toUTC().toString(Qt::ISODateWithMs) },
        { u"categories"_s, categories }, { u"citation_precision"_s, report.citationPrecision() },
        { u"median_milliseconds"_s, report.medianMilliseconds() }, { u"model_failed"_s, report.failed() },
        { u"results"_s, results } };
}

EvaluationReport evaluationReportFromJson(const QJsonObject &json)
try {
    EvaluationReport report;
    report.set = json.value(u"set"_s).toString();
    report.profile = json.value(u"profile"_s).toString();
    report.model = json.value(u"model"_s).toString();
    report.judge = json.value(u"judge"_s).toString();
    for (const QJsonValue &ranker : json.value(u"rankers"_s).toArray())
        report.rankers << ranker.toString();
    if (const QJsonValue retrieval = json.value(u"retrieval"_s); retrieval.isObject())
        report.retrieval = retrievalFromJson(retrieval.toObject());
    report.startedAt = QDateTime::fromString(json.value(u"started_at"_s).toString(), Qt::ISODateWithMs);
    if (!report.startedAt.isValid() || !json.value(u"results"_s).isArray())
        throw Error(ErrorKind::DamagedLibrary, {}, u"an evaluation report cannot be read"_s);
    for (const QJsonValue &result : json.value(u"results"_s).toArray())
        report.results.push_back(resultFromJson(result.toObject()));
    return report;
} catch (const Error &error) {
    throw Error(ErrorKind::DamagedLibrary, {}, error.kind() == ErrorKind::DamagedLibrary ? error.technical() : error.detail());
}

QString toMarkdown(const EvaluationReport &report)
{
    QString out = u"# "_s + tr("Evaluation: %1").arg(markdownText(report.set)) + u"\n\n"_s
        + report.startedAt.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s) + u"\n\n"_s;
    for (const QueryCategory category : kCategories)
        out += u"- "_s + tr("%1: %2 of %3 right").arg(words(category)).arg(report.right(category)).arg(report.count(category))
            + u'\n';
    out +=
        u"- "_s + tr("Quotes found on their page: %1 %").arg(QString::number(report.citationPrecision() * 100, 'f', 1)) + u'\n';
    out += u"- "_s + faithfulnessLine(report) + u'\n';
    if (report.failed() > 0)
        out += u"- "_s + failedWords(report) + u'\n';
    out += u"- "_s + tr("Median time to an answer: %1 ms").arg(QString::number(report.medianMilliseconds(), 'f', 1)) + u"\n\n"_s;
    if (!report.rankers.isEmpty())
        out.insert(out.size() - 1, u"- "_s + tr("Passages ranked by %1").arg(markdownText(report.rankers.join(u", "_s))) + u'\n');
    if (report.retrieval)
        out += tr("Passages were found with: %1").arg(u'`' + numbersOf(*report.retrieval) + u'`') + u"\n\n"_s;
    const QStringList heads { tr("Query"), tr("Question"), tr("Right"), tr("Cited pages"), tr("Quotes found"), tr("Faithful"),
        tr("ms") };
    out += u"| "_s + heads.join(u" | "_s) + u" |\n"_s + u"| --- "_s.repeated(heads.size()) + u"|\n"_s;
    for (const QueryResult &result : report.results)
        out += queryLine(result);
    return out;
}

} // namespace adduce
