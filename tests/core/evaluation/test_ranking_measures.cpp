#include "core/base/error.h"
#include "core/evaluation/ranking_measures.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QTest>
#include <cmath>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestRankingMeasures : public QObject
{
    Q_OBJECT

private slots:
    void measures_data();
    void measures();
    void gradesCount();
    void queriesWithoutAnAnswerCount();
    void runsAreReadByRank();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void intervalsHoldTheMean();
    void equalRunsDoNotDiffer();
    void aClearDifferenceIsFound();
};

namespace {

double of(const MeasuredQuery &measured, RankingMeasure measure)
{
    return measured[static_cast<std::size_t>(measure)];
}

/// "abc" is three documents.
std::vector<QString> letters(const QString &names)
{
    std::vector<QString> list;
    for (const QChar c : names)
        list.emplace_back(c);
    return list;
}

template <class Read> auto readBytes(QByteArray bytes, Read read)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return read(buffer);
}

} // namespace

void TestRankingMeasures::measures_data()
{
    QTest::addColumn<QString>("ranked");
    QTest::addColumn<QString>("relevant");
    QTest::addColumn<QList<double>>("expected"); ///< in the order of RankingMeasure
    const double second = 1 / std::log2(3.0);
    QTest::newRow("the one at the top") << u"abc"_s << u"a"_s << QList<double> { 1, 1, 1, 1, 1, 0.2 };
    QTest::newRow("the one at the second place") << u"bac"_s << u"a"_s << QList<double> { second, 0.5, 0.5, 1, 1, 0.2 };
    QTest::newRow("one of two") << u"xaz"_s << u"ab"_s << QList<double> { second / (1 + second), 0.25, 0.5, 0.5, 0.5, 0.2 };
    QTest::newRow("at the eleventh place") << u"0123456789a"_s << u"a"_s << QList<double> { 0, 1 / 11.0, 0, 0, 1, 0 };
    QTest::newRow("nothing found") << QString() << u"a"_s << QList<double> { 0, 0, 0, 0, 0, 0 };
    QTest::newRow("all and in order") << u"abcde"_s << u"abcde"_s << QList<double> { 1, 1, 1, 1, 1, 1 };
}

void TestRankingMeasures::measures()
{
    QFETCH(QString, ranked);
    QFETCH(QString, relevant);
    QFETCH(QList<double>, expected);
    std::map<QString, int> grades { { u"unrelated"_s, 0 } };
    for (const QString &name : letters(relevant))
        grades[name] = 1;
    const MeasuredQuery measured = measureRanking(letters(ranked), grades);
    for (std::size_t m = 0; m < kRankingMeasures; ++m)
        QVERIFY2(std::abs(measured.at(m) - expected[static_cast<qsizetype>(m)]) < 1e-12, kRankingMeasureNames.at(m));
}

void TestRankingMeasures::gradesCount()
{
    const std::map<QString, int> grades { { u"a"_s, 2 }, { u"b"_s, 1 } };
    QCOMPARE(of(measureRanking(letters(u"ab"_s), grades), RankingMeasure::Ndcg10), 1.0);
    const double turned = (1 + 2 / std::log2(3.0)) / (2 + 1 / std::log2(3.0));
    QCOMPARE(of(measureRanking(letters(u"ba"_s), grades), RankingMeasure::Ndcg10), turned);
}

void TestRankingMeasures::queriesWithoutAnAnswerCount()
{
    const Judgements judgements { { u"1"_s, { { u"a"_s, 1 } } }, { u"2"_s, { { u"b"_s, 1 } } }, { u"3"_s, { { u"c"_s, 0 } } } };
    const auto measured = measureRun({ { u"1"_s, letters(u"a"_s) }, { u"9"_s, letters(u"a"_s) } }, judgements);
    QCOMPARE(valuesOf(measured, RankingMeasure::Ndcg10), (std::vector<double> { 1, 0 })); // the third has nothing to find
}

void TestRankingMeasures::runsAreReadByRank()
{
    const RankedRun run = readBytes("1\tQ0\tb\t2\t0.5\ttag\t1.5\n1 Q0 a 1 0.9 tag\r\n\n2 Q0 c 1 1 tag\n", readRun);
    QCOMPARE(run, (RankedRun { { u"1"_s, letters(u"ab"_s) }, { u"2"_s, letters(u"c"_s) } }));
    const Judgements beir = readBytes("query-id\tcorpus-id\tscore\n1\ta b\t2\n", readJudgements);
    QCOMPARE(beir, (Judgements { { u"1"_s, { { u"a b"_s, 2 } } } }));
    QCOMPARE(readBytes("1\t0\ta\t1\n", readJudgements), (Judgements { { u"1"_s, { { u"a"_s, 1 } } } }));
}

void TestRankingMeasures::wrongFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("run");
    QTest::addColumn<QByteArray>("judgements");
    QTest::newRow("too few fields") << QByteArray("1 Q0 a\n") << QByteArray("1\ta\n");
    QTest::newRow("a word for a number") << QByteArray("1 Q0 a first 1 tag\n") << QByteArray("1\ta\tyes\n");
    QTest::newRow("another file") << QByteArray("%PDF-1.4\n") << QByteArray("{\"_id\": \"1\"}\n");
}

void TestRankingMeasures::wrongFilesAreRefused()
{
    QFETCH(QByteArray, run);
    QFETCH(QByteArray, judgements);
    QVERIFY_THROWS_EXCEPTION(Error, readBytes(run, readRun));
    QVERIFY_THROWS_EXCEPTION(Error, readBytes(judgements, readJudgements));
}

void TestRankingMeasures::intervalsHoldTheMean()
{
    const Estimate all = estimate(std::vector<double>(50, 0.5));
    QVERIFY(all.mean == 0.5 && all.low == 0.5 && all.high == 0.5);
    std::vector<double> halves(100, 0);
    std::fill(halves.begin(), halves.begin() + 50, 1.0);
    const Estimate half = estimate(halves); // the binomial interval is 0.40 to 0.60
    QCOMPARE(half.mean, 0.5);
    QVERIFY(half.low > 0.37 && half.low < 0.43 && half.high > 0.57 && half.high < 0.63);
    QCOMPARE(estimate(halves).low, half.low);
    QCOMPARE(estimate({}).mean, 0.0);
}

void TestRankingMeasures::equalRunsDoNotDiffer()
{
    const std::vector<double> values { 0.1, 0.7, 0.4, 1, 0 };
    QCOMPARE(pairedTest(values, values), 1.0);
    QVERIFY(pairedTest({ 0, 1, 0, 1 }, { 1, 0, 1, 0 }) > 0.9);
    QCOMPARE(pairedTest({}, {}), 1.0);
}

void TestRankingMeasures::aClearDifferenceIsFound()
{
    std::vector<double> low;
    std::vector<double> high;
    for (int i = 0; i < 40; ++i) {
        low.push_back(0.3 + 0.01 * (i % 7));
        high.push_back(low.back() + 0.1);
    }
    QVERIFY(pairedTest(low, high) < 0.001);
    QCOMPARE(pairedTest(low, high), pairedTest(high, low));
}

ADDUCE_TEST(TestRankingMeasures)
#include "test_ranking_measures.moc"
