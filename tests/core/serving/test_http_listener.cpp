#include "core/base/error.h"
#include "core/base/stop.h"
#include "tests/core/serving/small_replies.h"
#include "tests/support/error_of.h"
#include "tests/support/test_certificates.h"
#include "tests/support/test_main.h"

#include <QScopeGuard>
#include <QSemaphore>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QTest>
#include <latch>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestHttpListener : public QObject
{
    Q_OBJECT

private slots:
    void handsOnWhatIsAsked();
    void takesForms();
    void formsMayComeInPieces();
    void keepsAConnection();
    void refusesByTheHead();
    void tellsNoReasonOfAFault();
    void damagedHeads_data();
    void damagedHeads();
    void tooLongBodies_data();
    void tooLongBodies();
    void writesAsItComes();
    void breaksOffWhatFails();
    void endsInTheMidst();
    void encrypts();
    void saysWhyItCannotListen();
};

void TestHttpListener::handsOnWhatIsAsked()
{
    ServedRequest asked;
    const HttpListener listener({}, {}, functions([&](const ServedRequest &request, const std::stop_token &) {
        asked = request;
        return said("hello", 201);
    }));
    const QByteArray reply = RawClient(listener.port())
                                 .send("POST /a%20b/%2e%2e/c?x=1%262&y=a+b&x=%00 HTTP/1.1\r\nHost: here\r\nX-One: A b\r\nx-one: "
                                       "second\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody")
                                 .readToEnd();
    QCOMPARE(statusOf(reply), 201);
    QVERIFY(reply.endsWith("\r\n\r\nhello"));
    QVERIFY(reply.contains("Content-Type: text/plain\r\n"));
    QCOMPARE(asked.method, "POST");
    QCOMPARE(asked.path, "/a%20b/%2e%2e/c");
    const HttpFields query { { "x", "1&2" }, { "y", "a b" }, { "x", QByteArray(1, '\0') } };
    QCOMPARE(asked.query, query);
    QCOMPARE(asked.header("x-one"), "A b");
    QCOMPARE(asked.countHeaders("x-one"), 2);
    QCOMPARE(asked.header("none"), QByteArray());
    QCOMPARE(asked.body, "body");
    QVERIFY(asked.form.empty());
    QVERIFY(asked.from.isLoopback());
}

void TestHttpListener::takesForms()
{
    ServedRequest asked;
    const HttpListener listener({}, {}, functions([&](const ServedRequest &request, const std::stop_token &) {
        asked = request;
        return said("hello");
    }));
    const QByteArray body = "--xyz\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nof mine\r\n"
                            "--xyz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"../a b.pdf\"\r\n"
                            "Content-Type: application/pdf\r\n\r\n%PDF\r\n--xy\0z\r\n"_ba
        + "--xyz--\r\n";
    const QByteArray head =
        "POST / HTTP/1.1\r\nHost: here\r\nContent-Type: multipart/form-data; boundary=xyz\r\nConnection: close\r\n"
        "Content-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n";
    QCOMPARE(statusOf(RawClient(listener.port()).send(head + body).readToEnd()), 200);
    QCOMPARE(asked.form.size(), size_t(2));
    QCOMPARE(asked.form[0].name, "note");
    QCOMPARE(asked.form[0].bytes, "of mine");
    QCOMPARE(asked.form[1].name, "file");
    QCOMPARE(asked.form[1].fileName, u"../a b.pdf"_s);
    QCOMPARE(asked.form[1].type, "application/pdf");
    QVERIFY(asked.form[1].bytes.startsWith("%PDF\r\n--xy"));
    QVERIFY(asked.body.isEmpty());
}

/// However its bytes arrive, a form has the same parts; one without its end is none.
void TestHttpListener::formsMayComeInPieces()
{
    std::atomic<std::size_t> parts = 0;
    std::atomic<qsizetype> bytes = 0;
    const HttpListener listener({}, {}, functions([&](const ServedRequest &request, const std::stop_token &) {
        parts = request.form.size();
        bytes = request.form.empty() ? 0 : request.form[0].bytes.size();
        return said("hello");
    }));
    const QByteArray body =
        "--xyz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.pdf\"\r\n\r\n0123456789\r\n--xyz--\r\n";
    const auto head = [](qsizetype length) {
        return "POST / HTTP/1.1\r\nHost: here\r\nContent-Type: multipart/form-data; boundary=xyz\r\nConnection: "
               "close\r\nContent-Length: "
            + QByteArray::number(length) + "\r\n\r\n";
    };
    for (qsizetype cut = body.indexOf("0123456789") - 2; cut < body.size(); ++cut) {
        RawClient client(listener.port());
        client.send(head(body.size()) + body.left(cut));
        QVERIFY(client.send(body.mid(cut)).readToEnd().endsWith("hello"));
        QCOMPARE(parts, std::size_t(1));
        QCOMPARE(bytes, 10);
    }
    const QByteArray half = body.left(body.indexOf("789"));
    QCOMPARE(statusOf(RawClient(listener.port()).send(head(half.size()) + half).readToEnd()), 400);
}

