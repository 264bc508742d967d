#pragma once
#include "core/models/chat_model.h"
#include "core/models/model_settings.h"
#include <functional>

namespace adduce {

/// Tries out what a model can do, with texts of our own and nothing of the library: whether and how fast it streams, whether it
/// keeps to a form, whether it says so when the passage holds no answer. `report` gets the report as it grows. Blocks for as long
/// as the model needs for about six short answers. What goes wrong is in the report; throws Stopped alone.
ModelReport testModel(
    const ChatModel &model, const std::function<void(const ModelReport &)> &onReport, const std::stop_token &stop);

/// The same for a reranker: whether it puts the one text first that answers, of three.
ModelReport testReranker(const ModelServers &servers, const ModelEndpoint &endpoint, const std::stop_token &stop);

/// For an embedding model: whether two texts of one meaning are nearer to each other than to a third.
ModelReport testEmbedder(const ModelServers &servers, const ModelEndpoint &endpoint, const std::stop_token &stop);

/// The one of these that is for the kind; `report` gets the last report too.
void testModel(ModelServers &servers, ModelKind kind, const ModelEndpoint &endpoint,
    const std::function<void(const ModelReport &)> &onReport, const std::stop_token &stop);

} // namespace adduce
