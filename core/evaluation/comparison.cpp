#include "core/evaluation/comparison.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/evaluation/intervals.h"
#include "core/export/csv_line.h"
#include "core/export/markdown_text.h"
#include "core/settings/retrieval_fields.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString percent(double share)
{
    return QString::number(share * 100, 'f', 1);
}

QString variantLine(const EvaluationReport &report)
{
    const int right = report.right();
    const int count = report.measured();
    const Interval interval = wilsonInterval(right, count);
    return u"| %1 | %2 / %3 | %4-%5 % | %6 % | %7 | %8 |\n"_s.arg(markdownText(variantName(report)))
        .arg(right)
        .arg(count)
        .arg(percent(interval.low), percent(interval.high), percent(report.citationPrecision()),
            report.judged() > 0 ? u"%1 / %2"_s.arg(report.faithful()).arg(report.judged()) : tr("not judged"),
            QString::number(report.medianMilliseconds(), 'f', 1));
}

/// What sets the profile apart from ours, over these numbers.
std::optional<RetrievalParameters> onTop(const std::optional<RetrievalParameters> &profile, const RetrievalParameters &own)
{
    if (!profile)
        return std::nullopt;
    const QJsonObject ours = toJson(RetrievalParameters {});
    QJsonObject apart = toJson(*profile);
    for (const QString &key : apart.keys())
        if (apart[key] == ours[key])
            apart.remove(key);
    return retrievalFromJson(apart, own);
}

} // namespace

QStringList variantNames()
{
    return chunkProfileNames() + QStringList { u"vector"_s, u"keyword"_s };
}

std::optional<RetrievalParameters> variantParameters(const QString &name, const RetrievalParameters &own)
{
    RetrievalParameters p = own;
    const RetrievalParameters ours;
    const auto orOurs = [](auto number, auto ofOurs) { return number > 0 ? number : ofOurs; }; // a list alone is never none
    if (name == u"vector") {
        p.keywordK = 0;
        p.vectorK = orOurs(own.vectorK, ours.vectorK);
        p.fusion.vectorWeight = orOurs(own.fusion.vectorWeight, ours.fusion.vectorWeight);
    } else if (name == u"keyword") {
        p.vectorK = 0;
        p.keywordK = orOurs(own.keywordK, ours.keywordK);
        p.fusion.keywordWeight = orOurs(own.fusion.keywordWeight, ours.fusion.keywordWeight);
    } else {
        return onTop(retrievalProfile(name), own);
    }
    // The list that is left out says nothing of what the other found, either.
    (name == u"vector" ? p.fusion.keywordWeight : p.fusion.vectorWeight) = 0;
    if (name == u"keyword")
        p.fusion.feedbackWeight = 0;
    return p;
}

Comparison compare(const Ask &ask, const QuerySet &set, const std::vector<Variant> &variants, const ComparisonProgress &told,
    const std::stop_token &stop, const DocumentScope &scope, const std::optional<JudgeModel> &judge)
{
    Comparison comparison;
    comparison.queries = set.queries;
    comparison.variants = static_cast<int>(variants.size());
    const int total = static_cast<int>(set.queries.size() * variants.size());
    const auto askOne = [&](int at) {
        const Variant &variant = variants[static_cast<std::size_t>(at)];
        const int before = comparison.asked();
        comparison.reports.emplace_back().profile = variant.profile;
        const auto tell = [&](const QueryResult &result, int done, int) {
            if (told)
                told(comparison, result, at, before + done, total);
        };
        evaluateInto(
            comparison.reports.back(), ask, set, { scope, variant.retrieval, variant.rankers, variant.model, judge }, tell, stop);
    };
    try {
        for (int i = 0; i < comparison.variants && !stop.stop_requested(); ++i)
            askOne(i);
    } catch (const Error &error) {
        if (comparison.asked() == 0)
            throw;
        comparison.trouble = error;
    }
    return comparison;
}

int Comparison::asked() const
{
    int asked = 0;
    for (const EvaluationReport &report : reports)
        asked += static_cast<int>(report.results.size());
    return asked;
}

bool Comparison::isCutShort() const
{
    return asked() < variants * static_cast<int>(queries.size());
}

QString variantName(const EvaluationReport &report)
{
    return report.model.isEmpty() ? report.profile : report.profile + u", "_s + report.model;
}

