#pragma once
#include <chrono>
#include <functional>
#include <future>
#include <stop_token>
#include <utility>

namespace adduce {

/// Work on a thread of its own that may become needless: it is stopped then, or with the caller's stop, and its end is waited for.
template <class Result> class Begun
{
public:
    /// `own`: requested to end it; `work` gets its token, and keeps to it.
    template <class Work>
    Begun(const std::stop_token &stop, std::stop_source own, Work work)
        : m_stop(std::move(own))
        , m_forward(stop, [this] { m_stop.request_stop(); })
        , m_result(std::async(std::launch::async, [work = std::move(work), token = m_stop.get_token()] { return work(token); }))
    {
    }
    ~Begun() { supersede(); }
    Begun(const Begun &) = delete;
    Begun &operator=(const Begun &) = delete;
    Begun(Begun &&) = delete;
    Begun &operator=(Begun &&) = delete;

    /// Whether it has ended by itself or otherwise; result() does not wait then.
    [[nodiscard]] bool isReady() const
    {
        return m_result.valid() && m_result.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    [[nodiscard]] Result result() { return m_result.get(); } ///< waits; throws what the work threw; once
    void requestStop() { m_stop.request_stop(); }
    /// Stops it and waits until its connections are closed. What it found, or failed of, is nobody's business any more.
    void supersede()
    {
        m_stop.request_stop();
        if (m_result.valid())
            m_result.wait();
    }

private:
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_forward;
    std::future<Result> m_result;
};

} // namespace adduce
