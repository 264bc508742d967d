#include "core/evidence/evidence_store.h"
#include "core/serving/routes.h"
#include "core/threads/thread_store.h"
#include "tests/core/serving/served_library.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <array>
#include <set>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// Who is let in, from where, and to what.
class TestServerAccess : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_served.reset(); }
    void whoMayWhat_data();
    void whoMayWhat();
    void everyRouteHasItsRights();
    void aTokenOfNobodyIsNone();
    void hostsAndOrigins_data();
    void hostsAndOrigins();
    void tooOftenIsRefused();
    void thePageSignsIn();

private:
    std::unique_ptr<ServedLibrary> m_served;
    QByteArray m_reader, m_contributor, m_admin; ///< tokens
};

namespace {

/// What is asked, and the status by who asks: nobody, a reader, a contributor, an admin.
struct Right
{
    const char *method, *path, *body;
    std::array<int, 4> statuses;
};

constexpr std::array kRights {
    Right { "GET", "/openapi.json", nullptr, { 200, 200, 200, 200 } },
    Right { "HEAD", "/api/ping", nullptr, { 200, 200, 200, 200 } },
    Right { "GET", "/v1/user", nullptr, { 401, 200, 200, 200 } },
    Right { "GET", "/v1/documents", nullptr, { 401, 200, 200, 200 } },
    Right { "GET", "/v1/documents/1", nullptr, { 401, 200, 200, 200 } },
    Right { "GET", "/v1/documents/1/pages/1", nullptr, { 401, 200, 200, 200 } },
    Right { "GET", "/v1/documents/1/pages/1/image", nullptr, { 401, 200, 200, 200 } },
    Right { "GET", "/v1/search?q=naps", nullptr, { 401, 200, 200, 200 } },
    Right { "POST", "/v1/ask", R"({"question":"Does a nap help?"})", { 401, 200, 200, 200 } },
    Right { "GET", "/v1/threads", nullptr, { 401, 200, 200, 200 } },
    Right { "GET", "/v1/threads/1", nullptr, { 401, 404, 404, 404 } },
    Right { "DELETE", "/v1/threads/1", nullptr, { 401, 404, 404, 404 } },
    Right { "POST", "/chat", R"({"question":"Does a nap help?"})", { 401, 200, 200, 200 } },
    Right { "POST", "/api/query", R"({"question":"Does a nap help?"})", { 401, 200, 200, 200 } },
    Right { "GET", "/v1/evidence", nullptr, { 401, 200, 200, 200 } },
    Right { "POST", "/v1/evidence", R"({"name":"Mine"})", { 401, 201, 201, 201 } },
    Right { "GET", "/v1/evidence/1", nullptr, { 401, 404, 404, 404 } },
    Right { "POST", "/v1/verify", R"({"document":1,"page":1,"quote":"recall of word pairs"})", { 401, 200, 200, 200 } },
    Right { "GET", "/v1/evaluation/runs", nullptr, { 401, 403, 403, 200 } },
    Right { "GET", "/api/evaluation/stats", nullptr, { 401, 403, 403, 200 } },
    Right { "GET", "/v1/models", nullptr, { 401, 200, 200, 200 } },
    Right { "POST", "/v1/chat/completions", R"({"messages":[{"role":"user","content":"Does a nap help?"}]})",
        { 401, 200, 200, 200 } },
    Right { "GET", "/", nullptr, { 200, 200, 200, 200 } },
    Right { "GET", "/page.js", nullptr, { 200, 200, 200, 200 } },
    Right { "GET", "/icon.svg", nullptr, { 200, 200, 200, 200 } },
    Right { "POST", "/v1/session", nullptr, { 401, 200, 200, 200 } },
    Right { "DELETE", "/v1/session", nullptr, { 204, 204, 204, 204 } },
    Right { "PATCH", "/v1/threads/1", R"({"pinned":true})", { 401, 404, 404, 404 } },
    Right { "PATCH", "/v1/evidence/1", R"({"shared":true})", { 401, 404, 404, 404 } },
    Right { "DELETE", "/v1/evidence/1", nullptr, { 401, 404, 404, 404 } },
    Right { "POST", "/v1/evidence/1/rows", R"({"thread":"1"})", { 401, 404, 404, 404 } },
    Right { "POST", "/v1/documents", R"({"file":"none"})", { 401, 403, 415, 415 } },
    Right { "POST", "/api/upload", R"({"file":"none"})", { 401, 403, 415, 415 } },
    Right { "POST", "/mcp", R"({"jsonrpc":"2.0","id":1,"method":"ping"})", { 401, 200, 200, 200 } },
    Right { "DELETE", "/v1/documents/1", nullptr, { 401, 403, 403, 204 } },
    Right { "GET", "/nothing", nullptr, { 404, 404, 404, 404 } },
    Right { "PUT", "/v1/documents", nullptr, { 405, 405, 405, 405 } },
};

} // namespace

