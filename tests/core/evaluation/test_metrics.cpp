#include "core/evaluation/evaluation_csv.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_markdown.h"
#include "tests/support/metric_value.h"
#include "tests/support/query_result.h"
#include "tests/support/test_main.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The figures of an evaluation: what they come to, and how reports have them, to the letter.
class TestMetrics : public QObject
{
    Q_OBJECT

private slots:
    void eachIsNamedOnce();
    void valuesAreThoseOfTheResults_data();
    void valuesAreThoseOfTheResults();
    void ofNothingNothingIsSaid();
    void figuresInJson();
    void figuresInMarkdown();
    void whatIsOccasionalIsWrittenWhereThereIsAny();
    void columnsOfAComparison();
    void linesOfATable();
};

namespace {

/// Four questions that were answered, one by a model that failed; two answers judged.
EvaluationReport madeUp()
{
    EvaluationReport report;
    report.set = u"Set"_s;
    report.profile = u"adduce"_s;
    report.judge = u"judge|1b"_s;
    report.startedAt = QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    report.results = { test::resultOf(u"D1"_s, QueryCategory::Direct, true, 2, 30),
        test::resultOf(u"D2"_s, QueryCategory::Direct, false, 1, 10),
        test::resultOf(u"D3"_s, QueryCategory::Direct, true, 2, 5000),
        test::resultOf(u"S1"_s, QueryCategory::Synthesis, true, 2, 20) };
    report.results[2].told.hasModelFailed = true;
    report.results[0].isFaithful = true;
    report.results[1].isFaithful = false;
    report.results[1].userVerdict = true;
    return report;
}

} // namespace

void TestMetrics::eachIsNamedOnce()
{
    QSet<QString> ids;
    for (const Metric &metric : metrics()) {
        QVERIFY2(!ids.contains(metric.id), qPrintable(metric.id));
        QVERIFY2(metric.observe, qPrintable(metric.id));
        ids.insert(metric.id);
    }
}

void TestMetrics::valuesAreThoseOfTheResults_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("observed");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("of");
    QTest::newRow("right") << u"right"_s << 3 << 3 << 3;
    QTest::newRow("direct") << u"direct"_s << 2 << 2 << 2;
    QTest::newRow("synthesis") << u"synthesis"_s << 1 << 1 << 1;
    QTest::newRow("refused") << u"edge_case"_s << 0 << 0 << 0;
    QTest::newRow("citations") << u"citation_precision"_s << 3 << 5 << 6;
    QTest::newRow("faithful") << u"faithfulness"_s << 2 << 1 << 2;
    QTest::newRow("failed") << u"model_failed"_s << 4 << 1 << 4;
    QTest::newRow("times") << u"median_milliseconds"_s << 3 << 60 << 3;
}

void TestMetrics::valuesAreThoseOfTheResults()
{
    QFETCH(const QString, id);
    const MetricValue value = test::metricValue(madeUp(), id);
    QTEST(value.observed(), "observed");
    QTEST(value.count(), "count");
    QTEST(value.of(), "of");
    QCOMPARE(value.interval(), wilsonInterval(value.count(), value.of()));
}

void TestMetrics::ofNothingNothingIsSaid()
{
    for (const Metric &metric : metrics()) {
        const MetricValue value = metric.valueIn({});
        QCOMPARE(value.observed(), 0);
        QCOMPARE(value.share(), 1.0);
        QCOMPARE(value.median(), 0.0);
    }
}

void TestMetrics::figuresInJson()
{
    QJsonObject json = toJson(madeUp());
    const QStringList keys = json.keys();
    QCOMPARE(keys,
        (QStringList { u"categories"_s, u"citation_precision"_s, u"faithfulness"_s, u"judge"_s, u"median_milliseconds"_s,
            u"model"_s, u"model_failed"_s, u"p95_milliseconds"_s, u"profile"_s, u"rankers"_s, u"refused_wrongly"_s, u"results"_s,
            u"retrieval"_s, u"set"_s, u"started_at"_s, u"web_search_rate"_s }));
    const auto counts = [](int right, int queries) { return QJsonObject { { u"right"_s, right }, { u"queries"_s, queries } }; };
    QCOMPARE(json[u"categories"_s].toObject(),
        (QJsonObject { { u"direct"_s, counts(2, 2) }, { u"synthesis"_s, counts(1, 1) }, { u"edge_case"_s, counts(0, 0) } }));
    QCOMPARE(json[u"citation_precision"_s].toDouble(), 5.0 / 6.0);
    QCOMPARE(
        json[u"faithfulness"_s].toObject(), (QJsonObject { { u"faithful"_s, 1 }, { u"judged"_s, 2 }, { u"answered"_s, 3 } }));
    QCOMPARE(json[u"median_milliseconds"_s].toDouble(), 20.0);
    QCOMPARE(json[u"model_failed"_s].toInt(), 1);
}

