#pragma once
#include "core/models/chat.h"
#include "core/network/retry.h"
#include <stop_token>

namespace adduce {

class ModelServers;

/// A model that answers messages. The seam between what we ask and who answers; thread-safe.
class ChatModel
{
public:
    virtual ~ChatModel() = default;

    /// Blocks. Text goes to `report` as it comes. What came before a failure, or a stop, is given back with the trouble in
    /// it; without any text it is thrown: NotAllowed, NoKey, NoSuchModel, WrongAddress, PromptTooLong, LimitReached, Overloaded,
    /// Rejected, BadReply, and as fetch().
    [[nodiscard]] virtual ChatReply chat(const ChatRequest &request, const OnText &report, const std::stop_token &stop) const = 0;
};

/// How a server is called.
struct ModelCalls
{
    RetryPolicy retry = {};
    std::optional<Deadlines> deadlines = {}; ///< none: those for a local server or a hosted one
    OnRetry onRetry = {}; ///< told before each wait
};

/// A model on a server. A request that does not fit the context is refused before it is sent: by our own estimate of its
/// tokens or, when it is near the limit and the server counts for us, by its count; a parameter that the model rejects is left out from then on. The key is in no error, also when the server repeats it.
class HttpChatModel : public ChatModel
{
public:
    HttpChatModel(ModelServers &servers, ModelEndpoint endpoint, ModelCalls calls = {}); ///< `servers` outlives it

    [[nodiscard]] ChatReply chat(const ChatRequest &request, const OnText &report, const std::stop_token &stop) const override;
    [[nodiscard]] const ModelEndpoint &endpoint() const { return m_endpoint; }

private:
    ModelServers &m_servers;
    ModelEndpoint m_endpoint;
    ModelCalls m_calls;
};

/// How many tokens the messages are, by countTokens(), with what a server puts around each.
int promptTokens(const std::vector<ChatMessage> &messages);
int tokensAround(const std::vector<ChatMessage> &messages); ///< that alone

} // namespace adduce
