#include "core/base/error.h"
#include "core/web/web_page.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QCryptographicHash>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestWebPage : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNotPublicIsNotFetched_data();
    void whatIsNotPublicIsNotFetched();
    void noRedirectLeadsThere_data();
    void noRedirectLeadsThere();
    void aNameMayNotChangeItsMind();
    void badAddresses_data();
    void badAddresses();
    void nextAddresses_data();
    void nextAddresses();
    void badReplies_data();
    void badReplies();
    void aDripEndsInTime();
    void pages_data();
    void pages();
    void aPdfInPieces();
    void redirects();
    void eachAddressIsWrittenDown();
    void localOnlyRefuses();
    void stops();

private:
    EgressGate m_gate;
};

namespace {

const QByteArray kHtml = "<!doctype html><title>Naps</title><p>A nap of thirty minutes helps.</p>";
const PageLimits kHere { .wholeMs = 5'000, .allowsLoopback = true };

QByteArray reply(const QByteArray &type, const QByteArray &body, const QByteArray &headers = {})
{
    return "HTTP/1.1 200 OK\r\n" + (type.isEmpty() ? QByteArray() : "Content-Type: " + type + "\r\n") + headers
        + "Content-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

QByteArray sendsOnTo(const QByteArray &location)
{
    return "HTTP/1.1 302 Found\r\nLocation: " + location + "\r\nContent-Length: 0\r\n\r\n";
}

} // namespace

void TestWebPage::whatIsNotPublicIsNotFetched_data()
{
    QTest::addColumn<QString>("host");
    for (const char *host :
        { "127.0.0.1", "localhost", "127.1", "0x7f000001", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "0.0.0.0", "[::]" })
        QTest::newRow(host) << QString::fromLatin1(host);
}

void TestWebPage::whatIsNotPublicIsNotFetched()
{
    QFETCH(QString, host);
    const test::LoopbackServer server([](const QByteArray &) { return reply("text/html", kHtml); });
    const QUrl url(u"http://%1:%2/"_s.arg(host).arg(server.url({}).port()));
    const auto error = errorOf([&] { (void)fetchPage(m_gate, url); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
    QVERIFY2(error->technical().contains(u"public"), error->what());
    QCOMPARE(server.asked(), 0);
}

void TestWebPage::noRedirectLeadsThere_data()
{
    QTest::addColumn<QByteArray>("location");
    for (const char *location :
        { "http://10.0.0.1/", "//192.168.0.1/", "http://172.16.9.9:8080/x", "http://169.254.169.254/latest/meta-data",
            "http://[fe80::1]/", "http://[fd00::1]/", "http://[::ffff:10.0.0.1]/", "http://0.0.0.0/", "http://224.0.0.1/",
            "file:///etc/passwd", "javascript:alert(1)", "ftp://example.org/", "http://me:secret@example.org/", "http://[" })
        QTest::newRow(location) << QByteArray(location);
}

void TestWebPage::noRedirectLeadsThere()
{
    QFETCH(QByteArray, location);
    const test::LoopbackServer server([&](const QByteArray &) { return sendsOnTo(location); });
    const auto error = errorOf([&] { (void)fetchPage(m_gate, server.url(u"/"_s), kHere); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
    QVERIFY2(error->technical().contains(u"public") || error->technical().contains(u"may not be followed"), error->what());
    QCOMPARE(server.asked(), 1);
}

/// The second time that its name is asked for, after a redirect, it leads to a neighbour.
void TestWebPage::aNameMayNotChangeItsMind()
{
    const test::LoopbackServer server([&](const QByteArray &) { return sendsOnTo("/again"); });
    int asked = 0;
    PageLimits limits = kHere;
    limits.resolve = [&](const QString &) { return QList { QHostAddress(++asked == 1 ? u"127.0.0.1"_s : u"192.168.0.1"_s) }; };
    const QUrl url(u"http://papers.invalid:%1/"_s.arg(server.url({}).port()));
    const auto error = errorOf([&] { (void)fetchPage(m_gate, url, limits); });
    QVERIFY(error);
    QVERIFY2(error->technical().contains(u"192.168.0.1"), error->what());
    QCOMPARE(asked, 2);
    QCOMPARE(server.asked(), 1);
}

void TestWebPage::badAddresses_data()
{
    QTest::addColumn<QString>("address");
    for (const char *address : { "", "naps", "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x",
             "ftp://example.org/", "http:///x", "https://me@example.org/", "https://me:secret@example.org/", "http://[" })
        QTest::newRow(address) << QString::fromLatin1(address);
}

void TestWebPage::badAddresses()
{
    QFETCH(QString, address);
    EgressGate gate;
    const auto error = errorOf([&] { (void)fetchPage(gate, QUrl(address)); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::BadInput);
    QVERIFY(!error->detail().contains(u"secret"));
    QVERIFY(gate.records(1).empty());
}

void TestWebPage::nextAddresses_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("to"); // none: not followed
    const auto row = [](const char *from, const char *location, const char *to) {
        QTest::addRow("%s, %s", from, location) << QString::fromLatin1(from) << QByteArray(location) << QString::fromLatin1(to);
    };
    row("https://a.org/b/c", "/d", "https://a.org/d");
    row("https://a.org/b/c", "d?e=f#g", "https://a.org/b/d?e=f");
    row("https://a.org/b/c", "//b.org/", "https://b.org/");
    row("https://a.org/b/c", "https://b.org/x", "https://b.org/x");
    row("https://a.org/b/c", "http://a.org/b/c", "");
    row("http://a.org/b/c", "https://a.org/b/c", "https://a.org/b/c");
    row("http://a.org/b/c", "http://b.org/", "http://b.org/");
    row("https://a.org/", "https://x@b.org/", "");
    row("https://a.org/", "javascript:alert(1)", "");
    row("https://a.org/", "file:///etc/passwd", "");
    row("https://a.org/", "https://", "");
}

void TestWebPage::nextAddresses()
{
    QFETCH(QString, from);
    QFETCH(QByteArray, location);
    QFETCH(QString, to);
    QUrl next;
    const auto error = errorOf([&] { next = nextAddress(QUrl(from), location); });
    QCOMPARE(next, QUrl(to));
    QCOMPARE(error.has_value(), to.isEmpty());
}

void TestWebPage::badReplies_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<ErrorKind>("kind");
    const auto row = [](const char *name, const QByteArray &said, ErrorKind kind) { QTest::newRow(name) << said << kind; };
    const QByteArray long1 = QByteArray(11 << 20, 'x');
    row("hung up", {}, ErrorKind::Unreachable);
    row("no HTTP", "SSH-2.0-x\r\n", ErrorKind::BadReply);
    row("not there", "HTTP/1.1 404 Not Found\r\nContent-Length: 1\r\n\r\nx", ErrorKind::Unreachable);
    row("broken", "HTTP/1.1 500 Oh\r\nContent-Length: 1\r\n\r\nx", ErrorKind::Unreachable);
    row("sends on to nowhere", "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n", ErrorKind::Unreachable);
    row("nothing in it", reply("text/html", {}), ErrorKind::Empty);
    row("no content", "HTTP/1.1 204 No Content\r\n\r\n", ErrorKind::Unreachable);
    row("a picture", reply("image/png", "\x89PNG"), ErrorKind::Unsupported);
    row("a script", reply("text/javascript", "alert(1)"), ErrorKind::Unsupported);
    row("JSON", reply("application/json", "{}"), ErrorKind::Unsupported);
    row("an archive", reply("application/octet-stream", "PK"), ErrorKind::Unsupported);
    row("of no kind", reply({}, kHtml), ErrorKind::Unsupported);
    row("no PDF", reply("application/pdf", kHtml), ErrorKind::Unsupported);
    row("said to be too long", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99999999999\r\n\r\nx",
        ErrorKind::TooLarge);
    row("too long", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + long1, ErrorKind::TooLarge);
    row("too long when unpacked", reply("text/html", qCompress(long1).mid(4), "Content-Encoding: deflate\r\n"),
        ErrorKind::TooLarge);
    row("cut", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5000\r\n\r\n<p>", ErrorKind::Unreachable);
}

void TestWebPage::badReplies()
{
    QFETCH(QByteArray, said);
    QFETCH(ErrorKind, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return said; });
    const auto error = errorOf([&] { (void)fetchPage(m_gate, server.url(u"/"_s), kHere); });
    QVERIFY(error);
    QVERIFY2(error->kind() == kind, error->what());
    QVERIFY(error->detail().contains(hostOf(server.url({}))));
}

void TestWebPage::aDripEndsInTime()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return test::Script({ "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n", "x" }, test::Script::End::Repeat);
    });
    PageLimits limits = kHere;
    limits.wholeMs = 200;
    const auto error = errorOf([&] { (void)fetchPage(m_gate, server.url(u"/"_s), limits); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
}

void TestWebPage::pages_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<PageKind>("kind");
    QTest::addColumn<QString>("encoding");
    const auto row = [](const char *type, const QByteArray &body, PageKind kind, const QString &encoding) {
        QTest::newRow(type) << QByteArray(type) << body << kind << encoding;
    };
    row("text/html", kHtml, PageKind::Html, {});
    row("Text/HTML; Charset=\"ISO-8859-1\"", kHtml, PageKind::Html, u"iso-8859-1"_s);
    row("application/xhtml+xml;charset=utf-8", kHtml, PageKind::Html, u"utf-8"_s);
    row("text/plain; format=flowed", "Naps", PageKind::Text, {});
    row("application/pdf", "%PDF-1.7\n", PageKind::Pdf, {});
    row("application/octet-stream", "\n%PDF-1.7\n", PageKind::Pdf, {});
    row("", "%PDF-1.7\n", PageKind::Pdf, {});
}

void TestWebPage::pages()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QFETCH(PageKind, kind);
    QFETCH(QString, encoding);
    const test::LoopbackServer server(
        [&](const QByteArray &) { return reply(type, body, "Last-Modified: Wed, 21 Oct 2015 07:28:00 GMT\r\n"); });
    const WebPage page = fetchPage(m_gate, server.url(u"/naps?x=y#part"_s), kHere);
    QCOMPARE(page.url, server.url(u"/naps?x=y"_s));
    QCOMPARE(page.kind, kind);
    QCOMPARE(page.encoding, encoding);
    QCOMPARE(page.bytes, body);
    QCOMPARE(page.sha256, QString::fromLatin1(QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex()));
    QCOMPARE(page.modifiedAt, QDateTime(QDate(2015, 10, 21), QTime(7, 28), Qt::UTC));
    QVERIFY(page.fetchedAt > page.modifiedAt);
    QCOMPARE(page.fetchedAt.timeSpec(), Qt::UTC);
}

/// Its mark may come in two pieces.
void TestWebPage::aPdfInPieces()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return test::Script(
            { "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n%", "PD", "F-1.7\n" }, test::Script::End::Close);
    });
    const WebPage page = fetchPage(m_gate, server.url(u"/"_s), kHere);
    QCOMPARE(page.kind, PageKind::Pdf);
    QCOMPARE(page.bytes, "%PDF-1.7\n");
}

