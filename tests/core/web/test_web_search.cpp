#include "core/base/error.h"
#include "core/settings/parameter_fields.h"
#include "core/web/duck_duck_go.h"
#include "core/web/searxng.h"
#include "core/web/wikipedia.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QTest>
#include <QUrlQuery>
#include <memory>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestWebSearch : public QObject
{
    Q_OBJECT

private slots:
    void oddRepliesGiveNothing_data();
    void oddRepliesGiveNothing();
    void tenThousandResults_data();
    void tenThousandResults();
    void theBoundsAreThoseOfTheParameters();
    void hostileResultsAreLeftOut();
    void duckDuckGo();
    void wikipedia();
    void wikipediaSaysErrorsAsSuccess();
    void wikipediasOfLanguages();
    void searxng();
    void searxngInTheNetworkNeedsLeave();
    void searxngAddresses_data();
    void searxngAddresses();
    void localOnlyRefusesThemAll_data();
    void localOnlyRefusesThemAll();

private:
    /// "duckduckgo", "wikipedia" or "searxng" at an address.
    std::unique_ptr<WebSearch> serviceAt(const QString &name, const QUrl &url, EgressGate *gate = nullptr);
    static void addServices();

    EgressGate m_gate;
};

std::unique_ptr<WebSearch> TestWebSearch::serviceAt(const QString &name, const QUrl &url, EgressGate *gate)
{
    EgressGate &through = gate ? *gate : m_gate;
    if (name == u"duckduckgo")
        return std::make_unique<DuckDuckGo>(through, url);
    if (name == u"wikipedia")
        return std::make_unique<Wikipedia>(through, url);
    return std::make_unique<Searxng>(through, url);
}

