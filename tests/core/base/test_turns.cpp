#include "core/base/turns.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <atomic>
#include <future>
#include <thread>

using namespace adduce;
using test::errorKindOf;

class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    void oneAtATime();
    void aStopEndsTheWait();
    void whoWaitsComesFirst();
    void aStopGivesItUp();
};

void TestTurns::oneAtATime()
{
    Turns turns;
    int inside = 0; // no atomic: ThreadSanitizer sees two at once
    int most = 0;
    const auto work = [&] {
        for (int i = 0; i < 200; ++i) {
            const Turns::Turn turn(turns, {});
            most = std::max(most, ++inside);
            --inside;
        }
    };
    {
        const std::jthread one(work);
        const std::jthread other(work);
    }
    QCOMPARE(most, 1);
    QCOMPARE(inside, 0);
}

void TestTurns::aStopEndsTheWait()
{
    Turns turns;
    std::stop_source stop;
    {
        const Turns::Turn held(turns, {});
        auto waiting =
            std::async(std::launch::async, [&] { return errorKindOf([&] { const Turns::Turn turn(turns, stop.get_token()); }); });
        stop.request_stop();
        QCOMPARE(waiting.get(), std::optional(ErrorKind::Stopped));
    }
    const Turns::Turn next(turns, {}); // nobody waits for who went
}

void TestTurns::whoWaitsComesFirst()
{
    Turns turns;
    std::atomic<bool> hadIt = false;
    Turns::Turn mine(turns, {});
    const std::jthread other([&] {
        const Turns::Turn turn(turns, {});
        hadIt = true;
    });
    int rounds = 0;
    while (!hadIt) { // at the latest once it waits
        mine.letOthers({});
        ++rounds;
    }
    QVERIFY(rounds > 0); // not before it was let
}

void TestTurns::aStopGivesItUp()
{
    Turns turns;
    std::stop_source stop;
    Turns::Turn mine(turns, stop.get_token());
    stop.request_stop();
    QCOMPARE(errorKindOf([&] { mine.letOthers(stop.get_token()); }), std::optional(ErrorKind::Stopped));
    const Turns::Turn next(turns, {});
}

ADDUCE_TEST(TestTurns)
#include "test_turns.moc"
