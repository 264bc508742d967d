#pragma once
#include <functional>
#include <memory>
#include <stop_token>

namespace adduce {

/// Turns Ctrl+C (SIGINT), SIGTERM and the terminal's end (SIGHUP, unless it is ignored) into stop requests. These signals are blocked in all threads, so it is built before any other
/// thread starts, and waited for in one of its own.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    /// Of the whole program: requested by SIGTERM and SIGHUP, and by Ctrl+C unless it is taken.
    [[nodiscard]] std::stop_token token() const;

    /// While one lives, Ctrl+C calls a function and ends nothing. The function runs in the thread of the signals, never once the
    /// object is gone.
    class Taken
    {
    public:
        Taken(Interrupt &interrupt, std::function<void()> onInterrupt);
        ~Taken();
        Taken(const Taken &) = delete;
        Taken &operator=(const Taken &) = delete;

    private:
        Interrupt &m_interrupt;
    };

private:
    struct State;
    std::shared_ptr<State> m_state; ///< shared with the thread, which lives as long as the process
};

} // namespace adduce