void TestWebSearch::addServices()
{
    QTest::addColumn<QString>("service");
    for (const char *name : { "duckduckgo", "wikipedia", "searxng" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestWebSearch::oddRepliesGiveNothing_data()
{
    QTest::addColumn<QString>("service");
    QTest::addColumn<QByteArray>("reply");
    for (const QString &service : { u"duckduckgo"_s, u"wikipedia"_s, u"searxng"_s })
        for (const QByteArray &reply :
            QByteArrayList { "{}", R"({"results": 5, "query": [], "RelatedTopics": "x", "Results": null})",
                R"({"results": {}, "query": {"search": {}}, "RelatedTopics": {}, "AbstractURL": [], "Heading": {}})",
                R"({"results": [1, null, []], "query": {"search": ["a", 2]}, "RelatedTopics": [[], 3, {"Topics": 5}]})",
                R"({"results": [{"title": 1, "url": 2}], "query": {"search": [{"title": []}]}, "RelatedTopics": [{"Text": 1}]})" })
            QTest::addRow("%s %s", qPrintable(service), reply.left(60).constData()) << service << reply;
}

void TestWebSearch::oddRepliesGiveNothing()
{
    QFETCH(QString, service);
    QFETCH(QByteArray, reply);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    QVERIFY(serviceAt(service, server.url(u"/"_s))->search(u"naps"_s, 3).empty());
    QCOMPARE(server.asked(), 1);
}

void TestWebSearch::tenThousandResults_data()
{
    addServices();
}

void TestWebSearch::tenThousandResults()
{
    QFETCH(QString, service);
    QJsonArray many;
    for (int i = 0; i < 10'000; ++i)
        many.append(QJsonObject { { u"title"_s, u"T%1"_s.arg(i) }, { u"url"_s, u"https://a.org/%1"_s.arg(i) },
            { u"Text"_s, u"T%1 - t"_s.arg(i) }, { u"FirstURL"_s, u"https://a.org/%1"_s.arg(i) } });
    const QJsonObject reply { { service == u"duckduckgo" ? u"RelatedTopics"_s : u"results"_s, many },
        { u"query"_s, QJsonObject { { u"search"_s, many } } } };
    const QByteArray bytes = QJsonDocument(reply).toJson(QJsonDocument::Compact);
    QVERIFY(bytes.size() < (2 << 20));
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", bytes); });
    const auto found = serviceAt(service, server.url(u"/"_s))->search(u"naps"_s, 1'000);
    QCOMPARE(found.size(), service == u"wikipedia" ? Wikipedia::kMost : kMostWebResults);
    QCOMPARE(found.front().title, u"T0"_s);
    QCOMPARE(serviceAt(service, server.url(u"/"_s))->search(u"naps"_s, 7).size(), std::size_t(7));
}

/// What a profile may ask for, a service gives (TO1, TO2).
void TestWebSearch::theBoundsAreThoseOfTheParameters()
{
    QCOMPARE(parameterField(u"web.most_pages"_s)->high, static_cast<double>(kMostWebResults));
    QCOMPARE(parameterField(u"web.most_articles"_s)->high, static_cast<double>(Wikipedia::kMost));
}

void TestWebSearch::hostileResultsAreLeftOut()
{
    const QByteArray reply = R"json({"results": [
        {"title": "a", "url": "javascript:alert(1)", "content": "x"}, {"title": "b", "url": "file:///etc/passwd"},
        {"title": "c", "url": "https://me:secret@example.org/"}, {"title": "d"}, {"url": "https://no.title.org/"},
        {"title": "<b>\u0007Na\u202eps</b><script>x</script>", "url": "https://example.org/naps", "content": "\u001b[1m<i>A</i> nap"}]})json";
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    const auto found = Searxng(m_gate, server.url(u"/"_s)).search(u"naps"_s, 3);
    const std::vector<WebAddress> wanted { { u"Napsx"_s, QUrl(u"https://example.org/naps"_s), u"[1mA nap"_s, u"SearXNG"_s } };
    QCOMPARE(found, wanted);
}

void TestWebSearch::duckDuckGo()
{
    // The list of topics is long, holds groups, and mostly leads to pages of its own.
    const QByteArray reply = R"({"Heading": "Nap", "AbstractText": "A nap is a short sleep.", "AbstractSource": "Wikipedia",
        "AbstractURL": "https://en.wikipedia.org/wiki/Nap", "Type": "A",
        "Results": [{"FirstURL": "https://naps.example.org/", "Text": "Official site - naps", "Result": "<a href=..>"}],
        "RelatedTopics": [{"FirstURL": "https://duckduckgo.com/Siesta", "Text": "Siesta - A siesta"},
          {"Name": "Sleep", "Topics": [{"FirstURL": "https://sleep.example.org/a", "Text": "Sleep - A state"}]},
          {"FirstURL": "https://sleep.example.org/b", "Text": "Rest - Another"}]})";
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    DuckDuckGo service(m_gate, server.url(u"/"_s));
    const std::vector<WebAddress> wanted {
        { u"Nap"_s, QUrl(u"https://en.wikipedia.org/wiki/Nap"_s), u"A nap is a short sleep."_s, u"DuckDuckGo"_s },
        { u"Official site"_s, QUrl(u"https://naps.example.org/"_s), u"Official site - naps"_s, u"DuckDuckGo"_s },
        { u"Sleep"_s, QUrl(u"https://sleep.example.org/a"_s), u"Sleep - A state"_s, u"DuckDuckGo"_s },
    };
    QCOMPARE(service.search(u"nap"_s, 3), wanted);
    QCOMPARE(service.search(u"nap"_s, 1).size(), 1);
    const QByteArray request = server.requests().front();
    QVERIFY2(request.startsWith("GET /?q=nap&format=json&no_html=1&no_redirect=1&skip_disambig=1 HTTP/1.1"), request.constData());
}

