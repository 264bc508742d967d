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


using Scores = std::vector<std::optional<double>>;

HttpRequest requestFor(const ModelEndpoint &endpoint, const QString &question, const QStringList &texts)
{
    HttpRequest request { .url = addressUnder(endpoint.base, u"rerank"_s) };
    if (!endpoint.key.isEmpty())
        request.secretHeaders.emplace_back("Authorization", QByteArray("Bearer " + endpoint.key.bytes()));
    const QJsonObject body { { u"model"_s, endpoint.model }, { u"query"_s, question },
        { u"documents"_s, QJsonArray::fromStringList(texts) }, { u"top_n"_s, texts.size() } };
    request.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    request.redirects = Redirects::None;
    return request;
}

Scores scoresIn(const QJsonObject &reply, const ModelEndpoint &endpoint, qsizetype count)
{
    const auto refuse = [&](const QString &why) { throw Error(ErrorKind::BadReply, hostOf(endpoint.base), why); };
    if (!reply[u"results"].isArray())
        refuse(u"a reply without results"_s);
    Scores scores(static_cast<std::size_t>(count));
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

/// The scores as the server gives them.
class Reranking
{
public:
    Reranking(const ModelServers &servers, const ModelEndpoint &endpoint, const QString &question, const RerankCalls &calls,
        const std::stop_token &stop)
        : m_servers(servers)
        , m_endpoint(endpoint)
        , m_question(question)
        , m_calls(calls)
        , m_stop(stop)
    {
    }

    /// What is too much for one request is asked for in two; of a text that is too long by itself the better half counts.
    Scores of(const QStringList &texts)
    {
        try {
            return asked(texts);
        } catch (const Error &error) {
            // A question that is too long by itself would be asked for ever: each text may be halved twice before anything is scored.
            constexpr int kAtFirst = 16;
            constexpr int kForEach = 4;
            m_most = std::max(m_most, kAtFirst + kForEach * static_cast<int>(texts.size()));
            if (error.kind() != ErrorKind::PromptTooLong || (m_requests >= m_most && !m_isAnyScored))
                throw;
            if (m_requests >= m_most)
                return Scores(static_cast<std::size_t>(texts.size()));
        }
        const qsizetype half = texts.size() / 2;
        if (half == 0)
            return { ofHalves(texts.front()) };
        Scores scores = of(texts.first(half));
        std::ranges::move(of(texts.sliced(half)), std::back_inserter(scores));
        return scores;
    }

private:
    std::optional<double> ofHalves(const QString &text)
    {
        constexpr qsizetype kShortest = 200; // characters: the question itself is too long, then
        if (text.size() < kShortest)
            return std::nullopt;
        const qsizetype space = text.indexOf(u' ', text.size() / 2);
        const qsizetype middle = space < 0 ? text.size() / 2 : space;
        const Scores halves = of({ text.first(middle), text.sliced(middle) });
        return std::max(halves.front(), halves.back()); // none is less than any
    }

    Scores asked(const QStringList &texts)
    {
        ++m_requests;
        HttpRequest request = requestFor(m_endpoint, m_question, texts);
        request.deadlines = m_calls.calls.deadlines.value_or(deadlinesFor(m_endpoint.base));
        request.outgoing = { m_calls.purpose, m_calls.passages, m_endpoint.allowsPlain };
        const HttpReply reply = fetchRetrying(m_servers.gate(), request, m_calls.calls.retry, m_stop, {}, m_calls.calls.onRetry);
        if (reply.status >= kFirstFailedStatus)
            throw serverError(reply, request.url);
        Scores scores = scoresIn(jsonIn(reply, request.url), m_endpoint, texts.size());
        m_isAnyScored = true;
        return scores;
    }

    const ModelServers &m_servers;
    const ModelEndpoint &m_endpoint;
    const QString &m_question;
    const RerankCalls &m_calls;
    const std::stop_token &m_stop;
    int m_requests = 0;
    int m_most = 0; ///< requests
    bool m_isAnyScored = false;
};

} // namespace

std::vector<std::optional<double>> rerank(const ModelServers &servers, const ModelEndpoint &endpoint, const QString &question,
    const QStringList &texts, const RerankCalls &calls, const std::stop_token &stop)
{
    if (texts.isEmpty())
        return {};
    return withoutKey(endpoint, [&] {
        Scores scores = Reranking(servers, endpoint, question, calls, stop).of(texts);
        const bool areLogits = std::ranges::any_of(scores, [](const auto &score) { return score && (*score < 0 || *score > 1); });
        for (std::optional<double> &score : scores)
            if (score && areLogits)
                score = 1 / (1 + std::exp(-*score));
        return scores;
    });
}

} // namespace adduce
