#pragma once
#include "core/base/error.h"
#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <limits>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace adduce {

/// What one at a time may do, or a few, in the order in which they came. Waiting for a turn ends with a stop, which waiting for a mutex does not.
class Turns
{
public:
    /// `most`: who have a turn or wait for one; whoever comes beyond is refused.
    explicit Turns(std::size_t atOnce = 1, std::size_t most = std::numeric_limits<std::size_t>::max())
        : m_atOnce(atOnce)
        , m_most(most)
    {
    }

    /// Holds the turn while it lives.
    class Turn
    {
    public:
        /// Blocks until it is its turn. Throws Error{Stopped}, and Error{Overloaded} at once where too many wait.
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
        void take(const std::stop_token &stop) { m_mine = m_turns.enter(stop); }
        void leave()
        {
            if (const auto mine = std::exchange(m_mine, std::nullopt))
                m_turns.leave(*mine);
        }

        Turns &m_turns;
        std::optional<std::uint64_t> m_mine; ///< none while it waits
    };

    /// Those that have a turn or wait for one.
    [[nodiscard]] std::size_t count() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_order.size();
    }

private:
    std::uint64_t enter(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        if (m_order.size() >= m_most)
            throw Error(ErrorKind::Overloaded);
        const std::uint64_t mine = ++m_last;
        m_order.push_back(mine);
        m_changed.wait(lock, stop, [&] { return isAmongFirst(mine); });
        if (!stop.stop_requested())
            return mine;
        std::erase(m_order, mine);
        m_changed.notify_all();
        throw Error(ErrorKind::Stopped);
    }
    void leave(std::uint64_t mine)
    {
        const std::scoped_lock lock(m_mutex);
        std::erase(m_order, mine);
        m_changed.notify_all();
    }
    [[nodiscard]] bool isAmongFirst(std::uint64_t mine) const { return m_order.size() <= m_atOnce || mine < m_order[m_atOnce]; }

    const std::size_t m_atOnce;
    const std::size_t m_most;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<std::uint64_t> m_order; ///< ascending; the first m_atOnce hold a turn
    std::uint64_t m_last = 0;
};

} // namespace adduce
