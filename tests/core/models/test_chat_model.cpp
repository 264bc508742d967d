#include "core/models/chat_model.h"
#include "tests/core/models/recorded.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
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
    void troubleInMidStream_data();
    void troubleInMidStream();
    void asksAsTheServerWishes_data();
    void asksAsTheServerWishes();
    void rejectedParametersAreLeftOut();
    void whatDoesNotFitIsNotSent();
    void aCutPromptIsAnError();
    void finishes_data();
    void finishes();
    void repliesThatAreNone_data();
    void repliesThatAreNone();
    void signsOfLifeForEver();
    void aStopKeepsTheText();
    void theKeyIsInNoError();
    void endlessAnswers_data();
    void endlessAnswers();

private:
    static void apis_data();
    static const test::Recorded &api();
};

namespace {

constexpr std::chrono::milliseconds kSoon { 1 };
const ModelCalls kQuick { .retry = { .retries = 1, .first = kSoon, .longest = kSoon, .longestAsked = kSoon },
    .deadlines = Deadlines { 10'000, 10'000, 10'000 } };

std::optional<Error> errorOf(const std::function<void()> &call)
{
    try {
        call();
    } catch (const Error &error) {
        return error;
    }
    return std::nullopt;
}

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
    const ChatReply reply = HttpChatModel(test::endpointOf(server, a.api), kQuick).chat(test::question(false), {}, {});
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
    QString told;
    const ChatReply reply = HttpChatModel(test::endpointOf(server, a.api), kQuick)
                                .chat(test::question(true), [&](const QString &piece) { told += piece; }, {});
    QCOMPARE(reply.text, a.text);
    QCOMPARE(told, a.text);
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
    const HttpChatModel model(test::endpointOf(server, a.api), { .retry = { .retries = 0 }, .deadlines = kQuick.deadlines });
    for (; cut < full.size(); cut += everyOne ? 1 : 5) {
        ++tried;
        QString told;
        std::optional<ChatReply> reply;
        const auto error =
            errorOf([&] { reply = model.chat(test::question(true), [&](const QString &piece) { told += piece; }, {}); });
        QVERIFY(error.has_value() != reply.has_value());
        QVERIFY2(a.text.startsWith(told), qPrintable(told));
        if (error) {
            QVERIFY(told.isEmpty());
            QCOMPARE(error->kind(), ErrorKind::Unreachable);
        } else {
            QCOMPARE(reply->text, told);
            // Once the reason has come, what is cut off is the count of the tokens.
            QVERIFY2(!reply->isComplete() || reply->text == a.text, QByteArray::number(cut).constData());
            QCOMPARE(reply->trouble.has_value(), !reply->isComplete());
            complete += reply->isComplete();
        }
    }
    QVERIFY2(complete < tried / 3, QByteArray::number(complete).constData());
}

void TestChatModel::troubleInMidStream_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, int number, const QByteArray &stream, ErrorKind kind) {
        QTest::newRow(name) << number << stream << static_cast<int>(kind);
    };
    const QByteArray openAi = "data: {\"choices\":[{\"delta\":{\"content\":\"Naps\"}}]}\n\n";
    row("an error event", 0,
        openAi + "data: {\"error\":{\"message\":\"out of memory\",\"type\":\"server_error\",\"code\":500}}\n\n",
        ErrorKind::Unreachable);
    row("overloaded", 2,
        "data: {\"type\":\"content_block_delta\",\"delta\":{\"text\":\"Naps\"}}\n\n"
        "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}\n\n",
        ErrorKind::Overloaded);
    row("a line of Ollama's", 1,
        "{\"message\":{\"content\":\"Naps\"},\"done\":false}\n{\"error\":\"an error was encountered while running the model\"}\n",
        ErrorKind::Unreachable);
    row("Gemini", 3,
        "data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"Naps\"}]}}]}\n\n"
        "data: {\"error\":{\"code\":429,\"message\":\"quota\",\"status\":\"RESOURCE_EXHAUSTED\"}}\n\n",
        ErrorKind::Overloaded);
    row("no JSON", 0, openAi + "data: {\"choices\": [\n\n", ErrorKind::Unreachable);
    row("an end without a reason", 0, openAi + "data: [DONE]\n\n", ErrorKind::Unreachable);
    row("as Ollama's /v1 fails", 0, openAi + "data: {\"choices\":[{\"delta\":{\"content\":\"\"}}]}\n\n", ErrorKind::Unreachable);
}

