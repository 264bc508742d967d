#include "core/models/chat_protocol.h"
#include "core/models/server_error.h"

#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

void take(const QJsonObject &reply, ChatReply &into, const OnText &report)
{
    const QJsonObject message = reply[u"message"].toObject();
    into.reasoning += message[u"thinking"].toString();
    addText(into, message[u"content"].toString(), report);
    if (into.model.isEmpty())
        into.model = reply[u"model"].toString();
    if (!reply[u"done"].toBool())
        return;
    const QString reason = reply[u"done_reason"].toString();
    into.finish = reason == u"stop" ? FinishReason::Stop : reason == u"length" ? FinishReason::Length : FinishReason::Other;
    into.usage.prompt = countIn(reply, "prompt_eval_count");
    into.usage.answer = countIn(reply, "eval_count");
}

HttpRequest address(const ModelEndpoint &endpoint, bool)
{
    HttpRequest request { .url = addressUnder(endpoint.base, u"api/chat"_s) };
    if (!endpoint.key.isEmpty()) // it wants none, but a proxy before it may
        request.secretHeaders.emplace_back("Authorization", QByteArray("Bearer " + endpoint.key.bytes()));
    return request;
}

QJsonObject body(const ModelEndpoint &endpoint, const ChatRequest &request, const QSet<Optional> &without)
{
    QJsonArray messages;
    for (const ChatMessage &message : request.messages)
        messages.append(QJsonObject { { u"role"_s,
                                          message.role == Role::System     ? u"system"_s
                                              : message.role == Role::User ? u"user"_s
                                                                           : u"assistant"_s },
            { u"content"_s, message.text } });
    // Without num_ctx its default of 4k cuts the prompt in silence.
    QJsonObject options { { u"num_ctx"_s, request.contextTokens }, { u"num_predict"_s, request.maxTokens } };
    if (request.temperature && !without.contains(Optional::Temperature))
        options[u"temperature"_s] = *request.temperature;
    QJsonObject body { { u"model"_s, endpoint.model }, { u"messages"_s, messages }, { u"options"_s, options },
        { u"stream"_s, request.isStreamed } }; // it streams unless told not to
    if (request.schema && !without.contains(Optional::Schema))
        body[u"format"_s] = request.schema->schema;
    return body;
}

void takeWhole(const QJsonObject &reply, ChatReply &into)
{
    if (!reply[u"message"].isObject())
        throw Error(ErrorKind::BadReply, {}, u"a reply without an answer"_s);
    take(reply, into, {});
}

void takeEvent(const QJsonObject &event, ChatReply &into, const OnText &report)
{
    if (event.contains(u"error"))
        throw errorInStream(event);
    take(event, into, report);
}

} // namespace

ChatProtocol ollamaChat()
{
    return { address, body, takeWhole, takeEvent, true };
}

} // namespace adduce
