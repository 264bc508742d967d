#pragma once
#include "core/models/chat.h"
#include "tests/support/loopback_server.h"
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <chrono>

namespace adduce::test {

using namespace Qt::StringLiterals;

/// The text of a request as counts of its letters.
inline QJsonArray vectorOf(const QString &text, int dimensions)
{
    QList<double> counts(dimensions, 0.01);
    for (const QChar c : text.toLower())
        if (c.isLetter())
            counts[c.unicode() % dimensions] += 1;
    QJsonArray vector;
    for (const double count : counts)
        vector.append(count);
    return vector;
}

/// A server of the OpenAI protocol whose vectors are the counts of a text's letters.
class EmbeddingServer
{
public:
    EmbeddingServer()
        : m_server([this](const QByteArray &request) { return answer(request); })
    {
    }
    [[nodiscard]] ModelEndpoint endpoint() const { return { ChatApi::OpenAi, m_server.url(u"/v1"_s), u"embed-1"_s }; }
    [[nodiscard]] int asked() const { return m_server.asked(); }
    [[nodiscard]] QByteArrayList requests() const { return m_server.requests(); }
    [[nodiscard]] std::vector<Exchange> exchanges() const { return m_server.exchanges(); }

    std::atomic<int> dimensions = 32;
    std::atomic<int> delayMs = 0; ///< that it thinks about each request
    std::atomic<int> failFrom = 1'000'000; ///< the number of the first request that fails
    [[nodiscard]] double busySeconds() const { return double(m_busyNs) / 1e9; } ///< from requests to their replies, in all

private:
    Script answer(const QByteArray &request)
    {
        const auto start = std::chrono::steady_clock::now();
        Script script = scriptFor(request);
        std::this_thread::sleep_until(start + std::chrono::milliseconds(delayMs));
        m_busyNs += (std::chrono::steady_clock::now() - start).count();
        return script;
    }

    Script scriptFor(const QByteArray &request)
    {
        if (++m_seen > failFrom)
            return http("401 Unauthorized", R"({"error": {"message": "no"}})");
        const QJsonArray texts =
            QJsonDocument::fromJson(request.mid(request.indexOf("\r\n\r\n") + 4)).object()[u"input"].toArray();
        QJsonArray data;
        for (qsizetype i = 0; i < texts.size(); ++i)
            data.append(QJsonObject { { u"index"_s, i }, { u"embedding"_s, vectorOf(texts[i].toString(), dimensions) } });
        return http("200 OK",
            QJsonDocument(QJsonObject { { u"data"_s, data }, { u"model"_s, u"embed-1"_s } }).toJson(QJsonDocument::Compact));
    }
    int m_seen = 0;
    std::atomic<qint64> m_busyNs = 0;
    LoopbackServer m_server; // last: it asks the members above
};

} // namespace adduce::test
