#include "core/models/embeddings.h"

#include "core/base/stop.h"
#include "core/models/chat_protocol.h"
#include "core/models/model_servers.h"
#include "core/models/server_error.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Vectors = std::vector<std::vector<float>>;


[[noreturn]] void refuse(const ModelEndpoint &endpoint, const QString &why, ErrorKind kind = ErrorKind::BadReply)
{
    throw Error(kind, hostOf(endpoint.base), why);
}

HttpRequest requestFor(const ModelEndpoint &endpoint, const QStringList &texts)
{
    const QJsonArray input = QJsonArray::fromStringList(texts);
    HttpRequest request;
    QJsonObject body { { u"model"_s, endpoint.model } };
    if (endpoint.api == ChatApi::Gemini) {
        QJsonArray requests;
        for (const QString &text : texts)
            requests.append(QJsonObject { { u"model"_s, u"models/"_s + endpoint.model },
                { u"content"_s, QJsonObject { { u"parts"_s, QJsonArray { QJsonObject { { u"text"_s, text } } } } } } });
        request.url = addressUnder(endpoint.base, u"v1beta/models/%1:batchEmbedContents"_s.arg(endpoint.model));
        body = { { u"requests"_s, requests } };
        request.secretHeaders.emplace_back("x-goog-api-key", endpoint.key);
    } else if (endpoint.api == ChatApi::Ollama) {
        request.url = addressUnder(endpoint.base, u"api/embed"_s);
        body[u"input"_s] = input;
        body[u"truncate"_s] = false; // it cuts in silence otherwise
    } else {
        request.url = addressUnder(endpoint.base, u"embeddings"_s);
        body[u"input"_s] = input;
        body[u"encoding_format"_s] = u"float"_s;
    }
    if (endpoint.api != ChatApi::Gemini && !endpoint.key.isEmpty())
        request.secretHeaders.emplace_back("Authorization", QByteArray("Bearer " + endpoint.key.bytes()));
    request.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    request.redirects = Redirects::None;
    request.mostBytes = qint64(64) << 20;
    return request;
}

std::vector<float> vectorFrom(const QJsonArray &numbers)
{
    std::vector<float> vector;
    vector.reserve(static_cast<std::size_t>(numbers.size()));
    for (const QJsonValue &number : numbers)
        vector.push_back(static_cast<float>(number.toDouble(std::nan(""))));
    return vector;
}

/// llama-server answers with whatever model it has loaded; Ollama adds ":latest".
bool isSameModel(const QString &wanted, const QString &answered)
{
    const auto plain = [](QString name) {
        name = name.section(u'/', -1);
        return name.endsWith(u":latest") ? name.chopped(7) : name;
    };
    return answered.isEmpty() || plain(wanted) == plain(answered);
}

/// As the server orders them, so far as it says.
Vectors vectorsIn(const QJsonObject &reply, const ModelEndpoint &endpoint, std::size_t count)
{
    Vectors vectors(count);
    std::size_t next = 0;
    const auto put = [&](const QJsonArray &numbers, qint64 index) {
        if (index < 0 || static_cast<std::size_t>(index) >= count || !vectors[static_cast<std::size_t>(index)].empty())
            refuse(endpoint, u"a vector for no text"_s);
        vectors[static_cast<std::size_t>(index)] = vectorFrom(numbers);
    };
    if (endpoint.api == ChatApi::OpenAi) {
        for (const QJsonValue &item : reply[u"data"].toArray())
            put(item[u"embedding"].toArray(), item[u"index"].toInteger(static_cast<qint64>(next++)));
    } else {
        for (const QJsonValue &item : reply[u"embeddings"].toArray())
            put(endpoint.api == ChatApi::Gemini ? item[u"values"].toArray() : item.toArray(), static_cast<qint64>(next++));
    }
    return vectors;
}

void makeUnit(std::vector<float> &vector, const ModelEndpoint &endpoint)
{
    double squares = 0;
    for (const float value : vector)
        squares += static_cast<double>(value) * static_cast<double>(value);
    if (!(squares > 0) || !std::isfinite(squares))
        refuse(endpoint, vector.empty() ? u"a text without a vector"_s : u"a vector of zeros, or of what is no number"_s);
    for (float &value : vector)
        value = static_cast<float>(static_cast<double>(value) / std::sqrt(squares));
}

