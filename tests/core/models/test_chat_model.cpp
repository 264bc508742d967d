#include "core/models/chat_model.h"
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
using test::kQuick;
using test::Script;

/// Each family of servers, spoken to over a socket: whole, streamed, cut, in trouble.
class TestChatModel : public QObject
{
    Q_OBJECT

private slots:
    void whole_data() { apis_data(); }
    void whole();
    void streamed_data() { apis_data(); }
    void streamed();
    void cutAtEveryByte_data() { apis_data(); }
    void cutAtEveryByte();
    void asksAsTheServerWishes_data();
    void asksAsTheServerWishes();
    void rejectedParametersAreLeftOut();
    void withoutSchemaThePromptAsksAlone_data();
    void withoutSchemaThePromptAsksAlone();
    void finishes_data();
    void finishes();

private:
    static void apis_data();
    static const test::Recorded &api();
    test::Network m_network;
};

namespace {

QJsonObject bodyOf(const QByteArray &request)
{
    return QJsonDocument::fromJson(request.sliced(request.indexOf("\r\n\r\n") + 4)).object();
}

} // namespace

void TestChatModel::apis_data()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < test::recorded().size(); ++i)
        QTest::newRow(qPrintable(nameOf(test::recorded()[i].api))) << i;
}

const test::Recorded &TestChatModel::api()
{
    QFETCH(int, number);
    return test::recorded()[number];
}

void TestChatModel::whole()
{
    const test::Recorded &a = api();
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", a.whole); });
    const ChatReply reply =
        HttpChatModel(m_network.servers, test::endpointOf(server, a.api), kQuick).chat(test::question(false), {}, {});
    QCOMPARE(reply.text, a.text);
    QCOMPARE(reply.reasoning, a.reasoning);
    QCOMPARE(reply.model, u"tiny"_s);
    QVERIFY(reply.usage == a.usage);
    QVERIFY(reply.isComplete());
}

void TestChatModel::streamed()
{
    const test::Recorded &a = api();
    QByteArrayList pieces { "HTTP/1.1 200 OK\r\nContent-Type: " + a.type + "\r\nConnection: close\r\n\r\n" };
    constexpr qsizetype kPiece = 7; // bytes: within letters, lines and events
    for (qsizetype i = 0; i < a.stream.size(); i += kPiece)
        pieces << a.stream.mid(i, kPiece);
    const test::LoopbackServer server([&](const QByteArray &) { return Script(pieces, Script::End::Close); });
    QString emitted;
    const ChatReply reply = HttpChatModel(m_network.servers, test::endpointOf(server, a.api), kQuick)
                                .chat(test::question(true), [&](const QString &piece) { emitted += piece; }, {});
    QCOMPARE(reply.text, a.text);
    QCOMPARE(emitted, a.text);
    QCOMPARE(reply.reasoning, a.reasoning);
    QVERIFY(reply.usage == a.usage);
    QVERIFY(reply.isComplete());
    QCOMPARE(server.asked(), 1);
}

/// Never complete without a reason why it ended, never another text, and nothing that came is lost.
void TestChatModel::cutAtEveryByte()
{
    const test::Recorded &a = api();
    const QByteArray full = test::chunked(a.type, a.stream);
    const qsizetype head = full.indexOf("\r\n\r\n") + 5; // Qt waits on where not a byte of the body has come
    const bool everyOne = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS");
    qsizetype cut = head;
    int complete = 0;
    int tried = 0;
    const test::LoopbackServer server([&](const QByteArray &) { return Script({ full.first(cut) }, Script::End::Close); });
    const HttpChatModel model(
        m_network.servers, test::endpointOf(server, a.api), { .retry = { .retries = 0 }, .deadlines = kQuick.deadlines });
    for (; cut < full.size(); cut += everyOne ? 1 : 11) {
        ++tried;
        QString emitted;
        std::optional<ChatReply> reply;
        const auto error =
            errorOf([&] { reply = model.chat(test::question(true), [&](const QString &piece) { emitted += piece; }, {}); });
        QVERIFY(error.has_value() != reply.has_value());
        QVERIFY2(a.text.startsWith(emitted), qPrintable(emitted));
        if (error) {
            QVERIFY(emitted.isEmpty());
            QCOMPARE(error->kind(), ErrorKind::Unreachable);
        } else {
            QCOMPARE(reply->text, emitted);
            // Once the reason has come, what is cut off is the count of the tokens.
            QVERIFY2(!reply->isComplete() || reply->text == a.text, QByteArray::number(cut).constData());
            QCOMPARE(reply->error.has_value(), !reply->isComplete());
            complete += reply->isComplete();
        }
    }
    QVERIFY2(complete < tried / 3, QByteArray::number(complete).constData());
}

