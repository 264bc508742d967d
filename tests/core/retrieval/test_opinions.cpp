#include "core/retrieval/opinions.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;

/// Scores of rerankers and opinions of models, by the numbers that the designs print.
class TestOpinions : public QObject
{
    Q_OBJECT

private slots:
    void howFarTheBestStandOut_data();
    void howFarTheBestStandOut();
    void nothingIsKnownOfTooFew_data();
    void nothingIsKnownOfTooFew();
    void bothMustBeClear_data();
    void bothMustBeClear();
    void howManyAreExamined_data();
    void howManyAreExamined();
    void aDirectAnswerWins_data();
    void aDirectAnswerWins();
    void retrievalCountsATenth();
    void whatIsOutOfZeroToOneIsScaled();
    void whatIsPoorGoes_data();
    void whatIsPoorGoes();
    void withoutAnOpinionItIsNeutral();
    void withoutAnOpinionNoneGoes();
};

namespace {

Passage passageOf(int chunk, double similarity)
{
    Passage passage;
    passage.chunk = ChunkId { chunk };
    passage.similarity = similarity;
    return passage;
}

} // namespace

void TestOpinions::howFarTheBestStandOut_data()
{
    QTest::addColumn<QList<double>>("scores");
    QTest::addColumn<int>("f");
    QTest::addColumn<double>("topMean");
    QTest::addColumn<double>("gap");
    // With 2 f scores no mean can be higher than these (S3).
    QTest::newRow("two of four") << QList<double> { 0, 1, 0, 1 } << 2 << 0.8660 << 1.7321;
    QTest::newRow("three of six") << QList<double> { 1, 1, 1, 0, 0, 0 } << 3 << 0.9129 << 1.8257;
    QTest::newRow("one of many") << QList<double> { 0.9, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1 } << 1 << 2.8460 << 3.1623;
    QTest::newRow("evenly") << QList<double> { 5, 4, 3, 2, 1 } << 2 << 0.9487 << 0.6325;
}

void TestOpinions::howFarTheBestStandOut()
{
    QFETCH(QList<double>, scores);
    QFETCH(int, f);
    QFETCH(double, topMean);
    QFETCH(double, gap);
    const auto separation = separationOf({ scores.begin(), scores.end() }, f);
    QVERIFY(separation);
    QVERIFY2(std::abs(separation->topMean - topMean) < 1e-4, qPrintable(QString::number(separation->topMean)));
    QVERIFY2(std::abs(separation->gap - gap) < 1e-4, qPrintable(QString::number(separation->gap)));
}

void TestOpinions::nothingIsKnownOfTooFew_data()
{
    QTest::addColumn<QList<double>>("scores");
    QTest::addColumn<int>("f");
    QTest::newRow("none") << QList<double> {} << 3;
    QTest::newRow("as many as wanted") << QList<double> { 0.9, 0.5, 0.1 } << 3;
    QTest::newRow("all alike") << QList<double> { 0.5, 0.5, 0.5, 0.5 } << 2;
    QTest::newRow("none wanted") << QList<double> { 0.9, 0.5 } << 0;
}

void TestOpinions::nothingIsKnownOfTooFew()
{
    QFETCH(QList<double>, scores);
    QFETCH(int, f);
    const auto separation = separationOf({ scores.begin(), scores.end() }, f);
    QVERIFY(!separation);
    QVERIFY(!isClear(separation, {})); // then they are examined
}

void TestOpinions::bothMustBeClear_data()
{
    QTest::addColumn<double>("topMean");
    QTest::addColumn<double>("gap");
    QTest::addColumn<bool>("clear");
    QTest::newRow("both") << 0.9 << 0.5 << true;
    QTest::newRow("the mean alone") << 2.0 << 0.49 << false;
    QTest::newRow("the gap alone") << 0.89 << 2.0 << false;
    QTest::newRow("neither") << 0.1 << 0.1 << false;
}

void TestOpinions::bothMustBeClear()
{
    QFETCH(double, topMean);
    QFETCH(double, gap);
    QFETCH(bool, clear);
    QCOMPARE(isClear(Separation { topMean, gap }, {}), clear);
}

void TestOpinions::howManyAreExamined_data()
{
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("f");
    QTest::addColumn<int>("count");
    QTest::newRow("twice as many") << 18 << 3 << 6;
    QTest::newRow("two more") << 18 << 1 << 3;
    QTest::newRow("all there are") << 4 << 3 << 4;
    QTest::newRow("at most 24") << 120 << 20 << 24;
}

void TestOpinions::howManyAreExamined()
{
    QFETCH(int, n);
    QFETCH(int, f);
    QFETCH(int, count);
    QCOMPARE(examinedOf(n, f, {}), count);
}

void TestOpinions::aDirectAnswerWins_data()
{
    QTest::addColumn<int>("fusion");
    QTest::addColumn<double>("rankOfDirect");
    QTest::addColumn<double>("rankOfOther");
    QTest::addColumn<double>("direct");
    QTest::addColumn<double>("other");
    const int additive = static_cast<int>(OpinionFusion::Additive);
    const int weighted = static_cast<int>(OpinionFusion::Weighted);
    QTest::newRow("additive") << additive << 0.7 << 0.75 << 0.78 << 0.705;
    QTest::newRow("weighted") << weighted << 0.7 << 0.75 << 0.98 / 1.4 << 0.63 / 1.4;
    // The fault of S6: of two scores that are scaled the lower is 0, and the direct answer loses. Only scores out of 0 to 1 are.
    QTest::newRow("additive, scaled") << additive << 7.0 << 7.5 << 0.29 << 0.88;
    QTest::newRow("weighted, scaled") << weighted << 7.0 << 7.5 << 0.56 / 1.4 << 0.78 / 1.4;
}

