#include "core/base/error.h"
#include "core/web/paper_search.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestPaperSearch : public QObject
{
    Q_OBJECT

private slots:
    void oddRepliesGiveNothing_data();
    void oddRepliesGiveNothing();
    void tenThousandResults();
    void hostileAddressesAreNoCopies();
    void crossref();
    void europePmc();
    void openAlex();
    void unpaywall();
    void unpaywallWantsADoiAndAnEmail_data();
    void unpaywallWantsADoiAndAnEmail();
    void aKeyIsWanted();
    void eachDoiOnce();

private:
    std::vector<FoundPaper> ask(const QString &service, const QUrl &url);

    EgressGate m_gate;
};

std::vector<FoundPaper> TestPaperSearch::ask(const QString &service, const QUrl &url)
{
    if (service == u"crossref")
        return searchPapers(m_gate, CrossrefSearch { .works = url }, u"naps"_s, 5);
    if (service == u"europe pmc")
        return searchPapers(m_gate, EuropePmcSearch { .search = url }, u"naps"_s, 5);
    if (service == u"openalex")
        return searchPapers(m_gate, OpenAlexSearch { .works = url, .key = u"k"_s }, u"naps"_s, 5);
    const auto paper = openCopy(m_gate, { .dois = url, .email = u"a@b.org"_s }, u"10.1000/naps"_s);
    return paper ? std::vector { *paper } : std::vector<FoundPaper> {};
}

void TestPaperSearch::oddRepliesGiveNothing_data()
{
    QTest::addColumn<QString>("service");
    QTest::addColumn<QByteArray>("reply");
    for (const QString &service : { u"crossref"_s, u"europe pmc"_s, u"openalex"_s, u"unpaywall"_s })
        for (const QByteArray &reply : QByteArrayList { "{}", R"({"message": [], "resultList": 5, "results": "x", "title": {}})",
                 R"({"message": {"items": {}}, "resultList": {"result": 5}, "results": {}, "title": 7})",
                 R"({"message": {"items": [1, []]}, "resultList": {"result": [null]}, "results": ["a"], "title": []})",
                 R"({"message": {"items": [{"title": {}, "author": 7, "link": {}, "license": 3}]},
                     "resultList": {"result": [{"title": {}, "authorList": [], "fullTextUrlList": 4}]},
                     "results": [{"title": null, "authorships": {}, "best_oa_location": []}], "title": null, "z_authors": 3})" })
            QTest::addRow("%s %s", qPrintable(service), reply.left(60).constData()) << service << reply;
}

void TestPaperSearch::oddRepliesGiveNothing()
{
    QFETCH(QString, service);
    QFETCH(QByteArray, reply);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    QVERIFY(ask(service, server.url(u"/"_s)).empty());
    QCOMPARE(server.asked(), 1);
}

void TestPaperSearch::tenThousandResults()
{
    QJsonArray many;
    for (int i = 0; i < 10'000; ++i)
        many.append(QJsonObject { { u"title"_s, u"T%1"_s.arg(i) } });
    const QByteArray reply = QJsonDocument(
        QJsonObject { { u"message"_s, QJsonObject { { u"items"_s, many } } },
            { u"resultList"_s, QJsonObject { { u"result"_s, many } } },
            { u"results"_s,
                many } }).toJson(QJsonDocument::Compact);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    for (const QString &service : { u"crossref"_s, u"europe pmc"_s, u"openalex"_s })
        QCOMPARE(ask(service, server.url(u"/"_s)).size(), 5);
    QCOMPARE(searchPapers(m_gate, CrossrefSearch { .works = server.url(u"/"_s) }, u"naps"_s, 9'999).size(), kMostPapers);
    QVERIFY(server.requests().constLast().contains("rows=20"));
}

void TestPaperSearch::hostileAddressesAreNoCopies()
{
    for (const char *address : { "javascript:alert(1)", "file:///etc/passwd", "https://a:b@example.org/x.pdf" }) {
        const QByteArray reply = R"({"message": {"items": [{"title": ["<b>N</b>\u202eaps\u0007"], "link":
              [{"URL": "@", "content-type": "application/pdf"}], "license": [{"URL": "https://creativecommons.org/licenses/by/4.0/"}]}]},
            "resultList": {"result": [{"title": "<b>N</b>\u202eaps\u0007", "isOpenAccess": "Y", "fullTextUrlList": {"fullTextUrl":
              [{"documentStyle": "pdf", "availabilityCode": "OA", "url": "@"}]}}]},
            "results": [{"title": "<b>N</b>\u202eaps\u0007", "open_access": {"is_oa": true}, "best_oa_location": {"pdf_url": "@"}}],
            "title": "<b>N</b>\u202eaps\u0007", "is_oa": true, "best_oa_location": {"url_for_pdf": "@"}})";
        const QByteArray said = QByteArray(reply).replace("@", address);
        const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", said); });
        for (const QString &service : { u"crossref"_s, u"europe pmc"_s, u"openalex"_s, u"unpaywall"_s }) {
            const auto papers = ask(service, server.url(u"/"_s));
            QCOMPARE(papers.size(), 1);
            QCOMPARE(papers[0].title, u"Naps"_s);
            QVERIFY2(!papers[0].isOpen(), qPrintable(service));
        }
    }
}