void TestServerAccess::initTestCase()
{
    m_served = std::make_unique<ServedLibrary>(
        ServerSettings { .hosts = { u"papers.example.org"_s }, .origins = { u"https://notes.example.org"_s } });
    m_reader = m_served->token(u"r"_s, UserRole::Reader);
    m_contributor = m_served->token(u"c"_s, UserRole::Contributor);
    m_admin = m_served->token(u"a"_s, UserRole::Admin);
    Database database = m_served->database();
    Answer asked;
    asked.question = u"Whose is this?"_s;
    asked.askedAt = QDateTime::currentDateTimeUtc();
    // Of whoever opens the file, and nobody else's:
    (void)ThreadStore(database).append({}, asked);
    EvidenceStore(database).apply(
        { .table = { 1 }, .nameBefore = {}, .nameAfter = u"Of the file's own"_s, .taken = {}, .put = {} });
}

void TestServerAccess::whoMayWhat_data()
{
    QTest::addColumn<Right>("right");
    for (const Right &right : kRights)
        QTest::addRow("%s %s", right.method, right.path) << right;
}

void TestServerAccess::whoMayWhat()
{
    QFETCH(Right, right);
    const auto status = [&](const QByteArray &token) {
        return m_served->send(right.method, right.path, token, right.body).status;
    };
    const auto [anybody, reader, contributor, admin] = right.statuses;
    QCOMPARE(status({}), anybody);
    QCOMPARE(status(m_reader), reader);
    QCOMPARE(status(m_contributor), contributor);
    QCOMPARE(status(m_admin), admin);
}

/// Whatever is served is tried for each of them.
void TestServerAccess::everyRouteHasItsRights()
{
    std::set<const Route *> tried;
    for (const Right &right : kRights)
        tried.insert(matchRoute(routes(), right.method, QByteArray(right.path).split('?').first()).route);
    for (const Route &route : routes())
        QVERIFY2(tried.contains(&route), route.name);
}

void TestServerAccess::aTokenOfNobodyIsNone()
{
    for (const QByteArray token : { "adduce_none", "none", " " }) {
        QCOMPARE(m_served->get("/openapi.json", token).status, 200);
        QCOMPARE(m_served->get("/v1/user", token).status, 401);
    }
}

void TestServerAccess::hostsAndOrigins_data()
{
    QTest::addColumn<QByteArray>("headers"); // the host's among them
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("readable"); // by a page of another origin
    QTest::newRow("this computer") << "Host: 127.0.0.1:8433\r\n"_ba << 200 << false;
    QTest::newRow("of the list") << "Host: papers.example.org\r\n"_ba << 200 << false;
    QTest::newRow("another name that leads here") << "Host: evil.example\r\n"_ba << 421 << false;
    QTest::newRow("of the list, and more") << "Host: papers.example.org.evil.example\r\n"_ba << 421 << false;
    QTest::newRow("its own page") << "Host: localhost:8433\r\nOrigin: http://localhost:8433\r\n"_ba << 200 << false;
    QTest::newRow("a page of the list") << "Host: localhost\r\nOrigin: https://notes.example.org\r\n"_ba << 200 << true;
    QTest::newRow("a page of elsewhere") << "Host: localhost\r\nOrigin: https://evil.example\r\n"_ba << 403 << false;
    QTest::newRow("a page of another port") << "Host: localhost:8433\r\nOrigin: http://localhost:9\r\n"_ba << 403 << false;
    QTest::newRow("a page of nowhere") << "Host: localhost\r\nOrigin: null\r\n"_ba << 403 << false;
    QTest::newRow("an empty origin") << "Host: localhost\r\nOrigin: \r\n"_ba << 403 << false;
    QTest::newRow("two origins") << "Host: localhost\r\nOrigin: http://localhost\r\nOrigin: https://evil.example\r\n"_ba << 400
                                 << false;
    QTest::newRow("two hosts") << "Host: localhost\r\nHost: evil.example\r\n"_ba << 400 << false;
}