void TestOpinions::aDirectAnswerWins()
{
    QFETCH(int, fusion);
    QFETCH(double, rankOfDirect);
    QFETCH(double, rankOfOther);
    QFETCH(double, direct);
    QFETCH(double, other);
    ExaminationParameters parameters;
    parameters.fusion = static_cast<OpinionFusion>(fusion);
    const auto fused = fusedWithOpinions({ passageOf(2, 0), passageOf(1, 0) },
        { { ChunkId { 1 }, rankOfDirect }, { ChunkId { 2 }, rankOfOther } },
        { { ChunkId { 1 }, { 0.8, true } }, { ChunkId { 2 }, { 0.6, false } } }, 2, parameters);
    QCOMPARE(fused.size(), std::size_t(2));
    const bool wins = direct > other;
    QCOMPARE(fused[0].chunk, ChunkId { wins ? 1 : 2 });
    QVERIFY(std::abs(fused[wins ? 0 : 1].fused - direct) < 1e-9);
    QVERIFY(std::abs(fused[wins ? 1 : 0].fused - other) < 1e-9);
    QCOMPARE(fused[0].score, fused[0].fused);
}

void TestOpinions::retrievalCountsATenth()
{
    const auto fused = fusedWithOpinions({ passageOf(1, 0.4), passageOf(2, 0.8) },
        { { ChunkId { 1 }, 0.5 }, { ChunkId { 2 }, 0.5 } }, { { ChunkId { 1 }, { 0.5 } }, { ChunkId { 2 }, { 0.5 } } }, 2, {});
    QCOMPARE(fused[0].chunk, ChunkId { 2 });
    QVERIFY(std::abs(fused[0].fused - (0.6 * 0.5 + 0.3 * 0.5 + 0.1 * 0.8) / 1.4) < 1e-9);
    QVERIFY(std::abs(fused[1].fused - (0.6 * 0.5 + 0.3 * 0.5 + 0.1 * 0.4) / 1.4) < 1e-9);
}

void TestOpinions::whatIsOutOfZeroToOneIsScaled()
{
    ExaminationParameters parameters;
    parameters.fusion = OpinionFusion::Additive;
    const auto fused = fusedWithOpinions({ passageOf(1, 0), passageOf(2, 0), passageOf(3, 0) },
        { { ChunkId { 1 }, -4 }, { ChunkId { 2 }, 6 }, { ChunkId { 3 }, 1 } },
        { { ChunkId { 1 }, { 0.5 } }, { ChunkId { 2 }, { 0.5 } }, { ChunkId { 3 }, { 0.5 } } }, 2, parameters);
    QCOMPARE(fused[0].chunk, ChunkId { 2 });
    QVERIFY(std::abs(fused[0].fused - (0.7 + 0.15)) < 1e-9);
    QVERIFY(std::abs(fused[1].fused - (0.35 + 0.15)) < 1e-9);
    QVERIFY(std::abs(fused[2].fused - 0.15) < 1e-9);
}

void TestOpinions::whatIsPoorGoes_data()
{
    QTest::addColumn<int>("f");
    QTest::addColumn<int>("left");
    QTest::newRow("as many as are wanted") << 3 << 2;
    QTest::newRow("more than are wanted") << 2 << 2;
    QTest::newRow("too few came in") << 4 << 3;
}

void TestOpinions::whatIsPoorGoes()
{
    QFETCH(int, f);
    QFETCH(int, left);
    const auto fused = fusedWithOpinions({ passageOf(1, 0.5), passageOf(2, 0.5), passageOf(3, 0.5) }, {},
        { { ChunkId { 1 }, { 0.9 } }, { ChunkId { 2 }, { 0.15 } }, { ChunkId { 3 }, { 0.8 } } }, f, {});
    QCOMPARE(fused.size(), static_cast<std::size_t>(left));
}

void TestOpinions::withoutAnOpinionItIsNeutral()
{
    const auto fused = fusedWithOpinions({ passageOf(1, 0.5), passageOf(2, 0.5), passageOf(3, 0.5) },
        { { ChunkId { 1 }, 0.5 }, { ChunkId { 2 }, 0.5 }, { ChunkId { 3 }, 0.5 } },
        { { ChunkId { 1 }, { 0.4 } }, { ChunkId { 3 }, { 0.6 } } }, 1, {});
    QCOMPARE(fused[0].chunk, ChunkId { 3 });
    QCOMPARE(fused[1].chunk, ChunkId { 2 });
    QVERIFY(std::abs(fused[1].fused - (0.6 * 0.5 + 0.3 * 0.5 + 0.1 * 0.5) / 1.4) < 1e-9); // of 0.5
    QCOMPARE(fused[2].chunk, ChunkId { 1 });
}

/// What is missing counts 1 where the poor go (FS4), though it is neutral where they are fused.
void TestOpinions::withoutAnOpinionNoneGoes()
{
    ExaminationParameters parameters;
    parameters.least = 1;
    const auto fused =
        fusedWithOpinions({ passageOf(1, 0.5), passageOf(2, 0.5) }, {}, { { ChunkId { 1 }, { 0.99 } } }, 1, parameters);
    QCOMPARE(fused.size(), std::size_t(1));
    QCOMPARE(fused[0].chunk, ChunkId { 2 });
}

ADDUCE_TEST(TestOpinions)
#include "test_opinions.moc"
