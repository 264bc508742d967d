#pragma once
#include "core/models/chat.h"
#include <functional>
#include <span>
#include <stop_token>

namespace adduce {

class ModelServers;

/// How far a model has come.
struct PullProgress
{
    QString state; ///< in Ollama's words: "pulling manifest", "verifying sha256 digest"
    qint64 done = 0; ///< bytes
    qint64 total = 0; ///< bytes; 0 while it is not known

    friend bool operator==(const PullProgress &, const PullProgress &) = default;
};

/// Has Ollama at `endpoint` fetch its model from Ollama's registry: POST {base}/api/pull (docs/api.md of Ollama). Nothing of the library is
/// sent. Blocks until it is there. A stop ends it; what has come is kept there, and the next time goes on. Throws LocalOnly under "local
/// only" (it is the server that goes out, but because of us), NoSuchModel for a name that the registry does not have, Stopped, and as
/// fetch().
void pullModel(const ModelServers &servers, const ModelEndpoint &endpoint,
    const std::function<void(const PullProgress &)> &onProgress, const std::stop_token &stop);

/// A model that does for a computer without a graphics card.
struct SuggestedModel
{
    const char *name; ///< in Ollama's registry
    double gigabytes; ///< to fetch, about
    const char *licence;
};
std::span<const SuggestedModel> suggestedModels(); ///< the first is the one to begin with

} // namespace adduce
