#include "core/ingest/estimate.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;

class TestEstimate : public QObject
{
    Q_OBJECT

private slots:
    void saysHowLongItWillTake();
};

void TestEstimate::saysHowLongItWillTake()
{
    IngestEstimate estimate;
    QCOMPARE(estimate.progress(4, 0).total, 4);
    estimate.begin({ 1 });
    estimate.read({ 1 }, 30, 40);
    QVERIFY(!estimate.progress(3, 1'000).msLeft); // too soon to tell
    const IngestProgress p = estimate.progress(3, 3'000);
    QCOMPARE(p.pagesDone, 30);
    QCOMPARE(p.pagesTotal, 160); // the three that wait as long as the one that is known
    QCOMPARE(p.pagesPerSecond, 10.0);
    QCOMPARE(p.msLeft, std::optional<qint64>(13'000));
    estimate.read({ 1 }, 40, 40);
    estimate.end({ 1 });
    QCOMPARE(estimate.progress(0, 4'000).msLeft, std::optional<qint64>(0));
}

ADDUCE_TEST(TestEstimate)
#include "test_estimate.moc"