void TestChatModel::troubleInMidStream()
{
    QFETCH(QByteArray, stream);
    QFETCH(int, kind);
    const test::Recorded &a = api();
    const test::LoopbackServer server([&](const QByteArray &) { return test::streamed(a.type, stream); });
    const ChatReply reply = HttpChatModel(test::endpointOf(server, a.api), kQuick).chat(test::question(true), {}, {});
    QCOMPARE(reply.text, u"Naps"_s);
    QVERIFY(!reply.isComplete());
    QCOMPARE(static_cast<int>(reply.trouble->kind()), kind);
    QCOMPARE(reply.trouble->detail(), u"127.0.0.1"_s);
    QCOMPARE(server.asked(), 1); // never again once text has come
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
    (void)HttpChatModel(test::endpointOf(server, a.api), kQuick).chat(request, {}, {});
    const QByteArray sent = server.requests().front();
    QVERIFY2(sent.startsWith("POST " + path + " HTTP/1.1\r\n"), sent.constData());
    QVERIFY2(sent.contains(header + "\r\n"), sent.constData());
    QCOMPARE(bodyOf(sent), QJsonDocument::fromJson(body).object());
    // And a server that wants no key is sent none.
    (void)HttpChatModel(test::endpointOf(server, a.api, {}), kQuick).chat(test::question(true), {}, {});
    const QByteArray without = server.requests().constLast().toLower();
    QVERIFY(!without.contains("authorization") && !without.contains("api-key"));
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
    const HttpChatModel model(endpoint, kQuick);
    QVERIFY(model.chat(test::question(false), {}, {}).isComplete());
    QCOMPARE(server.asked(), 3);
    QVERIFY(model.chat(test::question(false), {}, {}).isComplete());
    QCOMPARE(server.asked(), 4); // it is remembered
    QCOMPARE(bodyOf(server.requests().constLast())[u"max_completion_tokens"].toInt(), 1024);
}

void TestChatModel::whatDoesNotFitIsNotSent()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    ChatRequest request = test::question(false);
    request.messages.back().text = u"sleep "_s.repeated(10'000);
    const auto error =
        errorOf([&] { (void)HttpChatModel(test::endpointOf(server, ChatApi::OpenAi), kQuick).chat(request, {}, {}); });
    QVERIFY(error && error->kind() == ErrorKind::PromptTooLong);
    QVERIFY2(error->detail().contains(u"8,192"_s), qPrintable(error->detail()));
    QCOMPARE(server.asked(), 0);
}

