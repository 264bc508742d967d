#include "core/evaluation/answering_metrics.h"

#include "core/answer/measured_rate.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/figure_changes.h"
#include "core/evaluation/gates.h"
#include "core/evaluation/stage_times.h"
#include "tests/support/metric_value.h"
#include "tests/support/query_result.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// How answers came about, and what their confidence was worth.
class TestAnsweringMetrics : public QObject
{
    Q_OBJECT

private slots:
    void claimsAreGroupedAndCompared();
    void confidenceIsHeldToWhatItSays();
    void pagesAloneCalibrateNothing();
    void wrongRefusalsAreOfWhatCanBeAnswered();
    void whatWasNotJudgedCountsForNothing();
    void ofWhatIsWrittenTheChecksHoldAShare();
    void gatesHoldWhatIsNoShare();
    void stagesStandBesideTheirBudget();
    void costsSayByWhichPrices();
    void whatChangedIsBetterOrWorse();
};

namespace {

QueryResult goldResult(const QString &id, Confidence confidence, bool isRight)
{
    QueryResult result = test::resultOf(id, QueryCategory::Direct, isRight, 2, 10);
    result.query.gold = { { u"a.pdf"_s, 1, u"It is so."_s } };
    test::changeAnswer(result, [&](Answer &answer) { answer.confidence = confidence; });
    return result;
}

} // namespace

void TestAnsweringMetrics::claimsAreGroupedAndCompared()
{
    // Of 0.8 claimed, 1 of 2 right: 0.3 off. Of 0.5 claimed, 3 of 4: 0.25 off. Together (2 * 0.3 + 4 * 0.25) / 6.
    const MetricValue value { { { 1, 1, 0.8 }, { 0, 1, 0.8 }, { 1, 1, 0.5 }, { 1, 1, 0.5 }, { 0, 1, 0.5 }, { 1, 1, 0.5 } } };
    QVERIFY(qFuzzyCompare(value.calibrationError(), 1.6 / 6));
    QCOMPARE(MetricValue {}.calibrationError(), 0.0);
}

void TestAnsweringMetrics::confidenceIsHeldToWhatItSays()
{
    EvaluationReport report;
    report.results = { goldResult(u"1"_s, Confidence::High, true), goldResult(u"2"_s, Confidence::High, true) };
    const double claimed = testedRates()[Confidence::High].share();
    QVERIFY(qFuzzyCompare(toJson(report)[u"calibration_error"_s][u"error"_s].toDouble(), 1 - claimed));
    test::changeAnswer(report.results[0], [](Answer &answer) { answer.writer = Writer { u"m"_s, u"h"_s }; }); // claims nothing
    QCOMPARE(toJson(report)[u"calibration_error"_s][u"of"_s].toInt(), 1);
}

void TestAnsweringMetrics::pagesAloneCalibrateNothing()
{
    EvaluationReport report;
    report.results = { test::resultOf(u"1"_s, QueryCategory::Direct, true, 2, 10) };
    QVERIFY(!toJson(report).contains(u"calibration_error"_s));
}

void TestAnsweringMetrics::wrongRefusalsAreOfWhatCanBeAnswered()
{
    EvaluationReport report;
    report.results = { test::resultOf(u"1"_s, QueryCategory::Direct, false, 0, 10),
        test::resultOf(u"2"_s, QueryCategory::Direct, true, 2, 10),
        test::resultOf(u"3"_s, QueryCategory::EdgeCase, true, 0, 10) };
    report.results[0].told.verdict = Verdict::Partial;
    report.results[2].told.verdict = Verdict::NoEvidence;
    report.results[2].query.expected.clear();
    const MetricValue value = test::metricValue(report, u"refused_wrongly"_s);
    QCOMPARE(value.count(), 1);
    QCOMPARE(value.of(), 2);
}

void TestAnsweringMetrics::whatWasNotJudgedCountsForNothing()
{
    EvaluationReport report;
    report.results = { test::resultOf(u"1"_s, QueryCategory::Direct, true, 2, 10),
        test::resultOf(u"2"_s, QueryCategory::Direct, true, 2, 10) };
    report.results[0].figures = { .retrieved = 4,
        .relevant = 3,
        .goldRanks = { 2, 0 },
        .generations = 2,
        .promptTokens = 90,
        .answerTokens = 10,
        .cost = 0.5,
        .isGrounded = true,
        .mutants = 8,
        .mutantsCaught = 6 };
    const auto value = [&](const QString &id) { return test::metricValue(report, id); };
    QCOMPARE(value(u"retrieval_precision"_s).share(), 0.75);
    QCOMPARE(value(u"mrr@10"_s).mean(), 0.5);
    QCOMPARE(value(u"recall@10"_s).share(), 0.5);
    QCOMPARE(value(u"generation_attempts"_s).mean(), 2.0);
    QCOMPARE(value(u"tokens"_s).mean(), 100.0);
    QCOMPARE(value(u"cost"_s).mean(), 0.5);
    QCOMPARE(value(u"hallucination_pass"_s).of(), 1);
    QCOMPARE(value(u"quality_pass"_s).of(), 0);
    QCOMPARE(value(u"mutants_caught"_s).share(), 0.75);
    QCOMPARE(value(u"held_by_checks"_s).of(), 0); // nobody wrote
    QVERIFY(evaluationReportFromJson([&] {
        report.startedAt = QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
        return toJson(report);
    }())
                .results[0]
                .figures
        == report.results[0].figures);
}

