#include "core/base/error.h"
#include "core/evaluation/gates.h"
#include "tests/support/error_of.h"
#include "tests/support/query_result.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Figures that have to be reached, so that a worse parameter fails a run.
class TestGates : public QObject
{
    Q_OBJECT

private slots:
    void areRead();
    void whatIsNoneIsSaid_data();
    void whatIsNoneIsSaid();
    void areChecked_data();
    void areChecked();
};

void TestGates::areRead()
{
    const std::vector<Gate> gates = gatesFrom(u" right>=0.6, refused >= 0.9,median_milliseconds<=500"_s);
    QCOMPARE(gates.size(), std::size_t(3));
    QVERIFY((gates[0] == Gate { u"right"_s, false, 0.6 }));
    QVERIFY((gates[1] == Gate { u"refused"_s, false, 0.9 }));
    QVERIFY((gates[2] == Gate { u"median_milliseconds"_s, true, 500 }));
    QVERIFY(gatesFrom({}).empty());
}

void TestGates::whatIsNoneIsSaid_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("says");
    QTest::newRow("no limit") << u"right"_s << u"right"_s;
    QTest::newRow("no number") << u"right>=most"_s << u"right>=most"_s;
    QTest::newRow("two limits") << u"right>=0.1>=0.2"_s << u"0.2"_s;
    QTest::newRow("more than all") << u"right>=60"_s << u"0 to 1"_s;
    QTest::newRow("not a number") << u"right>=nan"_s << u"nan"_s;
    QTest::newRow("nothing between commas") << u"right>=0.1,,refused>=0.1"_s << u"right>=0.6"_s;
    QTest::newRow("another figure") << u"beauty>=0.6"_s << u"gold_first"_s;
}

void TestGates::whatIsNoneIsSaid()
{
    QFETCH(QString, words);
    QFETCH(QString, says);
    const auto error = test::errorOf([&] { (void)gatesFrom(words); });
    QVERIFY(error && error->kind() == ErrorKind::BadInput);
    QVERIFY2(error->detail().contains(says), qPrintable(error->detail()));
}

void TestGates::areChecked_data()
{
    QTest::addColumn<QString>("gate");
    QTest::addColumn<bool>("isReached");
    QTest::newRow("reached to the last digit") << u"right>=0.75"_s << true;
    QTest::newRow("missed") << u"right>=0.76"_s << false;
    QTest::newRow("at most") << u"right<=0.74"_s << false;
    QTest::newRow("of one kind") << u"synthesis>=1"_s << true;
    QTest::newRow("refusals by their short name") << u"refused>=1"_s << false;
    QTest::newRow("a median") << u"median_milliseconds<=25"_s << true;
    QTest::newRow("a slower one") << u"median_milliseconds<=24"_s << false;
    QTest::newRow("nothing is known of it") << u"gold_first>=0"_s << false;
}

void TestGates::areChecked()
{
    EvaluationReport report;
    report.results = { test::resultOf(u"1"_s, QueryCategory::Direct, true, 2, 10),
        test::resultOf(u"2"_s, QueryCategory::Direct, true, 2, 20), test::resultOf(u"3"_s, QueryCategory::Synthesis, true, 2, 30),
        test::resultOf(u"4"_s, QueryCategory::EdgeCase, false, 2, 40) };
    QFETCH(QString, gate);
    const GateResult result = checked(gatesFrom(gate).front(), report);
    QTEST(result.isReached(), "isReached");
    QVERIFY(gateWords(result).contains(result.gate.metric));
}

ADDUCE_TEST(TestGates)
#include "test_gates.moc"
