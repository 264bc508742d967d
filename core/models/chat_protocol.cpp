#include "core/models/chat_protocol.h"

#include <array>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

ChatProtocol protocolOf(ChatApi api)
{
    switch (api) {
    case ChatApi::OpenAi:
        break;
    case ChatApi::Ollama:
        return ollamaChat();
    case ChatApi::Anthropic:
        return anthropicChat();
    case ChatApi::Gemini:
        return geminiChat();
    }
    return openAiChat();
}

QString systemText(const std::vector<ChatMessage> &messages)
{
    QStringList texts;
    for (const ChatMessage &message : messages)
        if (message.role == Role::System)
            texts << message.text;
    return texts.join(u"\n\n"_s);
}

std::optional<int> countIn(const QJsonObject &object, const char *name)
{
    const int count = object[QLatin1StringView(name)].toInt(-1);
    return count >= 0 ? std::optional(count) : std::nullopt;
}

void addText(ChatReply &reply, const QString &piece, const OnText &report)
{
    constexpr qsizetype kMost = qsizetype(1) << 20; // characters: no answer comes near
    if (piece.isEmpty())
        return;
    if (reply.text.size() + piece.size() > kMost)
        throw Error(ErrorKind::BadReply, {}, u"an answer of more than a million characters"_s);
    reply.text += piece;
    if (report)
        report(piece);
}

} // namespace adduce
