#include "core/base/error.h"
#include "core/network/http.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QRandomGenerator>
#include <QTest>
#include <future>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestHttp : public QObject
{
    Q_OBJECT

private slots:
    void repliesComeWhole_data();
    void repliesComeWhole();
    void brokenReplies_data();
    void brokenReplies();
    void interimRepliesArePassedOver();
    void longRepliesComeWhole_data();
    void longRepliesComeWhole();
    void sinkGetsWhatSucceeds();
    void whatTheSinkThrowsComesOut();
    void sendsItsHeadersAndNoCookies();
    void redirects();
    void oddLocations_data();
    void oddLocations();
    void theLedgerCountsWhatWentOut();
    void stopsWhileNothingComes();
    void postsABody();
    void keepsToItsDeadlines_data();
    void keepsToItsDeadlines();
    void nowhereToMeansNowhere();
    void safeAddresses_data();
    void safeAddresses();

private:
    EgressGate m_gate;
};

void TestHttp::repliesComeWhole_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<int>("number");
    QTest::newRow("fine") << QByteArray("200 OK") << 200;
    QTest::newRow("not there") << QByteArray("404 Not Found") << 404;
    QTest::newRow("not allowed") << QByteArray("401 Unauthorized") << 401;
    QTest::newRow("too many") << QByteArray("429 Too Many Requests") << 429;
    QTest::newRow("broken") << QByteArray("500 Oh") << 500;
    QTest::newRow("away") << QByteArray("503 Later") << 503;
}

void TestHttp::repliesComeWhole()
{
    QFETCH(QByteArray, status);
    QFETCH(int, number);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http(status, "{\"says\": 1}"); });
    const HttpReply reply = fetch(m_gate, { .url = server.url(u"/x"_s) });
    QCOMPARE(reply.status, number);
    QCOMPARE(reply.body, "{\"says\": 1}");
    QCOMPARE(reply.contentLength, 11);
}

void TestHttp::brokenReplies_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("hung up") << QByteArray() << ErrorKind::Unreachable;
    QTest::newRow("no HTTP") << QByteArray("SSH-2.0-hello\r\n") << ErrorKind::BadReply;
    QTest::newRow("cut") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{") << ErrorKind::Unreachable;
    QTest::newRow("compressed, but not") << test::http("200 OK", "{\"a\": 1}", "Content-Encoding: gzip\r\n")
                                         << ErrorKind::BadReply;
    QTest::newRow("compressed in a way that we do not know")
        << test::http("200 OK", "{\"a\": 1}", "Content-Encoding: br\r\n") << ErrorKind::BadReply;
    QTest::newRow("compressed a thousand times") << test::http("200 OK", qCompress(QByteArray(32 << 20, ' ')).mid(4),
        "Content-Encoding: deflate\r\n") << ErrorKind::BadReply;
    QTest::newRow("compressed and cut") << test::http("200 OK", qCompress(QByteArray(900, 'x'), 0).mid(4).first(300),
        "Content-Encoding: deflate\r\n") << ErrorKind::Unreachable;
    QTest::newRow("too long") << test::http("200 OK", QByteArray(2000, 'x')) << ErrorKind::BadReply;
    QTest::newRow("an error that is too long") << test::http("500 Oh", QByteArray(2000, 'x')) << ErrorKind::BadReply;
    QTest::newRow("headers without end") << "HTTP/1.1 200 OK\r\n" + QByteArray("X: y\r\n").repeated(1000)
                                         << ErrorKind::Unreachable;
    QTest::newRow("a flood of headers") << "HTTP/1.1 200 OK\r\n" + QByteArray("X: y\r\n").repeated(1'000'000)
                                        << ErrorKind::BadReply;
}

void TestHttp::brokenReplies()
{
    QFETCH(QByteArray, answer);
    QFETCH(ErrorKind, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return answer; });
    const auto error = errorOf(
        [&] { (void)fetch(m_gate, { .url = server.url(u"/"_s), .deadlines = { 2000, 2000, 2000 }, .mostBytes = 1000 }); });
    QVERIFY(error);
    QVERIFY2(error->kind() == kind, error->what());
    QCOMPARE(error->detail(), hostOf(server.url({})));
    QVERIFY(!error->technical().isEmpty());
    QVERIFY(m_gate.records(1).front().received < 100'000); // no more was unpacked than one piece
}

