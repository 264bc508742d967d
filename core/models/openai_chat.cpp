#include "core/models/chat_protocol.h"
#include "core/models/server_error.h"

#include <QHash>
#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

FinishReason finishFrom(const QString &name)
{
    static const QHash<QString, FinishReason> known { { u"stop"_s, FinishReason::Stop }, { u"length"_s, FinishReason::Length },
        { u"content_filter"_s, FinishReason::Withheld } };
    return known.value(name, FinishReason::Other);
}

QString nameOf(Role role)
{
    return role == Role::System ? u"system"_s : role == Role::User ? u"user"_s : u"assistant"_s;
}

void takeUsage(const QJsonObject &reply, ChatReply &into)
{
    const QJsonObject usage = reply[u"usage"].toObject();
    if (usage.isEmpty())
        return;
    into.usage = { countIn(usage, "prompt_tokens"), countIn(usage[u"prompt_tokens_details"].toObject(), "cached_tokens"),
        countIn(usage, "completion_tokens"), countIn(usage[u"completion_tokens_details"].toObject(), "reasoning_tokens") };
}

/// Of a message or a delta: what llama-server and Ollama think aloud has two names.
void takeAsides(const QJsonObject &part, ChatReply &into)
{
    into.reasoning += part[u"reasoning_content"].toString() + part[u"reasoning"].toString();
    into.refusal += part[u"refusal"].toString();
}

void takeFinish(const QJsonObject &choice, ChatReply &into)
{
    if (const QString reason = choice[u"finish_reason"].toString(); !reason.isEmpty())
        into.finish = into.refusal.isEmpty() ? finishFrom(reason) : FinishReason::Refused;
}

/// OpenAI's newer models take the newer name only; servers that imitate it drop what they do not know, and the limit
/// with it.
bool takesNewName(const QUrl &base)
{
    return base.host() == u"api.openai.com" || base.host().endsWith(u".openai.azure.com");
}

HttpRequest address(const ModelEndpoint &endpoint, bool)
{
    HttpRequest request { .url = addressUnder(endpoint.base, u"chat/completions"_s) };
    if (!endpoint.key.isEmpty())
        request.secretHeaders.emplace_back("Authorization", QByteArray("Bearer " + endpoint.key.bytes()));
    return request;
}

QJsonObject body(const ModelEndpoint &endpoint, const ChatRequest &request, const QSet<Optional> &without)
{
    QJsonArray messages;
    for (const ChatMessage &message : request.messages)
        messages.append(QJsonObject { { u"role"_s, nameOf(message.role) }, { u"content"_s, message.text } });
    QJsonObject body { { u"model"_s, endpoint.model }, { u"messages"_s, messages } };
    const bool newName = takesNewName(endpoint.base) != without.contains(Optional::MaxTokens);
    body[newName ? u"max_completion_tokens"_s : u"max_tokens"_s] = request.maxTokens;
    if (request.temperature && !without.contains(Optional::Temperature))
        body[u"temperature"_s] = *request.temperature;
    if (request.schema && !without.contains(Optional::Schema))
        body[u"response_format"_s] = QJsonObject { { u"type"_s, u"json_schema"_s },
            { u"json_schema"_s,
                QJsonObject {
                    { u"name"_s, request.schema->name }, { u"strict"_s, true }, { u"schema"_s, request.schema->schema } } } };
    if (request.isStreamed) {
        body[u"stream"_s] = true;
        body[u"stream_options"_s] = QJsonObject { { u"include_usage"_s, true } };
    }
    return body;
}

void takeWhole(const QJsonObject &reply, ChatReply &into)
{
    const QJsonArray choices = reply[u"choices"].toArray();
    if (choices.isEmpty())
        throw Error(ErrorKind::BadReply, {}, u"a reply without an answer"_s);
    const QJsonObject choice = choices.first().toObject();
    const QJsonObject message = choice[u"message"].toObject();
    addText(into, message[u"content"].toString(), {});
    takeAsides(message, into);
    takeFinish(choice, into);
    takeUsage(reply, into);
    into.model = reply[u"model"].toString();
}

void takeEvent(const QJsonObject &event, ChatReply &into, const OnText &report)
{
    if (event.contains(u"error"))
        throw errorInStream(event);
    if (into.model.isEmpty())
        into.model = event[u"model"].toString();
    takeUsage(event, into);
    const QJsonArray choices = event[u"choices"].toArray();
    if (choices.isEmpty()) // as with the usage at the end
        return;
    const QJsonObject choice = choices.first().toObject();
    const QJsonObject delta = choice[u"delta"].toObject();
    takeAsides(delta, into);
    addText(into, delta[u"content"].toString(), report);
    takeFinish(choice, into);
}

} // namespace

ChatProtocol openAiChat()
{
    return { address, body, takeWhole, takeEvent };
}

} // namespace adduce
