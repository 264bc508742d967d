#include "core/base/turns.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <thread>
#include <vector>

using namespace adduce;
using test::errorKindOf;

class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    void oneAtATime();
    void aFewAtATime();
    void inTheOrderInWhichTheyCame();
    void whoIsOneTooManyIsRefused();
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

void TestTurns::aFewAtATime()
{
    Turns turns(2);
    std::optional<Turns::Turn> first(std::in_place, turns, std::stop_token());
    const Turns::Turn second(turns, {});
    std::atomic<bool> hasTurn = false;
    auto third = std::async(std::launch::async, [&] {
        const Turns::Turn turn(turns, {});
        hasTurn = true;
    });
    QCOMPARE(third.wait_for(std::chrono::milliseconds(20)), std::future_status::timeout);
    QVERIFY(!hasTurn);
    first.reset(); // the second goes on
    third.get();
    QVERIFY(hasTurn);
}

void TestTurns::inTheOrderInWhichTheyCame()
{
    Turns turns(2);
    std::vector<int> order; // of those that wait, one at a time beside `kept`
    std::vector<std::jthread> waiting;
    {
        const Turns::Turn kept(turns, {});
        {
            const Turns::Turn other(turns, {});
            for (int i = 0; i < 8; ++i) {
                waiting.emplace_back([&turns, &order, i] {
                    const Turns::Turn turn(turns, {});
                    order.push_back(i);
                });
                while (turns.count() < static_cast<std::size_t>(i) + 3)
                    std::this_thread::yield();
            }
        }
        waiting.clear();
    }
    QCOMPARE(order, (std::vector { 0, 1, 2, 3, 4, 5, 6, 7 }));
}

void TestTurns::whoIsOneTooManyIsRefused()
{
    Turns turns(1, 2);
    std::stop_source stop;
    std::optional<Turns::Turn> first(std::in_place, turns, std::stop_token());
    auto second =
        std::async(std::launch::async, [&] { return errorKindOf([&] { const Turns::Turn turn(turns, stop.get_token()); }); });
    while (turns.count() < 2)
        std::this_thread::yield();
    QCOMPARE(errorKindOf([&] { const Turns::Turn third(turns, {}); }), std::optional(ErrorKind::Overloaded));
    stop.request_stop();
    QCOMPARE(second.get(), std::optional(ErrorKind::Stopped));
    first.reset();
    const Turns::Turn next(turns, {}); // there is room again
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
