#include "core/base/error.h"
#include "core/network/http.h"
#include "core/network/public_address.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestPublicAddress : public QObject
{
    Q_OBJECT

private slots:
    void addresses_data();
    void addresses();
    void whatIsNotPublicIsNotReached_data();
    void whatIsNotPublicIsNotReached();
    void theAddressThatWasCheckedIsConnectedTo();
    void theSystemsNamesAreAsked();
    void oneOfSeveralTaintsThem();
    void anUnknownNameIsSaid();
    void allOfItEndsInTime();

private:
    EgressGate m_gate;
};

void TestPublicAddress::addresses_data()
{
    QTest::addColumn<bool>("isOfTheInternet");
    for (const char *address : { "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1",
             "127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.168.0.1",
             "198.18.0.1", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
             "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:0:127.0.0.1",
             "64:ff9b::10.0.0.1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "2002:a00:1::1", "3fff::1",
             "fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "4000::1", "" })
        QTest::newRow(address) << false;
    for (const char *address : { "1.1.1.1", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "172.15.255.255",
             "172.32.0.1", "192.167.255.255", "192.169.0.1", "198.17.0.1", "198.20.0.1", "223.255.255.255", "::ffff:8.8.8.8",
             "64:ff9b::8.8.8.8", "2002:808:808::1", "2001:4860:4860::8888", "2606:4700::1111" })
        QTest::newRow(address) << true;
}

void TestPublicAddress::addresses()
{
    QFETCH(bool, isOfTheInternet);
    QCOMPARE(isPublic(QHostAddress(QString::fromLatin1(QTest::currentDataTag()))), isOfTheInternet);
}

void TestPublicAddress::whatIsNotPublicIsNotReached_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("allowsLoopback");
    QTest::newRow("this computer") << u"127.0.0.1"_s << false;
    QTest::newRow("this computer by its name") << u"localhost"_s << false; // of /etc/hosts
    QTest::newRow("this computer, written otherwise") << u"2130706433"_s << false;
    QTest::newRow("this computer, in octal") << u"0177.0.0.1"_s << false;
    QTest::newRow("this computer, in short") << u"127.1"_s << false;
    QTest::newRow("this computer by IPv6") << u"[::1]"_s << false;
    QTest::newRow("mapped") << u"[::ffff:127.0.0.1]"_s << false;
    QTest::newRow("unspecified") << u"0.0.0.0"_s << true;
    QTest::newRow("a neighbour") << u"192.168.0.1"_s << true;
    QTest::newRow("what clouds say of themselves") << u"169.254.169.254"_s << true;
}

void TestPublicAddress::whatIsNotPublicIsNotReached()
{
    QFETCH(QString, host);
    QFETCH(bool, allowsLoopback);
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "secret"); });
    const QUrl url(u"http://%1:%2/"_s.arg(host).arg(server.url({}).port()));
    const auto error = errorOf([&] {
        (void)fetch(m_gate,
            { .url = url,
                .outgoing = { .allowsPlain = true },
                .reach = { .isPublicOnly = true, .allowsLoopback = allowsLoopback } });
    });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
    QVERIFY2(error->technical().contains(u"not on the public internet"), error->what());
    QCOMPARE(server.asked(), 0);
}

/// A name may lead elsewhere the next time that it is asked for.
void TestPublicAddress::theAddressThatWasCheckedIsConnectedTo()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "here"); });
    QStringList asked;
    const Reach reach { .isPublicOnly = true, .allowsLoopback = true, .resolve = [&](const QString &host) {
                           asked << host;
                           return asked.size() == 1 ? QList { QHostAddress(u"127.0.0.1"_s) }
                                                    : QList { QHostAddress(u"10.0.0.1"_s) };
                       } };
    const QUrl url(u"http://papers.invalid:%1/a"_s.arg(server.url({}).port()));
    QCOMPARE(fetch(m_gate, { .url = url, .outgoing = { .allowsPlain = true }, .reach = reach }).body, "here");
    QCOMPARE(asked, QStringList { u"papers.invalid"_s });
    QVERIFY(server.requests().constFirst().contains("Host: papers.invalid:"));
}

void TestPublicAddress::theSystemsNamesAreAsked()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "here"); });
    const QUrl url(u"http://localhost:%1/"_s.arg(server.url({}).port())); // of /etc/hosts
    const Reach reach { .isPublicOnly = true, .allowsLoopback = true };
    QCOMPARE(fetch(m_gate, { .url = url, .reach = reach }).body, "here");
    std::stop_source stop;
    stop.request_stop();
    const auto error = errorOf([&] { (void)fetch(m_gate, { .url = url, .reach = reach }, stop.get_token()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Stopped);
    QCOMPARE(server.asked(), 1);
}

void TestPublicAddress::oneOfSeveralTaintsThem()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "here"); });
    const Reach reach { .isPublicOnly = true, .allowsLoopback = true, .resolve = [](const QString &) {
                           return QList { QHostAddress(u"127.0.0.1"_s), QHostAddress(u"fe80::1"_s) };
                       } };
    const QUrl url(u"http://papers.invalid:%1/a"_s.arg(server.url({}).port()));
    const auto error = errorOf([&] { (void)fetch(m_gate, { .url = url, .outgoing = { .allowsPlain = true }, .reach = reach }); });
    QVERIFY(error);
    QVERIFY2(error->technical().contains(u"fe80::1"), error->what());
    QCOMPARE(server.asked(), 0);
}

void TestPublicAddress::anUnknownNameIsSaid()
{
    const Reach reach { .isPublicOnly = true, .resolve = [](const QString &) { return QList<QHostAddress>(); } };
    const auto error = errorOf([&] { (void)fetch(m_gate, { .url = QUrl(u"https://papers.invalid/"_s), .reach = reach }); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
    QCOMPARE(error->detail(), u"papers.invalid"_s);
}

/// A server that sends a byte now and then makes progress for ever.
void TestPublicAddress::allOfItEndsInTime()
{
    const test::LoopbackServer server(
        [](const QByteArray &) { return test::Script({ "HTTP/1.1 200 OK\r\n\r\n", "x" }, test::Script::End::Repeat); });
    const auto error = errorOf([&] { (void)fetch(m_gate, { .url = server.url(u"/"_s), .deadlines = { .wholeMs = 200 } }); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
}

ADDUCE_TEST(TestPublicAddress)
#include "test_public_address.moc"
