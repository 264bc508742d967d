#include "core/network/http.h"
#include "core/network/retry.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_certificates.h"
#include "tests/support/test_main.h"

#include <QEventLoop>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

namespace {

/// Answers every request over TLS, in a thread of its own.
class SecureServer
{
public:
    SecureServer(const QByteArray &certificate, QByteArray reply)
        : m_reply(std::move(reply))
    {
        QSslConfiguration configuration;
        configuration.setLocalCertificate(QSslCertificate(certificate));
        configuration.setPrivateKey(QSslKey(test::kLeafKey, QSsl::Ec));
        configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
        m_thread = std::jthread([this, configuration](const std::stop_token &stop) { run(configuration, stop); });
        while (m_port == 0)
            std::this_thread::yield();
    }
    [[nodiscard]] QUrl url() const { return QUrl(u"https://127.0.0.1:%1/"_s.arg(m_port)); }
    [[nodiscard]] int asked() const { return m_asked; }

private:
    void run(const QSslConfiguration &configuration, const std::stop_token &stop)
    {
        QEventLoop loop; // first: the server's socket is watched by what it brings along
        QSslServer server;
        server.setSslConfiguration(configuration);
        if (!server.listen(QHostAddress::LocalHost))
            qFatal("no port");
        QObject::connect(&server, &QTcpServer::pendingConnectionAvailable, &loop, [&] {
            QTcpSocket *socket = server.nextPendingConnection();
            const auto answer = [this, socket] {
                if (socket->readAll().isEmpty())
                    return;
                ++m_asked;
                socket->write(m_reply);
                socket->disconnectFromHost();
            };
            QObject::connect(socket, &QIODevice::readyRead, socket, answer);
            answer(); // it may have come with the end of the handshake
        });
        const std::stop_callback stopped(
            stop, [&] { QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection); });
        m_port = server.serverPort();
        loop.exec();
    }

    QByteArray m_reply;
    std::atomic<int> m_port = 0;
    std::atomic<int> m_asked = 0;
    std::jthread m_thread;
};

} // namespace

/// A server that cannot be trusted gets nothing.
class TestTls : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { QSslConfiguration::setDefaultConfiguration(m_systems); }

    void aGoodCertificateIsTaken();
    void longRepliesComeWhole();
    void badCertificates_data();
    void badCertificates();
    void theNameIsCheckedNotTheAddress();
    void notBackToPlainHttp();

private:
    QSslConfiguration m_systems = QSslConfiguration::defaultConfiguration();
    EgressGate m_gate;
};

void TestTls::initTestCase()
{
    QSslConfiguration configuration = m_systems;
    configuration.addCaCertificate(QSslCertificate(test::kAuthority));
    QSslConfiguration::setDefaultConfiguration(configuration);
}

void TestTls::aGoodCertificateIsTaken()
{
    const SecureServer server(test::kGood, test::http("200 OK", "hello"));
    QCOMPARE(fetch(m_gate, { .url = server.url() }).body, "hello");
}

/// More than is held unread, to a reader that takes its time, and to one that keeps all.
void TestTls::longRepliesComeWhole()
{
    const QByteArray body = QByteArray("0123456789abcdef").repeated(1 << 20);
    const SecureServer server(test::kGood, test::http("200 OK", body));
    const HttpRequest request { .url = server.url(), .mostBytes = 2 * body.size() };
    QVERIFY(fetch(m_gate, request).body == body);
    QByteArray taken;
    (void)fetch(m_gate, request, {}, [&](const HttpReply &, const QByteArray &piece) {
        std::this_thread::yield();
        taken += piece;
        return true;
    });
    QVERIFY(taken == body);
}

void TestTls::badCertificates_data()
{
    QTest::addColumn<QByteArray>("certificate");
    QTest::addColumn<QString>("reason");
    QTest::newRow("of another host") << test::kOfAnotherHost << u"host name"_s;
    QTest::newRow("expired") << test::kExpired << u"expired"_s;
    QTest::newRow("signed by itself") << test::kSelfSigned << u"self-signed"_s;
}

void TestTls::badCertificates()
{
    QFETCH(QByteArray, certificate);
    QFETCH(QString, reason);
    const SecureServer server(certificate, test::http("200 OK", "hello"));
    int retries = 0;
    const auto error = errorOf([&] {
        (void)fetchRetrying(m_gate, { .url = server.url(), .headers = { { "Authorization", "Bearer canary" } }, .body = "{}" },
            {}, {}, {}, [&](auto) { ++retries; });
    });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Untrusted);
    QCOMPARE(error->detail(), hostOf(server.url()));
    QCOMPARE(m_gate.records(1).front().sent, 0);
    QVERIFY2(error->technical().contains(reason), qPrintable(error->technical()));
    QCOMPARE(server.asked(), 0); // nor has it seen the key
    QCOMPARE(retries, 0);
}

/// Where the address was looked up before, the certificate is still that of the name.
void TestTls::theNameIsCheckedNotTheAddress()
{
    const Reach reach { .isPublicOnly = true, .allowsLoopback = true, .resolve = [](const QString &) {
                           return QList { QHostAddress(u"127.0.0.1"_s) };
                       } };
    const SecureServer server(test::kOfAnotherHost, test::http("200 OK", "hello"));
    const QUrl named(u"https://models.example:%1/"_s.arg(server.url().port()));
    QCOMPARE(fetch(m_gate, { .url = named, .reach = reach }).body, "hello");
    const SecureServer other(test::kGood, test::http("200 OK", "hello")); // of 127.0.0.1
    const QUrl wrong(u"https://models.example:%1/"_s.arg(other.url().port()));
    const auto error = errorOf([&] { (void)fetch(m_gate, { .url = wrong, .reach = reach }); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Untrusted);
    QCOMPARE(other.asked(), 0);
}

void TestTls::notBackToPlainHttp()
{
    const test::LoopbackServer plain([](const QByteArray &) { return test::http("200 OK", "there"); });
    const SecureServer server(test::kGood, test::http("302 Found", {}, "Location: " + plain.url(u"/"_s).toEncoded() + "\r\n"));
    for (const Redirects redirects : { Redirects::SameOrigin, Redirects::AnySafe }) {
        const auto error = errorOf([&] { (void)fetch(m_gate, { .url = server.url(), .redirects = redirects }); });
        QVERIFY(error && error->kind() == ErrorKind::Unreachable);
    }
    QCOMPARE(fetch(m_gate, { .url = server.url(), .redirects = Redirects::None }).status, 302);
    QCOMPARE(plain.asked(), 0);
}

ADDUCE_TEST(TestTls)
#include "test_tls.moc"
