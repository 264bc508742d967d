#include "core/models/token_count.h"
#include "tests/core/models/recorded.h"
#include "tests/support/error_of.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestTokenCount : public QObject
{
    Q_OBJECT

private slots:
    void asTheServerCounts_data();
    void asTheServerCounts();
    void whereThereIsNone_data();
    void whereThereIsNone();
    void theCountDecidesNearTheLimit_data();
    void theCountDecidesNearTheLimit();
    void aStopIsAStop();

private:
    test::Network m_network;
};

static QByteArray tokensOf(int count)
{
    QJsonArray tokens;
    for (int i = 0; i < count; ++i)
        tokens.append(i);
    return QJsonDocument(QJsonObject { { u"tokens"_s, tokens } }).toJson();
}

void TestTokenCount::asTheServerCounts_data()
{
    QTest::addColumn<ChatApi>("api");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("count");
    QTest::newRow("llama-server") << ChatApi::OpenAi << QByteArray("/tokenize")
                                  << QByteArray(R"({"content":"Answer from the passages.\nDo naps help?"})") << tokensOf(10)
                                  << 10 + 12; // with the marks around two messages
    QTest::newRow("Anthropic")
        << ChatApi::Anthropic << QByteArray("/v1/messages/count_tokens")
        << QByteArray(
               R"({"model":"tiny","messages":[{"role":"user","content":"Do naps help?"}],"system":"Answer from the passages."})")
        << QByteArray(R"({"input_tokens":14})") << 14;
    QTest::newRow("Gemini")
        << ChatApi::Gemini << QByteArray("/v1beta/models/tiny:countTokens")
        << QByteArray(R"({"generateContentRequest":{"model":"models/tiny","contents":[{"role":"user","parts":[{"text":
           "Do naps help?"}]}],"systemInstruction":{"parts":[{"text":"Answer from the passages."}]},
           "generationConfig":{"maxOutputTokens":1024,"temperature":0}}})")
        << QByteArray(R"({"totalTokens":15})") << 15;
}

void TestTokenCount::asTheServerCounts()
{
    QFETCH(ChatApi, api);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, reply);
    QFETCH(int, count);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    QCOMPARE(countedByServer(m_network.servers, test::endpointOf(server, api), test::question(true), {}), std::optional(count));
    const QByteArray sent = server.requests().front();
    QVERIFY2(sent.startsWith("POST " + path + " HTTP/1.1\r\n"), sent.constData());
    QVERIFY(sent.contains("canary-key-7391"));
    QCOMPARE(QJsonDocument::fromJson(sent.mid(sent.indexOf("\r\n\r\n") + 4)), QJsonDocument::fromJson(body));
}

void TestTokenCount::whereThereIsNone_data()
{
    QTest::addColumn<ChatApi>("api");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("asked");
    QTest::newRow("Ollama") << ChatApi::Ollama << test::http("200 OK", "{}") << 0;
    QTest::newRow("not there") << ChatApi::OpenAi << test::http("404 Not Found", {}) << 1;
    QTest::newRow("a page") << ChatApi::OpenAi << test::http("200 OK", "<html></html>") << 1;
    QTest::newRow("nonsense") << ChatApi::Anthropic << test::http("200 OK", R"({"input_tokens":"many"})") << 1;
    QTest::newRow("less than none") << ChatApi::Gemini << test::http("200 OK", R"({"totalTokens":-4})") << 1;
}

void TestTokenCount::whereThereIsNone()
{
    QFETCH(ChatApi, api);
    QFETCH(QByteArray, reply);
    QFETCH(int, asked);
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    QVERIFY(!countedByServer(m_network.servers, test::endpointOf(server, api), test::question(false), {}));
    QCOMPARE(server.asked(), asked);
}

/// The prompt is about 6,800 tokens by our estimate, with room for 7,168.
void TestTokenCount::theCountDecidesNearTheLimit_data()
{
    QTest::addColumn<QByteArray>("count"); // empty: the server does not count
    QTest::addColumn<int>("words");
    QTest::addColumn<QString>("refused"); // empty: sent
    QTest::newRow("it says the same") << tokensOf(6900) << 6800 << QString();
    QTest::newRow("it says more") << tokensOf(7500) << 6800 << u"7,512 tokens and 1,024 for the answer, of 8,192"_s;
    QTest::newRow("it says less") << tokensOf(5000) << 8000 << QString();
    QTest::newRow("it does not say") << QByteArray() << 6800 << QString();
    QTest::newRow("nor when it is too long") << QByteArray() << 8000 << u"about 8,012 tokens and 1,024"_s;
    QTest::newRow("far too long to ask") << tokensOf(100) << 20'000 << u"about 20,012 tokens and 1,024"_s;
}

void TestTokenCount::theCountDecidesNearTheLimit()
{
    QFETCH(QByteArray, count);
    QFETCH(int, words);
    QFETCH(QString, refused);
    const test::LoopbackServer server([&](const QByteArray &request) {
        if (!request.startsWith("POST /tokenize"))
            return test::http("200 OK", test::recorded().front().whole);
        return count.isEmpty() ? test::http("404 Not Found", {}) : test::http("200 OK", count);
    });
    ChatRequest request = test::question(false);
    request.messages = { { Role::System, u"nap "_s.repeated(100) }, { Role::User, u"nap "_s.repeated(words - 100) } };
    const auto error = errorOf(
        [&] { (void)HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), {}).chat(request, {}, {}); });
    QCOMPARE(error.has_value(), !refused.isEmpty());
    if (!error)
        return;
    QCOMPARE(error->kind(), ErrorKind::PromptTooLong);
    QVERIFY2(error->detail().startsWith(refused), qPrintable(error->detail()));
}

void TestTokenCount::aStopIsAStop()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", tokensOf(3)); });
    std::stop_source stop;
    stop.request_stop();
    const auto error = errorOf([&] {
        (void)countedByServer(
            m_network.servers, test::endpointOf(server, ChatApi::OpenAi), test::question(false), stop.get_token());
    });
    QVERIFY(error && error->kind() == ErrorKind::Stopped);
}

ADDUCE_TEST(TestTokenCount)
#include "test_token_count.moc"
