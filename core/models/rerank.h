#pragma once
#include "core/models/chat_model.h"
#include <QStringList>
#include <optional>
#include <stop_token>
#include <vector>

namespace adduce {

struct RerankCalls
{
    ModelCalls calls = {};
    EgressPurpose purpose = EgressPurpose::Rank;
    std::vector<OutgoingPassage> passages = {}; ///< of the library, that the texts are
};

/// How well each text answers the question by a reranker on a server, 0 to 1: POST {base}/rerank as llama-server, Jina,
/// Cohere (base .../v2) and vLLM have it. Raw logits go through the logistic function. None for a text that the server gives
/// no score. Texts that are too long for the model are asked for in parts, of which the best counts. Scores of two models are not
/// comparable, only their order is. Blocks. Throws as ChatModel, and BadReply for scores that are none.
std::vector<std::optional<double>> rerank(const ModelServers &servers, const ModelEndpoint &endpoint, const QString &question,
    const QStringList &texts, const RerankCalls &calls = {}, const std::stop_token &stop = {});

} // namespace adduce
