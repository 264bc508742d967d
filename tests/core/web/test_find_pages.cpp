#include "core/web/find_pages.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"
#include "tests/support/web_server.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestFindPages : public QObject
{
    Q_OBJECT

private slots:
    void servicesNamePages();
    void onePageOfTwoServicesIsFetchedOnce();
    void aSearxngTakesThePlaceOfDuckDuckGo();
    void whatFailsIsNotedAndTheRestGoesOn_data();
    void whatFailsIsNotedAndTheRestGoesOn();
    void aPrivateAddressIsNotFetched();
    void whereNobodyMayBeAskedNothingIs();
    void whatComesTooLateIsNoted();
    void aStopEndsIt();

private:
    EgressGate m_gate;
};

static const WebQueries kNaps { u"nap recall"_s, u"nap"_s, u"en"_s };

void TestFindPages::servicesNamePages()
{
    test::WebServer web;
    web.pages = { { u"/page/a"_s, test::webPage("A", "One.") }, { u"/page/b"_s, test::webPage("B", "Two.") },
        { u"/wiki/Nap"_s, test::webPage("Nap", "Three.") } };
    web.articles = { u"Nap"_s };
    const FoundPages found = findPages(m_gate, web.services(), kNaps, 3, {}, {});
    QVERIFY(found.errors.empty());
    QCOMPARE(found.pages.size(), 3);
    QStringList named;
    for (const FoundPage &one : found.pages) {
        QVERIFY(one.page && !one.error);
        named << one.source + one.address.path();
    }
    QCOMPARE(named, QStringList({ u"DuckDuckGo/page/a"_s, u"DuckDuckGo/page/b"_s, u"Wikipedia/wiki/Nap"_s }));
    QCOMPARE(web.queries(), QStringList({ u"article nap"_s, u"search nap recall"_s }));
}

void TestFindPages::onePageOfTwoServicesIsFetchedOnce()
{
    test::WebServer web;
    web.pages = { { u"/page/a"_s, test::webPage("A", "One.") } };
    WebServices services = web.services();
    services.usesDuckDuckGo = true;
    services.searxng = {};
    services.wikipedia = [&](const QString &) { return web.url(u"/ddg"_s); }; // which names no article
    const FoundPages found = findPages(m_gate, services, kNaps, 3, {}, {});
    QCOMPARE(found.pages.size(), 1);
    QCOMPARE(web.asked(), 3);
}

void TestFindPages::aSearxngTakesThePlaceOfDuckDuckGo()
{
    test::WebServer web;
    WebServices services = web.services();
    const test::LoopbackServer searxng([&](const QByteArray &) {
        const QByteArray result = R"({"title": "A", "url": ")" + web.url(u"/page/a"_s).toEncoded() + R"("})";
        return test::http("200 OK", R"({"results": [)" + result + "," + result + "]}");
    });
    services.searxng = searxng.url(u"/"_s);
    services.usesWikipedia = false;
    const FoundPages found = findPages(m_gate, services, kNaps, 3, {}, {});
    QCOMPARE(found.pages.size(), 1); // named twice
    QCOMPARE(found.pages.front().source, u"SearXNG"_s);
    QVERIFY(found.pages.front().error); // there is no such page
    QVERIFY(web.queries().isEmpty());
}

void TestFindPages::whatFailsIsNotedAndTheRestGoesOn_data()
{
    QTest::addColumn<bool>("isServiceBroken");
    QTest::newRow("a page") << false;
    QTest::newRow("a service") << true;
}

void TestFindPages::whatFailsIsNotedAndTheRestGoesOn()
{
    QFETCH(bool, isServiceBroken);
    test::WebServer web;
    web.pages = { { u"/page/a"_s, test::webPage("A", "One.") } };
    web.articles = { u"Missing"_s };
    WebServices services = web.services();
    if (isServiceBroken)
        services.wikipedia = [&](const QString &) { return web.url(u"/nobody"_s); };
    const FoundPages found = findPages(m_gate, services, kNaps, 3, {}, {});
    QCOMPARE(found.errors.size(), isServiceBroken ? 1U : 0U);
    QCOMPARE(found.pages.size(), isServiceBroken ? 1U : 2U);
    QVERIFY(found.pages.front().page);
    QVERIFY(isServiceBroken || found.pages.back().error);
}

void TestFindPages::aPrivateAddressIsNotFetched()
{
    test::WebServer web;
    web.pages = { { u"/page/a"_s, test::webPage("A", "One.") } };
    WebServices services = web.services();
    services.pages.allowsLoopback = false;
    const FoundPages found = findPages(m_gate, services, kNaps, 3, {}, {});
    QVERIFY(!found.pages.front().page && found.pages.front().error);
    QCOMPARE(web.asked(), 2); // the two services, which the user named
}

void TestFindPages::whereNobodyMayBeAskedNothingIs()
{
    test::WebServer web;
    WebServices services = web.services();
    services.usesDuckDuckGo = services.usesWikipedia = false;
    QVERIFY(findPages(m_gate, services, kNaps, 3, {}, {}).pages.empty());
    EgressGate local;
    local.setRules({ .isLocalOnly = true });
    QCOMPARE(findPages(local, {}, kNaps, 3, {}, {}).errors.size(), 2);
    QCOMPARE(web.asked(), 0);
}

/// A site that says nothing does not cost what the others said.
void TestFindPages::whatComesTooLateIsNoted()
{
    test::WebServer web;
    web.pages = { { u"/page/a"_s, test::webPage("A", "One.") } };
    const test::LoopbackServer silent([](const QByteArray &) { return test::Script({}, test::Script::End::Hold); });
    WebServices services = web.services();
    services.wikipedia = [&](const QString &) { return silent.url(u"/"_s); };
    std::stop_source until;
    std::jthread late([&] {
        while (silent.asked() < 1 || web.asked() < 1)
            std::this_thread::yield();
        until.request_stop();
    });
    const FoundPages found = findPages(m_gate, services, kNaps, 3, until.get_token(), {});
    QVERIFY(!found.errors.empty()); // how far the other came depends on the clock
    for (const Error &error : found.errors)
        QCOMPARE(error.kind(), ErrorKind::Stopped);
    for (const FoundPage &page : found.pages)
        QVERIFY(page.page || page.error->kind() == ErrorKind::Stopped);
}

void TestFindPages::aStopEndsIt()
{
    const test::LoopbackServer silent([](const QByteArray &) { return test::Script({}, test::Script::End::Hold); });
    WebServices services;
    services.duckDuckGo = silent.url(u"/"_s);
    services.wikipedia = [&](const QString &) { return silent.url(u"/"_s); };
    std::stop_source stop;
    std::jthread stopper([&] {
        while (silent.asked() < 2)
            std::this_thread::yield();
        stop.request_stop();
    });
    const auto error = errorOf([&] { (void)findPages(m_gate, services, kNaps, 3, stop.get_token(), stop.get_token()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Stopped);
}

ADDUCE_TEST(TestFindPages)
#include "test_find_pages.moc"
