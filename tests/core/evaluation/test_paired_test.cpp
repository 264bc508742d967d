#include "core/evaluation/paired_test.h"
#include "tests/support/query_result.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Whether one way of answering is better than another, by the questions on which they differ.
class TestPairedTest : public QObject
{
    Q_OBJECT

private slots:
    void signs_data();
    void signs();
    void onlySharedQuestionsCount();
    void manyTestsAreCorrected();
};

void TestPairedTest::signs_data()
{
    QTest::addColumn<int>("better");
    QTest::addColumn<int>("worse");
    QTest::addColumn<double>("p");
    QTest::newRow("none") << 0 << 0 << 1.0;
    QTest::newRow("even") << 3 << 3 << 1.0;
    QTest::newRow("five to none") << 5 << 0 << 2.0 / 32; // 2 * (1/2)^5
    QTest::newRow("the other way") << 0 << 5 << 2.0 / 32;
    QTest::newRow("eight to two") << 8 << 2 << 2.0 * (1 + 10 + 45) / 1024;
    QTest::newRow("one") << 1 << 0 << 1.0;
}

void TestPairedTest::signs()
{
    QFETCH(int, better);
    QFETCH(int, worse);
    QFETCH(double, p);
    QVERIFY(std::abs(signTest(better, worse) - p) < 1e-9);
    QVERIFY(signTest(4'000, 3'000) < 1e-6); // far more than a factorial of a double holds
}

void TestPairedTest::onlySharedQuestionsCount()
{
    const auto report = [](const std::vector<bool> &right) {
        EvaluationReport made;
        for (std::size_t i = 0; i < right.size(); ++i)
            made.results.push_back(test::resultOf(QString::number(i), QueryCategory::Direct, right[i], 2, 10));
        return made;
    };
    EvaluationReport one = report({ true, true, false, true });
    const EvaluationReport other = report({ false, true, true });
    one.results[1].userVerdict = false; // the user's word is the last
    const PairedChange change = pairedChange(one, other);
    QCOMPARE(change.better, QStringList { u"0"_s });
    QCOMPARE(change.worse, (QStringList { u"1"_s, u"2"_s }));
    QCOMPARE(change.p, 1.0);
}

void TestPairedTest::manyTestsAreCorrected()
{
    const std::vector<double> corrected = holmCorrected({ 0.04, 0.01, 0.03, 0.9 });
    const std::vector<double> expected { 0.09, 0.04, 0.09, 0.9 };
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(std::abs(corrected[i] - expected[i]) < 1e-9);
    QVERIFY(holmCorrected({}).empty());
}

ADDUCE_TEST(TestPairedTest)
#include "test_paired_test.moc"
