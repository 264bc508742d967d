#include "core/models/chat_model.h"

#include "core/models/chat_protocol.h"
#include "core/models/json_shape.h"
#include "core/models/model_servers.h"
#include "core/models/server_error.h"
#include "core/models/token_count.h"
#include "core/text/words.h"

#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostWhole = qint64(4) << 20; // bytes of a reply that does not stream
constexpr qint64 kMostStreamed = qint64(256) << 20; // a token of a stream has hundreds of bytes around it

/// What becomes of one streamed reply: bytes, events, JSON, text.
class StreamReader
{
public:
    StreamReader(const ChatProtocol &protocol, const QUrl &url, ChatReply &reply, const OnText &report)
        : m_protocol(protocol)
        , m_url(url)
        , m_reply(reply)
        , m_report(report)
    {
    }

    /// True when an event came, and not just a sign of life.
    bool add(const HttpReply &head, const QByteArray &bytes)
    {
        if (m_head.status == 0)
            begin(head);
        if (m_isWhole) {
            m_whole += bytes;
            if (m_whole.size() > kMostWhole)
                throw Error(ErrorKind::BadReply, hostOf(m_url), u"a reply of more than %1 bytes"_s.arg(kMostWhole));
            return true;
        }
        const auto events = m_protocol.streamsLines ? m_lines.add(bytes) : m_events.add(bytes);
        take(events);
        return !events.empty();
    }

    void finish(const HttpReply &head)
    {
        if (m_protocol.streamsLines)
            take(m_lines.finish());
        if (!m_whole.isEmpty()) {
            m_protocol.takeWhole(jsonIn(head, m_url, m_whole), m_reply);
            if (m_report)
                m_report(m_reply.text);
        }
    }

private:
    void begin(const HttpReply &head)
    {
        m_head = head;
        const QByteArray type = head.header("content-type");
        if (type.contains("html"))
            throw Error(ErrorKind::WrongAddress, hostOf(m_url), u"a page of HTML"_s);
        m_isWhole = type.startsWith("application/json");
    }

    void take(const std::vector<StreamEvent> &events)
    {
        constexpr qsizetype kMostThought = qsizetype(4) << 20;
        for (const StreamEvent &event : events) {
            if (event.data == "[DONE]")
                continue;
            m_protocol.takeEvent(jsonIn(m_head, m_url, event.data), m_reply, m_report);
            if (m_reply.reasoning.size() > kMostThought)
                throw Error(ErrorKind::BadReply, hostOf(m_url), u"thoughts of more than four megabytes"_s);
        }
    }

    const ChatProtocol &m_protocol;
    const QUrl &m_url;
    ChatReply &m_reply;
    const OnText &m_report;
    EventReader m_events;
    LineReader m_lines;
    HttpReply m_head;
    bool m_isWhole = false; ///< it does not stream, whatever was asked
    QByteArray m_whole;
};

/// The server's count is asked for where our estimate could be wrong about it.
void refuseWhatDoesNotFit(
    const ModelServers &servers, const ModelEndpoint &endpoint, const ChatRequest &request, const std::stop_token &stop)
{
    constexpr double kFar = 0.7; // of the room; other languages than English have up to twice the tokens that we estimate
    constexpr double kTooFar = 2;
    const int estimate = promptTokens(request.messages);
    const int room = request.contextTokens - request.maxTokens;
    if (estimate <= kFar * room)
        return;
    const auto counted = estimate <= kTooFar * room ? countedByServer(servers, endpoint, request, stop) : std::nullopt;
    if (counted.value_or(estimate) <= room)
        return;
    const QLocale locale;
    const QString tokens = locale.toString(counted.value_or(estimate));
    throw Error(ErrorKind::PromptTooLong,
        u"%1 tokens and %2 for the answer, of %3"_s.arg(
            counted ? tokens : u"about "_s + tokens, locale.toString(request.maxTokens), locale.toString(request.contextTokens)));
}

