#include "core/base/error.h"
#include "core/models/discovery.h"
#include "core/models/key_store.h"
#include "core/models/model_settings.h"
#include "core/models/model_test.h"
#include "tests/support/chat_server.h"
#include "tests/support/error_of.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestModelSettings : public QObject
{
    Q_OBJECT

private slots:
    void comeBackEqual();
    void damagedOnesAreLeftOut();
    void aModelThatIsRemovedDoesNothing();
    void addresses_data();
    void addresses();
    void keysStayInMemory();
    void keysFromTheEnvironment();
    void listsOfModels_data();
    void listsOfModels();
    void brokenLists_data();
    void brokenLists();
    void contextsAreListed();
    void serversAreFound();
    void aTestTellsWhatAModelCan();
    void aTestTellsWhatIsWrong_data();
    void aTestTellsWhatIsWrong();
    void aTestCanBeStopped();

private:
    QTemporaryDir m_place;
    test::Network m_network;
};

static ModelChoice choice(const QString &model = u"tiny"_s)
{
    ModelChoice choice;
    choice.api = ChatApi::Ollama;
    choice.base = QUrl(u"http://192.168.1.5:11434"_s);
    choice.model = model;
    choice.contextTokens = 16384;
    choice.allowsPlain = true;
    choice.prices = { 0.25, 2, QDate(2026, 3, 4) };
    choice.report.at = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, Qt::UTC);
    choice.report.formKept = 3;
    choice.report.error = u"“no”"_s;
    return choice;
}

void TestModelSettings::comeBackEqual()
{
    QVERIFY(modelSettingsFromJson({}) == ModelSettings {});
    ModelSettings models;
    models.add(choice());
    models.add(choice(u"larger"_s));
    models.used[ModelTask::Answer] = choice().id();
    QVERIFY(modelSettingsFromJson(toJson(models)) == models);
    QVERIFY(models.usedFor(ModelTask::Answer)->isRemote());
    QVERIFY(!models.usedFor(ModelTask::Rank));
}

void TestModelSettings::damagedOnesAreLeftOut()
{
    const QByteArray list = R"([1, {"api": "telepathy"}, {}, {"api": "openai", "base": "::", "model": "x"}])";
    for (const QJsonValue &stored : { QJsonValue(u"nonsense"_s), QJsonValue(QJsonDocument::fromJson(list).array()) })
        QVERIFY(modelSettingsFromJson({ { u"list"_s, stored }, { u"used"_s, QJsonObject { { u"answer"_s, u"gone"_s } } } })
            == ModelSettings {});
}

void TestModelSettings::aModelThatIsRemovedDoesNothing()
{
    ModelSettings models;
    models.add(choice());
    models.used[ModelTask::Answer] = choice().id();
    models.remove(choice().id());
    QVERIFY(!models.usedFor(ModelTask::Answer));
    QVERIFY(models.used.empty());
}

void TestModelSettings::addresses_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<ChatApi>("api");
    QTest::addColumn<QString>("base"); // empty: refused
    QTest::newRow("whole") << u"https://api.openai.com/v1/"_s << ChatApi::OpenAi << u"https://api.openai.com/v1"_s;
    QTest::newRow("without path") << u"https://models.example.org"_s << ChatApi::OpenAi << u"https://models.example.org/v1"_s;
    QTest::newRow("without scheme") << u" models.example.org "_s << ChatApi::Anthropic << u"https://models.example.org"_s;
    QTest::newRow("this computer") << u"localhost:8080"_s << ChatApi::OpenAi << u"http://localhost:8080/v1"_s;
    QTest::newRow("a neighbour") << u"http://192.168.1.5:11434"_s << ChatApi::Ollama << u"http://192.168.1.5:11434"_s;
    QTest::newRow("with a query") << u"https://a.example.org/v1?key=secret#x"_s << ChatApi::OpenAi
                                  << u"https://a.example.org/v1"_s;
    QTest::newRow("a key inside") << u"https://user:canary@a.example.org"_s << ChatApi::OpenAi << QString();
    QTest::newRow("a file") << u"file:///etc/passwd"_s << ChatApi::OpenAi << QString();
    QTest::newRow("nothing") << QString() << ChatApi::OpenAi << QString();
    QTest::newRow("words") << u"my own server"_s << ChatApi::OpenAi << QString();
}

