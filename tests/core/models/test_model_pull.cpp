#include "core/models/model_pull.h"
#include "tests/core/models/recorded.h"
#include "tests/support/error_of.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;
using test::Script;

/// What Ollama says while it fetches a model.
class TestModelPull : public QObject
{
    Q_OBJECT

private slots:
    void progressIsOfAllLayers();
    void troubleIsSaid_data();
    void troubleIsSaid();
    void stopsInTheMiddle();
    void localOnlyFetchesNothing();

private:
    test::Network m_network;
};

static const QByteArray kHead = "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nConnection: close\r\n\r\n";

static ModelEndpoint endpoint(const test::LoopbackServer &server)
{
    return { ChatApi::Ollama, server.url({}), u"tiny:1b"_s };
}

void TestModelPull::progressIsOfAllLayers()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return Script(
            { kHead, "{\"status\":\"pulling manifest\"}\n{\"status\":\"pulling a\",\"digest\":\"a\",\"total\":100}\n",
                "{\"status\":\"pulling a\",\"digest\":\"a\",\"total\":100,\"completed\":60}\n{\"status\":\"pulling b\",",
                "\"digest\":\"b\",\"total\":50,\"completed\":50}\n",
                "{\"status\":\"verifying sha256 digest\"}\n{\"status\":\"success\"}" },
            Script::End::Close);
    });
    std::vector<PullProgress> seen;
    pullModel(m_network.servers, endpoint(server), [&](const PullProgress &progress) { seen.push_back(progress); }, {});
    QCOMPARE(seen.size(), std::size_t(6));
    QVERIFY(seen[0] == (PullProgress { u"pulling manifest"_s, 0, 0 }));
    QVERIFY(seen[2] == (PullProgress { u"pulling a"_s, 60, 100 }));
    QVERIFY(seen[3] == (PullProgress { u"pulling b"_s, 110, 150 }));
    QCOMPARE(seen.back().state, u"success"_s);
    QVERIFY(server.requests().front().startsWith("POST /api/pull "));
    QVERIFY(server.requests().front().contains("\"model\":\"tiny:1b\""));
    QCOMPARE(m_network.gate.records(1).front().purpose, EgressPurpose::Download);
}

void TestModelPull::troubleIsSaid_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("no such model") << kHead + "{\"error\":\"pull model manifest: file does not exist\"}\n"
                                   << ErrorKind::NoSuchModel;
    QTest::newRow("the registry is away") << kHead + "{\"error\":\"dial tcp: lookup registry.ollama.ai: no such host\"}\n"
                                          << ErrorKind::Unreachable;
    QTest::newRow("no space") << kHead + "{\"status\":\"pulling a\"}\n{\"error\":\"no space left on device\"}\n"
                              << ErrorKind::Unreachable;
    QTest::newRow("an end too early") << kHead + "{\"status\":\"pulling manifest\"}\n" << ErrorKind::Unreachable;
    QTest::newRow("no JSON") << kHead + "hello\n" << ErrorKind::BadReply;
    QTest::newRow("numbers that are none") << kHead + "{\"status\":\"x\",\"digest\":\"a\",\"total\":-5,\"completed\":1e300}\n"
                                           << ErrorKind::Unreachable;
    QTest::newRow("another server") << test::http("404 Not Found", "{\"detail\":\"Not Found\"}") << ErrorKind::WrongAddress;
}

void TestModelPull::troubleIsSaid()
{
    QFETCH(QByteArray, reply);
    QFETCH(ErrorKind, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const auto error = errorOf([&] {
        pullModel(m_network.servers, endpoint(server),
            [](const PullProgress &progress) { QVERIFY(progress.done >= 0 && progress.done <= progress.total); }, {});
    });
    QVERIFY(error);
    QVERIFY2(error->kind() == kind, error->what());
    QVERIFY(!error->detail().isEmpty());
}

void TestModelPull::stopsInTheMiddle()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return Script(
            { kHead, "{\"status\":\"pulling a\",\"digest\":\"a\",\"total\":100,\"completed\":6}\n" }, Script::End::Repeat);
    });
    std::stop_source stop;
    int lines = 0;
    const auto error = errorOf([&] {
        pullModel(
            m_network.servers, endpoint(server),
            [&](const PullProgress &) {
                if (++lines == 20)
                    stop.request_stop();
            },
            stop.get_token());
    });
    QVERIFY(error && error->kind() == ErrorKind::Stopped);
}

void TestModelPull::localOnlyFetchesNothing()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    test::Network network;
    network.gate.setRules({ .isLocalOnly = true });
    const auto error = errorOf([&] { pullModel(network.servers, endpoint(server), {}, {}); });
    QVERIFY(error && error->kind() == ErrorKind::LocalOnly);
    QCOMPARE(server.asked(), 0);
}

ADDUCE_TEST(TestModelPull)
#include "test_model_pull.moc"