void TestChatModel::aCutPromptIsAnError()
{
    QByteArray whole = test::recorded()[1].whole;
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", whole); });
    ChatRequest request = test::question(false);
    request.messages.back().text = u"sleep "_s.repeated(4'000);
    const ChatReply reply = HttpChatModel(test::endpointOf(server, ChatApi::Ollama), kQuick).chat(request, {}, {});
    QVERIFY(!reply.isComplete()); // it counted 15 tokens of 4,000
    QCOMPARE(reply.trouble->kind(), ErrorKind::PromptTooLong);
    whole.replace("\"prompt_eval_count\":15", "\"prompt_eval_count\":4012");
    QVERIFY(HttpChatModel(test::endpointOf(server, ChatApi::Ollama), kQuick).chat(request, {}, {}).isComplete());
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
    row("without content", 0, R"("content":"Naps help – a lot.")", R"("content":null)", FinishReason::Stop);
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
    const ChatReply reply = HttpChatModel(test::endpointOf(server, a.api), kQuick).chat(test::question(false), {}, {});
    QCOMPARE(static_cast<int>(reply.finish), finish);
    QCOMPARE(reply.isComplete(), reply.finish == FinishReason::Stop);
}

void TestChatModel::repliesThatAreNone_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QByteArray &answer, ErrorKind kind, int number = 0) {
        QTest::newRow(name) << number << answer << static_cast<int>(kind);
    };
    using test::http;
    const QByteArray html =
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<html><h1>Welcome</h1></html>";
    row("a page", html, ErrorKind::WrongAddress);
    row("a page of a proxy", http("502 Bad Gateway", "<html><title>Bad Gateway</title></html>"), ErrorKind::Unreachable);
    row("sends us on", http("301 Moved", {}, "Location: https://example.org/\r\n"), ErrorKind::WrongAddress);
    row("wrong key", http("401 No", R"({"error":{"message":"Invalid API Key","type":"authentication_error","code":401}})"),
        ErrorKind::NotAllowed);
    row("forbidden", http("403 No", R"({"error":{"code":403,"message":"denied","status":"PERMISSION_DENIED"}})"),
        ErrorKind::NotAllowed, 3);
    row("a key that Gemini does not know",
        http("400 Bad",
            R"({"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}})"),
        ErrorKind::NotAllowed, 3);
    row("no such model", http("404 No", R"({"error":{"message":"model 'x' not found","type":"not_found_error"}})"),
        ErrorKind::NoSuchModel);
    row("no such path", http("404 No", R"({"error":{"message":"File Not Found","type":"not_found_error","code":404}})"),
        ErrorKind::WrongAddress);
    row("too long for llama-server",
        http("400 Bad",
            R"({"error":{"code":400,"message":"the request exceeds the available context size","type":"exceed_context_size_error"}})"),
        ErrorKind::PromptTooLong);
    row("too long for OpenAI",
        http("400 Bad", R"({"error":{"message":"maximum context length","code":"context_length_exceeded"}})"),
        ErrorKind::PromptTooLong);
    row("too long for Anthropic", http("413 Large", R"({"type":"error","error":{"type":"request_too_large","message":"x"}})"),
        ErrorKind::PromptTooLong, 2);
    row("out of credit", http("429 Many", R"({"error":{"message":"You exceeded your quota","type":"insufficient_quota"}})"),
        ErrorKind::LimitReached);
    row("to be paid", http("402 Pay", R"({"type":"error","error":{"type":"billing_error","message":"x"}})"),
        ErrorKind::LimitReached, 2);
    row("too many", http("429 Many", R"({"error":{"message":"slow down","type":"rate_limit_exceeded"}})"), ErrorKind::Overloaded);
    row("overloaded", http("529 Over", R"({"type":"error","error":{"type":"overloaded_error","message":"x"}})"),
        ErrorKind::Overloaded, 2);
    row("loading", http("503 Later", R"({"error":{"message":"Loading model","type":"unavailable_error","code":503}})"),
        ErrorKind::Overloaded);
    row("Ollama's way", http("404 No", R"({"error":"model 'tiny' not found"})"), ErrorKind::NoSuchModel, 1);
    row("FastAPI's way", http("422 Bad", R"({"detail":"field required"})"), ErrorKind::Unreachable);
    row("a detail that is a list", http("422 Bad", R"({"detail":[{"loc":["body"]}]})"), ErrorKind::Unreachable);
    row("a list, as Gemini without alt=sse",
        http("400 Bad", R"([{"error":{"code":404,"message":"models/x is not found","status":"NOT_FOUND"}}])"),
        ErrorKind::Unreachable, 3);
    row("text", http("500 Oh", "upstream connect error"), ErrorKind::Unreachable);
    row("nothing", http("500 Oh", {}), ErrorKind::Unreachable);
    row("no choices", http("200 OK", R"({"choices":[],"model":"tiny"})"), ErrorKind::Unreachable);
    row("another object", http("200 OK", "{}"), ErrorKind::Unreachable, 1);
    row("a list", http("200 OK", "[]"), ErrorKind::Unreachable, 2);
    row("half an object", http("200 OK", R"({"choices":[{"mess)"), ErrorKind::Unreachable);
    row("an empty reply", http("200 OK", {}), ErrorKind::Unreachable);
    row("bytes", http("200 OK", QByteArray("\xff\xfe\0\1", 4)), ErrorKind::Unreachable);
    row("too deep", http("200 OK", QByteArray("{\"a\":").repeated(5000)), ErrorKind::Unreachable);
    row("longer than it may be", http("200 OK", QByteArray(10 << 20, ' ')), ErrorKind::Unreachable);
}