SharedResults sharedResults(
    const EvaluationReport &now, const EvaluationReport &before, const std::function<bool(const QueryResult &)> &also)
{
    const auto keep = [&also](const EvaluationReport &report, const EvaluationReport &other) {
        EvaluationReport kept = report;
        std::erase_if(kept.results, [&](const QueryResult &result) {
            const auto same = std::ranges::find(other.results, result.query, &QueryResult::query);
            return same == other.results.end() || !result.isMeasured() || !same->isMeasured() || !also(result) || !also(*same);
        });
        return kept;
    };
    return { keep(now, before), keep(before, now) };
}

/// Throws Error{DamagedLibrary}.
static std::vector<EvaluationQuery> queriesFromJson(const QJsonArray &queries)
try {
    const QJsonObject set { { u"name"_s, u"stored"_s }, { u"queries"_s, queries } };
    return readQuerySet(QJsonDocument(set).toJson()).queries;
} catch (const Error &error) {
    throw Error(ErrorKind::DamagedLibrary, {}, error.detail());
}

QJsonObject toJson(const Comparison &comparison)
{
    QJsonArray reports;
    for (const EvaluationReport &report : comparison.reports)
        reports.append(toJson(report));
    QJsonArray queries;
    for (const EvaluationQuery &query : comparison.queries)
        queries.append(toJson(query));
    QJsonObject json { { u"name"_s, comparison.name }, { u"reports"_s, reports }, { u"queries"_s, queries },
        { u"variants"_s, comparison.variants } };
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
    if (const QJsonArray queries = json[u"queries"_s].toArray(); !queries.isEmpty())
        comparison.queries = queriesFromJson(queries);
    return comparison;
}

QString toMarkdown(const Comparison &comparison)
{
    const int wanted = comparison.variants * static_cast<int>(comparison.queries.size());
    const QString cut = comparison.isCutShort()
        ? u'\n' + tr("Stopped after %1 of %n question(s).", nullptr, wanted).arg(comparison.asked()) + u'\n'
        : QString();
    if (comparison.reports.size() == 1)
        return toMarkdown(comparison.reports.front()) + cut;
    const QStringList heads { tr("Profile"), tr("Right"), u"95 %"_s, tr("Quotes found"), tr("Faithful"), tr("Median ms") };
    QString out = u"# "_s + tr("Comparison: %1").arg(markdownText(comparison.set())) + u"\n\n| "_s + heads.join(u" | "_s)
        + u" |\n"_s + u"| --- "_s.repeated(heads.size()) + u"|\n"_s;
    for (const EvaluationReport &report : comparison.reports)
        out += variantLine(report);
    for (const EvaluationReport &report : comparison.reports)
        if (report.failed() > 0)
            out += u"\n"_s + markdownText(variantName(report)) + u": "_s + failedWords(report) + u'\n';
    for (const EvaluationReport &report : comparison.reports)
        out += u"\n## "_s + markdownText(variantName(report)) + u"\n\n"_s + toMarkdown(report);
    return out + cut;
}

QByteArray toCsv(const Comparison &comparison)
{
    // The names stay English in every language: programs read them.
    QByteArray out = csvLine({ u"profile"_s, u"model"_s, u"id"_s, u"category"_s, u"question"_s, u"verdict"_s, u"confidence"_s,
        u"right"_s, u"judged"_s, u"expected_found"_s, u"citations"_s, u"citations_verbatim"_s, u"ms"_s, u"faithful"_s, u"judge"_s,
        u"removed"_s, u"repaired"_s, u"model_failed"_s });
    for (const EvaluationReport &report : comparison.reports)
        for (const QueryResult &r : report.results)
            out += csvLine({ report.profile, report.model, r.query.id, nameOf(r.query.category), r.query.question,
                nameOf(r.answer.verdict), nameOf(r.answer.confidence),
                !r.isMeasured()   ? QString()
                    : r.isRight() ? u"yes"_s
                                  : u"no"_s,
                r.judged ? (*r.judged ? u"right"_s : u"wrong"_s) : QString(), QString::number(r.expectedFound),
                QString::number(r.citations), QString::number(r.citationsVerbatim),
                QString::number(r.answer.milliseconds, 'f', 1), r.faithful ? (*r.faithful ? u"yes"_s : u"no"_s) : QString(),
                report.judge, QString::number(r.answer.removedStatements()), QString::number(r.answer.repaired),
                r.isMeasured() ? u"no"_s : u"yes"_s });
    return out;
}

} // namespace adduce
