#pragma once
#include "core/base/error.h"
#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <stop_token>

namespace adduce {

/// What one at a time may do, in the order in which they came. Waiting for a turn ends with a stop, which waiting for a mutex does not.
class Turns
{
public:
    /// Holds the turn while it lives.
    class Turn
    {
    public:
        /// Blocks until it is its turn. Throws Error{Stopped}.
        Turn(Turns &turns, const std::stop_token &stop)
            : m_turns(turns)
        {
            take(stop);
        }
        ~Turn() { leave(); }
        Turn(const Turn &) = delete;
        Turn &operator=(const Turn &) = delete;

        /// Between two steps of long work: whoever waits comes first, then it goes on. Throws Error{Stopped}, the turn given up.
        void letOthers(const std::stop_token &stop)
        {
            leave();
            take(stop);
        }

    private:
        void take(const std::stop_token &stop)
        {
            m_turns.enter(stop);
            m_isMine = true;
        }
        void leave()
        {
            if (m_isMine)
                m_turns.leave();
            m_isMine = false;
        }

        Turns &m_turns;
        bool m_isMine = false;
    };

private:
    void enter(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        const std::uint64_t mine = ++m_last;
        m_order.push_back(mine);
        m_changed.wait(lock, stop, [&] { return m_order.front() == mine; });
        if (!stop.stop_requested())
            return;
        std::erase(m_order, mine);
        m_changed.notify_all();
        throw Error(ErrorKind::Stopped);
    }
    void leave()
    {
        const std::scoped_lock lock(m_mutex);
        m_order.pop_front();
        m_changed.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<std::uint64_t> m_order; ///< the first holds the turn
    std::uint64_t m_last = 0;
};

} // namespace adduce