void TestChatModel::repliesThatAreNone()
{
    QFETCH(QByteArray, answer);
    QFETCH(int, kind);
    const test::Recorded &a = api();
    const test::LoopbackServer server([&](const QByteArray &) { return answer; });
    for (const bool stream : { false, true }) {
        const auto error =
            errorOf([&] { (void)HttpChatModel(test::endpointOf(server, a.api), kQuick).chat(test::question(stream), {}, {}); });
        QVERIFY(error);
        QVERIFY2(static_cast<int>(error->kind()) == kind, error->what());
        QCOMPARE(error->detail(), u"127.0.0.1"_s);
        QVERIFY(error->technical().size() < 700);
    }
}

void TestChatModel::signsOfLifeForEver()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return Script(
            { test::streamed("text/event-stream", "data: {\"choices\":[{\"delta\":{\"content\":\"Naps\"}}]}\n\n"), ":\n\n" },
            Script::End::Repeat);
    });
    const ModelCalls calls { .deadlines = Deadlines { 2'000, 2'000, 150 } };
    const ChatReply reply = HttpChatModel(test::endpointOf(server, ChatApi::OpenAi), calls).chat(test::question(true), {}, {});
    QCOMPARE(reply.text, u"Naps"_s);
    QVERIFY(!reply.isComplete());
    QCOMPARE(reply.trouble->kind(), ErrorKind::Unreachable);
}

void TestChatModel::aStopKeepsTheText()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return Script({ test::streamed("text/event-stream", "data: {\"choices\":[{\"delta\":{\"content\":\"Naps\"}}]}\n\n") },
            Script::End::Hold);
    });
    std::stop_source stop;
    const ChatReply reply = HttpChatModel(test::endpointOf(server, ChatApi::OpenAi), kQuick)
                                .chat(test::question(true), [&](const QString &) { stop.request_stop(); }, stop.get_token());
    QCOMPARE(reply.text, u"Naps"_s);
    QVERIFY(!reply.isComplete());
    QCOMPARE(reply.trouble->kind(), ErrorKind::Stopped);
}

void TestChatModel::theKeyIsInNoError()
{
    const test::LoopbackServer server([](const QByteArray &request) { return test::http("401 No", "You sent: " + request); });
    for (const test::Recorded &a : test::recorded()) {
        const auto error =
            errorOf([&] { (void)HttpChatModel(test::endpointOf(server, a.api), kQuick).chat(test::question(false), {}, {}); });
        QVERIFY(error && error->technical().contains(u"You sent"_s));
        QVERIFY2(!sentence(*error).contains(u"canary"_s) && !QByteArray(error->what()).contains("canary"), error->what());
    }
}

void TestChatModel::endlessAnswers_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("text") << "data: {\"choices\":[{\"delta\":{\"content\":\"" + QByteArray(100'000, 'x') + "\"}}]}\n\n";
    QTest::newRow("thoughts") << "data: {\"choices\":[{\"delta\":{\"reasoning\":\"" + QByteArray(100'000, 'x') + "\"}}]}\n\n";
    QTest::newRow("an event") << QByteArray("data: ") + QByteArray(100'000, 'x');
    QTest::newRow("a line") << QByteArray(100'000, 'x');
}

void TestChatModel::endlessAnswers()
{
    QFETCH(QByteArray, piece);
    const test::LoopbackServer server(
        [&](const QByteArray &) { return Script({ test::streamed("text/event-stream", {}), piece }, Script::End::Repeat); });
    std::optional<ErrorKind> kind;
    const auto error = errorOf([&] {
        const ChatReply reply =
            HttpChatModel(test::endpointOf(server, ChatApi::OpenAi), kQuick).chat(test::question(true), {}, {});
        QVERIFY(reply.text.size() <= 4 << 20);
        kind = reply.trouble->kind();
    });
    QCOMPARE(kind.value_or(error ? error->kind() : ErrorKind::Internal), ErrorKind::Unreachable);
}

ADDUCE_TEST(TestChatModel)
#include "test_chat_model.moc"
