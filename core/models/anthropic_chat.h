#pragma once
#include "core/models/chat_protocol.h"

namespace adduce {

/// The Messages of Anthropic.
class AnthropicChat : public ChatProtocol
{
public:
    [[nodiscard]] HttpRequest address(const ModelEndpoint &endpoint, bool stream) const override;
    [[nodiscard]] QJsonObject body(
        const ModelEndpoint &endpoint, const ChatRequest &request, const QSet<Optional> &without) const override;
    void takeWhole(const QJsonObject &reply, ChatReply &into) const override;
    void takeEvent(const QJsonObject &event, ChatReply &into, const OnText &tell) const override;
};

} // namespace adduce
