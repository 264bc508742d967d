#pragma once
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace adduce {

/// A stop that is requested with another one, or once a time is over. Owns the thread that waits for it.
class TimeLimit
{
public:
    TimeLimit(const std::stop_token &stop, std::chrono::milliseconds limit)
        : m_forward(stop, [this] { m_source.request_stop(); })
        , m_timer([this, limit](const std::stop_token &isDone) {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait_for(lock, isDone, limit, [&] { return isDone.stop_requested(); }))
                m_source.request_stop();
        })
    {
    }

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_forward;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_timer; // last: it is over before what it reads
};

} // namespace adduce
