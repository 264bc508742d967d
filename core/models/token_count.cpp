#include "core/models/token_count.h"

#include "core/models/chat_model.h"
#include "core/models/chat_protocol.h"
#include "core/models/json_shape.h"
#include "core/models/model_servers.h"
#include "core/models/server_error.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QUrl withPath(QUrl url, const QString &path)
{
    url.setPath(path);
    return url;
}

HttpRequest byLlamaServer(const ModelEndpoint &endpoint, const ChatRequest &request)
{
    HttpRequest http = protocolOf(endpoint.api).address(endpoint, false);
    QString root = endpoint.base.path();
    root = root.endsWith(u"/v1"_s) ? root.chopped(3) : root;
    http.url = withPath(endpoint.base, root + u"/tokenize"_s);
    QStringList texts;
    for (const ChatMessage &message : request.messages)
        texts << message.text;
    http.body = QJsonDocument(QJsonObject { { u"content"_s, texts.join(u'\n') } }).toJson(QJsonDocument::Compact);
    return http;
}

HttpRequest byAnthropic(const ModelEndpoint &endpoint, const ChatRequest &request)
{
    const ChatProtocol protocol = protocolOf(endpoint.api);
    HttpRequest http = protocol.address(endpoint, false);
    http.url = withPath(http.url, http.url.path() + u"/count_tokens"_s);
    QJsonObject body = protocol.body(endpoint, request, {});
    for (const QString &answers : { u"max_tokens"_s, u"temperature"_s, u"stream"_s })
        body.remove(answers);
    http.body = toOrderedJson(body);
    return http;
}

HttpRequest byGemini(const ModelEndpoint &endpoint, const ChatRequest &request)
{
    const ChatProtocol protocol = protocolOf(endpoint.api);
    HttpRequest http = protocol.address(endpoint, false);
    http.url = withPath(http.url, http.url.path().section(u':', 0, 0) + u":countTokens"_s);
    QJsonObject body = protocol.body(endpoint, request, {});
    body[u"model"_s] = u"models/"_s + endpoint.model;
    http.body = QJsonDocument(QJsonObject { { u"generateContentRequest"_s, body } }).toJson(QJsonDocument::Compact);
    return http;
}

std::optional<HttpRequest> countRequest(const ModelEndpoint &endpoint, const ChatRequest &request)
{
    switch (endpoint.api) {
    case ChatApi::OpenAi:
        return isLoopback(endpoint.base) ? std::optional(byLlamaServer(endpoint, request)) : std::nullopt;
    case ChatApi::Anthropic:
        return byAnthropic(endpoint, request);
    case ChatApi::Gemini:
        return byGemini(endpoint, request);
    case ChatApi::Ollama:
        break;
    }
    return std::nullopt;
}

/// llama-server gives the tokens of the texts alone: the marks around each message are added.
std::optional<int> countFrom(const QJsonObject &reply, const ChatRequest &request)
{
    if (const QJsonValue tokens = reply[u"tokens"]; tokens.isArray())
        return static_cast<int>(tokens.toArray().size()) + tokensAround(request.messages);
    for (const char *name : { "input_tokens", "totalTokens" })
        if (const auto count = countIn(reply, name))
            return count;
    return std::nullopt;
}

} // namespace

std::optional<int> countedByServer(
    const ModelServers &servers, const ModelEndpoint &endpoint, const ChatRequest &request, const std::stop_token &stop)
{
    auto http = countRequest(endpoint, request);
    if (!http)
        return std::nullopt;
    constexpr qint64 kForEach = 32; // bytes: a number for each token of a prompt that may be some times too long
    constexpr qint64 kBesides = 1 << 16;
    http->redirects = Redirects::None;
    http->mostBytes = kBesides + kForEach * request.contextTokens;
    http->outgoing = { request.purpose, request.passages, endpoint.allowsPlain };
    try {
        const HttpReply reply = fetch(servers.gate(), *http, stop);
        constexpr int kOk = 200;
        return reply.status == kOk ? countFrom(jsonIn(reply, http->url), request) : std::nullopt;
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        return std::nullopt; // the question itself will tell what is wrong
    }
}

} // namespace adduce