/// What goes out in one request.
struct Batch
{
    QStringList texts;
    std::span<const OutgoingPassage> passages; ///< one for each text, or none

    [[nodiscard]] Batch part(qsizetype first, qsizetype count) const
    {
        const QStringList some = texts.mid(first, count);
        return { some,
            passages.empty() ? passages
                             : passages.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(some.size())) };
    }
};

Vectors embedBatch(const ModelServers &servers, const ModelEndpoint &endpoint, const Batch &batch, const ModelCalls &calls,
    const std::stop_token &stop);

/// What was too long in one piece.
Vectors embedInParts(const ModelServers &servers, const ModelEndpoint &endpoint, const Batch &batch, const ModelCalls &calls,
    const std::stop_token &stop)
{
    const qsizetype count = batch.texts.size();
    constexpr qsizetype kShortest = 64; // characters: no server refuses those for their length
    if (count > 1) {
        Vectors all = embedBatch(servers, endpoint, batch.part(0, count / 2), calls, stop);
        const Vectors rest = embedBatch(servers, endpoint, batch.part(count / 2, count), calls, stop);
        all.insert(all.end(), rest.begin(), rest.end());
        return all;
    }
    const QString &text = batch.texts.front();
    const QString shorter = text.first(text.size() / 2);
    if (shorter.size() < kShortest)
        refuse(endpoint, u"a text of %1 characters is too long for it"_s.arg(text.size()), ErrorKind::PromptTooLong);
    return embedBatch(servers, endpoint, { { shorter }, batch.passages }, calls, stop);
}

Vectors embedBatch(const ModelServers &servers, const ModelEndpoint &endpoint, const Batch &batch, const ModelCalls &calls,
    const std::stop_token &stop)
{
    HttpRequest request = requestFor(endpoint, batch.texts);
    request.outgoing = { EgressPurpose::Embed, { batch.passages.begin(), batch.passages.end() }, endpoint.allowsPlain };
    request.deadlines = calls.deadlines.value_or(deadlinesFor(endpoint.base));
    const HttpReply reply = fetchRetrying(servers.gate(), request, calls.retry, stop, {}, calls.onRetry);
    if (reply.status >= kFirstFailedStatus) {
        const Error error = serverError(reply, request.url);
        if (error.kind() == ErrorKind::PromptTooLong)
            return embedInParts(servers, endpoint, batch, calls, stop);
        throw error; // NOLINT(cert-err60-cpp)
    }
    const QJsonObject object = jsonIn(reply, request.url);
    if (const QString model = object[u"model"].toString(); !isSameModel(endpoint.model, model))
        refuse(endpoint, u"it answers as %1"_s.arg(model), ErrorKind::NoSuchModel);
    Vectors vectors = vectorsIn(object, endpoint, static_cast<std::size_t>(batch.texts.size()));
    for (std::vector<float> &vector : vectors)
        makeUnit(vector, endpoint);
    return vectors;
}

} // namespace

std::vector<std::vector<float>> embedTexts(const ModelServers &servers, const ModelEndpoint &endpoint, const QStringList &texts,
    const EmbeddingCalls &calls, const std::function<void(int done)> &report, const std::stop_token &stop)
{
    Vectors all;
    const Batch whole { texts, calls.passages };
    for (qsizetype first = 0; first < texts.size(); first += calls.batch) {
        throwIfStopped(stop);
        const Batch batch = whole.part(first, calls.batch);
        Vectors vectors = withoutKey(endpoint, [&] { return embedBatch(servers, endpoint, batch, calls.calls, stop); });
        for (std::vector<float> &vector : vectors) {
            if (!all.empty() && vector.size() != all.front().size())
                refuse(endpoint, u"vectors of %1 and of %2 dimensions"_s.arg(all.front().size()).arg(vector.size()));
            all.push_back(std::move(vector));
        }
        if (report)
            report(static_cast<int>(all.size()));
    }
    return all;
}

} // namespace adduce
