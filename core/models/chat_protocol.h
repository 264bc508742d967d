#pragma once
#include "core/models/chat.h"
#include "core/network/event_stream.h"
#include "core/network/http.h"
#include <QJsonObject>
#include <QSet>

namespace adduce {

/// A parameter that some models reject and that is left out for them then.
enum class Optional
{
    Temperature,
    MaxTokens, ///< under its first name; the other is sent
    Schema, ///< of the answer: the prompt alone asks for its form, as it always does
};

/// How one family of servers is spoken to: functions between values and JSON.
struct ChatProtocol
{
    /// The path and headers, with the key in them.
    HttpRequest (*address)(const ModelEndpoint &endpoint, bool stream);
    QJsonObject (*body)(const ModelEndpoint &endpoint, const ChatRequest &request, const QSet<Optional> &without);
    /// Takes a whole reply. Throws Error{BadReply} for one that is none.
    void (*takeWhole)(const QJsonObject &reply, ChatReply &into);
    /// Takes an event of a stream, its data as JSON; text goes on to `report` too. Throws the Error that it reports.
    void (*takeEvent)(const QJsonObject &event, ChatReply &into, const OnText &report);
    bool streamsLines = false; ///< lines of JSON in place of server-sent events
};

ChatProtocol openAiChat(); ///< chat completions, as OpenAI defined them and most servers imitate them
ChatProtocol ollamaChat(); ///< Ollama's own, which is told how long its context is to be
ChatProtocol anthropicChat(); ///< the Messages of Anthropic
ChatProtocol geminiChat(); ///< Google's own
ChatProtocol protocolOf(ChatApi api);

/// The system messages as one text, for protocols that have a place of their own for it; empty without any.
QString systemText(const std::vector<ChatMessage> &messages);

/// A number that a reply says, none where it says nothing or nonsense.
std::optional<int> countIn(const QJsonObject &object, const char *name);

/// Adds a piece to the text and tells it. Throws Error{BadReply} once the answer is longer than a million characters.
void addText(ChatReply &reply, const QString &piece, const OnText &report);

} // namespace adduce
