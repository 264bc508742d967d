#pragma once
#include "core/models/chat.h"
#include <stop_token>
#include <vector>

namespace adduce {

class ModelServers;

/// A model that a server lists.
struct ListedModel
{
    QString name;
    int contextTokens = 0; ///< 0 when the server does not say
    QString about; ///< "8.2B Q4_K_M", or empty

    friend bool operator==(const ListedModel &, const ListedModel &) = default;
};

/// The models of a server, by name. Blocks. Throws as ChatModel.
std::vector<ListedModel> listModels(const ModelServers &servers, const ModelEndpoint &server, const std::stop_token &stop = {});

/// The endpoint's model as the server lists it: in any case, with Ollama's ":latest" where no tag is named, and whatever it is called where a
/// server of OpenAI's kind has one alone, as llama-server answers with what is loaded. None when it is not there, or the server does not
/// answer. Blocks for moments; throws Stopped.
std::optional<ListedModel> listedModel(
    const ModelServers &servers, const ModelEndpoint &endpoint, const std::stop_token &stop = {});

/// A server that was found on this computer.
struct FoundServer
{
    QString name; ///< "Ollama"
    ModelEndpoint endpoint; ///< without a model
    std::vector<ListedModel> models;
};

/// Where local servers usually listen.
struct LocalPort
{
    QString name;
    ChatApi api = ChatApi::OpenAi;
    QUrl base;
};
const std::vector<LocalPort> &usualPorts();

/// Asks each of these places for its models; those that do not answer within two seconds are not there. Blocks. Throws
/// Stopped.
std::vector<FoundServer> findServers(
    const ModelServers &servers, const std::vector<LocalPort> &places = usualPorts(), const std::stop_token &stop = {});

} // namespace adduce
