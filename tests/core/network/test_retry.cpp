#include "core/base/error.h"
#include "core/network/retry.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

class TestRetry : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTriedAgain_data();
    void whatIsTriedAgain();
    void waitsDouble();
    void wishes_data();
    void wishes();
    void triesUntilItWorks();
    void givesUp();
    void neverOnceTextHasCome();
    void stopsDuringAWait();

private:
    EgressGate m_gate;
};

namespace {

constexpr RetryPolicy kQuick { .first = milliseconds(1), .longest = milliseconds(2), .longestAsked = milliseconds(1000) };

/// Qt itself asks again, unseen, when a connection ends before a byte of the reply has come; not so here.
const QByteArray kCut = "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{";

HttpReply replyOf(int status, const QByteArray &body = {}, const QByteArray &header = {}, const QByteArray &value = {})
{
    HttpReply reply { status, 0, {}, body };
    if (!header.isEmpty())
        reply.headers.emplace_back(header, value);
    return reply;
}

} // namespace

void TestRetry::whatIsTriedAgain_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("again");
    for (const int status : { 400, 401, 402, 403, 404, 413, 422, 432, 433, 501 })
        QTest::addRow("%d", status) << status << QByteArray() << false;
    for (const int status : { 408, 409, 429, 500, 502, 503, 504, 529 })
        QTest::addRow("%d", status) << status << QByteArray("{}") << true;
    QTest::newRow("a spent budget") << 429 << QByteArray(R"({"error":{"type":"insufficient_quota"}})") << false;
    QTest::newRow("a spend cap") << 429 << QByteArray(R"({"error":{"details":{"error_code":"enforced_spend_limit_reached"}}})")
                                 << false;
    QTest::newRow("a limit of the day") << 429 << QByteArray(R"({"error":{"details":[{"quotaId":"RequestsPerDayPerProject"}]}})")
                                        << false;
    QTest::newRow("an input too large") << 500 << QByteArray(R"({"error":{"message":"input (902 tokens) is too large"}})")
                                        << false;
    QTest::newRow("JSON that is none") << 500 << QByteArray(R"({"error":{"message":"parse error at line 1"}})") << false;
    QTest::newRow("the model still loads") << 503 << QByteArray(R"({"error":{"message":"Loading model"}})") << true;
}

void TestRetry::whatIsTriedAgain()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, again);
    QCOMPARE(retryDelay({}, replyOf(status, body), 1, 0.5, 0).has_value(), again);
    QVERIFY(!retryDelay({}, replyOf(status, body), 3, 0.5, 0)); // two retries at most
}

void TestRetry::waitsDouble()
{
    QCOMPARE(retryDelay({}, std::nullopt, 1, 1, 0), milliseconds(500));
    QCOMPARE(retryDelay({}, std::nullopt, 1, 0, 0), milliseconds(375));
    QCOMPARE(retryDelay({}, std::nullopt, 2, 1, 0), milliseconds(1000));
    QCOMPARE(retryDelay({ .retries = 20 }, std::nullopt, 9, 1, 0), milliseconds(8000));
    QCOMPARE(retryDelay({ .retries = 1000 }, std::nullopt, 900, 1, 0), milliseconds(8000));
    QVERIFY(!retryDelay({ .retries = 0 }, std::nullopt, 1, 1, 0));
    QVERIFY(!retryDelay({}, replyOf(503, {}, "x-should-retry", "false"), 1, 1, 0));
}

