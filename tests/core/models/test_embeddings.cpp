#include "core/models/embeddings.h"
#include "tests/core/models/recorded.h"
#include "tests/support/error_of.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <cmath>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

/// Vectors from servers: in the order of the texts, of unit length, or not at all.
class TestEmbeddings : public QObject
{
    Q_OBJECT

private slots:
    void inTheOrderOfTheTexts_data();
    void inTheOrderOfTheTexts();
    void whatIsTooLongIsSplit();
    void oneTextThatIsTooLong();
    void badVectors_data();
    void badVectors();
    void stops();
    void theKeyIsInNoError();

private:
    test::Network m_network;
};

namespace {

constexpr std::chrono::milliseconds kSoon { 1 };
const EmbeddingCalls kQuick { .batch = 4,
    .calls = { .retry = { .retries = 1, .first = kSoon, .longest = kSoon, .longestAsked = kSoon },
        .deadlines = Deadlines { 10'000, 10'000, 10'000 } } };

QStringList inputIn(const QByteArray &request)
{
    const QJsonObject body = QJsonDocument::fromJson(request.sliced(request.indexOf("\r\n\r\n") + 4)).object();
    QStringList texts;
    for (const QJsonValue &text : body[u"input"].toArray())
        texts << text.toString();
    for (const QJsonValue &one : body[u"requests"].toArray())
        texts << one[u"content"][u"parts"][0][u"text"].toString();
    return texts;
}

/// Of "3": 3, 1.
QJsonArray vectorOf(const QString &text)
{
    return { text.toDouble(), 1 };
}

QByteArray answer(ChatApi api, const QByteArray &request)
{
    QJsonArray items;
    const QStringList texts = inputIn(request);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (api == ChatApi::OpenAi) // the last first
            items.prepend(QJsonObject { { u"index"_s, i }, { u"embedding"_s, vectorOf(texts[i]) } });
        else if (api == ChatApi::Ollama)
            items.append(vectorOf(texts[i]));
        else
            items.append(QJsonObject { { u"values"_s, vectorOf(texts[i]) } });
    }
    const QJsonObject reply { { api == ChatApi::OpenAi ? u"data"_s : u"embeddings"_s, items }, { u"model"_s, u"tiny:latest"_s } };
    return test::http("200 OK", QJsonDocument(reply).toJson());
}

} // namespace

void TestEmbeddings::inTheOrderOfTheTexts_data()
{
    QTest::addColumn<int>("api");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("openai") << static_cast<int>(ChatApi::OpenAi) << QByteArray("/v1/embeddings");
    QTest::newRow("ollama") << static_cast<int>(ChatApi::Ollama) << QByteArray("/api/embed");
    QTest::newRow("gemini") << static_cast<int>(ChatApi::Gemini) << QByteArray("/v1beta/models/tiny:batchEmbedContents");
}

void TestEmbeddings::inTheOrderOfTheTexts()
{
    QFETCH(int, api);
    QFETCH(QByteArray, path);
    const auto family = static_cast<ChatApi>(api);
    const test::LoopbackServer server([&](const QByteArray &request) { return answer(family, request); });
    QStringList texts;
    for (int i = 1; i <= 10; ++i)
        texts << QString::number(i);
    QList<int> emitted;
    const auto vectors =
        embedTexts(m_network.servers, test::endpointOf(server, family), texts, kQuick, [&](int done) { emitted << done; });
    QCOMPARE(vectors.size(), 10U);
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        QVERIFY(std::abs(std::hypot(vectors[i][0], vectors[i][1]) - 1) < 1e-6F);
        QVERIFY(std::abs(vectors[i][0] / vectors[i][1] - static_cast<float>(i + 1)) < 1e-4F);
    }
    QCOMPARE(emitted, QList<int>({ 4, 8, 10 }));
    QCOMPARE(server.asked(), 3);
    QVERIFY(server.requests().front().startsWith("POST " + path + " "));
    QVERIFY(embedTexts(m_network.servers, test::endpointOf(server, family), {}, kQuick).empty());
}

void TestEmbeddings::whatIsTooLongIsSplit()
{
    const test::LoopbackServer server([](const QByteArray &request) {
        return inputIn(request).size() > 1
            ? test::http("500 Oh", R"({"error":{"message":"input (902 tokens) is too large to process","code":500}})")
            : answer(ChatApi::OpenAi, request);
    });
    const auto vectors =
        embedTexts(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), { u"1"_s, u"2"_s, u"3"_s }, kQuick);
    QCOMPARE(vectors.size(), 3U);
    QVERIFY(vectors[2][0] > vectors[1][0]);
    QCOMPARE(server.asked(), 5); // 3, 1, 2, 1, 1: none of them tried again as it was
}

