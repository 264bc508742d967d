#include "core/base/time_limit.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <condition_variable>
#include <mutex>

using namespace adduce;
using namespace std::chrono_literals;

class TestTimeLimit : public QObject
{
    Q_OBJECT

private slots:
    void itStopsWhenTheTimeIsOver();
    void itStopsWithTheOther();
    void itEndsBeforeItsTime();
};

/// Waits until the token is asked to stop; false when nothing comes.
static bool isStopped(const std::stop_token &token)
{
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    (void)stopped.wait_for(lock, token, 60s, [] { return false; });
    return token.stop_requested();
}

void TestTimeLimit::itStopsWhenTheTimeIsOver()
{
    const std::stop_source other;
    const TimeLimit limit(other.get_token(), 1ms);
    QVERIFY(isStopped(limit.token()));
    QVERIFY(!other.stop_requested());
}

void TestTimeLimit::itStopsWithTheOther()
{
    std::stop_source other;
    const TimeLimit limit(other.get_token(), 1h);
    QVERIFY(!limit.token().stop_requested());
    other.request_stop();
    QVERIFY(limit.token().stop_requested());
    const TimeLimit late(other.get_token(), 1h);
    QVERIFY(late.token().stop_requested());
}

void TestTimeLimit::itEndsBeforeItsTime()
{
    std::stop_token token;
    {
        const TimeLimit limit({}, 1h);
        token = limit.token();
    } // would not return for an hour otherwise
    QVERIFY(!token.stop_requested());
}

ADDUCE_TEST(TestTimeLimit)
#include "test_time_limit.moc"
