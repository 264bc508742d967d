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
};

/// How one family of servers is spoken to: functions between values and JSON. Stateless; any thread may use it.
class ChatProtocol
{
public:
    virtual ~ChatProtocol() = default;

    /// The path and headers, with the key in them.
    [[nodiscard]] virtual HttpRequest address(const ModelEndpoint &endpoint, bool stream) const = 0;
    [[nodiscard]] virtual QJsonObject body(
        const ModelEndpoint &endpoint, const ChatRequest &request, const QSet<Optional> &without) const = 0;
    /// Takes a whole reply. Throws Error{Unreachable} for one that is none.
    virtual void takeWhole(const QJsonObject &reply, ChatReply &into) const = 0;
    /// Takes an event of a stream, its data as JSON; text goes on to `tell` too. Throws the Error that it reports.
    virtual void takeEvent(const QJsonObject &event, ChatReply &into, const OnText &tell) const = 0;
    /// Lines of JSON in place of server-sent events.
    [[nodiscard]] virtual bool streamsLines() const { return false; }
};

const ChatProtocol &protocolOf(ChatApi api);

/// A number that a reply says, none where it says nothing or nonsense.
std::optional<int> countIn(const QJsonObject &object, const char *name);

/// Adds a piece to the text and tells it. Throws Error{Unreachable} once the answer is longer than 4 MB.
void addText(ChatReply &reply, const QString &piece, const OnText &tell);

} // namespace adduce