void TestHttp::interimRepliesArePassedOver()
{
    const test::LoopbackServer server([&](const QByteArray &) {
        return test::Script({ "HTTP/1.1 102 Processing\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n",
                                test::http("200 OK", "there") },
            test::Script::End::Close);
    });
    const HttpReply reply = fetch(m_gate, { .url = server.url(u"/"_s) });
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.body, "there");
    QVERIFY(reply.header("link").isEmpty());
}

/// More than is held unread.
static QByteArray longBody()
{
    QRandomGenerator random(5);
    QByteArray body(8 << 20, Qt::Uninitialized);
    random.fillRange(reinterpret_cast<quint32 *>(body.data()), body.size() / 4);
    return body.toHex();
}

void TestHttp::longRepliesComeWhole_data()
{
    QTest::addColumn<QByteArray>("reply");
    const QByteArray body = longBody();
    QByteArray chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
    constexpr qsizetype kChunk = 100'000;
    for (qsizetype at = 0; at < body.size(); at += kChunk) {
        const QByteArray chunk = body.mid(at, kChunk);
        chunked += QByteArray::number(chunk.size(), 16) + "\r\n" + chunk + "\r\n";
    }
    QTest::newRow("with a length") << test::http("200 OK", body);
    QTest::newRow("until the end") << "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + body;
    QTest::newRow("in chunks") << chunked + "0\r\n\r\n";
    // As zlib writes it, behind the length that Qt puts first.
    QTest::newRow("compressed") << test::http("200 OK", qCompress(body, 1).mid(4), "Content-Encoding: deflate\r\n");
}

void TestHttp::longRepliesComeWhole()
{
    QFETCH(QByteArray, reply);
    const QByteArray body = longBody();
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const HttpRequest request { .url = server.url(u"/"_s), .mostBytes = 2 * body.size() };
    QCOMPARE(fetch(m_gate, request).body.size(), body.size());
    QVERIFY(fetch(m_gate, request).body == body);
    QByteArray taken;
    (void)fetch(m_gate, request, {}, [&](const HttpReply &, const QByteArray &piece) {
        taken += piece;
        return true;
    });
    QVERIFY(taken == body);
}

