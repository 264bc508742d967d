#include "core/serving/connection_watch.h"

#include <algorithm>
#include <condition_variable>
#include <poll.h>
#include <sys/socket.h>
#include <vector>

namespace adduce {

namespace {

constexpr auto kLookEvery = std::chrono::milliseconds(100);

} // namespace

ConnectionWatch::ConnectionWatch(int mostConnections, std::chrono::milliseconds resting)
    : m_most(mostConnections)
    , m_resting(resting)
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{
}

ConnectionWatch::~ConnectionWatch() = default;

void ConnectionWatch::opened(int socket)
{
    const std::scoped_lock lock(m_mutex);
    const auto now = Clock::now();
    m_connections[socket] = { now, now + m_resting };
    if (static_cast<int>(m_connections.size()) > m_most)
        giveUpOldest();
}

void ConnectionWatch::closed(int socket)
{
    const std::scoped_lock lock(m_mutex);
    m_connections.erase(socket);
}

void ConnectionWatch::expectWithin(int socket, std::chrono::milliseconds time)
{
    const auto now = Clock::now();
    set(socket, { now, now + time });
}

void ConnectionWatch::works(int socket, std::stop_source onGone)
{
    set(socket, { Clock::now(), Clock::time_point::max(), std::move(onGone) });
}

void ConnectionWatch::set(int socket, Connection connection)
{
    const std::scoped_lock lock(m_mutex);
    if (const auto it = m_connections.find(socket); it != m_connections.end()) // it may have been closed meanwhile
        it->second = std::move(connection);
}

void ConnectionWatch::rests(int socket)
{
    expectWithin(socket, m_resting);
}

int ConnectionWatch::count() const
{
    const std::scoped_lock lock(m_mutex);
    return static_cast<int>(m_connections.size());
}

void ConnectionWatch::run(const std::stop_token &stop)
{
    std::mutex waiting;
    std::condition_variable_any woken;
    std::unique_lock lock(waiting);
    while (!stop.stop_requested()) {
        look();
        woken.wait_for(lock, stop, kLookEvery, [] { return false; });
    }
}

void ConnectionWatch::look()
{
    std::vector<std::stop_source> gone; // asked outside the lock: whoever hears it may call here
    {
        const std::scoped_lock lock(m_mutex);
        const auto now = Clock::now();
        std::vector<pollfd> asked;
        for (const auto &[socket, connection] : m_connections) {
            if (connection.until < now)
                ::shutdown(socket, SHUT_RDWR);
            if (connection.onGone.stop_possible())
                asked.push_back({ socket, POLLRDHUP, 0 });
        }
        if (!asked.empty() && ::poll(asked.data(), asked.size(), 0) > 0)
            for (const pollfd &one : asked)
                if (one.revents & (POLLRDHUP | POLLHUP | POLLERR))
                    gone.push_back(m_connections[one.fd].onGone);
    }
    for (std::stop_source &source : gone)
        source.request_stop();
}

void ConnectionWatch::giveUpOldest()
{
    auto oldest = m_connections.end();
    for (auto it = m_connections.begin(); it != m_connections.end(); ++it)
        if (!it->second.onGone.stop_possible() && (oldest == m_connections.end() || it->second.since < oldest->second.since))
            oldest = it;
    if (oldest == m_connections.end())
        return;
    ::shutdown(oldest->first, SHUT_RDWR);
    oldest->second.since = Clock::time_point::max(); // it is on its way out: the next one gives up another
}

} // namespace adduce
