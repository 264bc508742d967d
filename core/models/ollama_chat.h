#pragma once
#include "core/models/chat_protocol.h"

namespace adduce {

/// Ollama's own chat, which is told how long its context is to be.
class OllamaChat : public ChatProtocol
{
public:
    [[nodiscard]] HttpRequest address(const ModelEndpoint &endpoint, bool stream) const override;
    [[nodiscard]] QJsonObject body(
        const ModelEndpoint &endpoint, const ChatRequest &request, const QSet<Optional> &without) const override;
    void takeWhole(const QJsonObject &reply, ChatReply &into) const override;
    void takeEvent(const QJsonObject &event, ChatReply &into, const OnText &tell) const override;
    [[nodiscard]] bool streamsLines() const override { return true; }
};

} // namespace adduce