void TestRetry::wishes_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<qint64>("wait"); // ms; -1: no retry, -2: nothing was wished
    QTest::newRow("ms") << QByteArray("retry-after-ms") << QByteArray("1500") << QByteArray() << qint64(1500);
    QTest::newRow("seconds") << QByteArray("retry-after") << QByteArray("7") << QByteArray() << qint64(7000);
    QTest::newRow("half a second") << QByteArray("retry-after") << QByteArray("0.5") << QByteArray() << qint64(500);
    QTest::newRow("a date") << QByteArray("retry-after") << QByteArray("Sat, 21 Nov 2026 12:00:09 GMT") << QByteArray()
                            << qint64(9000);
    QTest::newRow("a date that is past") << QByteArray("retry-after") << QByteArray("Sat, 21 Nov 2026 11:00:00 GMT")
                                         << QByteArray() << qint64(0);
    QTest::newRow("in the body") << QByteArray() << QByteArray() << QByteArray(R"({"error":{"details":[{"retryDelay":"22s"}]}})")
                                 << qint64(22000);
    QTest::newRow("two minutes") << QByteArray("retry-after") << QByteArray("120") << QByteArray() << qint64(120000);
    QTest::newRow("an hour") << QByteArray("retry-after") << QByteArray("3600") << QByteArray() << qint64(-1);
    QTest::newRow("nonsense") << QByteArray("retry-after") << QByteArray("soon") << QByteArray() << qint64(-2);
    QTest::newRow("before now") << QByteArray("retry-after") << QByteArray("-5") << QByteArray() << qint64(-2);
    QTest::newRow("for ever") << QByteArray("retry-after") << QByteArray("1e300") << QByteArray() << qint64(-2);
}

void TestRetry::wishes()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, body);
    QFETCH(qint64, wait);
    const qint64 now = QDateTime(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch();
    const HttpReply reply = replyOf(429, body, header, value);
    QCOMPARE(requestedDelay(reply, now).has_value(), wait != -2);
    const auto delay = retryDelay({}, reply, 1, 1, now);
    if (wait == -1)
        QVERIFY(!delay);
    else
        QCOMPARE(delay, milliseconds(wait == -2 ? 500 : wait));
}

void TestRetry::triesUntilItWorks()
{
    QByteArrayList answers { test::http("503 Later", {}), kCut, test::http("200 OK", "fine") };
    const test::LoopbackServer server([&](const QByteArray &) { return answers.takeFirst(); });
    QList<milliseconds> waits;
    const HttpReply reply = fetchRetrying(
        m_gate, { .url = server.url(u"/"_s), .body = "{}" }, kQuick, {}, {}, [&](milliseconds wait) { waits << wait; });
    QCOMPARE(reply.body, "fine");
    QCOMPARE(server.asked(), 3);
    QCOMPARE(waits.size(), 2);
}

void TestRetry::givesUp()
{
    const test::LoopbackServer later([](const QByteArray &) { return test::http("503 Later", "busy"); });
    QCOMPARE(fetchRetrying(m_gate, { .url = later.url(u"/"_s) }, kQuick).body, "busy");
    QCOMPARE(later.asked(), 3);
    const test::LoopbackServer wrong([](const QByteArray &) { return test::http("401 No", "key"); });
    QCOMPARE(fetchRetrying(m_gate, { .url = wrong.url(u"/"_s) }, kQuick).status, 401);
    QCOMPARE(wrong.asked(), 1);
    const test::LoopbackServer gone([](const QByteArray &) { return kCut; });
    QVERIFY_THROWS_EXCEPTION(Error, (void)fetchRetrying(m_gate, { .url = gone.url(u"/"_s) }, kQuick));
    QCOMPARE(gone.asked(), 3);
}

void TestRetry::neverOnceTextHasCome()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return test::Script({ "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nsome" }, test::Script::End::Reset);
    });
    QByteArray text;
    const auto sink = [&](const HttpReply &, const QByteArray &bytes) {
        text += bytes;
        return true;
    };
    QVERIFY_THROWS_EXCEPTION(Error, (void)fetchRetrying(m_gate, { .url = server.url(u"/"_s) }, kQuick, {}, sink));
    QCOMPARE(text, "some");
    QCOMPARE(server.asked(), 1);
}

void TestRetry::stopsDuringAWait()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("429 Slow", {}, "Retry-After: 100\r\n"); });
    std::stop_source stop;
    QElapsedTimer timer;
    timer.start();
    try {
        (void)fetchRetrying(m_gate, { .url = server.url(u"/"_s) }, {}, stop.get_token(), {}, [&](milliseconds wait) {
            QCOMPARE(wait, milliseconds(100'000));
            stop.request_stop();
        });
        QFAIL("went on");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::Stopped);
    }
    QVERIFY(timer.elapsed() < 50'000);
}

ADDUCE_TEST(TestRetry)
#include "test_retry.moc"
