#include "core/models/chat_model.h"
#include "tests/core/models/recorded.h"
#include "tests/support/error_of.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;
using test::kQuick;
using test::Script;

/// What goes wrong with a chat model: said in words, with the text that had come.
class TestChatFailures : public QObject
{
    Q_OBJECT

private slots:
    void troubleInMidStream_data();
    void troubleInMidStream();
    void repliesThatAreNone_data();
    void repliesThatAreNone();
    void everyServersErrors_data();
    void everyServersErrors();
    void signsOfLifeForEver();
    void aStopKeepsTheText();
    void oddEventsEndNoAnswer_data();
    void oddEventsEndNoAnswer();
    void nothingWrittenIsSaid();
    void aWholeReplyInPlaceOfAStreamIsShort();
    void endlessAnswers_data();
    void endlessAnswers();
    void whatDoesNotFitIsNotSent();
    void aCutPromptIsAnError();

private:
    test::Network m_network;
};

void TestChatFailures::troubleInMidStream_data()
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
    row("no JSON", 0, openAi + "data: {\"choices\": [\n\n", ErrorKind::BadReply);
    row("an end without a reason", 0, openAi + "data: [DONE]\n\n", ErrorKind::Unreachable);
    row("as Ollama's /v1 fails", 0, openAi + "data: {\"choices\":[{\"delta\":{\"content\":\"\"}}]}\n\n", ErrorKind::Unreachable);
}

void TestChatFailures::troubleInMidStream()
{
    QFETCH(QByteArray, stream);
    QFETCH(int, kind);
    QFETCH(int, number);
    const test::Recorded &a = test::recorded()[number];
    const test::LoopbackServer server([&](const QByteArray &) { return test::streamed(a.type, stream); });
    const ChatReply reply =
        HttpChatModel(m_network.servers, test::endpointOf(server, a.api), kQuick).chat(test::question(true), {}, {});
    QCOMPARE(reply.text, u"Naps"_s);
    QVERIFY(!reply.isComplete());
    QCOMPARE(static_cast<int>(reply.error->kind()), kind);
    QCOMPARE(reply.error->detail(), hostOf(server.url({}))); // with its port
    QCOMPARE(server.asked(), 1); // never again once text has come
}

void TestChatFailures::repliesThatAreNone_data()
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
    row("an answer that may not be so long",
        http("400 Bad",
            R"({"error":{"message":"max_tokens is too large: 8000. This model supports at most 4096 completion tokens"}})"),
        ErrorKind::Rejected);
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
    row("FastAPI's way", http("422 Bad", R"({"detail":"field required"})"), ErrorKind::Rejected);
    row("a detail that is a list", http("422 Bad", R"({"detail":[{"loc":["body"]}]})"), ErrorKind::Rejected);
    row("a list, as Gemini without alt=sse",
        http("400 Bad", R"([{"error":{"code":404,"message":"models/x is not found","status":"NOT_FOUND"}}])"),
        ErrorKind::Rejected, 3);
    row("text", http("500 Oh", "upstream connect error"), ErrorKind::Unreachable);
    row("nothing", http("500 Oh", {}), ErrorKind::Unreachable);
    row("no choices", http("200 OK", R"({"choices":[],"model":"tiny"})"), ErrorKind::BadReply);
    row("another object", http("200 OK", "{}"), ErrorKind::BadReply, 1);
    row("a list", http("200 OK", "[]"), ErrorKind::BadReply, 2);
    row("half an object", http("200 OK", R"({"choices":[{"mess)"), ErrorKind::BadReply);
    row("an empty reply", http("200 OK", {}), ErrorKind::BadReply);
    row("bytes", http("200 OK", QByteArray("\xff\xfe\0\1", 4)), ErrorKind::BadReply);
    row("too deep", http("200 OK", QByteArray("{\"a\":").repeated(5000)), ErrorKind::BadReply);
    row("longer than it may be", http("200 OK", QByteArray(10 << 20, ' ')), ErrorKind::BadReply);
}

void TestChatFailures::repliesThatAreNone()
{
    QFETCH(QByteArray, answer);
    QFETCH(int, kind);
    QFETCH(int, number);
    const test::Recorded &a = test::recorded()[number];
    const test::LoopbackServer server([&](const QByteArray &) { return answer; });
    for (const bool stream : { false, true }) {
        const auto error = errorOf([&] {
            (void)HttpChatModel(m_network.servers, test::endpointOf(server, a.api), kQuick).chat(test::question(stream), {}, {});
        });
        QVERIFY(error);
        QVERIFY2(static_cast<int>(error->kind()) == kind, error->what());
        QCOMPARE(error->detail(), hostOf(server.url({})));
        QVERIFY(error->technical().size() < 700);
    }
}