void TestHttpListener::keepsAConnection()
{
    const HttpListener listener(
        {}, {}, functions([](const ServedRequest &request, const std::stop_token &) { return said(request.path); }));
    RawClient client(listener.port());
    for (const QByteArray path : { "/1", "/2", "/3" })
        QVERIFY(client.send("GET " + path + " HTTP/1.1\r\nHost: here\r\n\r\n").readReply().endsWith("\r\n\r\n" + path));
    client.send("GET /4 HTTP/1.1\r\nHost: here\r\n\r\nGET /5 HTTP/1.1\r\nHost: here\r\n\r\n"); // one behind the other
    QVERIFY(client.readReply().endsWith("/4"));
    QVERIFY(client.readReply().endsWith("/5"));
    QCOMPARE(listener.countConnections(), 1);
}

void TestHttpListener::refusesByTheHead()
{
    std::atomic<bool> isServed = false;
    ServingFunctions all = functions([&](const ServedRequest &, const std::stop_token &) {
        isServed = true;
        return said("hello");
    });
    all.admit = [](const ServedRequest &) { return Admission { .refused = said("who are you?", 401) }; };
    const HttpListener listener({}, {}, all);
    // Not a byte of the body is waited for.
    RawClient client(listener.port());
    const QByteArray reply = client.send("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 900\r\n\r\n").readReply();
    QCOMPARE(statusOf(reply), 401);
    QVERIFY(reply.endsWith("who are you?"));
    QVERIFY(!isServed);
}

void TestHttpListener::tellsNoReasonOfAFault()
{
    const HttpListener listener({}, {},
        functions([](const ServedRequest &, const std::stop_token &) -> ServedReply { throw std::runtime_error("a secret"); }));
    const QByteArray reply = RawClient(listener.port()).send(kLastGet).readToEnd();
    QCOMPARE(statusOf(reply), 500);
    QVERIFY(reply.endsWith("refused"));
    QVERIFY(!reply.contains("secret"));
}

