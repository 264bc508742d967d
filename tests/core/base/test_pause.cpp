#include "core/base/pause.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <atomic>
#include <thread>

using namespace adduce;

class TestPause : public QObject
{
    Q_OBJECT

private slots:
    void nothingWaitsWhereItIsNotHeld();
    void workGoesOnWhenItIsReleased();
    void whatIsToStopWaitsNoLonger();
};

namespace {

/// A thread that waits, and says when it goes on.
struct Waiting
{
    std::atomic<bool> wentOn = false;
    std::jthread thread;

    explicit Waiting(const Pause &pause)
        : thread([this, &pause](const std::stop_token &stop) {
            pause.wait(stop);
            wentOn = true;
        })
    {
    }
};

/// Does not come back where they do not wait.
void awaitWaiting(const Pause &pause, int threads)
{
    while (pause.waiting() < threads)
        std::this_thread::yield();
}

} // namespace

void TestPause::nothingWaitsWhereItIsNotHeld()
{
    Pause pause;
    pause.wait({});
    pause.hold();
    QVERIFY(pause.isHeld());
    pause.release();
    pause.wait({});
    QVERIFY(!pause.isHeld());
    QCOMPARE(pause.waiting(), 0);
}

void TestPause::workGoesOnWhenItIsReleased()
{
    Pause pause;
    pause.hold();
    pause.hold(); // once more is not twice
    Waiting one(pause);
    Waiting another(pause);
    awaitWaiting(pause, 2);
    QVERIFY(!one.wentOn && !another.wentOn);
    pause.release();
    one.thread.join();
    another.thread.join();
    QVERIFY(one.wentOn && another.wentOn);
}

void TestPause::whatIsToStopWaitsNoLonger()
{
    Pause pause;
    pause.hold();
    Waiting one(pause);
    awaitWaiting(pause, 1);
    one.thread.request_stop();
    one.thread.join();
    QVERIFY(one.wentOn);
}

ADDUCE_TEST(TestPause)
#include "test_pause.moc"