void TestAnsweringMetrics::ofWhatIsWrittenTheChecksHoldAShare()
{
    const auto resultOf = [](int told, std::vector<RemovalReason> removed, bool isWritten) {
        QueryResult result = test::resultOf(QString::number(told), QueryCategory::Direct, true, 2, 10);
        result.told.sentences = told;
        result.told.removed = std::move(removed);
        result.told.isWritten = isWritten;
        return result;
    };
    using enum RemovalReason;
    EvaluationReport report;
    report.results = { resultOf(3, { NumberNotThere }, true), resultOf(5, {}, false), // the papers' own sentences are none
        resultOf(2, { NumberNotThere, NameNotThere }, false) }; // nothing that was written stood
    const MetricValue held = test::metricValue(report, u"held_by_checks"_s);
    QCOMPARE(held.count(), 3);
    QCOMPARE(held.of(), 6);
}

void TestAnsweringMetrics::gatesHoldWhatIsNoShare()
{
    EvaluationReport report;
    report.results = { test::resultOf(u"1"_s, QueryCategory::Direct, true, 2, 10) };
    report.results[0].figures.promptTokens = 300;
    const auto gates = gatesFrom(u"tokens<=250,p95_milliseconds<=10,mrr@10>=0.1"_s);
    QVERIFY(!checked(gates[0], report).isReached());
    QVERIFY(checked(gates[1], report).isReached());
    QVERIFY(!checked(gates[2], report).value);
}

void TestAnsweringMetrics::stagesStandBesideTheirBudget()
{
    EvaluationReport report;
    for (const double ms : { 1.0, 2.0, 3.0, 400.0 }) {
        report.results.push_back(test::resultOf(QString::number(ms), QueryCategory::Direct, true, 2, ms));
        report.results.back().stages = { { Stage::Retrieve, ms, 0 }, { Stage::Topic, 1.0, 0 } };
    }
    report.results[3].told.hasModelFailed = true; // not measured
    const std::vector<StageTime> times = stageTimes(report);
    QCOMPARE(times.size(), std::size_t(2));
    QVERIFY(times[0].stage == Stage::Retrieve && times[0].questions == 3 && times[0].budget == 250);
    QCOMPARE(times[0].median, 2.0);
    QVERIFY(qFuzzyCompare(times[0].p95, 2.9));
    QVERIFY(!times[1].budget);
}

void TestAnsweringMetrics::costsSayByWhichPrices()
{
    EvaluationReport report;
    report.startedAt = QDateTime({ 2026, 3, 5 }, { 1, 2 }, Qt::UTC);
    report.results = { test::resultOf(u"1"_s, QueryCategory::Direct, true, 2, 10) };
    report.results[0].figures.cost = 0.25;
    const auto line = [&] { return test::metricLine(report, u"cost"_s); };
    QCOMPARE(line(), u"Cost of a question: 0.25000"_s);
    report.prices = { 0.5, 2, {} };
    QVERIFY2(line().contains(u"0.25000; the model that writes takes 0.5 and 2 "_s) && !line().contains(u"entered"_s),
        qPrintable(line()));
    report.prices.since = QDate(2026, 3, 4);
    QVERIFY2(line().endsWith(u"as entered on 2026-03-04"_s), qPrintable(line()));
    QCOMPARE(evaluationReportFromJson(toJson(report)).prices, report.prices);
    report.results[0].figures.cost = 0;
    QVERIFY(line().isEmpty());
}

void TestAnsweringMetrics::whatChangedIsBetterOrWorse()
{
    EvaluationReport before;
    before.results = { test::resultOf(u"1"_s, QueryCategory::Direct, true, 2, 10),
        test::resultOf(u"2"_s, QueryCategory::Direct, true, 1, 10), test::resultOf(u"3"_s, QueryCategory::Direct, true, 2, 10) };
    EvaluationReport now = before;
    now.results.pop_back(); // not asked: of no weight
    now.results[0].hasExpected = false;
    now.results[0].told.verdict = Verdict::NoEvidence;
    now.results[1].citationsVerbatim = 2;
    now.results[1].told.milliseconds = 5000;
    before.results[1].figures.promptTokens = 100;
    now.results[1].figures.promptTokens = 150;
    now.results[1].figures.isWebSearched = true;
    const std::vector<FigureChange> changes = figureChanges(now, before);
    QVERIFY((changes
        == std::vector<FigureChange> { { u"right"_s, 1, 0.5, false }, { u"direct"_s, 1, 0.5, false },
            { u"citation_precision"_s, 0.75, 1, true }, { u"refused_wrongly"_s, 0, 0.5, false },
            { u"tokens"_s, 100, 150, false } }));
    QVERIFY(figureChanges(before, before).empty());
}

ADDUCE_TEST(TestAnsweringMetrics)
#include "test_answering_metrics.moc"
