#include "core/models/discovery.h"

#include "core/models/model_servers.h"
#include "core/models/server_error.h"

#include <QJsonArray>
#include <algorithm>
#include <future>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {


HttpRequest requestFor(const ModelEndpoint &server)
{
    HttpRequest request;
    switch (server.api) {
    case ChatApi::OpenAi:
        request.url = addressUnder(server.base, u"models"_s);
        break;
    case ChatApi::Ollama:
        request.url = addressUnder(server.base, u"api/tags"_s);
        break;
    case ChatApi::Anthropic:
        request.url = addressUnder(server.base, u"v1/models"_s);
        request.secretHeaders.emplace_back("x-api-key", server.key);
        request.headers.emplace_back("anthropic-version", "2023-06-01");
        break;
    case ChatApi::Gemini:
        request.url = addressUnder(server.base, u"v1beta/models"_s);
        request.secretHeaders.emplace_back("x-goog-api-key", server.key);
        break;
    }
    if ((server.api == ChatApi::OpenAi || server.api == ChatApi::Ollama) && !server.key.isEmpty())
        request.secretHeaders.emplace_back("Authorization", QByteArray("Bearer " + server.key.bytes()));
    request.redirects = Redirects::None;
    constexpr int kPatienceMs = 5'000; // a list is no work
    constexpr int kLocalPatienceMs = 2'000;
    const int ms = isLoopback(server.base) ? kLocalPatienceMs : kPatienceMs;
    request.deadlines = { ms, 2 * ms, ms };
    request.outgoing = { EgressPurpose::Test, {}, server.allowsPlain };
    return request;
}

/// The names that servers have for the length of the context.
int contextIn(const QJsonObject &model)
{
    for (const QJsonObject &place : { model, model[u"meta"].toObject(), model[u"details"].toObject() })
        for (const char *name :
            { "n_ctx", "max_model_len", "context_length", "max_context_length", "inputTokenLimit", "n_ctx_train" })
            if (const int tokens = place[QLatin1StringView(name)].toInt(); tokens > 0)
                return tokens;
    return 0;
}

ListedModel modelFrom(const QJsonObject &o, ChatApi api)
{
    const bool hasId = api == ChatApi::OpenAi || api == ChatApi::Anthropic;
    QString name = o[hasId ? u"id"_s : u"name"_s].toString();
    if (api == ChatApi::Gemini && name.startsWith(u"models/"))
        name.remove(0, 7);
    const QJsonObject details = o[u"details"].toObject();
    const QString about = details[u"parameter_size"].toString() + u' ' + details[u"quantization_level"].toString();
    return { name, contextIn(o), about.trimmed() };
}

} // namespace

std::vector<ListedModel> listModels(const ModelServers &servers, const ModelEndpoint &server, const std::stop_token &stop)
{
    return withoutKey(server, [&] {
        const HttpRequest request = requestFor(server);
        const HttpReply reply = fetch(servers.gate(), request, stop);
        if (reply.status >= kFirstFailedStatus)
            throw serverError(reply, request.url);
        const QJsonObject object = jsonIn(reply, request.url);
        const bool isData = server.api == ChatApi::OpenAi || server.api == ChatApi::Anthropic;
        const QString list = isData ? u"data"_s : u"models"_s;
        if (!object[list].isArray())
            throw Error(ErrorKind::WrongAddress, hostOf(request.url), u"no list of models"_s);
        std::vector<ListedModel> models;
        for (const QJsonValue &value : object[list].toArray())
            if (ListedModel model = modelFrom(value.toObject(), server.api); !model.name.isEmpty())
                models.push_back(std::move(model));
        std::ranges::sort(models, {}, &ListedModel::name);
        return models;
    });
}

std::optional<ListedModel> listedModel(const ModelServers &servers, const ModelEndpoint &endpoint, const std::stop_token &stop)
{
    const auto isIt = [&](const ListedModel &listed) {
        return listed.name.compare(endpoint.model, Qt::CaseInsensitive) == 0
            || listed.name.compare(endpoint.model + u":latest"_s, Qt::CaseInsensitive) == 0;
    };
    try {
        const std::vector<ListedModel> models = listModels(servers, endpoint, stop);
        if (const auto found = std::ranges::find_if(models, isIt); found != models.end())
            return *found;
        return endpoint.api == ChatApi::OpenAi && models.size() == 1 ? std::optional(models.front()) : std::nullopt;
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        return std::nullopt; // the question itself will tell what is wrong
    }
}

const std::vector<LocalPort> &usualPorts()
{
    static const std::vector<LocalPort> ports { { u"Ollama"_s, ChatApi::Ollama, QUrl(u"http://127.0.0.1:11434"_s) },
        { u"llama.cpp"_s, ChatApi::OpenAi, QUrl(u"http://127.0.0.1:8080/v1"_s) },
        { u"LM Studio"_s, ChatApi::OpenAi, QUrl(u"http://127.0.0.1:1234/v1"_s) },
        { u"vLLM"_s, ChatApi::OpenAi, QUrl(u"http://127.0.0.1:8000/v1"_s) } };
    return ports;
}

std::vector<FoundServer> findServers(
    const ModelServers &servers, const std::vector<LocalPort> &places, const std::stop_token &stop)
{
    std::vector<std::future<std::optional<FoundServer>>> asked;
    asked.reserve(places.size());
    for (const LocalPort &place : places)
        asked.push_back(std::async(std::launch::async, [&servers, &place, stop]() -> std::optional<FoundServer> {
            try {
                const ModelEndpoint endpoint { place.api, place.base, {} };
                return FoundServer { place.name, endpoint, listModels(servers, endpoint, stop) };
            } catch (const Error &) { // nobody there, or somebody else
                return std::nullopt;
            }
        }));
    std::vector<FoundServer> found;
    for (auto &one : asked)
        if (auto server = one.get())
            found.push_back(*std::move(server));
    if (stop.stop_requested())
        throw Error(ErrorKind::Stopped);
    return found;
}

} // namespace adduce