static QByteArray errorBody(ChatApi api, int status, const QString &message, const QString &type)
{
    QJsonObject error { { u"message"_s, message } };
    if (api == ChatApi::Ollama)
        return QJsonDocument(QJsonObject { { u"error"_s, message } }).toJson();
    if (api == ChatApi::Gemini)
        error.insert(u"status"_s, type.toUpper());
    else
        error.insert(u"type"_s, type);
    if (api != ChatApi::Anthropic)
        error.insert(u"code"_s, status);
    return QJsonDocument(QJsonObject { { u"type"_s, u"error"_s }, { u"error"_s, error } }).toJson();
}

void TestChatFailures::everyServersErrors_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isStreamed");
    QTest::addColumn<int>("kind");
    struct Row
    {
        int status;
        const char *message;
        const char *type;
        ErrorKind kind;
    };
    constexpr std::array rows {
        Row { 400, "bad request", "invalid_request_error", ErrorKind::Rejected },
        Row { 401, "invalid x-api-key", "authentication_error", ErrorKind::NotAllowed },
        Row { 403, "not for this key", "permission_error", ErrorKind::NotAllowed },
        Row { 404, "model 'tiny' is not found", "not_found_error", ErrorKind::NoSuchModel },
        Row { 429, "too many requests", "rate_limit_error", ErrorKind::Overloaded },
        Row { 500, "out of memory", "api_error", ErrorKind::Unreachable },
        Row { 503, "busy", "unavailable", ErrorKind::Overloaded },
    };
    for (int number = 0; number < test::recorded().size(); ++number)
        for (const Row &row : rows)
            for (const bool isStreamed : { false, true }) {
                const ChatApi api = test::recorded()[number].api;
                QTest::addRow("%s %d%s", qPrintable(nameOf(api)), row.status, isStreamed ? " streamed" : "")
                    << number << QByteArray::number(row.status) + " No"
                    << errorBody(api, row.status, QString::fromLatin1(row.message), QString::fromLatin1(row.type)) << isStreamed
                    << static_cast<int>(row.kind);
            }
}

void TestChatFailures::everyServersErrors()
{
    QFETCH(int, number);
    QFETCH(QByteArray, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, isStreamed);
    QFETCH(int, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http(status, body); });
    const ModelEndpoint endpoint = test::endpointOf(server, test::recorded()[number].api);
    const auto error =
        errorOf([&] { (void)HttpChatModel(m_network.servers, endpoint, kQuick).chat(test::question(isStreamed), {}, {}); });
    QVERIFY(error);
    QVERIFY2(static_cast<int>(error->kind()) == kind, error->what());
    const ErrorWords said = words(error->kind(), error->detail());
    QVERIFY(!said.what.isEmpty() && !said.next.isEmpty() && !said.what.contains(u"%1"_s));
    QVERIFY(server.asked() <= 1 + kQuick.retry.retries);
}

void TestChatFailures::signsOfLifeForEver()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return Script(
            { test::streamed("text/event-stream", "data: {\"choices\":[{\"delta\":{\"content\":\"Naps\"}}]}\n\n"), ":\n\n" },
            Script::End::Repeat);
    });
    const ModelCalls calls { .deadlines = Deadlines { 2'000, 2'000, 150 } };
    const ChatReply reply =
        HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), calls).chat(test::question(true), {}, {});
    QCOMPARE(reply.text, u"Naps"_s);
    QVERIFY(!reply.isComplete());
    QCOMPARE(reply.error->kind(), ErrorKind::Unreachable);
}

void TestChatFailures::aStopKeepsTheText()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return Script({ test::streamed("text/event-stream", "data: {\"choices\":[{\"delta\":{\"content\":\"Naps\"}}]}\n\n") },
            Script::End::Hold);
    });
    std::stop_source stop;
    const ChatReply reply = HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), kQuick)
                                .chat(test::question(true), [&](const QString &) { stop.request_stop(); }, stop.get_token());
    QCOMPARE(reply.text, u"Naps"_s);
    QVERIFY(!reply.isComplete());
    QCOMPARE(reply.error->kind(), ErrorKind::Stopped);
}

