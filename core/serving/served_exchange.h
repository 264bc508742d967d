#pragma once
#include "core/serving/connection_watch.h"
#include "core/serving/http_listener.h"
#include <condition_variable>
#include <microhttpd.h>

namespace adduce {

/// One request and its reply, between the thread that listens and the one that replies. The connection is set aside while
/// nothing is to be read from it or sent on it; whoever has something next takes it up again.
class ServedExchange final : public ReplyWriter
{
public:
    ServedExchange(MHD_Connection *connection, int socket, const ListenerLimits &limits);
    ~ServedExchange() override;
    ServedExchange(const ServedExchange &) = delete;
    ServedExchange &operator=(const ServedExchange &) = delete;

    // The thread that listens:
    ServedRequest request;
    Admission admission;
    qint64 taken = 0; ///< bytes of the body that came
    MHD_PostProcessor *form = nullptr; ///< where the body is one
    [[nodiscard]] int socket() const { return m_socket; }
    [[nodiscard]] std::stop_source gone() const { return m_gone; }
    void setAside(); ///< until it is replied to
    [[nodiscard]] std::optional<ServedReply> takeReply(); ///< once, when there is one
    /// The next bytes of a body that is written; sets the connection aside where there are none.
    ssize_t read(char *bytes, size_t most);
    void leave(); ///< the connection ends

    // The thread that replies:
    void reply(ServedReply reply);
    void write(const QByteArray &bytes) override;
    /// Of what is written: the client has as long to take the rest as its length is given.
    void end(bool isWhole, ConnectionWatch &watch);

private:
    void takeUp(); ///< with the lock held

    MHD_Connection *const m_connection;
    const int m_socket;
    const ListenerLimits &m_limits;
    std::stop_source m_gone;
    std::mutex m_mutex;
    std::condition_variable_any m_sent;
    std::optional<ServedReply> m_reply;
    QByteArray m_unsent;
    bool m_isAside = false;
    bool m_hasEnded = false;
    bool m_isWhole = false;
    bool m_hasLeft = false;
};

} // namespace adduce
