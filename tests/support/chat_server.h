#pragma once
#include "core/network/http.h"
#include "tests/support/loopback_server.h"
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <chrono>
#include <functional>

namespace adduce::test {

/// A server of OpenAI's protocol that writes answers out of the passages it is given: the first sentences of each, quoted
/// letter by letter, and as many lies as it is told to.
class ChatServer
{
public:
    enum class Mode
    {
        Answers,
        HangsInTheMiddle, ///< half of the answer, then nothing more
        Contradicts, ///< leaves the last words out, and as a second opinion finds the opposite of its first statement in the quote
        NeedsKey, ///< 401
        IsNoModelServer, ///< a page of HTML
    };
    /// What is said to a prompt, in the form (a schema's name) that is asked for, in place of the server's own words.
    using Writer = std::function<QString(const QString &prompt, const QString &form)>;

    explicit ChatServer(int lies = 0, Mode mode = Mode::Answers, Writer writer = {})
        : m_lies(lies)
        , m_mode(mode)
        , m_writer(std::move(writer))
        , m_server([this](const QByteArray &request) { return answer(request); })
    {
    }

    [[nodiscard]] QUrl base() const { return m_server.url(QStringLiteral("/v1")); }
    [[nodiscard]] QByteArrayList requests() const { return m_server.requests(); }
    [[nodiscard]] std::vector<Exchange> exchanges() const { return m_server.exchanges(); }
    void setMode(Mode mode) { m_mode = mode; }
    /// Since it last began to send an answer.
    [[nodiscard]] double millisecondsSinceAnswer() const
    {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_answered.load()).count();
    }

private:
    Script answer(const QByteArray &request)
    {
        const Script script = scriptFor(request);
        m_answered = std::chrono::steady_clock::now();
        return script;
    }

    [[nodiscard]] Script scriptFor(const QByteArray &request) const
    {
        if (m_mode == Mode::NeedsKey)
            return http("401 Unauthorized", R"({"error": {"message": "Invalid API Key", "type": "authentication_error"}})");
        if (m_mode == Mode::IsNoModelServer)
            return QByteArray(
                "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\nContent-Length: 13\r\n\r\n<html></html>");
        if (request.startsWith("GET"))
            return http("200 OK",
                R"({"data": [{"id": "tiny-8b", "meta": {"n_ctx": 16384}}, {"id": "tiny-1b", "meta": {"n_ctx": 4096}}]})");
        const QJsonObject body = QJsonDocument::fromJson(request.mid(request.indexOf("\r\n\r\n") + 4)).object();
        const QString prompt = body[QStringLiteral("messages")].toArray().last()[QStringLiteral("content")].toString();
        const QString text = textFor(prompt, body);
        return body[QStringLiteral("stream")].toBool() ? streamed(text) : whole(text, prompt);
    }

    static Script whole(const QString &text, const QString &prompt)
    {
        constexpr int kToken = 4; // letters
        const QJsonObject usage { { QStringLiteral("prompt_tokens"), prompt.size() / kToken },
            { QStringLiteral("completion_tokens"), text.size() / kToken } };
        const QJsonObject choice { { QStringLiteral("message"), QJsonObject { { QStringLiteral("content"), text } } },
            { QStringLiteral("finish_reason"), QStringLiteral("stop") } };
        return http("200 OK",
            QJsonDocument(QJsonObject { { QStringLiteral("choices"), QJsonArray { choice } }, { QStringLiteral("usage"), usage },
                              { QStringLiteral("model"), QStringLiteral("tiny-8b") } })
                .toJson(QJsonDocument::Compact));
    }

    [[nodiscard]] Script streamed(const QString &text) const
    {
        QByteArrayList pieces { "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n" };
        constexpr qsizetype kPiece = 40;
        const qsizetype end = m_mode == Mode::HangsInTheMiddle ? text.size() * 2 / 3 : text.size();
        for (qsizetype at = 0; at < end; at += kPiece)
            pieces << event({ { QStringLiteral("delta"),
                QJsonObject { { QStringLiteral("content"), text.mid(at, std::min(kPiece, end - at)) } } } });
        if (m_mode == Mode::HangsInTheMiddle)
            return { pieces, Script::End::Hold };
        pieces << event(
            { { QStringLiteral("delta"), QJsonObject() }, { QStringLiteral("finish_reason"), QStringLiteral("stop") } });
        pieces << "data: [DONE]\n\n";
        return { pieces, Script::End::Close };
    }

