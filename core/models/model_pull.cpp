#include "core/models/model_pull.h"

#include "core/models/model_servers.h"
#include "core/models/server_error.h"
#include "core/network/event_stream.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kSuggested {
    SuggestedModel { "qwen3:4b-instruct", 2.5, "Apache 2.0" },
    SuggestedModel { "granite3.3:2b", 1.5, "Apache 2.0" },
    SuggestedModel { "mistral-nemo:12b", 7.1, "Apache 2.0" },
};

/// Lines of progress as they come; a model comes in layers, each with its own numbers.
class Pull
{
public:
    Pull(const ModelEndpoint &endpoint, const QUrl &url, const std::function<void(const PullProgress &)> &onProgress)
        : m_endpoint(endpoint)
        , m_url(url)
        , m_onProgress(onProgress)
    {
    }

    void add(const HttpReply &head, const QByteArray &bytes)
    {
        for (const StreamEvent &line : m_lines.add(bytes))
            take(jsonIn(head, m_url, line.data));
    }

    void finish(const HttpReply &head)
    {
        for (const StreamEvent &line : m_lines.finish())
            take(jsonIn(head, m_url, line.data));
        if (!m_isDone)
            throw Error(ErrorKind::Unreachable, hostOf(m_url), u"it ended before the model was there"_s);
    }

private:
    void take(const QJsonObject &line)
    {
        if (const QString error = line[u"error"].toString(); !error.isEmpty()) {
            const bool isUnknown = error.contains(u"does not exist"_s) || error.contains(u"not found"_s);
            throw Error(
                isUnknown ? ErrorKind::NoSuchModel : ErrorKind::Unreachable, isUnknown ? m_endpoint.model : hostOf(m_url), error);
        }
        PullProgress progress { line[u"status"].toString() };
        m_isDone = m_isDone || progress.state == u"success";
        if (const QString digest = line[u"digest"].toString(); !digest.isEmpty()) {
            constexpr qsizetype kMostLayers = 1000;
            if (m_layers.size() < kMostLayers || m_layers.contains(digest))
                m_layers[digest] = { std::max<qint64>(0, line[u"completed"].toInteger()),
                    std::max<qint64>(0, line[u"total"].toInteger()) };
        }
        for (const Layer &layer : std::as_const(m_layers)) {
            progress.done += std::min(layer.done, layer.total);
            progress.total += layer.total;
        }
        if (m_onProgress)
            m_onProgress(progress);
    }

    struct Layer
    {
        qint64 done = 0;
        qint64 total = 0;
    };
    const ModelEndpoint &m_endpoint;
    const QUrl &m_url;
    const std::function<void(const PullProgress &)> &m_onProgress;
    LineReader m_lines;
    QHash<QString, Layer> m_layers;
    bool m_isDone = false;
};

} // namespace

void pullModel(const ModelServers &servers, const ModelEndpoint &endpoint,
    const std::function<void(const PullProgress &)> &onProgress, const std::stop_token &stop)
{
    if (servers.gate().rules().isLocalOnly)
        throw Error(ErrorKind::LocalOnly, u"registry.ollama.ai"_s);
    withoutKey(endpoint, [&] {
        HttpRequest request { .url = addressUnder(endpoint.base, u"api/pull"_s) };
        if (!endpoint.key.isEmpty())
            request.secretHeaders.emplace_back("Authorization", QByteArray("Bearer " + endpoint.key.bytes()));
        request.body =
            QJsonDocument(QJsonObject { { u"model"_s, endpoint.model }, { u"stream"_s, true } }).toJson(QJsonDocument::Compact);
        request.redirects = Redirects::None;
        constexpr int kSilence = 600'000; // verifying many gigabytes says nothing
        request.deadlines = { 2'000, kSilence, kSilence };
        request.mostBytes = qint64(256) << 20; // a line for each piece of gigabytes
        request.outgoing = { EgressPurpose::Download, {}, endpoint.allowsPlain };
        Pull pull(endpoint, request.url, onProgress);
        const HttpReply reply = fetch(servers.gate(), request, stop, [&](const HttpReply &head, const QByteArray &bytes) {
            pull.add(head, bytes);
            return true;
        });
        if (reply.status >= kFirstFailedStatus)
            throw serverError(reply, request.url);
        pull.finish(reply);
    });
}

std::span<const SuggestedModel> suggestedModels()
{
    return kSuggested;
}

} // namespace adduce