void TestChatModel::asksAsTheServerWishes_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("body");
    const QByteArray schema = R"({"type":"object","properties":{},"required":[],"additionalProperties":false})";
    QTest::newRow("openai")
        << 0 << QByteArray("/v1/chat/completions") << QByteArray("Authorization: Bearer canary-key-7391")
        << R"({"model":"tiny","max_tokens":1024,"temperature":0,"stream":true,"stream_options":{"include_usage":true},
        "messages":[{"role":"system","content":"Answer from the passages."},{"role":"user","content":"Do naps help?"}],
        "response_format":{"type":"json_schema","json_schema":{"name":"answer","strict":true,"schema":)"
            + schema + "}}}";
    QTest::newRow("ollama") << 1 << QByteArray("/api/chat") << QByteArray("Authorization: Bearer canary-key-7391")
                            << R"({"model":"tiny","stream":true,"options":{"num_ctx":8192,"num_predict":1024,"temperature":0},
        "messages":[{"role":"system","content":"Answer from the passages."},{"role":"user","content":"Do naps help?"}],"format":)"
            + schema + "}";
    QTest::newRow("anthropic")
        << 2 << QByteArray("/v1/messages") << QByteArray("x-api-key: canary-key-7391")
        << R"({"model":"tiny","stream":true,"max_tokens":1024,"temperature":0,"system":"Answer from the passages.",
        "messages":[{"role":"user","content":"Do naps help?"}],"output_config":{"format":{"type":"json_schema","schema":)"
            + schema + "}}}";
    QTest::newRow("gemini") << 3 << QByteArray("/v1beta/models/tiny:streamGenerateContent?alt=sse")
                            << QByteArray("x-goog-api-key: canary-key-7391")
                            << R"({"systemInstruction":{"parts":[{"text":"Answer from the passages."}]},
        "contents":[{"role":"user","parts":[{"text":"Do naps help?"}]}],
        "generationConfig":{"maxOutputTokens":1024,"temperature":0,"responseMimeType":"application/json","responseJsonSchema":)"
            + schema + "}}";
}

void TestChatModel::asksAsTheServerWishes()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, body);
    const test::Recorded &a = api();
    const test::LoopbackServer server([&](const QByteArray &) { return test::streamed(a.type, a.stream); });
    ChatRequest request = test::question(true);
    request.schema = AnswerSchema { u"answer"_s,
        { { u"type"_s, u"object"_s }, { u"properties"_s, QJsonObject() }, { u"required"_s, QJsonArray() },
            { u"additionalProperties"_s, false } } };
    (void)HttpChatModel(m_network.servers, test::endpointOf(server, a.api), kQuick).chat(request, {}, {});
    const QByteArray sent = server.requests().front();
    QVERIFY2(sent.startsWith("POST " + path + " HTTP/1.1\r\n"), sent.constData());
    QVERIFY2(sent.contains(header + "\r\n"), sent.constData());
    QCOMPARE(bodyOf(sent), QJsonDocument::fromJson(body).object());
    // And a server that wants no key is sent none.
    (void)HttpChatModel(m_network.servers, test::endpointOf(server, a.api, {}), kQuick).chat(test::question(true), {}, {});
    const QByteArray without = server.requests().constLast().toLower();
    QVERIFY(!without.contains("authorization") && !without.contains("api-key"));
}

void TestChatModel::withoutSchemaThePromptAsksAlone_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("refusal");
    QTest::newRow("openai")
        << 0
        << test::http("400 Bad",
               R"({"error":{"message":"Invalid parameter: 'response_format' of type 'json_schema' is not supported
        with this model.","type":"invalid_request_error","param":"response_format","code":null}})");
    QTest::newRow("llama-server")
        << 0
        << test::http(
               "400 Bad", R"({"error":{"code":400,"message":"JSON schema conversion failed","type":"invalid_request_error"}})");
    QTest::newRow("mistral") << 0
                             << test::http("422 Bad",
                                    R"({"detail":[{"loc":["body","response_format","type"],"msg":"Input should be 'text'"}]})");
    QTest::newRow("ollama") << 1 << test::http("400 Bad", R"({"error":"invalid JSON schema in format"})");
    QTest::newRow("anthropic") << 2
                               << test::http("400 Bad",
                                      R"({"type":"error","error":{"type":"invalid_request_error","message":
        "output_config: Extra inputs are not permitted"}})");
    QTest::newRow("gemini") << 3
                            << test::http("400 Bad",
                                   R"({"error":{"code":400,"status":"INVALID_ARGUMENT","message":
        "Invalid JSON payload received. Unknown name \"responseJsonSchema\" at 'generation_config': Cannot find field."}})");
}

