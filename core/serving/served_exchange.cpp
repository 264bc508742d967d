#include "core/serving/served_exchange.h"

#include "core/base/error.h"

#include <cstring>

namespace adduce {

ServedExchange::ServedExchange(MHD_Connection *connection, int socket, const ListenerLimits &limits)
    : m_connection(connection)
    , m_socket(socket)
    , m_limits(limits)
{
}

ServedExchange::~ServedExchange()
{
    if (form)
        MHD_destroy_post_processor(form);
}

void ServedExchange::setAside()
{
    const std::scoped_lock lock(m_mutex);
    m_isAside = true;
    MHD_suspend_connection(m_connection);
}

void ServedExchange::takeUp()
{
    if (!std::exchange(m_isAside, false))
        return;
    MHD_resume_connection(m_connection);
}

std::optional<ServedReply> ServedExchange::takeReply()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_reply, std::nullopt);
}

ssize_t ServedExchange::read(char *bytes, size_t most)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_unsent.isEmpty()) {
        const auto count = std::min(most, static_cast<size_t>(m_unsent.size()));
        std::memcpy(bytes, m_unsent.constData(), count);
        m_unsent.remove(0, static_cast<qsizetype>(count));
        m_sent.notify_all();
        return static_cast<ssize_t>(count);
    }
    if (m_hasEnded)
        return m_isWhole ? MHD_CONTENT_READER_END_OF_STREAM : MHD_CONTENT_READER_END_WITH_ERROR;
    m_isAside = true;
    MHD_suspend_connection(m_connection);
    return 0;
}

void ServedExchange::leave()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_hasLeft = true;
        m_isAside = false;
        m_sent.notify_all();
    }
    m_gone.request_stop();
}

void ServedExchange::reply(ServedReply reply)
{
    const std::scoped_lock lock(m_mutex);
    m_reply = std::move(reply);
    takeUp();
}

void ServedExchange::write(const QByteArray &bytes)
{
    std::unique_lock lock(m_mutex);
    const auto hasRoom = [&] { return m_hasLeft || m_unsent.size() < m_limits.unsentBytes; };
    const bool isTaken = m_sent.wait_for(lock, m_gone.get_token(), m_limits.stalled, hasRoom);
    if (!isTaken || m_hasLeft || m_gone.stop_requested())
        throw Error(ErrorKind::Stopped);
    m_unsent += bytes;
    takeUp();
}

void ServedExchange::end(bool isWhole, ConnectionWatch &watch)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_hasLeft) // or its socket may be another connection's by now
        watch.expectWithin(m_socket, m_limits.timeFor(m_unsent.size()));
    m_hasEnded = true;
    m_isWhole = isWhole;
    takeUp();
}

} // namespace adduce
