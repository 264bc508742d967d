#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/network/egress.h"
#include "core/references/crossref.h"
#include "tests/support/crossref_server.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <thread>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestCrossref : public QObject
{
    Q_OBJECT

private slots:
    void asksOnceAndRemembers();
    void unknownIsAskedAgain();
    void whatIsOldIsAskedAgain();
    void retractionsAreRead();
    void badAnswers_data();
    void badAnswers();
    void notADoi();
    void stops();
    void replies_data();
    void replies();

private:
    EgressGate m_gate;
};

void TestCrossref::asksOnceAndRemembers()
{
    test::LibraryFixture fixture;
    const test::CrossrefServer server(test::http("200 OK", test::kWork));
    const auto found = lookUp(m_gate, fixture.database(), u"https://doi.org/10.1000/Naps"_s, server.service());
    QVERIFY(found.has_value());
    QCOMPARE(found->venue, u"Sleep"_s);
    QCOMPARE(displayNames(found->authors), (QStringList { u"Jane Smith"_s, u"WHO"_s }));
    QCOMPARE(found->year, 2001);
    QVERIFY(server.requests().front().startsWith("GET /works/10.1000%2Fnaps HTTP/1.1"));
    QCOMPARE(lookUp(m_gate, fixture.database(), u"10.1000/naps"_s, server.service()), found);
    QCOMPARE(server.asked(), 1);
}

void TestCrossref::unknownIsAskedAgain()
{
    test::LibraryFixture fixture;
    const test::CrossrefServer server(test::http("404 Not Found", "Resource not found."));
    QVERIFY(!lookUp(m_gate, fixture.database(), u"10.1000/naps"_s, server.service()));
    QVERIFY(!lookUp(m_gate, fixture.database(), u"10.1000/naps"_s, server.service()));
    QCOMPARE(server.asked(), 2);
}

/// A paper may be retracted after it was looked up.
void TestCrossref::whatIsOldIsAskedAgain()
{
    test::LibraryFixture fixture;
    {
        const test::CrossrefServer server(test::http("200 OK", test::kWork));
        QCOMPARE(lookUp(m_gate, fixture.database(), u"10.1000/naps"_s, server.service())->retraction, QString());
    }
    const test::CrossrefServer server(test::http("200 OK", test::kRetractedWork));
    QCOMPARE(lookUp(m_gate, fixture.database(), u"10.1000/naps"_s, server.service())->retraction, QString());
    QCOMPARE(server.asked(), 0);
    Statement(fixture.database(), "UPDATE crossref_replies SET fetched_at = '2001-01-01T00:00:00Z'").run();
    QVERIFY(!lookUp(m_gate, fixture.database(), u"10.1000/naps"_s, server.service())->retraction.isEmpty());
    QCOMPARE(server.asked(), 1);
}

void TestCrossref::retractionsAreRead()
{
    test::LibraryFixture fixture;
    DocumentStore documents(fixture.database());
    const DocumentId id = documents.insert(u"/papers/naps.pdf"_s);
    Metadata printed;
    printed.doi = u"10.1000/naps"_s;
    setOrigins(printed, FieldOrigin::FirstPage);
    MetadataStore(fixture.database()).merge(id, printed);
    const test::CrossrefServer server(test::http("200 OK", test::kRetractedWork));
    QVERIFY(lookUpDocument(m_gate, fixture.database(), *documents.find(id), server.service()));
    QCOMPARE(documents.find(id)->retraction, u"Retraction, 2010-02-06, doi:10.1000/r2"_s);
    QCOMPARE(MetadataStore(fixture.database()).find(id).origin(MetadataField::Retraction), FieldOrigin::Crossref);

    const auto told = [](const QByteArray &updates) {
        return referenceFromCrossref("{\"message\": {\"DOI\": \"10.1000/naps\", \"updated-by\": " + updates + "}}").retraction;
    };
    QCOMPARE(told(R"([{"type": "Withdrawal"}])"), u"Withdrawal"_s);
    QCOMPARE(told(R"([{"type": "partial-retraction", "DOI": "none", "updated": {"date-parts": [[2020, null]]}}])"),
        u"Partial retraction, 2020"_s);
    for (const QByteArray nothing : { "[]", "{}", "5", "[5, [], {}]", R"([{"type": 5}])", R"([{"type": "erratum"}])",
             R"([{"type": "new_version", "DOI": "10.1000/v2"}])" })
        QCOMPARE(told(nothing), QString());
}

void TestCrossref::badAnswers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QByteArray &answer, ErrorKind kind) {
        QTest::newRow(name) << answer << static_cast<int>(kind);
    };
    row("hung up", {}, ErrorKind::Unreachable);
    row("busy", test::http("429 Too Many Requests", {}), ErrorKind::Unreachable);
    row("broken server", test::http("500 Oh", "x"), ErrorKind::Unreachable);
    row("no JSON", test::http("200 OK", "<html>"), ErrorKind::BadReply);
    row("another JSON", test::http("200 OK", "[]"), ErrorKind::BadReply);
    row("too long", test::http("200 OK", QByteArray(200'000, ' ')), ErrorKind::BadReply);
    row("to another place", "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.2:9/\r\nContent-Length: 0\r\n\r\n",
        ErrorKind::Unreachable);
    row("cut", "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{", ErrorKind::Unreachable);
}

void TestCrossref::badAnswers()
{
    QFETCH(QByteArray, answer);
    QFETCH(int, kind);
    test::LibraryFixture fixture;
    const test::CrossrefServer server(answer);
    try {
        (void)lookUp(m_gate, fixture.database(), u"10.1000/naps"_s, server.service());
        QFAIL("was taken");
    } catch (const Error &error) {
        QCOMPARE(static_cast<int>(error.kind()), kind);
    }
    Statement kept(fixture.database(), "SELECT count(*) FROM crossref_replies");
    QVERIFY(kept.step());
    QCOMPARE(kept.number(0), 0);
}

void TestCrossref::notADoi()
{
    test::LibraryFixture fixture;
    QVERIFY_THROWS_EXCEPTION(Error, (void)lookUp(m_gate, fixture.database(), u"naps"_s, {}));
}

void TestCrossref::stops()
{
    test::LibraryFixture fixture;
    QTcpServer silent; // takes the connection and says nothing
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    CrossrefService service;
    service.works = QUrl(u"http://127.0.0.1:%1/"_s.arg(silent.serverPort()));
    std::stop_source stop;
    stop.request_stop();
    try {
        (void)lookUp(m_gate, fixture.database(), u"10.1000/naps"_s, service, stop.get_token());
        QFAIL("went on");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::Stopped);
    }
}

void TestCrossref::replies_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no message") << QByteArray("{}");
    QTest::newRow("other kinds") << QByteArray(R"({"message": {"title": {}, "DOI": 5}})");
    QTest::newRow("deep") << "{\"message\": " + QByteArray(50'000, '[');
}

void TestCrossref::replies()
{
    QFETCH(QByteArray, reply);
    QVERIFY_THROWS_EXCEPTION(Error, (void)referenceFromCrossref(reply));
}

ADDUCE_TEST(TestCrossref)
#include "test_crossref.moc"
