#include "core/models/chat_protocol.h"
#include "core/models/server_error.h"

#include <QHash>
#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

FinishReason finishFrom(const QString &name)
{
    static const QHash<QString, FinishReason> known { { u"end_turn"_s, FinishReason::Stop },
        { u"stop_sequence"_s, FinishReason::Stop }, { u"max_tokens"_s, FinishReason::Length },
        { u"model_context_window_exceeded"_s, FinishReason::Length }, { u"refusal"_s, FinishReason::Refused } };
    return known.value(name, FinishReason::Other);
}

void takeFinish(const QJsonObject &from, ChatReply &into)
{
    if (const QString reason = from[u"stop_reason"].toString(); !reason.isEmpty())
        into.finish = finishFrom(reason);
}

/// Counts that come later in a stream hold for the whole of it.
void takeUsage(const QJsonObject &usage, ChatReply &into)
{
    const auto take = [&](std::optional<int> &count, const char *name) {
        if (const auto said = countIn(usage, name))
            count = said;
    };
    take(into.usage.prompt, "input_tokens");
    take(into.usage.cached, "cache_read_input_tokens");
    take(into.usage.answer, "output_tokens");
}

HttpRequest address(const ModelEndpoint &endpoint, bool)
{
    HttpRequest request { .url = addressUnder(endpoint.base, u"v1/messages"_s),
        .headers = { { "anthropic-version", "2023-06-01" } } };
    if (!endpoint.key.isEmpty())
        request.secretHeaders.emplace_back("x-api-key", endpoint.key);
    return request;
}

QJsonObject body(const ModelEndpoint &endpoint, const ChatRequest &request, const QSet<Optional> &without)
{
    QJsonArray messages;
    for (const ChatMessage &message : request.messages)
        if (message.role != Role::System)
            messages.append(QJsonObject {
                { u"role"_s, message.role == Role::User ? u"user"_s : u"assistant"_s }, { u"content"_s, message.text } });
    QJsonObject body { { u"model"_s, endpoint.model }, { u"messages"_s, messages }, { u"max_tokens"_s, request.maxTokens } };
    if (const QString system = systemText(request.messages); !system.isEmpty())
        body[u"system"_s] = system;
    if (request.temperature && !without.contains(Optional::Temperature))
        body[u"temperature"_s] = *request.temperature;
    if (request.schema && !without.contains(Optional::Schema))
        body[u"output_config"_s] = QJsonObject { { u"format"_s,
            QJsonObject { { u"type"_s, u"json_schema"_s }, { u"schema"_s, request.schema->schema } } } };
    if (request.isStreamed)
        body[u"stream"_s] = true;
    return body;
}

void takeWhole(const QJsonObject &reply, ChatReply &into)
{
    if (!reply[u"content"].isArray())
        throw Error(ErrorKind::BadReply, {}, u"a reply without an answer"_s);
    for (const QJsonValue &block : reply[u"content"].toArray()) {
        if (block[u"type"].toString() == u"text")
            addText(into, block[u"text"].toString(), {});
        else if (block[u"type"].toString() == u"thinking")
            into.reasoning += block[u"thinking"].toString();
    }
    takeFinish(reply, into);
    takeUsage(reply[u"usage"].toObject(), into);
    into.model = reply[u"model"].toString();
}

void takeEvent(const QJsonObject &event, ChatReply &into, const OnText &report)
{
    const QString type = event[u"type"].toString();
    if (type == u"error")
        throw errorInStream(event);
    if (type == u"message_start") {
        const QJsonObject message = event[u"message"].toObject();
        into.model = message[u"model"].toString();
        takeUsage(message[u"usage"].toObject(), into);
    } else if (type == u"content_block_delta") {
        const QJsonObject delta = event[u"delta"].toObject();
        into.reasoning += delta[u"thinking"].toString();
        addText(into, delta[u"text"].toString(), report);
    } else if (type == u"message_delta") {
        takeFinish(event[u"delta"].toObject(), into);
        takeUsage(event[u"usage"].toObject(), into);
    }
}

} // namespace

ChatProtocol anthropicChat()
{
    return { address, body, takeWhole, takeEvent };
}

} // namespace adduce
