#pragma once
#include "core/models/chat.h"
#include <stop_token>

namespace adduce {

class ModelServers;

/// How many tokens the messages of a request are, as the server counts them: Anthropic, Gemini, and what answers /tokenize on
/// this computer as llama-server does. None when it offers no count, or does not answer. Blocks; throws Stopped.
std::optional<int> countedByServer(
    const ModelServers &servers, const ModelEndpoint &endpoint, const ChatRequest &request, const std::stop_token &stop);

} // namespace adduce