void TestWebSearch::wikipedia()
{
    const QByteArray reply = R"json({"batchcomplete": true, "query": {"search": [
        {"ns": 0, "title": "Nap", "pageid": 1, "snippet": "A <span class=\"searchmatch\">nap</span> is &quot;short&quot;"},
        {"ns": 0, "title": "What? A/B (50% nap)", "pageid": 2, "snippet": ""}, {"ns": 0, "title": "Third"}]
}})json";
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    const auto found = Wikipedia(m_gate, server.url(u"/w/api.php"_s)).search(u"naps & recall"_s, 2);
    QCOMPARE(found.size(), 2);
    QCOMPARE(found[0], (WebAddress { u"Nap"_s, server.url(u"/wiki/Nap"_s), u"A nap is \"short\""_s, u"Wikipedia"_s }));
    QVERIFY2(found[1].url.toEncoded().endsWith("/wiki/What%3F_A/B_(50%25_nap)"), found[1].url.toEncoded().constData());
    const QByteArray request = server.requests().front();
    QVERIFY2(request.startsWith("GET /w/api.php?action=query&list=search&srsearch=naps%20%26%20recall&srlimit=2&"),
        request.constData());
}

void TestWebSearch::wikipediaSaysErrorsAsSuccess()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return test::http("200 OK", R"({"error": {"code": "x", "info": "The <b>query</b> is odd."}})");
    });
    const auto error = errorOf([&] { (void)Wikipedia(m_gate, server.url(u"/"_s)).search(u"naps"_s, 2); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Rejected);
    QCOMPARE(error->technical(), u"The query is odd."_s);
}

void TestWebSearch::wikipediasOfLanguages()
{
    QCOMPARE(wikipediaIn(u"de"_s).host(), u"de.wikipedia.org"_s);
    for (const QString &odd : { QString(), u"evil.example/"_s, u"DE"_s, u"e"_s, u"a.b"_s, u"de@evil"_s })
        QCOMPARE(wikipediaIn(odd).host(), u"en.wikipedia.org"_s);
}

void TestWebSearch::searxng()
{
    const QByteArray reply = R"({"query": "naps", "number_of_results": 0, "results": [
        {"url": "https://example.org/naps", "title": "Naps", "content": "A nap", "engine": "a", "score": 1.5}],
        "answers": [], "infoboxes": [], "unresponsive_engines": [["b", "timeout"]]})";
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    for (const QString &base : { u"/sear"_s, u"/sear/"_s }) {
        const auto found = Searxng(m_gate, server.url(base)).search(u"naps"_s, 3);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0], (WebAddress { u"Naps"_s, QUrl(u"https://example.org/naps"_s), u"A nap"_s, u"SearXNG"_s }));
        QVERIFY(server.requests().constLast().startsWith("GET /sear/search?q=naps&format=json HTTP/1.1"));
    }
}

void TestWebSearch::searxngInTheNetworkNeedsLeave()
{
    const auto error = errorOf([&] { (void)Searxng(m_gate, QUrl(u"http://192.168.1.5:8080/"_s)).search(u"naps"_s, 3); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unencrypted);
}

void TestWebSearch::searxngAddresses_data()
{
    QTest::addColumn<QString>("address"); // "-": none
    QTest::newRow("") << QString();
    QTest::newRow("searx.example.org") << u"https://searx.example.org"_s;
    QTest::newRow("http://127.0.0.1:8888/") << u"http://127.0.0.1:8888/"_s;
    QTest::newRow("file:///etc/passwd") << u"-"_s;
    QTest::newRow("https://me:secret@searx.example.org") << u"-"_s;
    QTest::newRow("https://") << u"-"_s;
}

void TestWebSearch::searxngAddresses()
{
    QFETCH(QString, address);
    const QString typed = QString::fromLatin1(QTest::currentDataTag());
    if (address == u"-")
        QCOMPARE(errorOf([&] { (void)searxngAddress(typed); })->kind(), ErrorKind::BadInput);
    else
        QCOMPARE(searxngAddress(typed), address);
}

void TestWebSearch::localOnlyRefusesThemAll_data()
{
    addServices();
}

void TestWebSearch::localOnlyRefusesThemAll()
{
    QFETCH(QString, service);
    EgressGate gate;
    gate.setRules({ .isLocalOnly = true });
    const auto search = serviceAt(service, QUrl(u"https://search.example.org/"_s), &gate);
    const auto error = errorOf([&] { (void)search->search(u"naps"_s, 3); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::LocalOnly);
}

ADDUCE_TEST(TestWebSearch)
#include "test_web_search.moc"