void TestModelSettings::addresses()
{
    QFETCH(QString, typed);
    QFETCH(ChatApi, api);
    QFETCH(QString, base);
    if (!base.isEmpty()) {
        QCOMPARE(serverAddress(typed, api).toString(), base);
        return;
    }
    const auto error = errorOf([&] { (void)serverAddress(typed, api); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::BadInput);
    if (typed.contains(u"canary"_s))
        QVERIFY(!sentence(*error).contains(u"canary"_s));
}

void TestModelSettings::keysStayInMemory()
{
    KeyStore keys(false);
    const QUrl server(u"https://keys.example.org/v1"_s);
    QCOMPARE(keys.placeOf(server), KeyPlace::None);
    keys.set(server, "  canary-key-7391\n");
    QCOMPARE(keys.keyFor(QUrl(u"https://keys.example.org/other"_s)).bytes(), QByteArray("canary-key-7391"));
    QCOMPARE(keys.placeOf(server), KeyPlace::ThisRun);
    QVERIFY(keys.keyFor(QUrl(u"https://keys.example.org:8443/v1"_s)).isEmpty());
    QVERIFY(keys.keyFor(QUrl(u"https://evil.keys.example.org/v1"_s)).isEmpty());
    keys.set(server, {});
    QCOMPARE(keys.placeOf(server), KeyPlace::None);
}

void TestModelSettings::keysFromTheEnvironment()
{
    KeyStore keys(false);
    const QUrl server(u"https://models.example.org:8443/v1"_s);
    QCOMPARE(KeyStore::variablesFor(server), QStringList { u"ADDUCE_KEY_MODELS_EXAMPLE_ORG_8443"_s });
    qputenv("ADDUCE_KEY_MODELS_EXAMPLE_ORG_8443", "canary-key-7391");
    QCOMPARE(keys.keyFor(server).bytes(), QByteArray("canary-key-7391"));
    QCOMPARE(keys.placeOf(server), KeyPlace::Environment);
    qunsetenv("ADDUCE_KEY_MODELS_EXAMPLE_ORG_8443");
    QVERIFY(keys.keyFor(server).isEmpty());
    QVERIFY(KeyStore::variablesFor(QUrl(u"https://api.openai.com/v1"_s)).contains(u"OPENAI_API_KEY"_s));
}

void TestModelSettings::listsOfModels_data()
{
    QTest::addColumn<ChatApi>("api");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("context");
    QTest::newRow("llama-server") << ChatApi::OpenAi
                                  << QByteArray(R"({"data": [{"id": "tiny", "meta": {"n_ctx_train": 32768, "n_ctx": 4096}}]})")
                                  << u"tiny"_s << 4096;
    QTest::newRow("vLLM") << ChatApi::OpenAi << QByteArray(R"({"data": [{"id": "tiny", "max_model_len": 8192}]})") << u"tiny"_s
                          << 8192;
    QTest::newRow("OpenAI") << ChatApi::OpenAi << QByteArray(R"({"data": [{"id": "tiny", "object": "model"}]})") << u"tiny"_s
                            << 0;
    QTest::newRow("Ollama")
        << ChatApi::Ollama
        << QByteArray(R"({"models": [{"name": "tiny:8b", "details": {"parameter_size": "8.2B", "context_length": 40960}}]})")
        << u"tiny:8b"_s << 40960;
    QTest::newRow("Anthropic") << ChatApi::Anthropic << QByteArray(R"({"data": [{"id": "tiny", "type": "model"}]})") << u"tiny"_s
                               << 0;
    QTest::newRow("Gemini") << ChatApi::Gemini
                            << QByteArray(R"({"models": [{"name": "models/tiny", "inputTokenLimit": 1048576}]})") << u"tiny"_s
                            << 1048576;
}

void TestModelSettings::listsOfModels()
{
    QFETCH(ChatApi, api);
    QFETCH(QByteArray, reply);
    QFETCH(QString, name);
    QFETCH(int, context);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    const auto models = listModels(m_network.servers, { api, server.url({}), {}, "canary-key-7391" });
    QCOMPARE(models.size(), std::size_t(1));
    QCOMPARE(models[0].name, name);
    QCOMPARE(models[0].contextTokens, context);
    const QByteArray request = server.requests().front();
    QVERIFY(request.contains("canary-key-7391"));
    QVERIFY(!request.first(request.indexOf("\r\n")).contains("canary"));
}

void TestModelSettings::brokenLists_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("no key") << test::http("401 Unauthorized", R"({"error": {"message": "no canary-key-7391 here"}})")
                            << ErrorKind::NotAllowed;
    QTest::newRow("a page") << QByteArray(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<html>hi</html>")
                            << ErrorKind::WrongAddress;
    QTest::newRow("another list") << test::http("200 OK", R"({"items": []})") << ErrorKind::WrongAddress;
    QTest::newRow("not there") << test::http("404 Not Found", R"({"detail": "Not Found"})") << ErrorKind::WrongAddress;
    QTest::newRow("nonsense") << test::http("200 OK", "[[[") << ErrorKind::BadReply;
}

void TestModelSettings::brokenLists()
{
    QFETCH(QByteArray, reply);
    QFETCH(ErrorKind, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const auto error =
        errorOf([&] { (void)listModels(m_network.servers, { ChatApi::OpenAi, server.url(u"/v1"_s), {}, "canary-key-7391" }); });
    QVERIFY(error);
    QCOMPARE(error->kind(), kind);
    QVERIFY(!sentence(*error).contains(u"canary"_s));
}

void TestModelSettings::contextsAreListed()
{
    const test::ChatServer server;
    const auto context = [&](const QUrl &base, const QString &model) {
        return listedModel(m_network.servers, { ChatApi::OpenAi, base, model }).value_or(ListedModel {}).contextTokens;
    };
    QCOMPARE(context(server.base(), u"tiny-8b"_s), 16384);
    QCOMPARE(context(server.base(), u"Tiny-1B"_s), 4096);
    QCOMPARE(context(server.base(), u"unknown"_s), 0);
    QCOMPARE(context(QUrl(u"http://127.0.0.1:1/v1"_s), u"tiny"_s), 0);
    // One that answers with what is loaded, whatever it is asked for
    const test::LoopbackServer one(
        [](const QByteArray &) { return test::http("200 OK", R"({"data": [{"id": "x", "n_ctx": 2048}]})"); });
    QCOMPARE(context(one.url(u"/v1"_s), u"any"_s), 2048);
}

void TestModelSettings::serversAreFound()
{
    const test::ChatServer there;
    const test::LoopbackServer somebodyElse([](const QByteArray &) { return test::http("200 OK", "\"hello\""); });
    const std::vector<LocalPort> places { { u"Here"_s, ChatApi::OpenAi, there.base() },
        { u"Nobody"_s, ChatApi::OpenAi, QUrl(u"http://127.0.0.1:1/v1"_s) },
        { u"Else"_s, ChatApi::OpenAi, somebodyElse.url(u"/v1"_s) } };
    test::Network network;
    network.gate.setRules({ .isLocalOnly = true }); // as this stays on the computer
    const auto found = findServers(network.servers, places);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].name, u"Here"_s);
    QCOMPARE(found[0].models.size(), std::size_t(2));
    QCOMPARE(found[0].models[1].contextTokens, 16384);
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(errorOf([&] { (void)findServers(network.servers, places, stopped.get_token()); }));
    for (const LocalPort &port : usualPorts())
        QVERIFY(isLoopback(port.base));
}

