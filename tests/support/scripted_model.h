#pragma once
#include "core/models/chat_model.h"
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <functional>
#include <mutex>

namespace adduce::test {

/// A chat model that says what a test wrote, in small pieces, and remembers what it was asked.
class ScriptedModel : public ChatModel
{
public:
    /// What it says to a request, the first being number 0. May throw Error.
    using Script = std::function<ChatReply(const ChatRequest &request, int number)>;

    explicit ScriptedModel(Script script)
        : m_script(std::move(script))
    {
    }

    ChatReply chat(const ChatRequest &request, const OnText &report, const std::stop_token &stop) const override
    {
        const int number = [&] {
            const std::scoped_lock lock(m_mutex);
            m_requests.push_back(request);
            return static_cast<int>(m_requests.size()) - 1;
        }();
        ChatReply reply = m_script(request, number);
        constexpr qsizetype kPiece = 7;
        const QString text = std::exchange(reply.text, {});
        for (qsizetype at = 0; at < text.size() && !stop.stop_requested(); at += kPiece) {
            reply.text += text.mid(at, kPiece);
            if (report)
                report(text.mid(at, kPiece));
        }
        if (stop.stop_requested()) {
            if (reply.text.isEmpty())
                throw Error(ErrorKind::Stopped);
            reply.finish = FinishReason::None;
            reply.error = Error(ErrorKind::Stopped);
        }
        return reply;
    }
    [[nodiscard]] std::vector<ChatRequest> requests() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_requests;
    }

private:
    Script m_script;
    mutable std::mutex m_mutex;
    mutable std::vector<ChatRequest> m_requests;
};

/// A statement as models write it.
inline QJsonObject statement(const QString &text, const QString &quote, const QStringList &passages = { QStringLiteral("P1") })
{
    return { { QStringLiteral("text"), text }, { QStringLiteral("passages"), QJsonArray::fromStringList(passages) },
        { QStringLiteral("quote"), quote } };
}

/// A whole answer that ends as it should.
inline ChatReply written(
    const QJsonArray &statements, const QString &confidence = QStringLiteral("high"), const QStringList &caveats = {})
{
    ChatReply reply;
    reply.text = QString::fromUtf8(
        QJsonDocument(QJsonObject { { QStringLiteral("statements"), statements }, { QStringLiteral("confidence"), confidence },
                          { QStringLiteral("caveats"), QJsonArray::fromStringList(caveats) } })
            .toJson(QJsonDocument::Compact));
    reply.finish = FinishReason::Stop;
    reply.usage = { 1000, {}, 50, {} };
    reply.model = QStringLiteral("scripted");
    return reply;
}

} // namespace adduce::test
