#include "core/base/error.h"
#include "core/base/stop.h"
#include "tests/core/serving/small_replies.h"
#include "tests/support/test_main.h"

#include <QSemaphore>
#include <QTest>
#include <latch>
#include <memory>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Clients that are slow, idle, too many or gone: each is given up in time, and the others are replied to.
class TestSlowClients : public QObject
{
    Q_OBJECT

private slots:
    void tooMuchInHand();
    void givesUpWhatTricklesIn_data();
    void givesUpWhatTricklesIn();
    void stopsForAClientThatGoes();
    void waitsForASlowReaderNotForEver();
    void givesUpWhatTricklesOut_data();
    void givesUpWhatTricklesOut();
    void refusesWhatIsTooMuchAtOnce();
    void manyIdleConnections();
};

void TestSlowClients::tooMuchInHand()
{
    QSemaphore goOn;
    const HttpListener listener({}, { .bytesInHand = 700 }, functions([&](const ServedRequest &request, const std::stop_token &) {
        if (!request.body.isEmpty())
            goOn.acquire();
        return said("hello");
    }));
    const QByteArray post = "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n";
    RawClient first(listener.port()), second(listener.port());
    first.send(post + QByteArray(1000, 'a'));
    QTRY_COMPARE_WITH_TIMEOUT(statusOf(RawClient(listener.port()).send(post).readReply()), 503, 10'000);
    QVERIFY(isAlive(listener));
    goOn.release(100);
    QVERIFY(first.readReply().endsWith("hello"));
    QVERIFY(second.send(post + QByteArray(1000, 'a')).readReply().endsWith("hello")); // there is room again
}

void TestSlowClients::givesUpWhatTricklesIn_data()
{
    QTest::addColumn<QByteArray>("begun");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half a head") << "GET / HTTP/1.1\r\nHo"_ba;
    QTest::newRow("half a body") << "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 900\r\n\r\nhal"_ba;
    QTest::newRow("between two requests") << kGet;
}

void TestSlowClients::givesUpWhatTricklesIn()
{
    QFETCH(QByteArray, begun);
    const ListenerLimits limits { .resting = 400ms, .sending = 400ms, .bytesPerSecond = 1'000'000 };
    const HttpListener listener({}, limits, functions(kHello));
    RawClient client(listener.port());
    QVERIFY(client.isConnected());
    client.send(begun);
    QElapsedTimer clock;
    clock.start();
    // A byte now and then does not help.
    while (clock.elapsed() < 15'000 && !client.isClosedWithin(50))
        client.send("a");
    QVERIFY(client.isClosedByOther());
    QTRY_COMPARE(listener.countConnections(), 0);
    QVERIFY(isAlive(listener));
}

void TestSlowClients::stopsForAClientThatGoes()
{
    QSemaphore begun, stopped;
    const HttpListener listener({}, {}, functions([&](const ServedRequest &, const std::stop_token &stop) {
        begun.release();
        waitForStop(stop);
        stopped.release();
        return said("nobody hears this");
    }));
    RawClient client(listener.port());
    client.send(kGet);
    QVERIFY(begun.tryAcquire(1, 10'000));
    client.close();
    QVERIFY(stopped.tryAcquire(1, 10'000));
    QTRY_COMPARE(listener.countConnections(), 0);
}

void TestSlowClients::waitsForASlowReaderNotForEver()
{
    QSemaphore ended;
    qint64 written = 0;
    const HttpListener listener(
        {}, { .unsentBytes = 1 << 16, .stalled = 500ms }, functions([&](const ServedRequest &, const std::stop_token &) {
            return ServedReply { .write = [&](ReplyWriter &writer) {
                try {
                    for (;;) { // for ever, but that nobody takes it
                        writer.write(QByteArray(1 << 14, 'a'));
                        written += 1 << 14;
                    }
                } catch (const Error &) {
                    ended.release();
                    throw;
                }
            } };
        }));
    QTcpSocket client;
    client.setReadBufferSize(1000);
    client.connectToHost(QHostAddress(QHostAddress::LocalHost), listener.port());
    QVERIFY(client.waitForConnected());
    client.write(kGet);
    QVERIFY(client.waitForBytesWritten());
    QVERIFY(ended.tryAcquire(1, 20'000));
    QVERIFY2(written < 64 << 20, qPrintable(QString::number(written))); // what the system's own buffers hold
}

/// All is written, and taken so slowly that it never ends.
void TestSlowClients::givesUpWhatTricklesOut_data()
{
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("whole") << true;
    QTest::newRow("broken off") << false;
}

void TestSlowClients::givesUpWhatTricklesOut()
{
    QFETCH(bool, isWhole);
    const HttpListener listener({}, { .sending = 300ms, .bytesPerSecond = 100 << 20 },
        functions([isWhole](const ServedRequest &, const std::stop_token &) {
            return ServedReply { .write = [isWhole](ReplyWriter &writer) {
                writer.write(QByteArray(16 << 20, 'a'));
                if (!isWhole)
                    throw Error(ErrorKind::Internal);
            } };
        }));
    QTcpSocket client;
    client.setReadBufferSize(1 << 15);
    client.connectToHost(QHostAddress(QHostAddress::LocalHost), listener.port());
    QVERIFY(client.waitForConnected());
    client.write(kGet);
    qint64 taken = 0;
    const auto isOver = [&] { // a piece at a time, each of which tells the other side that somebody is there
        taken += client.read(1 << 15).size();
        return taken > 0 && listener.countConnections() == 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isOver(), 20'000);
    QVERIFY2(taken < 14 << 20, qPrintable(QString::number(taken)));
}

void TestSlowClients::refusesWhatIsTooMuchAtOnce()
{
    QSemaphore goOn, begun;
    const HttpListener listener(
        {}, { .workers = 1, .waiting = 1 }, functions([&](const ServedRequest &, const std::stop_token &) {
            begun.release();
            goOn.acquire();
            return said("hello");
        }));
    RawClient first(listener.port()), second(listener.port());
    first.send(kLastGet);
    QVERIFY(begun.tryAcquire(1, 10'000)); // the worker has it
    second.send(kLastGet); // and this one waits, or the next one does
    RawClient third(listener.port());
    third.send(kLastGet);
    RawClient fourth(listener.port());
    fourth.send(kLastGet);
    QVERIFY(fourth.readToEnd().endsWith("refused") || third.readToEnd().endsWith("refused"));
    goOn.release(10);
    QVERIFY(first.readToEnd().endsWith("hello"));
}

void TestSlowClients::manyIdleConnections()
{
    const HttpListener listener({}, { .connections = 50 }, functions(kHello));
    RawClient working(listener.port());
    QVERIFY(working.send(kGet).readReply().endsWith("hello"));
    std::vector<std::unique_ptr<RawClient>> idle;
    for (int i = 0; i < 400; ++i) {
        idle.push_back(std::make_unique<RawClient>(listener.port()));
        QVERIFY(idle.back()->isConnected());
    }
    QVERIFY(isAlive(listener)); // honest ones get in, whoever holds on
    QVERIFY2(listener.countConnections() <= 50 + 64, qPrintable(QString::number(listener.countConnections())));
}

ADDUCE_TEST(TestSlowClients)
#include "test_slow_clients.moc"