void TestModelSettings::aTestTellsWhatAModelCan()
{
    const test::ChatServer server;
    const HttpChatModel model(m_network.servers, { ChatApi::OpenAi, server.base(), u"tiny-8b"_s });
    int emitted = 0;
    const ModelReport report = testModel(model, [&](const ModelReport &) { ++emitted; }, {});
    QVERIFY(report.isTested());
    QVERIFY(report.answers);
    QVERIFY(report.streams);
    QVERIFY(report.tokensPerSecond > 0);
    QCOMPARE(report.formKept, 6);
    QCOMPARE(report.formAsked, 6);
    QCOMPARE(report.silences, 3);
    QCOMPARE(report.silencesAsked, 3);
    QVERIFY(report.error.isEmpty());
    QCOMPARE(emitted, 7);
}

void TestModelSettings::aTestTellsWhatIsWrong_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("part");
    QTest::newRow("key") << static_cast<int>(test::ChatServer::Mode::NeedsKey) << u"key"_s;
    QTest::newRow("address") << static_cast<int>(test::ChatServer::Mode::IsNoModelServer)
                             << u"not the server that was expected"_s;
}

void TestModelSettings::aTestTellsWhatIsWrong()
{
    QFETCH(int, mode);
    QFETCH(QString, part);
    const test::ChatServer server(0, static_cast<test::ChatServer::Mode>(mode));
    const HttpChatModel model(m_network.servers, { ChatApi::OpenAi, server.base(), u"tiny-8b"_s });
    const ModelReport report = testModel(model, {}, {});
    QVERIFY(report.isTested());
    QVERIFY(!report.answers);
    QVERIFY2(report.error.contains(part), qPrintable(report.error));
}

void TestModelSettings::aTestCanBeStopped()
{
    const test::ChatServer server;
    const HttpChatModel model(m_network.servers, { ChatApi::OpenAi, server.base(), u"tiny-8b"_s });
    std::stop_source stop;
    const auto error =
        errorOf([&] { (void)testModel(model, [&](const ModelReport &) { stop.request_stop(); }, stop.get_token()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Stopped);
}

ADDUCE_TEST(TestModelSettings)
#include "test_model_settings.moc"