void TestEmbeddings::oneTextThatIsTooLong()
{
    qsizetype most = 300;
    const test::LoopbackServer server([&](const QByteArray &request) {
        const QString text = inputIn(request).front();
        return text.size() > most ? test::http("400 Bad", R"({"error":{"message":"maximum context length is 512 tokens"}})")
                                  : test::http("200 OK", R"({"data":[{"index":0,"embedding":[3,4]}]})");
    });
    const auto vectors =
        embedTexts(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), { QString(1000, u'x') }, kQuick);
    QCOMPARE(vectors.front()[0], 0.6F);
    most = 0; // whatever it is sent
    const auto error = errorOf(
        [&] { (void)embedTexts(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), { QString(1000, u'x') }, kQuick); });
    QVERIFY(error && error->kind() == ErrorKind::PromptTooLong);
}

void TestEmbeddings::badVectors_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QByteArray &reply, ErrorKind kind = ErrorKind::BadReply) {
        QTest::newRow(name) << test::http("200 OK", reply) << static_cast<int>(kind);
    };
    const QByteArray first = R"({"index":0,"embedding":[1,0]})";
    row("too few", R"({"data":[)" + first + "]}");
    row("too many", R"({"data":[)" + first + R"(,{"index":1,"embedding":[1,0]},{"index":2,"embedding":[1,0]}]})");
    row("one twice", R"({"data":[)" + first + "," + first + "]}");
    row("of no text", R"({"data":[)" + first + R"(,{"index":-1,"embedding":[1,0]}]})");
    row("zeros", R"({"data":[)" + first + R"(,{"index":1,"embedding":[0,0]}]})");
    row("not a number", R"({"data":[)" + first + R"(,{"index":1,"embedding":[1,null]}]})");
    row("words", R"({"data":[)" + first + R"(,{"index":1,"embedding":["a","b"]}]})");
    row("too large to count", R"({"data":[)" + first + R"(,{"index":1,"embedding":[1e300,1]}]})");
    row("of two dimensions and of three", R"({"data":[)" + first + R"(,{"index":1,"embedding":[1,0,0]}]})");
    row("of another model", R"({"model":"other","data":[)" + first + R"(,{"index":1,"embedding":[1,0]}]})",
        ErrorKind::NoSuchModel);
    row("nested, as llama-server's own", R"([{"index":0,"embedding":[[1,0]]}])");
    row("nothing", "{}");
    QTest::newRow("no embeddings here") << test::http(
        "501 No", R"({"error":{"message":"not supported","type":"not_supported_error"}})")
                                        << static_cast<int>(ErrorKind::Unreachable);
    QTest::newRow("a page") << QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<p>x")
                            << static_cast<int>(ErrorKind::WrongAddress);
}

void TestEmbeddings::badVectors()
{
    QFETCH(QByteArray, reply);
    QFETCH(int, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const auto error = errorOf(
        [&] { (void)embedTexts(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), { u"1"_s, u"2"_s }, kQuick); });
    QVERIFY(error);
    QVERIFY2(static_cast<int>(error->kind()) == kind, error->what());
    QCOMPARE(error->detail(), hostOf(server.url({})));
}

void TestEmbeddings::stops()
{
    const test::LoopbackServer server([](const QByteArray &request) { return answer(ChatApi::OpenAi, request); });
    std::stop_source stop;
    QStringList texts;
    for (int i = 1; i <= 10; ++i)
        texts << QString::number(i);
    const auto error = errorOf([&] {
        (void)embedTexts(
            m_network.servers, test::endpointOf(server, ChatApi::OpenAi), texts, kQuick, [&](int) { stop.request_stop(); },
            stop.get_token());
    });
    QVERIFY(error && error->kind() == ErrorKind::Stopped);
    QCOMPARE(server.asked(), 1);
}

void TestEmbeddings::theKeyIsInNoError()
{
    const test::LoopbackServer server([](const QByteArray &request) { return test::http("401 No", "You sent: " + request); });
    for (const ChatApi api : { ChatApi::OpenAi, ChatApi::Ollama, ChatApi::Gemini }) {
        const auto error =
            errorOf([&] { (void)embedTexts(m_network.servers, test::endpointOf(server, api), { u"1"_s }, kQuick); });
        QVERIFY(error && error->kind() == ErrorKind::NotAllowed);
        QVERIFY2(!sentence(*error).contains(u"canary"_s), error->what());
        QVERIFY(server.requests().constLast().contains("canary-key-7391")); // where it belongs
    }
}

ADDUCE_TEST(TestEmbeddings)
#include "test_embeddings.moc"
