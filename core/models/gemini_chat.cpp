#include "core/models/chat_protocol.h"
#include "core/models/server_error.h"

#include <QHash>
#include <QJsonArray>
#include <QUrlQuery>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

FinishReason finishFrom(const QString &name)
{
    static const QHash<QString, FinishReason> known { { u"STOP"_s, FinishReason::Stop },
        { u"MAX_TOKENS"_s, FinishReason::Length }, { u"SAFETY"_s, FinishReason::Withheld },
        { u"RECITATION"_s, FinishReason::Withheld }, { u"BLOCKLIST"_s, FinishReason::Withheld },
        { u"PROHIBITED_CONTENT"_s, FinishReason::Withheld }, { u"SPII"_s, FinishReason::Withheld } };
    return known.value(name, FinishReason::Other);
}

QJsonArray partsOf(const QString &text)
{
    return { QJsonObject { { u"text"_s, text } } };
}

/// Of a whole reply, or of one event of a stream: they are alike.
void take(const QJsonObject &reply, ChatReply &into, const OnText &report)
{
    if (const QString model = reply[u"modelVersion"].toString(); !model.isEmpty())
        into.model = model;
    if (const QJsonObject usage = reply[u"usageMetadata"].toObject(); !usage.isEmpty())
        into.usage = { countIn(usage, "promptTokenCount"), countIn(usage, "cachedContentTokenCount"),
            countIn(usage, "candidatesTokenCount"), countIn(usage, "thoughtsTokenCount") };
    if (!reply[u"promptFeedback"][u"blockReason"].toString().isEmpty())
        into.finish = FinishReason::Withheld; // there are no candidates then
    const QJsonArray candidates = reply[u"candidates"].toArray();
    if (candidates.isEmpty())
        return;
    const QJsonObject candidate = candidates.first().toObject();
    for (const QJsonValue &part : candidate[u"content"][u"parts"].toArray()) {
        if (part[u"thought"].toBool())
            into.reasoning += part[u"text"].toString();
        else
            addText(into, part[u"text"].toString(), report);
    }
    if (const QString reason = candidate[u"finishReason"].toString(); !reason.isEmpty())
        into.finish = finishFrom(reason);
}

HttpRequest address(const ModelEndpoint &endpoint, bool stream)
{
    const QString call = stream ? u"streamGenerateContent"_s : u"generateContent"_s;
    HttpRequest request { .url = addressUnder(endpoint.base, u"v1beta/models/%1:%2"_s.arg(endpoint.model, call)) };
    if (stream)
        request.url.setQuery(QUrlQuery { { u"alt"_s, u"sse"_s } }); // otherwise one array of JSON at the end
    if (!endpoint.key.isEmpty()) // never in the address: that ends up in logs
        request.secretHeaders.emplace_back("x-goog-api-key", endpoint.key);
    return request;
}

QJsonObject body(const ModelEndpoint &, const ChatRequest &request, const QSet<Optional> &without)
{
    QJsonArray contents;
    for (const ChatMessage &message : request.messages)
        if (message.role != Role::System)
            contents.append(QJsonObject {
                { u"role"_s, message.role == Role::User ? u"user"_s : u"model"_s }, { u"parts"_s, partsOf(message.text) } });
    QJsonObject config { { u"maxOutputTokens"_s, request.maxTokens } };
    if (request.temperature && !without.contains(Optional::Temperature))
        config[u"temperature"_s] = *request.temperature;
    if (request.schema && !without.contains(Optional::Schema)) {
        config[u"responseMimeType"_s] = u"application/json"_s;
        config[u"responseJsonSchema"_s] = request.schema->schema;
    }
    QJsonObject body { { u"contents"_s, contents }, { u"generationConfig"_s, config } };
    if (const QString system = systemText(request.messages); !system.isEmpty())
        body[u"systemInstruction"_s] = QJsonObject { { u"parts"_s, partsOf(system) } };
    return body;
}

void takeWhole(const QJsonObject &reply, ChatReply &into)
{
    take(reply, into, {});
    if (into.finish == FinishReason::None && reply[u"candidates"].toArray().isEmpty())
        throw Error(ErrorKind::BadReply, {}, u"a reply without an answer"_s);
}

void takeEvent(const QJsonObject &event, ChatReply &into, const OnText &report)
{
    if (event.contains(u"error"))
        throw errorInStream(event);
    take(event, into, report);
}

} // namespace

ChatProtocol geminiChat()
{
    return { address, body, takeWhole, takeEvent };
}

} // namespace adduce
