#pragma once
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/staged_model.h"
#include <QScopeGuard>
#include <condition_variable>

namespace adduce::test {

inline const QString kQuote = u"a nap of thirty minutes improves the recall of word pairs"_s;
inline const QString kSays = u"Napping for half an hour helps people to recall word pairs."_s;
inline const QString kCoffeeQuote = u"Coffee before a race improves the endurance of trained runners"_s;
inline const QString kCoffeeSays = u"Trained runners have more endurance when they drink coffee before a race."_s;
inline const QString kUnchanged = u"{\"question\": \"%1\", \"ask\": \"\", \"choices\": []}"_s.arg(kQuestion);
inline const QString kCoffee = u"Does coffee improve the endurance of runners?"_s;
inline const QStringList kHistory { u"What does coffee do for the endurance of runners?"_s };

/// A model whose stages a test writes one by one; it knows how many requests are open.
class Stages
{
public:
    using Stage = std::function<ChatReply(const ChatRequest &request)>;

    Stage resolution = [](const ChatRequest &) { return replied(kUnchanged); };
    Stage parts = [](const ChatRequest &) { return replied(u"{\"questions\": []}"_s); };
    Stage assessment = [](const ChatRequest &) { return replied(u"{\"is_enough\": true, \"questions\": []}"_s); };
    Stage answer = [](const ChatRequest &request) {
        return request.messages.back().text.contains(u"Question: "_s + kCoffee)
            ? written({ statement(kCoffeeSays, kCoffeeQuote) })
            : written({ statement(kSays, kQuote) });
    };

    ChatReply operator()(const ChatRequest &request) const
    {
        const QString stage = stageOf(request);
        return stage == u"resolution" ? resolution(request)
            : stage == u"parts"       ? parts(request)
            : stage == u"assessment"  ? assessment(request)
                                      : answer(request);
    }
};

/// Hands each request to its stage, with its stop, and counts those that are open.
class StagedModel : public ChatModel
{
public:
    explicit StagedModel(const Stages &stages)
        : m_stages(stages)
    {
    }
    ChatReply chat(const ChatRequest &request, const OnText &report, const std::stop_token &stop) const override
    {
        ++open;
        ++asked;
        const auto close = qScopeGuard([&] { --open; });
        t_stop = stop;
        ChatReply reply = m_stages(request);
        if (stop.stop_requested())
            throw Error(ErrorKind::Stopped);
        if (report)
            report(reply.text);
        return reply;
    }
    /// Of the request that this thread is in.
    static std::stop_token stopOfRequest() { return t_stop; }

    mutable std::atomic<int> open = 0;
    mutable std::atomic<int> asked = 0;

private:
    const Stages &m_stages;
    inline static thread_local std::stop_token t_stop;
};
/// Says nothing until it is stopped.
inline ChatReply untilStopped(const ChatRequest &)
{
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    (void)stopped.wait_for(lock, StagedModel::stopOfRequest(), std::chrono::seconds(60), [] { return false; });
    throw Error(StagedModel::stopOfRequest().stop_requested() ? ErrorKind::Stopped : ErrorKind::Internal);
}

/// A point that one thread waits at until another comes by.
class Gate
{
public:
    void open()
    {
        const std::scoped_lock lock(m_mutex);
        m_isOpen = true;
        m_opened.notify_all();
    }
    bool wait()
    {
        std::unique_lock lock(m_mutex);
        return m_opened.wait_for(lock, std::chrono::seconds(60), [&] { return m_isOpen; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_opened;
    bool m_isOpen = false;
};

} // namespace adduce::test