void TestMetrics::figuresInMarkdown()
{
    EvaluationReport report = madeUp();
    report.rankers = QStringList { u"r"_s };
    const auto head = [&] { return toMarkdown(report).section(u"\n| Query"_s, 0, 0).section(u"UTC\n\n"_s, 1); };
    QCOMPARE(head(),
        u"- Direct: 2 of 2 right\n- Synthesis: 1 of 1 right\n- Must be refused: 0 of 0 right\n"
        "- Quotes found on their page: 83.3 %\n"
        "- Faithful: 1 of 2 (95 %: 9.5-90.5 %), judged 2 of 3 answers by judge\\|1b\n"
        "- The model failed on 1 question(s), which are not counted\n"
        "- Median time to an answer: 20.0 ms\n- 95 % of answers within 29.0 ms\n"
        "- Refused though the papers answer: 0 / 3 (95 %: 0.0-56.1 %)\n- Passages ranked by r\n"_s);
    report.results.clear();
    report.rankers.clear();
    report.judge.clear();
    QCOMPARE(head(),
        u"- Direct: 0 of 0 right\n- Synthesis: 0 of 0 right\n- Must be refused: 0 of 0 right\n"
        "- Quotes found on their page: 100.0 %\n- Faithful: not judged\n- Median time to an answer: 0.0 ms\n"_s);
}

void TestMetrics::whatIsOccasionalIsWrittenWhereThereIsAny()
{
    EvaluationReport report = madeUp();
    report.results[0].citationsWritten = 4;
    report.results[0].citationsSound = 3;
    report.results[2].citationsWritten = 9; // its model failed
    report.results[1].gates = 3;
    report.results[1].gatesOpen = 1;
    const QJsonObject json = toJson(report);
    const QJsonObject raw = json[u"citation_precision_raw"_s].toObject();
    QCOMPARE(raw[u"share"_s].toDouble(), 0.75);
    QCOMPARE(raw[u"sound"_s].toInt(), 3);
    QCOMPARE(raw[u"written"_s].toInt(), 4);
    QVERIFY(qFuzzyCompare(raw[u"shown_minus_raw"_s].toDouble(), 5.0 / 6.0 - 0.75));
    QCOMPARE(json[u"examination_skipped"_s].toObject(),
        (QJsonObject { { u"share"_s, 1.0 / 3.0 }, { u"skipped"_s, 1 }, { u"decided"_s, 3 } }));
    const QString written = toMarkdown(report);
    QVERIFY2(
        written.contains(u"- Citations as the model wrote them, before the checks: 75.0 % right (3 of 4), 8.3 points less than "
                         "shown\n"_s),
        qPrintable(written));
    QVERIFY(written.contains(u"- Examination skipped, as the scores were clear: 1 of 3 times (33.3 %)\n"_s));
    const QString table = toMarkdown(Comparison { {}, { report, madeUp() } });
    QVERIFY2(
        table.contains(
            u"| Quotes found | Quotes as written | Faithful | Examination skipped | Median ms | 95 % within ms | Refused wrongly |"_s),
        qPrintable(table));
    QVERIFY(table.contains(u"| 75.0 % |"_s) && table.contains(u"| \u2013 |"_s));
    const EvaluationReport back = evaluationReportFromJson(json);
    QCOMPARE(back.results[0].citationsWritten, 4);
    QCOMPARE(back.results[0].citationsSound, 3);
    QCOMPARE(back.results[1].gates, 3);
    QCOMPARE(back.results[1].gatesOpen, 1);
}

void TestMetrics::columnsOfAComparison()
{
    EvaluationReport other = madeUp();
    other.profile = u"portal"_s;
    other.results.resize(1);
    other.results[0].isFaithful.reset();
    QCOMPARE(toMarkdown(Comparison { {}, { madeUp(), other } }).section(u"\n\n"_s, 1, 1),
        u"| Profile | Right | 95 % | Quotes found | Faithful | Median ms | 95 % within ms | Refused wrongly |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- |\n"
        "| adduce | 3 / 3 | 43.9-100.0 % | 83.3 % | 1 / 2 | 20.0 | 29.0 | 0 / 3 |\n"
        "| portal | 1 / 1 | 20.7-100.0 % | 100.0 % | not judged | 30.0 | 30.0 | 0 / 1 |"_s);
}

void TestMetrics::linesOfATable()
{
    const QList<QByteArray> lines = toCsv({ {}, { madeUp() } }).split('\n');
    QCOMPARE(lines.at(0),
        R"("profile","model","id","category","question","verdict","confidence","right","judged","expected_found","citations",)"
        R"("citations_verbatim","ms","faithful","judge","removed","repaired","model_failed","told","gold_first","gold_told","type",)"
        R"("refused","must_be_refused","claimed","has_gold","gold_ranks","retrieved","relevant","web_searched","retrieval_attempts",)"
        R"("generation_attempts","prompt_tokens","answer_tokens","cost","grounded","to_the_question","citations_written",)"
        R"("citations_sound","gates","gates_open","written_by_model","mutants","mutants_caught","space")"
        "\r");
    const auto begins = [&](int line, const QByteArray &cells) { return lines.at(line).startsWith(cells); };
    QVERIFY2(begins(2,
                 R"("adduce","","D2","direct","Is it | so?","answered","high","yes","right","0","2","1","10","no","judge|1b",)"
                 R"("0","0","no","1","","","","no","no",)"),
        lines.at(2).constData());
    QVERIFY2(begins(3,
                 R"("adduce","","D3","direct","Is it | so?","answered","high","","","0","2","2","5000","","judge|1b",)"
                 R"("0","0","yes","1","","","","no","no",)"),
        lines.at(3).constData());
}

ADDUCE_TEST(TestMetrics)
#include "test_metrics.moc"
