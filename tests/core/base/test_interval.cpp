#include "core/base/interval.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

using namespace adduce;

class TestInterval : public QObject
{
    Q_OBJECT

private slots:
    void intervals_data();
    void intervals();
};

void TestInterval::intervals_data()
{
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    // By R: prop.test(x, n, correct = FALSE)$conf.int.
    QTest::newRow("5 of 5") << 5 << 5 << 0.5655175 << 1.0;
    QTest::newRow("16 of 20") << 16 << 20 << 0.5839826 << 0.9193423;
    QTest::newRow("none of 10") << 0 << 10 << 0.0 << 0.2775328;
    QTest::newRow("nothing seen") << 0 << 0 << 0.0 << 1.0;
}

void TestInterval::intervals()
{
    QFETCH(int, right);
    QFETCH(int, count);
    QFETCH(double, low);
    QFETCH(double, high);
    const Interval interval = wilsonInterval(right, count);
    QVERIFY(std::abs(interval.low - low) < 1e-6);
    QVERIFY(std::abs(interval.high - high) < 1e-6);
}

ADDUCE_TEST(TestInterval)
#include "test_interval.moc"