void TestChatModel::withoutSchemaThePromptAsksAlone()
{
    QFETCH(QByteArray, refusal);
    const test::Recorded &a = api();
    const test::LoopbackServer server(
        [&](const QByteArray &request) { return request.contains("\"properties\"") ? refusal : test::http("200 OK", a.whole); });
    ModelEndpoint endpoint = test::endpointOf(server, a.api);
    endpoint.model = QString::fromLatin1(QTest::currentDataTag()); // what is rejected is remembered by model
    const HttpChatModel model(m_network.servers, endpoint, kQuick);
    ChatRequest request = test::question(false);
    request.schema = AnswerSchema { u"answer"_s, { { u"type"_s, u"object"_s }, { u"properties"_s, QJsonObject() } } };
    QVERIFY(model.chat(request, {}, {}).isComplete());
    QCOMPARE(server.asked(), 2);
    QVERIFY(model.chat(request, {}, {}).isComplete());
    QCOMPARE(server.asked(), 3); // it is remembered
}

void TestChatModel::rejectedParametersAreLeftOut()
{
    const test::LoopbackServer server([](const QByteArray &request) {
        const QJsonObject body = bodyOf(request);
        const auto refuse = [](const QByteArray &name) {
            return test::http("400 Bad Request",
                R"({"error":{"message":"Unsupported parameter: ')" + name
                    + R"(' is not supported with this model.",)"
                      R"("type":"invalid_request_error","param":")"
                    + name + R"(","code":"unsupported_parameter"}})");
        };
        return body.contains(u"temperature") ? refuse("temperature")
            : body.contains(u"max_tokens")   ? refuse("max_tokens")
                                             : test::http("200 OK", test::recorded().front().whole);
    });
    ModelEndpoint endpoint = test::endpointOf(server, ChatApi::OpenAi);
    endpoint.model = u"picky"_s;
    const HttpChatModel model(m_network.servers, endpoint, kQuick);
    QVERIFY(model.chat(test::question(false), {}, {}).isComplete());
    QCOMPARE(server.asked(), 3);
    QVERIFY(model.chat(test::question(false), {}, {}).isComplete());
    QCOMPARE(server.asked(), 4); // it is remembered
    QCOMPARE(bodyOf(server.requests().constLast())[u"max_completion_tokens"].toInt(), 1024);
}

void TestChatModel::finishes_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("finish");
    const auto row = [](const char *name, int number, const QByteArray &from, const QByteArray &to, FinishReason finish) {
        QTest::newRow(name) << number << from << to << static_cast<int>(finish);
    };
    const QByteArray openAi = R"("finish_reason":"stop")";
    row("cut off", 0, openAi, R"("finish_reason":"length")", FinishReason::Length);
    row("filtered", 0, openAi, R"("finish_reason":"content_filter")", FinishReason::Withheld);
    row("a tool", 0, openAi, R"("finish_reason":"tool_calls")", FinishReason::Other);
    row("refused", 0, R"("refusal":null)", R"("refusal":"I cannot.")", FinishReason::Refused);
    row("ollama cut off", 1, R"("done_reason":"stop")", R"("done_reason":"length")", FinishReason::Length);
    row("anthropic cut off", 2, R"("end_turn")", R"("max_tokens")", FinishReason::Length);
    row("anthropic's window is full", 2, R"("end_turn")", R"("model_context_window_exceeded")", FinishReason::Length);
    row("anthropic refused", 2, R"("end_turn")", R"("refusal")", FinishReason::Refused);
    row("gemini cut off", 3, R"("STOP")", R"("MAX_TOKENS")", FinishReason::Length);
    row("gemini filtered", 3, R"("STOP")", R"("SAFETY")", FinishReason::Withheld);
    row("gemini blocked", 3, R"("candidates")", R"("promptFeedback":{"blockReason":"SAFETY"},"x")", FinishReason::Withheld);
}

void TestChatModel::finishes()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, finish);
    const test::Recorded &a = api();
    QByteArray whole = a.whole;
    QVERIFY(whole.contains(from));
    whole.replace(from, to);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", whole); });
    const ChatReply reply =
        HttpChatModel(m_network.servers, test::endpointOf(server, a.api), kQuick).chat(test::question(false), {}, {});
    QCOMPARE(static_cast<int>(reply.finish), finish);
    QCOMPARE(reply.isComplete(), reply.finish == FinishReason::Stop);
}

ADDUCE_TEST(TestChatModel)
#include "test_chat_model.moc"