void TestChatFailures::oddEventsEndNoAnswer_data()
{
    QTest::addColumn<QByteArray>("event");
    QTest::addColumn<QString>("text");
    QTest::newRow("a byte that is no UTF-8")
        << QByteArray("data: {\"choices\":[{\"delta\":{\"content\":\" h\xffl\"}}]}\n\n") << u"Naps h\ufffdl help"_s;
    QTest::newRow("no content") << QByteArray("data: {\"choices\":[{\"delta\":{\"content\":null}}]}\n\n") << u"Naps help"_s;
    QTest::newRow("no delta") << QByteArray("data: {\"choices\":[{\"delta\":null}]}\n\n") << u"Naps help"_s;
    QTest::newRow("no choices") << QByteArray("data: {\"choices\":null}\n\n") << u"Naps help"_s;
    QTest::newRow("a comment") << QByteArray(": ping\n\n") << u"Naps help"_s;
}

void TestChatFailures::oddEventsEndNoAnswer()
{
    QFETCH(QByteArray, event);
    QFETCH(QString, text);
    const test::LoopbackServer server([&](const QByteArray &) {
        return test::streamed("text/event-stream",
            "data: {\"choices\":[{\"delta\":{\"content\":\"Naps\"}}]}\n\n" + event
                + "data: {\"choices\":[{\"delta\":{\"content\":\" help\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n");
    });
    const ChatReply reply =
        HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), kQuick).chat(test::question(true), {}, {});
    QCOMPARE(reply.text, text);
    QVERIFY(reply.isComplete());
}

void TestChatFailures::nothingWrittenIsSaid()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return test::http("200 OK", R"({"choices":[{"message":{"content":null},"finish_reason":"stop"}],"model":"tiny"})");
    });
    const auto error = errorOf([&] {
        (void)HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), kQuick)
            .chat(test::question(false), {}, {});
    });
    QVERIFY(error && error->kind() == ErrorKind::BadReply);
    QVERIFY(error->technical().contains(u"wrote nothing"_s));
}

/// A body that was to stream and comes whole is held no longer than one that was not.
void TestChatFailures::aWholeReplyInPlaceOfAStreamIsShort()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return Script({ test::streamed("application/json", "{\"a\": \""), QByteArray(1 << 20, 'x') }, Script::End::Repeat);
    });
    const auto error = errorOf([&] {
        (void)HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), kQuick)
            .chat(test::question(true), {}, {});
    });
    QVERIFY(error && error->kind() == ErrorKind::BadReply);
    QVERIFY(m_network.gate.records(1).front().received < 10 << 20);
}

void TestChatFailures::endlessAnswers_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("text") << "data: {\"choices\":[{\"delta\":{\"content\":\"" + QByteArray(100'000, 'x') + "\"}}]}\n\n";
    QTest::newRow("thoughts") << "data: {\"choices\":[{\"delta\":{\"reasoning\":\"" + QByteArray(100'000, 'x') + "\"}}]}\n\n";
    QTest::newRow("an event") << QByteArray("data: ") + QByteArray(100'000, 'x');
    QTest::newRow("a line") << QByteArray(100'000, 'x');
}

void TestChatFailures::endlessAnswers()
{
    QFETCH(QByteArray, piece);
    const test::LoopbackServer server(
        [&](const QByteArray &) { return Script({ test::streamed("text/event-stream", {}), piece }, Script::End::Repeat); });
    std::optional<ErrorKind> kind;
    const auto error = errorOf([&] {
        const ChatReply reply = HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), kQuick)
                                    .chat(test::question(true), {}, {});
        QVERIFY(reply.text.size() <= 4 << 20);
        kind = reply.error->kind();
    });
    QCOMPARE(kind.value_or(error ? error->kind() : ErrorKind::Internal), ErrorKind::BadReply);
}

void TestChatFailures::whatDoesNotFitIsNotSent()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    ChatRequest request = test::question(false);
    request.messages.back().text = u"sleep "_s.repeated(20'000);
    const auto error = errorOf(
        [&] { (void)HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi), kQuick).chat(request, {}, {}); });
    QVERIFY(error && error->kind() == ErrorKind::PromptTooLong);
    QVERIFY2(error->detail().contains(u"8,192"_s), qPrintable(error->detail()));
    QCOMPARE(server.asked(), 0);
}

void TestChatFailures::aCutPromptIsAnError()
{
    QByteArray whole = test::recorded()[1].whole;
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", whole); });
    ChatRequest request = test::question(false);
    request.messages.back().text = u"sleep "_s.repeated(4'000);
    const ChatReply reply =
        HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::Ollama), kQuick).chat(request, {}, {});
    QVERIFY(!reply.isComplete()); // it counted 15 tokens of 4,000
    QCOMPARE(reply.error->kind(), ErrorKind::PromptTooLong);
    whole.replace("\"prompt_eval_count\":15", "\"prompt_eval_count\":4012");
    QVERIFY(
        HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::Ollama), kQuick).chat(request, {}, {}).isComplete());
}

ADDUCE_TEST(TestChatFailures)
#include "test_chat_failures.moc"
