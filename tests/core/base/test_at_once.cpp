#include "core/base/at_once.h"
#include "core/base/error.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <mutex>
#include <set>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestAtOnce : public QObject
{
    Q_OBJECT

private slots:
    void eachOnceInAnyNumber_data();
    void eachOnceInAnyNumber();
    void theFirstFailureIsThrown();
};

void TestAtOnce::eachOnceInAnyNumber_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("atOnce");
    QTest::newRow("none") << 0 << 3;
    QTest::newRow("one") << 1 << 3;
    QTest::newRow("more than at once") << 50 << 3;
    QTest::newRow("one after another") << 5 << 1;
    QTest::newRow("a number that is none") << 5 << 0;
}

void TestAtOnce::eachOnceInAnyNumber()
{
    QFETCH(int, count);
    QFETCH(int, atOnce);
    std::mutex mutex;
    std::multiset<std::size_t> done;
    int running = 0;
    int most = 0;
    forEachAtOnce(static_cast<std::size_t>(count), atOnce, [&](std::size_t i) {
        {
            const std::scoped_lock lock(mutex);
            most = std::max(most, ++running);
            done.insert(i);
        }
        const std::scoped_lock lock(mutex);
        --running;
    });
    QCOMPARE(done.size(), static_cast<std::size_t>(count));
    QCOMPARE(std::set(done.begin(), done.end()).size(), static_cast<std::size_t>(count));
    QVERIFY(most <= std::max(atOnce, 1));
}

void TestAtOnce::theFirstFailureIsThrown()
{
    int begun = 0;
    const auto error = errorOf([&] {
        forEachAtOnce(10, 1, [&](std::size_t i) {
            ++begun;
            if (i == 2)
                throw Error(ErrorKind::Internal, u"two"_s);
        });
    });
    QCOMPARE(error->kind(), ErrorKind::Internal);
    QCOMPARE(begun, 3);
}

ADDUCE_TEST(TestAtOnce)
#include "test_at_once.moc"
