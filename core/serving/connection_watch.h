#pragma once
#include <chrono>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>

namespace adduce {

/// Sees to what the library that serves HTTP leaves to others: a request that trickles in, or a reply that trickles out, for ever; more
/// connections than are wanted, of which the one that has done nothing for longest is given up; and clients that go while their question
/// is worked on, of which nothing is read meanwhile. A connection is known by its socket, from opened() to closed(); a connection that is
/// given up is shut down, and closed by the library. Thread-safe.
class ConnectionWatch
{
public:
    using Clock = std::chrono::steady_clock;

    /// `resting`: how long a connection may do nothing that anybody waits for.
    ConnectionWatch(int mostConnections, std::chrono::milliseconds resting);
    ~ConnectionWatch();

    void opened(int socket);
    void closed(int socket); ///< before the number of the socket is used again

    /// Something is on its way to the client or from it, and must be there within `time`.
    void expectWithin(int socket, std::chrono::milliseconds time);
    /// All has come, and the answer is worked on, however long that takes. `onGone` is asked to stop when the client goes.
    void works(int socket, std::stop_source onGone);
    /// The reply is sent: the next request is waited for.
    void rests(int socket);

    [[nodiscard]] int count() const; ///< that are open

private:
    struct Connection
    {
        Clock::time_point since; ///< when it last began something
        Clock::time_point until; ///< when it is given up
        std::stop_source onGone { std::nostopstate }; ///< while it is worked on
    };
    void set(int socket, Connection connection);
    void run(const std::stop_token &stop);
    void look();
    void giveUpOldest();

    const int m_most;
    const std::chrono::milliseconds m_resting;
    mutable std::mutex m_mutex;
    std::map<int, Connection> m_connections; ///< by socket
    std::jthread m_thread; ///< last: it uses the others
};

} // namespace adduce