void TestHttpListener::damagedHeads_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("no HTTP") << "hello there\r\n\r\n"_ba;
    QTest::newRow("bytes") << QByteArray::fromHex("160301020001000001fc0303") + QByteArray(200, '\x01') + "\r\n\r\n";
    QTest::newRow("no host") << "GET / HTTP/1.1\r\n\r\n"_ba;
    QTest::newRow("a long line") << "GET /" + QByteArray(100'000, 'a') + " HTTP/1.1\r\nHost: here\r\n\r\n";
    QTest::newRow("a long header") << "GET / HTTP/1.1\r\nHost: here\r\nX: " + QByteArray(100'000, 'a') + "\r\n\r\n";
    QTest::newRow("many headers") << "GET / HTTP/1.1\r\nHost: here\r\n" + QByteArray("X: 1\r\n").repeated(20'000) + "\r\n";
    QTest::newRow("a negative length") << "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: -5\r\n\r\nhello"_ba;
    QTest::newRow("a length beyond all numbers")
        << "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99999999999999999999999999\r\n\r\nhello"_ba;
    QTest::newRow("a length that is no number") << "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 5, 6\r\n\r\nhello"_ba;
    QTest::newRow("a chunk without a length")
        << "POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\nhello\r\n0\r\n\r\n"_ba;
    QTest::newRow("a header without a name") << "GET / HTTP/1.1\r\nHost: here\r\n : x\r\n\r\n"_ba;
}

void TestHttpListener::damagedHeads()
{
    QFETCH(QByteArray, head);
    const HttpListener listener({}, { .resting = 300ms, .sending = 300ms, .stalled = 300ms }, functions(kHello));
    const QByteArray reply = RawClient(listener.port()).send(head).readToEnd();
    QVERIFY2(!reply.endsWith("hello") && (reply.isEmpty() || statusOf(reply) / 100 == 4), reply.constData());
    QVERIFY(isAlive(listener));
}

void TestHttpListener::tooLongBodies_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status"); // 0: the connection is closed
    QTest::newRow("as it says") << "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1001\r\n\r\n"_ba << 413;
    QTest::newRow("as long as it may be") << "POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 1000\r\n\r\n"
            + QByteArray(1000, 'a') << 200;
    QTest::newRow("without saying so") << "POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
            + ("100\r\n" + QByteArray(256, 'a') + "\r\n").repeated(5)
                                       << 0;
}

void TestHttpListener::tooLongBodies()
{
    QFETCH(QByteArray, request);
    QFETCH(int, status);
    const HttpListener listener({}, {}, functions(kHello));
    RawClient client(listener.port());
    const QByteArray reply = client.send(request).readReply();
    QCOMPARE(statusOf(reply), status);
    QVERIFY(isAlive(listener));
}

void TestHttpListener::writesAsItComes()
{
    QSemaphore next;
    const HttpListener listener({}, {}, functions([&](const ServedRequest &, const std::stop_token &) {
        return ServedReply { .headers = { { "Content-Type", "text/event-stream" } }, .write = [&](ReplyWriter &writer) {
                                for (const QByteArray piece : { "one;", "two;", "three;" }) {
                                    next.acquire();
                                    writer.write(piece);
                                }
                            } };
    }));
    RawClient client(listener.port());
    client.send(kGet);
    QVERIFY(client.readUntil("\r\n\r\n").contains("text/event-stream"));
    for (const QByteArray piece : { "one;", "two;", "three;" }) {
        next.release();
        QVERIFY(client.readUntil(piece).endsWith(piece)); // each is there before the next is made
    }
    QVERIFY(client.readUntil("0\r\n\r\n").endsWith("0\r\n\r\n"));
    QVERIFY(!client.send("GET / HTTP/1.1\r\nHost: here\r\n\r\n").readUntil("\r\n\r\n").isEmpty()); // and it goes on
    next.release(3);
}

void TestHttpListener::breaksOffWhatFails()
{
    const HttpListener listener({}, {}, functions([](const ServedRequest &, const std::stop_token &) {
        return ServedReply { .write = [](ReplyWriter &writer) {
            writer.write("half");
            throw Error(ErrorKind::Unreachable);
        } };
    }));
    const QByteArray reply = RawClient(listener.port()).send(kGet).readToEnd();
    QVERIFY(!reply.contains("0\r\n\r\n")); // no end as of a whole one
}

void TestHttpListener::endsInTheMidst()
{
    std::latch begun(2);
    std::atomic<int> stopped = 0;
    auto listener = std::make_unique<HttpListener>(ListeningPlace {}, ListenerLimits { .workers = 2 },
        functions([&](const ServedRequest &request, const std::stop_token &stop) {
            begun.count_down();
            if (request.path == "/waits") {
                waitForStop(stop);
                ++stopped;
                return said("late");
            }
            return ServedReply { .write = [&stopped, stop](ReplyWriter &writer) {
                const auto count = qScopeGuard([&] { ++stopped; }); // it may be stopped before its first word
                writer.write("first");
                waitForStop(stop);
                throwIfStopped(stop);
            } };
        }));
    const quint16 port = listener->port();
    RawClient waits(port), written(port), idle(port), half(port);
    waits.send("GET /waits HTTP/1.1\r\nHost: here\r\n\r\n");
    written.send("GET /written HTTP/1.1\r\nHost: here\r\n\r\n");
    begun.wait();
    RawClient queued(port); // both workers have something
    queued.send(kGet);
    QVERIFY(idle.isConnected());
    half.send("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 900\r\n\r\nhal");
    listener.reset();
    QCOMPARE(stopped, 2);
    for (RawClient *client : { &waits, &written, &idle, &half, &queued })
        QVERIFY(client->isClosedByOther());
}

void TestHttpListener::encrypts()
{
    const HttpListener listener({ .certificate = kGood, .key = kLeafKey }, {}, functions(kHello));
    QSslSocket client;
    QSslConfiguration configuration = client.sslConfiguration();
    configuration.setCaCertificates({ QSslCertificate(kAuthority) });
    client.setSslConfiguration(configuration);
    client.connectToHostEncrypted(u"127.0.0.1"_s, listener.port());
    QVERIFY2(client.waitForEncrypted(), qPrintable(client.errorString()));
    client.write(kLastGet);
    QByteArray reply;
    while (client.waitForReadyRead())
        reply += client.readAll();
    QVERIFY(reply.endsWith("hello"));
    // Who speaks plainly is not understood, and harms nobody.
    QVERIFY(!RawClient(listener.port()).send(kLastGet).readToEnd().contains("hello"));
}

void TestHttpListener::saysWhyItCannotListen()
{
    const HttpListener first({}, {}, functions(kHello));
    const auto on = [](const ListeningPlace &place) { return HttpListener(place, {}, functions(kHello)).port(); };
    const std::optional<Error> taken = errorOf([&] { on({ .port = first.port() }); });
    QVERIFY(taken && taken->kind() == ErrorKind::BadInput);
    QVERIFY(taken->detail().contains(QString::number(first.port())));
    QCOMPARE(errorKindOf([&] { on({ .address = QHostAddress(u"192.0.2.1"_s) }); }), std::optional(ErrorKind::BadInput));
    QCOMPARE(errorKindOf([&] { on({ .certificate = "no certificate", .key = "no key" }); }), std::optional(ErrorKind::BadInput));
    QCOMPARE(errorKindOf([&] { on({ .certificate = kGood, .key = {} }); }), std::optional(ErrorKind::BadInput));
}

ADDUCE_TEST(TestHttpListener)
#include "test_http_listener.moc"
