#include "core/base/interrupt.h"

#include <csignal>
#include <mutex>
#include <thread>

namespace adduce {

struct Interrupt::State
{
    std::stop_source stop;
    std::mutex mutex;
    std::function<void()> onInterrupt; ///< empty: Ctrl+C ends the program

    void caught(int signal)
    {
        const std::scoped_lock lock(mutex);
        if (signal == SIGINT && onInterrupt)
            onInterrupt();
        else
            stop.request_stop();
    }
};

Interrupt::Interrupt()
    : m_state(std::make_shared<State>())
{
    sigset_t watched {};
    sigemptyset(&watched);
    sigaddset(&watched, SIGINT);
    sigaddset(&watched, SIGTERM);
    struct sigaction hangup {};
    if (sigaction(SIGHUP, nullptr, &hangup) == 0 && hangup.sa_handler != SIG_IGN) // of nohup
        sigaddset(&watched, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &watched, nullptr);
    std::thread([watched, state = m_state] {
        int caught = 0;
        while (sigwait(&watched, &caught) == 0)
            state->caught(caught);
    }).detach();
}

Interrupt::~Interrupt() = default;

std::stop_token Interrupt::token() const
{
    return m_state->stop.get_token();
}

Interrupt::Taken::Taken(Interrupt &interrupt, std::function<void()> onInterrupt)
    : m_interrupt(interrupt)
{
    const std::scoped_lock lock(m_interrupt.m_state->mutex);
    m_interrupt.m_state->onInterrupt = std::move(onInterrupt);
}

Interrupt::Taken::~Taken()
{
    const std::scoped_lock lock(m_interrupt.m_state->mutex);
    m_interrupt.m_state->onInterrupt = nullptr;
}

} // namespace adduce