    static QByteArray event(const QJsonObject &choice)
    {
        const QJsonObject whole { { QStringLiteral("choices"), QJsonArray { choice } },
            { QStringLiteral("model"), QStringLiteral("tiny-8b") } };
        return "data: " + QJsonDocument(whole).toJson(QJsonDocument::Compact) + "\n\n";
    }

    [[nodiscard]] QString textFor(const QString &prompt, const QJsonObject &body) const
    {
        if (prompt.contains(QStringLiteral("What colour")))
            return prompt.contains(QStringLiteral("green")) ? QStringLiteral("{\"found\": true, \"colour\": \"green\"}")
                                                            : QStringLiteral("{\"found\": false, \"colour\": \"\"}");
        const QString form =
            body[QStringLiteral("response_format")][QStringLiteral("json_schema")][QStringLiteral("name")].toString();
        if (m_writer)
            return m_writer(prompt, form);
        if (form == QStringLiteral("scores") || form == QStringLiteral("grades"))
            return verdictsOn(prompt, form);
        if (form == QStringLiteral("entailment") && m_mode == Mode::Contradicts)
            return QStringLiteral("{\"verdicts\": [{\"statement\": \"S1\", \"verdict\": \"opposite\"}]}");
        if (form == QStringLiteral("faithfulness"))
            return QStringLiteral("{\"grounded\": true}");
        if (!prompt.contains(QStringLiteral("<passage")))
            return QStringLiteral("one, two, three, four, five, six, seven, eight, nine, ten");
        if (prompt.contains(QStringLiteral("Refused:")))
            return QStringLiteral("{\"statements\": [], \"confidence\": \"high\", \"caveats\": []}");
        QJsonArray statements;
        static const QRegularExpression block(QStringLiteral("<passage id=\"([^\"]*)\"[^>]*>\\n(.*?)\\n</passage>"),
            QRegularExpression::DotMatchesEverythingOption);
        for (auto it = block.globalMatch(prompt); it.hasNext() && statements.size() < 3 + m_lies;) {
            const auto found = it.next();
            const QString text = found.captured(2);
            const QString sentence = text.first(text.indexOf(QStringLiteral(". ")) + 1);
            if (sentence.count(u' ') < 8 || sentence.count(u' ') > 40)
                continue;
            const QString told = m_mode == Mode::Contradicts ? sentence.section(u' ', 0, -4) + u'.' : sentence;
            statements.append(statementOf(told, sentence, found.captured(1)));
            if (const auto lies = statements.size() / 2; lies < m_lies)
                statements.append(statementOf(lies == 0 ? QStringLiteral("Zarkowski proved the same for all of them.")
                                                        : QStringLiteral("This holds in 97.31% of all cases."),
                    sentence, found.captured(1)));
        }
        return QString::fromUtf8(QJsonDocument(
            QJsonObject { { QStringLiteral("statements"), statements }, { QStringLiteral("confidence"), QStringLiteral("high") },
                { QStringLiteral("caveats"), QJsonArray() } })
                .toJson(QJsonDocument::Compact));
    }

    /// Longer passages are better ones.
    static QString verdictsOn(const QString &prompt, const QString &form)
    {
        QJsonArray all;
        static const QRegularExpression block(QStringLiteral("<passage id=\"([^\"]*)\"[^>]*>\\n(.*?)\\n</passage>"),
            QRegularExpression::DotMatchesEverythingOption);
        for (auto it = block.globalMatch(prompt); it.hasNext();) {
            const auto found = it.next();
            const double score = std::min(10.0, double(found.captured(2).size()) / 200);
            QJsonObject one { { QStringLiteral("passage"), found.captured(1) } };
            if (form == QStringLiteral("grades"))
                one.insert(QStringLiteral("relevant"), score > 4);
            else
                one.insert(QStringLiteral("score"), score);
            all.append(one);
        }
        return QString::fromUtf8(QJsonDocument(QJsonObject { { form, all } }).toJson(QJsonDocument::Compact));
    }

    static QJsonObject statementOf(const QString &text, const QString &quote, const QString &passage)
    {
        return { { QStringLiteral("text"), text }, { QStringLiteral("passages"), QJsonArray { passage } },
            { QStringLiteral("quote"), quote } };
    }

    int m_lies;
    std::atomic<Mode> m_mode;
    Writer m_writer;
    std::atomic<std::chrono::steady_clock::time_point> m_answered;
    LoopbackServer m_server; // last: it asks the members above
};

} // namespace adduce::test
