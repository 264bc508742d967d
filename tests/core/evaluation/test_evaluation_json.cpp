#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/metrics.h"
#include "tests/support/places.h"
#include "tests/support/query_result.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What a run is in JSON, and what the page on public JSON says of it.
class TestEvaluationJson : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldIsDocumented();
    void everyFigureIsDocumented();
    void resultsCanStandApart();
};

namespace {

Comparison fullComparison()
{
    Comparison comparison;
    comparison.name = u"Mine"_s;
    comparison.scope = u"Sleep"_s;
    comparison.variants = 2; // of which one was begun
    EvaluationReport &report = comparison.reports.emplace_back();
    report.set = u"Set"_s;
    report.profile = u"adduce"_s;
    report.profileUsed = TracedProfile { u"adduce"_s, u"0123"_s };
    report.retrieval = RetrievalParameters {};
    report.startedAt = QDateTime({ 2026, 1, 2 }, { 3, 4, 5 }, Qt::UTC);
    QueryResult result = test::resultOf(u"a"_s, QueryCategory::Direct, true, 2, 12);
    result.query.gold = { { u"a.pdf"_s, 2, u"It is."_s, { u"12"_s } }, { u"c.pdf"_s, 1, u"So it is."_s } };
    result.query.must = { u"is"_s };
    result.query.history = { u"Was it?"_s };
    result.query.type = u"fact"_s;
    result.query.library = u"one"_s;
    result.query.papers = 2;
    result.query.withheld = { u"b.pdf"_s };
    result.query.isAccepted = false;
    result.gold.sentences = { true };
    result.isFaithful = true;
    result.userVerdict = true;
    result.addStage(Stage::Retrieve, 3);
    report.results = { result, result };
    comparison.queries = { result.query };
    return comparison;
}

/// The names of fields; not those of what has no fixed form, or a page of its own.
void collectNames(const QJsonValue &json, QStringList &names)
{
    for (const QJsonValue &value : json.toArray())
        collectNames(value, names);
    const QJsonObject object = json.toObject();
    for (auto field = object.begin(); field != object.end(); ++field) {
        names << field.key();
        if (!QStringList { u"answer"_s, u"retrieval"_s }.contains(field.key()))
            collectNames(field.value(), names);
    }
}

QString publicPage()
{
    QFile file(test::inSources(u"docs/JSON.md"_s));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString page = QString::fromUtf8(file.readAll());
    return page.mid(page.indexOf(u"## Evaluation"_s));
}

} // namespace

void TestEvaluationJson::everyFieldIsDocumented()
{
    const QString page = publicPage();
    QStringList names;
    collectNames(toJson(fullComparison()), names);
    names.removeDuplicates();
    QVERIFY(names.size() > 60);
    names.removeAll(u"retrieve"_s); // a stage
    for (const QString &name : names)
        QVERIFY2(page.contains(u"`%1`"_s.arg(name)), qPrintable(name));
}

void TestEvaluationJson::everyFigureIsDocumented()
{
    const QString page = publicPage();
    for (const Metric &metric : metrics())
        if (metric.json)
            QVERIFY2(page.contains(u"`%1`"_s.arg(metric.id)), qPrintable(metric.id));
}

void TestEvaluationJson::resultsCanStandApart()
{
    const Comparison comparison = fullComparison();
    QJsonObject apart = toJson(comparison, ResultsIn::Rows);
    QVERIFY(apart[u"reports"_s][0][u"results"_s].toArray().isEmpty());
    QCOMPARE(apart[u"reports"_s][0][u"gold"_s], toJson(comparison)[u"reports"_s][0][u"gold"_s]); // the figures are those of all
    const QueryResult &result = comparison.reports[0].results[0];
    const QueryResult back = resultFromJson(toJson(result));
    QVERIFY(back.query == result.query && back.gold == result.gold && back.userVerdict == result.userVerdict);
}

ADDUCE_TEST(TestEvaluationJson)
#include "test_evaluation_json.moc"
