#include "core/models/rerank.h"

#include "core/models/model_servers.h"
#include "core/models/server_error.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFirstFailure = 300;

HttpRequest requestFor(const ModelEndpoint &endpoint, const QString &question, const QStringList &texts)
{
    HttpRequest request { .url = addressUnder(endpoint.base, u"rerank"_s) };
    if (!endpoint.key.isEmpty())
        request.headers.emplace_back("Authorization", "Bearer " + endpoint.key);
    const QJsonObject body { { u"model"_s, endpoint.model }, { u"query"_s, question },
        { u"documents"_s, QJsonArray::fromStringList(texts) }, { u"top_n"_s, texts.size() } };
    request.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    request.redirects = Redirects::None;
    return request;
}

std::vector<std::optional<double>> scoresIn(const QJsonObject &reply, const ModelEndpoint &endpoint, qsizetype count)
{
    const auto refuse = [&](const QString &why) { throw Error(ErrorKind::BadReply, hostOf(endpoint.base), why); };
    if (!reply[u"results"].isArray())
        refuse(u"a reply without results"_s);
    std::vector<std::optional<double>> scores(static_cast<std::size_t>(count));
    for (const QJsonValue &result : reply[u"results"].toArray()) {
        const qint64 index = result[u"index"].toInteger(-1);
        const QJsonValue score = result[u"relevance_score"];
        if (index < 0 || index >= count)
            refuse(u"a score for no passage"_s);
        if (!score.isDouble() || !std::isfinite(score.toDouble()))
            refuse(u"a score that is no number"_s);
        scores[static_cast<std::size_t>(index)] = score.toDouble();
    }
    return scores;
}

} // namespace

std::vector<std::optional<double>> rerank(const ModelServers &servers, const ModelEndpoint &endpoint, const QString &question,
    const QStringList &texts, const RerankCalls &calls, const std::stop_token &stop)
{
    if (texts.isEmpty())
        return {};
    return withoutKey(endpoint, [&] {
        HttpRequest request = requestFor(endpoint, question, texts);
        request.deadlines = calls.calls.deadlines.value_or(deadlinesFor(endpoint.base));
        request.outgoing = { calls.purpose, calls.passages, endpoint.allowsPlain };
        const HttpReply reply = fetchRetrying(servers.gate(), request, calls.calls.retry, stop, {}, calls.calls.onRetry);
        if (reply.status >= kFirstFailure)
            throw serverError(reply, request.url);
        std::vector<std::optional<double>> scores = scoresIn(jsonIn(reply, request.url), endpoint, texts.size());
        const bool areLogits = std::ranges::any_of(scores, [](const auto &score) { return score && (*score < 0 || *score > 1); });
        for (std::optional<double> &score : scores)
            if (score && areLogits)
                score = 1 / (1 + std::exp(-*score));
        return scores;
    });
}

} // namespace adduce
