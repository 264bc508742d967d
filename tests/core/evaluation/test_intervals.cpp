#include "core/evaluation/intervals.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;

/// Where figures lie, by drawing what was observed again.
class TestIntervals : public QObject
{
    Q_OBJECT

private slots:
    void aShareLiesAroundItself();
    void whatIsAlwaysTheSameIsSure();
    void sentencesOfOneAnswerAreOneObservation();
    void partsCountByWhatTheyAreOf();
    void fewSayNothing();
};

void TestIntervals::aShareLiesAroundItself()
{
    std::vector<RatioPart> parts;
    for (int i = 0; i < 200; ++i)
        parts.push_back({ i % 2 == 0 ? 1.0 : 0.0, 1 });
    const auto interval = resampledInterval(parts);
    QVERIFY(interval.has_value());
    // As a normal distribution has it: 0.5 +- 1.96 * sqrt(0.25 / 200).
    QVERIFY(std::abs(interval->low - 0.431) < 0.015);
    QVERIFY(std::abs(interval->high - 0.569) < 0.015);
    QCOMPARE(resampledInterval(parts)->low, interval->low); // the same each time
}

void TestIntervals::whatIsAlwaysTheSameIsSure()
{
    const auto interval = resampledInterval({ { 3, 4 }, { 3, 4 }, { 3, 4 } });
    QCOMPARE(interval->low, 0.75);
    QCOMPARE(interval->high, 0.75);
}

void TestIntervals::sentencesOfOneAnswerAreOneObservation()
{
    std::vector<RatioPart> sentences;
    std::vector<RatioPart> answers; // of ten sentences each, all of them gold or none
    for (int i = 0; i < 200; ++i)
        sentences.push_back({ i % 2 == 0 ? 1.0 : 0.0, 1 });
    for (int i = 0; i < 20; ++i)
        answers.push_back({ i % 2 == 0 ? 10.0 : 0.0, 10 });
    const auto one = resampledInterval(sentences);
    const auto other = resampledInterval(answers);
    QVERIFY(other->high - other->low > 2.5 * (one->high - one->low));
}

void TestIntervals::partsCountByWhatTheyAreOf()
{
    const auto interval = resampledInterval({ { 0, 1 }, { 99, 99 }, { 99, 99 }, { 99, 99 }, { 99, 99 }, { 99, 99 } });
    QVERIFY(interval->low > 0.9); // one of 496 is wrong
}

void TestIntervals::fewSayNothing()
{
    QVERIFY(!resampledInterval({}));
    QVERIFY(!resampledInterval({ { 1, 1 } }));
    QVERIFY(!resampledInterval({ { 0, 0 }, { 0, 0 } }));
}

ADDUCE_TEST(TestIntervals)
#include "test_intervals.moc"
