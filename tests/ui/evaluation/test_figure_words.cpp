#include "tests/support/query_result.h"
#include "tests/support/test_main.h"
#include "ui/evaluation/figure.h"
#include "ui/evaluation/figure_row.h"
#include "ui/evaluation/figure_words.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What a figure says: its number, what that rests on, and the change since another run.
class TestFigureWords : public QObject
{
    Q_OBJECT

private slots:
    void aFigureSaysItsNumber_data();
    void aFigureSaysItsNumber();
    void whatIsOccasionalSaysWhatItRestsOn();
    void aFigureSaysItsChange_data();
    void aFigureSaysItsChange();
    void oneJudgeIsNotComparedWithAnother();
};

namespace {

/// Two direct questions, and one of a model that failed; two of three answers judged.
EvaluationReport some()
{
    EvaluationReport report;
    report.judge = u"judge"_s;
    report.results = { test::resultOf(u"D1"_s, QueryCategory::Direct, true, 2, 30),
        test::resultOf(u"D2"_s, QueryCategory::Direct, false, 1, 5),
        test::resultOf(u"S1"_s, QueryCategory::Synthesis, true, 2, 20),
        test::resultOf(u"S2"_s, QueryCategory::Synthesis, true, 2, 9000) };
    report.results[3].told.hasModelFailed = true;
    report.results[0].isFaithful = true;
    report.results[1].isFaithful = false;
    return report;
}

std::vector<EvaluationQuery> planned()
{
    std::vector<EvaluationQuery> queries { { u"E1"_s, QueryCategory::EdgeCase, u"Where?"_s, {} } };
    for (const QueryResult &result : some().results)
        queries.push_back(result.query);
    return queries;
}

Metric metric(const QString &id)
{
    for (const Metric &one : metrics())
        if (one.id == id)
            return one;
    return {};
}

} // namespace

void TestFigureWords::aFigureSaysItsNumber_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("asked"); // of some()
    QTest::addColumn<QString>("said");
    const auto row = [](const char *id, int asked, const QString &said) {
        QTest::addRow("%s, %d asked", id, asked) << QString::fromLatin1(id) << asked << said;
    };
    row("direct", 0, u"–| of 2 question(s)"_s);
    row("direct", 1, u"1 / 1| 1 of 2 question(s) asked"_s);
    row("direct", 4, u"1 / 2| 95 %: 9 to 91 %"_s);
    row("synthesis", 4, u"1 / 1| the model failed on 1 of 2 question(s)"_s);
    row("edge_case", 4, u"–| of 1 question(s)"_s);
    row("citation_precision", 0, u"–| of 0 citation(s)"_s);
    row("citation_precision", 4, u"83.3|% 95 %: 44 to 97 %"_s);
    row("faithfulness", 0, u"–| not judged"_s);
    row("faithfulness", 2, u"1 / 2| 95 %: 9 to 91 %"_s);
    row("faithfulness", 4, u"1 / 2| judged 2 of 3; 95 %: 9 to 91 %"_s);
    row("median_milliseconds", 0, u"–| from question to answer"_s);
    row("median_milliseconds", 2, u"18|ms 95th percentile 29 ms"_s);
    row("median_milliseconds", 4, u"20|ms 95th percentile 29 ms"_s);
}

void TestFigureWords::aFigureSaysItsNumber()
{
    QFETCH(const QString, id);
    QFETCH(const int, asked);
    EvaluationReport report = some();
    report.results.resize(static_cast<std::size_t>(asked));
    const FigureWords words = figureWords(metric(id), report, planned());
    QTEST(words.value + u'|' + words.unit + u' ' + words.note, "said");
}

void TestFigureWords::whatIsOccasionalSaysWhatItRestsOn()
{
    EvaluationReport report = some();
    QCOMPARE(figureWords(metric(u"examination_skipped"_s), report, planned()).value, u"–"_s);
    report.results[0].citationsWritten = 4;
    report.results[0].citationsSound = 3;
    report.results[0].gates = 4;
    report.results[0].gatesOpen = 1;
    const FigureWords raw = figureWords(metric(u"citation_precision_raw"_s), report, planned());
    QCOMPARE(raw.value + u' ' + raw.unit + u' ' + raw.note, u"75.0 % 8.3 points less than shown"_s);
    const FigureWords skipped = figureWords(metric(u"examination_skipped"_s), report, planned());
    QCOMPARE(skipped.value + u' ' + skipped.unit + u' ' + skipped.note, u"25.0 % 1 of 4 times"_s);
    FigureRow row;
    const auto shown = [&] {
        const QList<Figure *> figures = row.findChildren<Figure *>();
        return std::ranges::count_if(figures, [](const Figure *figure) { return !figure->isHidden(); });
    };
    row.setReport(some(), planned(), nullptr);
    const auto before = shown();
    row.setReport(report, planned(), nullptr);
    QCOMPARE(shown(), before + 2);
}

void TestFigureWords::aFigureSaysItsChange_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("asked"); // by the run before
    QTest::addColumn<QString>("said");
    const auto row = [](const char *id, int asked, const QString &said) {
        QTest::addRow("%s, %d asked", id, asked) << QString::fromLatin1(id) << asked << said;
    };
    row("direct", 0, {});
    row("direct", 1, u"unchanged since noon, over the 1 question(s) of both"_s);
    row("direct", 4, u"−1 since noon"_s);
    row("edge_case", 4, {});
    row("citation_precision", 4, u"−16.7 % since noon"_s);
    row("faithfulness", 4, u"−50.0 % since noon"_s);
    row("median_milliseconds", 1, u"unchanged since noon, over the 1 question(s) of both"_s);
    row("median_milliseconds", 4, u"+10.0 ms since noon"_s);
}

void TestFigureWords::aFigureSaysItsChange()
{
    QFETCH(const QString, id);
    QFETCH(const int, asked);
    EvaluationReport before = some();
    before.results[1].hasExpected = true;
    before.results[1].isFaithful = true;
    before.results[1].citationsVerbatim = 2;
    before.results[2].told.milliseconds = 10;
    before.results.resize(static_cast<std::size_t>(asked));
    QTEST(changeWords(metric(id), some(), before, u"noon"_s), "said");
}

void TestFigureWords::oneJudgeIsNotComparedWithAnother()
{
    EvaluationReport before = some();
    before.judge = u"another"_s;
    QCOMPARE(changeWords(metric(u"faithfulness"_s), some(), before, u"noon"_s), QString());
    QVERIFY(!changeWords(metric(u"direct"_s), some(), before, u"noon"_s).isEmpty());
}

ADDUCE_TEST(TestFigureWords)
#include "test_figure_words.moc"
