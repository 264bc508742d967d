#include "core/base/latest_task.h"
#include "core/base/stop.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <semaphore>
#include <stdexcept>

using namespace adduce;

namespace {

class Owner : public QObject
{
    Q_OBJECT

public:
    Owner()
        : task(this, [this] { ++idle; })
    {
        connect(this, &Owner::failed, this, [this](const Error &error) { failures << error.kind(); });
    }

    QList<int> arrived;
    QList<ErrorKind> failures;
    int idle = 0;
    LatestTask<Owner> task;

signals:
    void failed(const adduce::Error &error);
};

/// A task that arrives as `number`, once it is let go.
LatestTask<Owner>::Work held(Owner &owner, int number, std::counting_semaphore<> &begun, std::counting_semaphore<> &go)
{
    return [&owner, number, &begun, &go](const auto &post, const std::stop_token &) {
        begun.release();
        go.acquire();
        post([&owner, number] { owner.arrived << number; });
    };
}

} // namespace

class TestLatestTask : public QObject
{
    Q_OBJECT

private slots:
    void theLastAskedForArrivesAlone();
    void aTaskIsToldThatAnotherIsWanted();
    void whatWasPostedBeforeAStopDoesNotArrive();
    void aFailureIsTold();
    void theFailureOfATaskThatWasStoppedIsNot();
    void theOwnerWaitsForItsTask();
};

void TestLatestTask::theLastAskedForArrivesAlone()
{
    Owner owner;
    std::counting_semaphore<> begun(0), go(0);
    owner.task.run(held(owner, 1, begun, go));
    begun.acquire();
    owner.task.run(held(owner, 2, begun, go));
    owner.task.run(held(owner, 3, begun, go));
    QVERIFY(owner.task.isBusy());
    go.release(2); // of three that were asked for two run
    QTRY_VERIFY(!owner.task.isBusy());
    QCOMPARE(owner.arrived, QList<int> { 3 });
    QCOMPARE(owner.idle, 1);
    QVERIFY(!go.try_acquire());
}

void TestLatestTask::aTaskIsToldThatAnotherIsWanted()
{
    Owner owner;
    std::counting_semaphore<> begun(0);
    owner.task.run([&](const auto &, const std::stop_token &stop) {
        begun.release();
        while (true) // ends by the stop alone
            throwIfStopped(stop);
    });
    begun.acquire();
    owner.task.run([&owner](const auto &post, const std::stop_token &) { post([&owner] { owner.arrived << 2; }); });
    QTRY_COMPARE(owner.arrived, QList<int> { 2 });
    QCOMPARE(owner.failures.size(), 0);
}

void TestLatestTask::whatWasPostedBeforeAStopDoesNotArrive()
{
    Owner owner;
    std::counting_semaphore<> posted(0);
    owner.task.run([&](const auto &post, const std::stop_token &) {
        post([&owner] { owner.arrived << 1; });
        posted.release();
    });
    posted.acquire(); // it waits in the owner's thread now
    owner.task.stop();
    QTRY_VERIFY(!owner.task.isBusy());
    QCOMPARE(owner.arrived, QList<int> {});
    QCOMPARE(owner.idle, 1);
}

void TestLatestTask::aFailureIsTold()
{
    Owner owner;
    owner.task.run([](const auto &, const std::stop_token &) { throw Error(ErrorKind::DiskFull); });
    QTRY_VERIFY(!owner.task.isBusy());
    QCOMPARE(owner.failures, QList { ErrorKind::DiskFull });
    owner.task.run([&owner](const auto &post, const std::stop_token &) { post([&owner] { owner.arrived << 2; }); });
    QTRY_COMPARE(owner.arrived, QList<int> { 2 });
}

void TestLatestTask::theFailureOfATaskThatWasStoppedIsNot()
{
    Owner owner;
    std::counting_semaphore<> begun(0), go(0);
    owner.task.run([&](const auto &, const std::stop_token &) {
        begun.release();
        go.acquire();
        throw Error(ErrorKind::DiskFull);
    });
    begun.acquire();
    owner.task.stop();
    go.release();
    QTRY_VERIFY(!owner.task.isBusy());
    QCOMPARE(owner.failures.size(), 0);

    owner.task.run([](const auto &, const std::stop_token &) { throw std::runtime_error("unheard of"); });
    QTRY_VERIFY(!owner.task.isBusy());
    QCOMPARE(owner.failures, QList { ErrorKind::Internal });
}

void TestLatestTask::theOwnerWaitsForItsTask()
{
    bool ended = false;
    {
        Owner owner;
        std::counting_semaphore<> begun(0);
        owner.task.run([&](const auto &, const std::stop_token &stop) {
            begun.release();
            while (!stop.stop_requested()) { }
            ended = true;
        });
        begun.acquire();
    }
    QVERIFY(ended);
}

ADDUCE_TEST(TestLatestTask)
#include "test_latest_task.moc"