void TestPaperSearch::crossref()
{
    const QByteArray reply = R"({"status": "ok", "message-type": "work-list", "message": {"total-results": 2, "items": [
        {"DOI": "10.1000/Naps", "type": "journal-article", "title": ["Naps &amp; <i>recall</i>"], "container-title": ["Sleep"],
         "issued": {"date-parts": [[2001, 5]]}, "author": [{"given": "Jane", "family": "Smith"}, {"name": "WHO"}],
         "license": [{"URL": "http://www.publisher.org/tdm"}, {"URL": "https://creativecommons.org/licenses/by/4.0/"}],
         "link": [{"URL": "https://example.org/a.xml", "content-type": "text/xml"},
                  {"URL": "https://example.org/a.pdf", "content-type": "application/pdf", "intended-application": "text-mining"}]},
        {"DOI": "10.1000/closed", "title": ["Closed"], "license": [{"URL": "http://www.publisher.org/tdm"}],
         "link": [{"URL": "https://example.org/b.pdf", "content-type": "application/pdf"}]}]}})";
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    const auto papers =
        searchPapers(m_gate, CrossrefSearch { .works = server.url(u"/works"_s), .email = u"a+b@c.org"_s }, u"naps help"_s, 5);
    const std::vector<FoundPaper> wanted {
        { u"Naps & recall"_s, { u"Jane Smith"_s, u"WHO"_s }, 2001, u"10.1000/naps"_s, u"Sleep"_s,
            u"https://creativecommons.org/licenses/by/4.0/"_s, QUrl(u"https://example.org/a.pdf"_s) },
        { u"Closed"_s, {}, 0, u"10.1000/closed"_s, {}, u"http://www.publisher.org/tdm"_s, {} },
    };
    QCOMPARE(papers, wanted);
    const QByteArray request = server.requests().front();
    QVERIFY2(request.startsWith("GET /works?query.bibliographic=naps%20help&rows=5&mailto=a%2Bb%40c.org HTTP/1.1"),
        request.constData());
}

void TestPaperSearch::europePmc()
{
    const QByteArray reply = R"({"version": "6.9", "hitCount": 2, "resultList": {"result": [
        {"id": "1", "source": "MED", "doi": "10.1000/NAPS", "title": "Naps and recall.", "pubYear": "2001", "isOpenAccess": "Y",
         "license": "cc by", "authorString": "Smith J.", "authorList": {"author": [{"fullName": "Smith J", "initials": "J"}]},
         "journalInfo": {"journal": {"title": "Sleep"}}, "fullTextUrlList": {"fullTextUrl": [
           {"availability": "Subscription required", "availabilityCode": "S", "documentStyle": "doi", "url": "https://doi.org/10.1"},
           {"availability": "Open access", "availabilityCode": "OA", "documentStyle": "html", "url": "https://example.org/a"},
           {"availability": "Open access", "availabilityCode": "OA", "documentStyle": "pdf", "url": "https://example.org/a?pdf=render"}]}},
        {"title": "Closed", "isOpenAccess": "N", "fullTextUrlList": {"fullTextUrl": [
           {"availabilityCode": "OA", "documentStyle": "pdf", "url": "https://example.org/b.pdf"}]}}]}})";
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    const std::vector<FoundPaper> wanted {
        { u"Naps and recall"_s, { u"Smith J"_s }, 2001, u"10.1000/naps"_s, u"Sleep"_s, u"cc by"_s,
            QUrl(u"https://example.org/a?pdf=render"_s) },
        { u"Closed"_s, {}, 0, {}, {}, {}, {} },
    };
    QCOMPARE(ask(u"europe pmc"_s, server.url(u"/search"_s)), wanted);
    QVERIFY(server.requests().front().startsWith("GET /search?query=naps&resultType=core&pageSize=5&format=json HTTP/1.1"));
}