void TestServerAccess::hostsAndOrigins()
{
    QFETCH(QByteArray, headers);
    QFETCH(bool, readable);
    const Said said = ServedLibrary::said(RawClient(m_served->port())
            .send("GET /v1/user HTTP/1.1\r\nConnection: close\r\nAuthorization: Bearer " + m_reader + "\r\n" + headers + "\r\n")
            .readToEnd());
    QTEST(said.status, "status");
    QCOMPARE(said.head.contains("Access-Control-Allow-Origin: https://notes.example.org\r\n"), readable);
    // What a page asks before it asks.
    const Said before = m_served->send(
        "OPTIONS", "/v1/ask", {}, {}, "Origin: https://notes.example.org\r\nAccess-Control-Request-Method: POST\r\n");
    QCOMPARE(before.status, 204);
    QVERIFY(before.head.contains("Access-Control-Allow-Methods: POST\r\n"));
    QCOMPARE(m_served->send("OPTIONS", "/v1/ask", {}, {}, "Origin: https://evil.example\r\n").status, 403);
}

void TestServerAccess::tooOftenIsRefused()
{
    ServedLibrary served({ .requestsPerMinute = 5 });
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader), ben = served.token(u"Ben"_s, UserRole::Reader);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(served.get("/v1/user", anna).status, 200);
    const Said said = served.get("/v1/user", anna);
    QCOMPARE(said.status, 429);
    QVERIFY(said.head.contains("Retry-After: "));
    QCOMPARE(served.get("/v1/user", ben).status, 200); // each has its own
    for (int i = 0; i < 20; ++i)
        QCOMPARE(served.get("/v1/user", "adduce_guess" + QByteArray::number(i)).status, 401);
    QCOMPARE(served.get("/v1/user", "adduce_guess").status, 429);
    QCOMPARE(served.get("/v1/user", ben).status, 200);
}

void TestServerAccess::thePageSignsIn()
{
    ServedLibrary served;
    const Said page = served.get("/", {});
    QVERIFY(page.head.contains("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'sha256-"));
    QCOMPARE(page.head.count("Content-Security-Policy"), 1);
    QVERIFY(!page.body.contains("http://") && !page.body.contains("https://")); // nothing comes from elsewhere
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader);
    const Said in = served.send("POST", "/v1/session", anna);
    const QByteArray cookie = "adduce=" + anna;
    QVERIFY(in.head.contains("Set-Cookie: " + cookie + "; HttpOnly; SameSite=Strict; Path=/; "));
    QCOMPARE(served.send("GET", "/v1/user", {}, {}, "Cookie: theme=dark; " + cookie + "\r\n").status, 200);
    QCOMPARE(served.send("GET", "/v1/user", {}, {}, "Cookie: " + cookie + "x\r\n").status, 401);
    QCOMPARE(served
                 .send("POST", "/v1/ask", {}, R"({"question":"Does a nap help?"})",
                     "Cookie: " + cookie + "\r\nOrigin: https://evil.example\r\n")
                 .status,
        403);
    QVERIFY(served.send("DELETE", "/v1/session", {}).head.contains("Max-Age=0"));
}

ADDUCE_TEST(TestServerAccess)
#include "test_server_access.moc"
