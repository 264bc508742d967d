#pragma once
#include "core/models/chat_model.h"
#include <QStringList>
#include <functional>
#include <stop_token>
#include <vector>

namespace adduce {

struct EmbeddingCalls
{
    int batch = 64; ///< texts in one request
    ModelCalls calls = {};
    std::vector<OutgoingPassage> passages = {}; ///< that the texts are, one for each; empty when they are none of the library
};

/// The vectors of texts by a model on a server (OpenAI's protocol, Ollama's or Gemini's), in the order of the texts, all of
/// unit length and of one dimension. A batch that is too long for the server is halved, a single text shortened. `report`:
/// texts that are done. Blocks. Throws as ChatModel, and BadReply for vectors that are none: too few, of several
/// dimensions, all zero, with what is no number; NoSuchModel for those of another model than was asked for.
std::vector<std::vector<float>> embedTexts(const ModelServers &servers, const ModelEndpoint &endpoint, const QStringList &texts,
    const EmbeddingCalls &calls, const std::function<void(int done)> &report = {}, const std::stop_token &stop = {});

} // namespace adduce
