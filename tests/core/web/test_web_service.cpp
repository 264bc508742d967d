#include "core/base/error.h"
#include "core/web/web_service.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestWebService : public QObject
{
    Q_OBJECT

private slots:
    void badReplies_data();
    void badReplies();
    void asksAsItShould();
    void localOnlyRefuses();
    void stops();
    void plainTexts_data();
    void plainTexts();
    void addresses_data();
    void addresses();
    void queries();

private:
    EgressGate m_gate;
};

void TestWebService::badReplies_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<ErrorKind>("kind");
    const auto row = [](const char *name, const QByteArray &reply, ErrorKind kind) { QTest::newRow(name) << reply << kind; };
    row("hung up", {}, ErrorKind::Unreachable);
    row("nothing", test::http("200 OK", {}), ErrorKind::BadReply);
    row("no JSON", test::http("200 OK", "<html>"), ErrorKind::BadReply);
    row("a list", test::http("200 OK", "[{}]"), ErrorKind::BadReply);
    row("cut JSON", test::http("200 OK", "{\"a\": ["), ErrorKind::BadReply);
    row("deep", test::http("200 OK", "{\"a\": " + QByteArray(50'000, '[')), ErrorKind::BadReply);
    row("ten megabytes", test::http("200 OK", "{\"a\": \"" + QByteArray(10 << 20, 'x') + "\"}"), ErrorKind::BadReply);
    row("sent on to a private address", test::http("302 Found", {}, "Location: http://10.0.0.1/\r\n"), ErrorKind::Unreachable);
    row("sent on to itself", test::http("302 Found", {}, "Location: /\r\n"), ErrorKind::Unreachable);
    row("taken for a robot", test::http("202 Accepted", "{}"), ErrorKind::Overloaded);
    row("too many", test::http("429 Too Many Requests", "{}"), ErrorKind::Overloaded);
    row("busy", test::http("503 Later", "{}"), ErrorKind::Overloaded);
    row("no key", test::http("401 Unauthorized", "{}"), ErrorKind::NotAllowed);
    row("not so", test::http("403 Forbidden", "{}"), ErrorKind::Rejected);
    row("not there", test::http("404 Not Found", "Resource not found."), ErrorKind::WrongAddress);
    row("broken", test::http("500 Oh", "{}"), ErrorKind::Unreachable);
}

void TestWebService::badReplies()
{
    QFETCH(QByteArray, reply);
    QFETCH(ErrorKind, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const auto error = errorOf([&] { (void)askService(m_gate, server.url(u"/"_s), {}, { .wholeMs = 5'000 }); });
    QVERIFY(error);
    QVERIFY2(error->kind() == kind, error->what());
    QCOMPARE(error->detail(), hostOf(server.url({})));
    QCOMPARE(server.asked(), 1);
}

void TestWebService::asksAsItShould()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", R"({"a": 1})"); });
    const QJsonObject reply = askService(m_gate, server.url(u"/api"_s), { { u"q"_s, u"a+b & c=d #é"_s }, { u"n"_s, u"3"_s } });
    QCOMPARE(reply[u"a"_s].toInt(), 1);
    QVERIFY(server.requests().front().startsWith("GET /api?q=a%2Bb%20%26%20c%3Dd%20%23%C3%A9&n=3 HTTP/1.1\r\n"));
    QCOMPARE(m_gate.records(1).front().purpose, EgressPurpose::Web);
}

void TestWebService::localOnlyRefuses()
{
    EgressGate gate;
    gate.setRules({ .isLocalOnly = true });
    const auto error = errorOf([&] { (void)askService(gate, QUrl(u"https://api.example.org/"_s), {}); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::LocalOnly);
    QCOMPARE(gate.records(1).front().sent, 0);
}

void TestWebService::stops()
{
    std::stop_source stop;
    stop.request_stop();
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    const auto error = errorOf([&] { (void)askService(m_gate, server.url(u"/"_s), {}, {}, stop.get_token()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Stopped);
    QCOMPARE(server.asked(), 0);
}

void TestWebService::plainTexts_data()
{
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QJsonValue &value, const QString &text) { QTest::newRow(name) << value << text; };
    row("a number", 5, {});
    row("a list", QJsonArray { u"a"_s }, {});
    row("nothing", QJsonValue(), {});
    row("plain", u"Naps & recall"_s, u"Naps & recall"_s);
    row("tags", u"<span class=\"x\">Naps</span> and <i>recall</i>"_s, u"Naps and recall"_s);
    row("a script", u"<script src=//evil.example></script>Naps"_s, u"Naps"_s);
    row("tags behind entities", u"&lt;i&gt;Naps&lt;/i&gt;"_s, u"Naps"_s);
    row("an image behind entities", u"a&lt;img src=x onerror=y&gt;b"_s, u"ab"_s);
    row("entities", u"p &lt; 0.05 &amp;amp; q &gt; 1"_s, u"p < 0.05 &amp; q > 1"_s);
    row("less and more", u"p < 0.05 and q > 3"_s, u"p < 0.05 and q > 3"_s);
    row("control characters", u"Na\u0000p\u001bs\u0007"_s, u"Naps"_s);
    row("line ends", u"Naps\r\n\t and\nrecall"_s, u"Naps and recall"_s);
    row("turned around", u"Naps \u202egpj.exe"_s, u"Naps gpj.exe"_s);
    row("nothing but marks", u"\u200b\u2060"_s, {});
    row("long", QString(1 << 20, u'x'), QString(1000, u'x'));
}

void TestWebService::plainTexts()
{
    QFETCH(QJsonValue, value);
    QFETCH(QString, text);
    QCOMPARE(plainText(value), text);
}

void TestWebService::addresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("address");
    const auto row = [](const char *name, const QString &text, const QString &address) {
        QTest::newRow(name) << text << address;
    };
    row("none", {}, {});
    row("a script", u"javascript:alert(1)"_s, {});
    row("a script in disguise", u" JaVaScRiPt:alert(1)"_s, {});
    row("a script with a host", u"javascript://example.org/%0aalert(1)"_s, {});
    row("a file", u"file:///etc/passwd"_s, {});
    row("data", u"data:text/html,<b>"_s, {});
    row("another protocol", u"ftp://example.org/a"_s, {});
    row("a user", u"https://someone@example.org/"_s, {});
    row("a user and a password", u"https://a:b@example.org/"_s, {});
    row("an empty user", u"https://@example.org/"_s, {});
    row("no host", u"https:///etc/passwd"_s, {});
    row("relative", u"//example.org/a"_s, {});
    row("a line end", u"https://example.org/a\r\nHost: b"_s, {});
    row("a hidden mark", u"https://example.org/\u202efdp.exe"_s, {});
    row("no address", u"https://["_s, {});
    row("long", u"https://example.org/"_s + QString(5000, u'x'), {});
    row("HTTP", u"http://example.org/a?b=c#d"_s, u"http://example.org/a?b=c"_s);
    row("HTTPS", u"HTTPS://Example.ORG/A"_s, u"https://example.org/A"_s);
    row("an at sign in the path", u"https://example.org/@someone"_s, u"https://example.org/@someone"_s);
}

void TestWebService::addresses()
{
    QFETCH(QString, text);
    QFETCH(QString, address);
    QCOMPARE(webAddress(text), QUrl(address));
}

void TestWebService::queries()
{
    QCOMPARE(serviceQuery(u" naps\n\u200bhelp? "_s), u"naps help?"_s);
    QCOMPARE(serviceQuery(QString(5000, u'x')).size(), 400);
    const auto error = errorOf([] { (void)serviceQuery(u" \u200b\n"_s); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::BadInput);
}

ADDUCE_TEST(TestWebService)
#include "test_web_service.moc"