void TestHttp::sinkGetsWhatSucceeds()
{
    const QByteArray body(300'000, 'b');
    QByteArray status = "206 Partial Content";
    const test::LoopbackServer server(
        [&](const QByteArray &) { return test::http(status, body, "Content-Range: bytes 5-300004/300005\r\n"); });
    QByteArray taken;
    bool isRight = true;
    const auto sink = [&](const HttpReply &head, const QByteArray &bytes) {
        isRight = isRight && head.status == 206 && head.header("content-range") == "bytes 5-300004/300005";
        taken += bytes;
        return true;
    };
    QVERIFY(fetch(m_gate, { .url = server.url(u"/"_s) }, {}, sink).body.isEmpty());
    QCOMPARE(taken, body);
    QVERIFY(isRight);
    status = "416 Range Not Satisfiable";
    taken.clear();
    const HttpReply refused = fetch(m_gate, { .url = server.url(u"/"_s) }, {}, sink);
    QCOMPARE(refused.status, 416);
    QCOMPARE(refused.body, body);
    QVERIFY(taken.isEmpty());
}

void TestHttp::whatTheSinkThrowsComesOut()
{
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", QByteArray(300'000, 'b')); });
    int calls = 0;
    const auto full = [&](const HttpReply &, const QByteArray &) -> bool {
        ++calls;
        throw Error(ErrorKind::DiskFull, u"here"_s);
    };
    const auto error = errorOf([&] { (void)fetch(m_gate, { .url = server.url(u"/"_s) }, {}, full); });
    QVERIFY(error && error->kind() == ErrorKind::DiskFull);
    QCOMPARE(calls, 1);
}

void TestHttp::sendsItsHeadersAndNoCookies()
{
    const test::LoopbackServer server(
        [&](const QByteArray &) { return test::http("200 OK", "{}", "Set-Cookie: who=you; Path=/\r\n"); });
    for (int i = 0; i < 2; ++i)
        (void)fetch(m_gate, { .url = server.url(u"/a%20b?c=d"_s), .headers = { { "Range", "bytes=5-" } } });
    const QByteArray last = server.requests().constLast();
    QVERIFY(last.startsWith("GET /a%20b?c=d HTTP/1.1\r\n"));
    QVERIFY(last.contains("Range: bytes=5-\r\n"));
    QVERIFY(last.contains("User-Agent: adduce/") && last.contains(" (https://github.com/"));
    QVERIFY(!last.toLower().contains("cookie"));
}

/// To another port is to another origin.
void TestHttp::redirects()
{
    const test::LoopbackServer other([](const QByteArray &) { return test::http("200 OK", "there"); });
    const test::LoopbackServer server([&](const QByteArray &request) {
        const QByteArray to = request.startsWith("GET /away") ? other.url(u"/"_s).toEncoded() : QByteArray("/here");
        return request.startsWith("GET /here") ? test::http("200 OK", "here")
                                               : test::http("302 Found", {}, "Location: " + to + "\r\n");
    });
    QCOMPARE(fetch(m_gate, { .url = server.url(u"/"_s) }).body, "here");
    const auto error = errorOf([&] { (void)fetch(m_gate, { .url = server.url(u"/away"_s) }); });
    QVERIFY(error && error->kind() == ErrorKind::Unreachable);
    QCOMPARE(other.asked(), 0);
    QCOMPARE(fetch(m_gate, { .url = server.url(u"/away"_s), .redirects = Redirects::AnySafe }).body, "there");
}

void TestHttp::oddLocations_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QByteArray>("body"); // none: an error
    QTest::newRow("relative") << QByteArray("here") << QByteArray("here");
    QTest::newRow("a bar") << QByteArray("/here?a|b") << QByteArray("here");
    QTest::newRow("a space") << QByteArray("/here?a b") << QByteArray("here");
    QTest::newRow("no scheme that we speak") << QByteArray("ftp://127.0.0.1/") << QByteArray();
    QTest::newRow("a file") << QByteArray("file:///etc/passwd") << QByteArray();
    QTest::newRow("itself") << QByteArray("/") << QByteArray();
    QTest::newRow("no address") << QByteArray("http://[") << QByteArray();
}

void TestHttp::oddLocations()
{
    QFETCH(QByteArray, location);
    QFETCH(QByteArray, body);
    const test::LoopbackServer server([&](const QByteArray &request) {
        return request.startsWith("GET /here") ? test::http("200 OK", "here")
                                               : test::http("302 Found", {}, "Location: " + location + "\r\n");
    });
    QByteArray got;
    const auto error = errorOf([&] { got = fetch(m_gate, { .url = server.url(u"/"_s), .redirects = Redirects::AnySafe }).body; });
    QCOMPARE(got, body);
    QCOMPARE(error.has_value(), body.isEmpty());
    QVERIFY(!error || error->kind() == ErrorKind::Unreachable);
    QVERIFY(server.asked() <= 12);
}