/// A server with a shorter context than was asked for drops the beginning of the prompt, and says nothing.
void refuseWhatWasCut(const ModelEndpoint &endpoint, const ChatRequest &request, const ChatReply &reply)
{
    constexpr double kSurely = 0.5; // of our estimate, which is within a tenth for English
    const int prompt = promptTokens(request.messages);
    if (endpoint.api == ChatApi::Ollama && reply.usage.prompt && *reply.usage.prompt > 0
        && *reply.usage.prompt < kSurely * prompt)
        throw Error(ErrorKind::PromptTooLong,
            u"the server read %1 of about %2 tokens"_s.arg(QLocale().toString(*reply.usage.prompt), QLocale().toString(prompt)));
}

} // namespace

int promptTokens(const std::vector<ChatMessage> &messages)
{
    int tokens = tokensAround(messages);
    for (const ChatMessage &message : messages)
        tokens += countTokens(message.text);
    return tokens;
}

int tokensAround(const std::vector<ChatMessage> &messages)
{
    constexpr int kAround = 4; // a role and two marks
    return kAround * (1 + static_cast<int>(messages.size()));
}

HttpChatModel::HttpChatModel(ModelServers &servers, ModelEndpoint endpoint, ModelCalls calls)
    : m_servers(servers)
    , m_endpoint(std::move(endpoint))
    , m_calls(std::move(calls))
{
}

ChatReply HttpChatModel::chat(const ChatRequest &request, const OnText &report, const std::stop_token &stop) const
{
    ChatRequest sent = request;
    if (sent.schema && !isLoopback(m_endpoint.base)) // hosted ones refuse limits; those of this computer write grammars of them
        sent.schema->schema = withoutLimits(sent.schema->schema);
    refuseWhatDoesNotFit(m_servers, m_endpoint, sent, stop);
    const ChatProtocol protocol = protocolOf(m_endpoint.api);
    HttpRequest http = protocol.address(m_endpoint, request.isStreamed);
    http.redirects = Redirects::None;
    http.outgoing = { request.purpose, request.passages, m_endpoint.allowsPlain };
    http.deadlines = m_calls.deadlines.value_or(deadlinesFor(m_endpoint.base));
    http.mostBytes = request.isStreamed ? kMostStreamed : kMostWhole;
    ChatReply reply;
    StreamReader reader(protocol, http.url, reply, report);
    const HttpSink sink =
        request.isStreamed ? [&](const HttpReply &head, const QByteArray &bytes) { return reader.add(head, bytes); } : HttpSink();
    try {
        HttpReply answer;
        QSet<Optional> without = m_servers.rejectedBy(m_endpoint);
        for (;;) {
            http.body = toOrderedJson(protocol.body(m_endpoint, sent, without));
            answer = fetchRetrying(m_servers.gate(), http, m_calls.retry, stop, sink, m_calls.onRetry);
            const auto rejected = rejectedParameter(answer);
            if (!rejected || without.contains(*rejected))
                break;
            without.insert(*rejected);
            m_servers.noteRejected(m_endpoint, *rejected);
        }
        if (answer.status >= kFirstFailedStatus)
            throw serverError(answer, http.url);
        if (request.isStreamed)
            reader.finish(answer);
        else
            protocol.takeWhole(jsonIn(answer, http.url), reply);
        refuseWhatWasCut(m_endpoint, request, reply);
        if (reply.text.isEmpty() && reply.finish == FinishReason::Stop)
            throw Error(ErrorKind::BadReply, hostOf(http.url), u"the model wrote nothing"_s);
        if (reply.finish == FinishReason::None)
            throw Error(
                reply.text.isEmpty() ? ErrorKind::BadReply : ErrorKind::Unreachable, hostOf(http.url), u"the answer broke off"_s);
    } catch (const Error &error) {
        const Error safe = withoutKey(error, m_endpoint);
        if (reply.text.isEmpty())
            throw safe; // NOLINT(cert-err60-cpp): with the host in it, and without the key
        reply.finish = FinishReason::None;
        reply.error = safe;
    }
    return reply;
}

} // namespace adduce
