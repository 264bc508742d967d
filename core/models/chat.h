#pragma once
#include "core/base/enum_names.h"
#include "core/base/error.h"
#include "core/base/secret.h"
#include "core/network/egress.h"
#include <QJsonObject>
#include <QString>
#include <QUrl>
#include <functional>
#include <optional>
#include <vector>

namespace adduce {

/// The families of servers that chat models are spoken to through.
enum class ChatApi
{
    OpenAi, ///< POST {base}/chat/completions: OpenAI, llama-server, LM Studio, vLLM, OpenRouter, Mistral, Ollama's /v1
    Ollama, ///< its own: POST {base}/api/chat
    Anthropic, ///< POST {base}/v1/messages
    Gemini, ///< POST {base}/v1beta/models/{model}:generateContent
};
template <> inline constexpr std::array enumNames<ChatApi> { "openai", "ollama", "anthropic", "gemini" };

/// Where a model is.
struct ModelEndpoint
{
    ChatApi api = ChatApi::OpenAi;
    QUrl base; ///< "http://127.0.0.1:8080/v1", "https://api.anthropic.com"
    QString model;
    Secret key = {}; ///< in the headers of a request and nowhere else; empty for a server that wants none
    bool allowsPlain = false; ///< the user agreed to HTTP without encryption to this server
};

enum class Role
{
    System,
    User,
    Assistant
};

struct ChatMessage
{
    Role role = Role::User;
    QString text;
    friend bool operator==(const ChatMessage &, const ChatMessage &) = default;
};

/// The shape that an answer in JSON must have.
struct AnswerSchema
{
    QString name; ///< letters, digits, _ and -, at most 64
    QJsonObject schema; ///< JSON Schema: the root an object, every property required, no additional ones
};

struct ChatRequest
{
    std::vector<ChatMessage> messages; ///< system messages first
    int maxTokens = 1024; ///< of the answer
    std::optional<double> temperature = 0; ///< none: the server's own
    std::optional<AnswerSchema> schema = {};
    int contextTokens = 8192; ///< of prompt and answer; asked for where the server sets it by request (Ollama)
    bool isStreamed = false;
    EgressPurpose purpose = EgressPurpose::Answer;
    std::vector<OutgoingPassage> passages = {}; ///< of the library, that are in the messages
};

/// Why an answer ended.
enum class FinishReason
{
    None, ///< it did not: the stream broke off
    Stop,
    Length, ///< cut off: the answer, or the context, was full
    Withheld, ///< by the server's filter
    Refused, ///< by the model
    Other
};

/// In tokens, as the server counts them; none of what it does not say.
struct TokenUsage
{
    std::optional<int> prompt;
    std::optional<int> cached; ///< of the prompt
    std::optional<int> answer;
    std::optional<int> reasoning; ///< of the answer
    friend bool operator==(const TokenUsage &, const TokenUsage &) = default;
};

struct ChatReply
{
    QString text;
    QString reasoning; ///< what a model thought aloud: never part of the answer
    QString refusal; ///< the model's words, when it refused
    FinishReason finish = FinishReason::None;
    TokenUsage usage;
    QString model; ///< that answered, as the server names it
    std::optional<Error> error; ///< what ended a stream after some text had come; the text is kept

    /// Only then may it be shown as an answer that ended.
    [[nodiscard]] bool isComplete() const { return finish == FinishReason::Stop && !error; }
};

/// Text of an answer as it comes.
using OnText = std::function<void(const QString &piece)>;

} // namespace adduce