// What went out is counted, not what was to go.
void TestHttp::theLedgerCountsWhatWentOut()
{
    const QByteArray body(300'000, 'x');
    {
        const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
        (void)fetch(m_gate, { .url = server.url(u"/"_s), .body = body });
        QCOMPARE(m_gate.records(1).front().sent, body.size());
        QCOMPARE(m_gate.records(1).front().received, 2);
    }
    QTcpServer gone;
    QVERIFY(gone.listen(QHostAddress::LocalHost));
    const QUrl nobody(u"http://127.0.0.1:%1/"_s.arg(gone.serverPort()));
    gone.close();
    const auto error = errorOf([&] { (void)fetch(m_gate, { .url = nobody, .body = body }); });
    QVERIFY(error && error->kind() == ErrorKind::NotListening);
    QCOMPARE(error->detail(), hostOf(nobody));
    QCOMPARE(m_gate.records(1).front().sent, 0);
    QCOMPARE(m_gate.records(1).front().outcome, u"not_listening"_s);
}

void TestHttp::stopsWhileNothingComes()
{
    QTcpServer silent; // takes the connection and says nothing
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    const QUrl url(u"http://127.0.0.1:%1/"_s.arg(silent.serverPort()));
    std::stop_source stop;
    auto fetching = std::async(std::launch::async,
        [&, token = stop.get_token()] { return errorOf([&] { (void)fetch(m_gate, { .url = url }, token); }); });
    QTRY_VERIFY(silent.hasPendingConnections()); // it waits for the answer now
    stop.request_stop();
    const auto error = fetching.get();
    QVERIFY(error && error->kind() == ErrorKind::Stopped);
    QVERIFY(errorOf([&] { (void)fetch(m_gate, { .url = url }, stop.get_token()); })->kind() == ErrorKind::Stopped);
}

void TestHttp::postsABody()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    const QByteArray body(500'000, 'x');
    (void)fetch(m_gate, { .url = server.url(u"/v1/chat"_s), .body = body });
    const QByteArray request = server.requests().front();
    QVERIFY(request.startsWith("POST /v1/chat HTTP/1.1\r\n"));
    QVERIFY(request.contains("Content-Type: application/json\r\n"));
    QVERIFY(request.endsWith(body));
    (void)fetch(m_gate, { .url = server.url(u"/"_s), .body = QByteArray() });
    QVERIFY(server.requests().constLast().startsWith("POST / HTTP/1.1\r\n"));
}

void TestHttp::keepsToItsDeadlines_data()
{
    QTest::addColumn<QByteArrayList>("pieces");
    QTest::addColumn<int>("end");
    QTest::addColumn<bool>("late");
    const auto row = [](const char *name, const QByteArrayList &pieces, test::Script::End end, bool late) {
        QTest::newRow(name) << pieces << static_cast<int>(end) << late;
    };
    const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
    row("says nothing", {}, test::Script::End::Hold, true);
    row("a head and nothing more", { head }, test::Script::End::Hold, true);
    row("some text and nothing more", { head, "text" }, test::Script::End::Hold, true);
    row("signs of life for ever", { head, ":\n" }, test::Script::End::Repeat, true);
    row("text and then signs of life", { head, "text", ":\n" }, test::Script::End::Repeat, true);
    row("an end", { head, "text" }, test::Script::End::Close, false);
}

void TestHttp::keepsToItsDeadlines()
{
    QFETCH(QByteArrayList, pieces);
    QFETCH(int, end);
    QFETCH(bool, late);
    const test::LoopbackServer server(
        [&](const QByteArray &) { return test::Script(pieces, static_cast<test::Script::End>(end)); });
    const auto counts = [](const HttpReply &, const QByteArray &bytes) { return bytes.contains("text"); };
    const auto error =
        errorOf([&] { (void)fetch(m_gate, { .url = server.url(u"/"_s), .deadlines = { 2000, 150, 150 } }, {}, counts); });
    QCOMPARE(error.has_value(), late);
    if (late) {
        QCOMPARE(error->kind(), ErrorKind::Unreachable);
        QVERIFY2(error->technical().contains(u"time"_s) || error->technical().contains(u"broke off"_s),
            qPrintable(error->technical()));
    }
}

/// A key is for one address only.
void TestHttp::nowhereToMeansNowhere()
{
    const test::LoopbackServer server(
        [](const QByteArray &) { return test::http("302 Found", "go", "Location: /elsewhere\r\n"); });
    const HttpReply reply = fetch(
        m_gate, { .url = server.url(u"/"_s), .headers = { { "Authorization", "Bearer x" } }, .redirects = Redirects::None });
    QCOMPARE(reply.status, 302);
    QCOMPARE(server.asked(), 1);
}

void TestHttp::safeAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("safe");
    const auto row = [](const char *address, bool safe) { QTest::newRow(address) << QString::fromLatin1(address) << safe; };
    row("https://example.org/x", true);
    row("http://localhost:8080/", true);
    row("http://127.0.0.1/", true);
    row("http://[::1]:9/", true);
    row("http://example.org/", false);
    row("http://localhost.example.org/", false);
    row("http://192.168.0.1/", false);
    row("file:///etc/passwd", false);
    row("ftp://example.org/", false);
    row("https:///x", false);
    row("example.org", false);
    row("", false);
}

void TestHttp::safeAddresses()
{
    QFETCH(QString, address);
    QFETCH(bool, safe);
    QCOMPARE(isSafe(QUrl(address)), safe);
}

ADDUCE_TEST(TestHttp)
#include "test_http.moc"