void TestWebPage::redirects()
{
    int left = 5;
    const test::LoopbackServer server([&](const QByteArray &) {
        return left-- > 0 ? sendsOnTo("/page/" + QByteArray::number(left)) : reply("text/html", kHtml);
    });
    QCOMPARE(fetchPage(m_gate, server.url(u"/"_s), kHere).url, server.url(u"/page/0"_s));
    left = 6;
    const auto error = errorOf([&] { (void)fetchPage(m_gate, server.url(u"/"_s), kHere); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
    QCOMPARE(server.asked(), 12);
}

void TestWebPage::eachAddressIsWrittenDown()
{
    EgressGate gate;
    const test::LoopbackServer server([](const QByteArray &) { return sendsOnTo("http://10.0.0.1/"); });
    (void)errorOf([&] { (void)fetchPage(gate, server.url(u"/"_s), kHere); });
    const auto records = gate.records(10);
    QCOMPARE(records.size(), 2);
    QCOMPARE(records[0].host, u"10.0.0.1"_s);
    QCOMPARE(records[0].outcome, u"unreachable"_s);
    QCOMPARE(records[0].purpose, EgressPurpose::Web);
    QCOMPARE(records[1].outcome, u"302"_s);
}

void TestWebPage::localOnlyRefuses()
{
    EgressGate gate;
    gate.setRules({ .isLocalOnly = true });
    for (const QString &address : { u"https://example.org/"_s, u"http://example.org/"_s }) {
        const auto error = errorOf([&] { (void)fetchPage(gate, QUrl(address)); });
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::LocalOnly);
    }
    const test::LoopbackServer server([](const QByteArray &) { return sendsOnTo("https://example.org/"); });
    const auto sentOn = errorOf([&] { (void)fetchPage(gate, server.url(u"/"_s), kHere); });
    QVERIFY(sentOn);
    QCOMPARE(sentOn->kind(), ErrorKind::LocalOnly);
}

void TestWebPage::stops()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return test::Script({ "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n", "x" }, test::Script::End::Repeat);
    });
    std::stop_source stop;
    std::jthread later([&] {
        while (server.asked() == 0)
            std::this_thread::yield();
        stop.request_stop();
    });
    const auto error = errorOf([&] { (void)fetchPage(m_gate, server.url(u"/"_s), kHere, stop.get_token()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Stopped);
}

ADDUCE_TEST(TestWebPage)
#include "test_web_page.moc"