void TestPaperSearch::openAlex()
{
    const QByteArray reply = R"({"meta": {"count": 2}, "results": [
        {"id": "https://openalex.org/W1", "doi": "https://doi.org/10.1000/naps", "title": "Naps and recall", "publication_year": 2001,
         "authorships": [{"author": {"display_name": "Jane Smith"}}], "open_access": {"is_oa": true, "oa_url": "https://example.org/"},
         "primary_location": {"source": {"display_name": "Sleep"}},
         "best_oa_location": {"pdf_url": "https://example.org/a.pdf", "license": "cc-by"}},
        {"title": "Closed", "doi": null, "publication_year": null, "primary_location": {"source": null}, "best_oa_location": null,
         "open_access": {"is_oa": false}}]})";
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    const std::vector<FoundPaper> wanted {
        { u"Naps and recall"_s, { u"Jane Smith"_s }, 2001, u"10.1000/naps"_s, u"Sleep"_s, u"cc-by"_s,
            QUrl(u"https://example.org/a.pdf"_s) },
        { u"Closed"_s, {}, 0, {}, {}, {}, {} },
    };
    QCOMPARE(ask(u"openalex"_s, server.url(u"/works"_s)), wanted);
    QVERIFY(server.requests().front().startsWith("GET /works?search=naps&per-page=5&api_key=k HTTP/1.1"));
}

void TestPaperSearch::unpaywall()
{
    QByteArray reply =
        test::http("200 OK", R"({"doi": "10.1000/naps", "is_oa": true, "oa_status": "gold", "title": "Naps and recall",
        "year": 2001, "journal_name": "Sleep", "z_authors": [{"given": "Jane", "family": "Smith"}, {"raw_author_name": "A. Jones"}],
        "best_oa_location": {"url": "https://example.org/a", "url_for_pdf": "https://example.org/a.pdf", "license": "cc-by"}})");
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const Unpaywall service { .dois = server.url(u"/v2/"_s), .email = u"me@example.org"_s };
    const auto paper = openCopy(m_gate, service, u"https://doi.org/10.1000/Naps"_s);
    const FoundPaper wanted { u"Naps and recall"_s, { u"Jane Smith"_s, u"A. Jones"_s }, 2001, u"10.1000/naps"_s, u"Sleep"_s,
        u"cc-by"_s, QUrl(u"https://example.org/a.pdf"_s) };
    QCOMPARE(paper, wanted);
    const QByteArray request = server.requests().front();
    QVERIFY2(request.startsWith("GET /v2/10.1000%2Fnaps?email=me%40example.org HTTP/1.1"), request.constData());
    reply = test::http("200 OK", R"({"title": "Closed", "is_oa": false, "best_oa_location": null})");
    QVERIFY(!openCopy(m_gate, service, u"10.1000/naps"_s)->isOpen());
    reply = test::http("404 Not Found", R"({"error": true})");
    QVERIFY(!openCopy(m_gate, service, u"10.1000/naps"_s));
    reply = test::http("422 Unprocessable Entity", R"({"error": true, "message": "Please use your own email"})");
    const auto error = errorOf([&] { (void)openCopy(m_gate, service, u"10.1000/naps"_s); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Rejected);
}

void TestPaperSearch::unpaywallWantsADoiAndAnEmail_data()
{
    QTest::addColumn<QString>("doi");
    QTest::addColumn<QString>("email");
    QTest::newRow("no DOI") << u"naps"_s << u"me@example.org"_s;
    QTest::newRow("two DOIs") << u"10.1000/naps 10.1000/other"_s << u"me@example.org"_s;
    QTest::newRow("no e-mail") << u"10.1000/naps"_s << QString();
    QTest::newRow("no e-mail either") << u"10.1000/naps"_s << u"me"_s;
}

void TestPaperSearch::unpaywallWantsADoiAndAnEmail()
{
    QFETCH(QString, doi);
    QFETCH(QString, email);
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    const auto error = errorOf([&] { (void)openCopy(m_gate, { .dois = server.url(u"/"_s), .email = email }, doi); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::BadInput);
    QCOMPARE(server.asked(), 0);
}

void TestPaperSearch::aKeyIsWanted()
{
    EgressGate gate;
    const auto error = errorOf([&] { (void)searchPapers(gate, OpenAlexSearch {}, u"naps"_s, 3); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::NoKey);
    QVERIFY(gate.records(1).empty());
}

void TestPaperSearch::eachDoiOnce()
{
    const QUrl copy(u"https://example.org/a.pdf"_s);
    const FoundPaper bare { u"Naps"_s, {}, 0, u"10.1/a"_s, {}, u"http://publisher.org/tdm"_s, {} };
    const FoundPaper full { u"Naps!"_s, { u"J S"_s }, 2001, u"10.1/a"_s, u"Sleep"_s, u"cc-by"_s, copy };
    const FoundPaper nameless { u"No DOI"_s, {}, 0, {}, {}, {}, {} };
    const FoundPaper whole { u"Naps"_s, { u"J S"_s }, 2001, u"10.1/a"_s, u"Sleep"_s, u"cc-by"_s, copy };
    QCOMPARE(merged({ bare, nameless, full, nameless }), (std::vector { whole, nameless, nameless }));
    QCOMPARE(merged({ full, bare }), (std::vector { full }));
    QVERIFY(merged({}).empty());
}

ADDUCE_TEST(TestPaperSearch)
#include "test_paper_search.moc"
