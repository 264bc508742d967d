#include "core/serving/listening_socket.h"

#include "core/base/error.h"

#include <cerrno>
#include <cstring>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBacklog = 256; // connections that the system holds until they are accepted

bool isV6(const QHostAddress &address)
{
    return address.protocol() == QAbstractSocket::IPv6Protocol;
}

template <class Address> bool bindTo(int socket, const Address &address)
{
    return ::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
}

} // namespace

ListeningSocket::ListeningSocket(const QHostAddress &address, quint16 port)
    : m_socket(::socket(isV6(address) ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0))
{
    const int yes = 1;
    ::setsockopt(m_socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (m_socket >= 0 && bind(address, port) && ::listen(m_socket, kBacklog) == 0)
        return;
    const int reason = errno;
    close();
    const QString place = u"%1, port %2"_s.arg(address.toString(), QString::number(port));
    throw Error(ErrorKind::BadInput,
        reason == EADDRINUSE ? u"another program listens at %1 already"_s.arg(place)
                             : u"this computer cannot listen at %1"_s.arg(place),
        QString::fromLocal8Bit(std::strerror(reason)));
}

ListeningSocket::~ListeningSocket()
{
    close();
}

quint16 ListeningSocket::port() const
{
    sockaddr_storage address {};
    socklen_t length = sizeof address;
    ::getsockname(m_socket, reinterpret_cast<sockaddr *>(&address), &length);
    return ntohs(address.ss_family == AF_INET6 ? reinterpret_cast<const sockaddr_in6 &>(address).sin6_port
                                               : reinterpret_cast<const sockaddr_in &>(address).sin_port);
}

bool ListeningSocket::bind(const QHostAddress &address, quint16 port) const
{
    if (!isV6(address)) {
        sockaddr_in v4 {};
        v4.sin_family = AF_INET;
        v4.sin_port = htons(port);
        v4.sin_addr.s_addr = htonl(address.toIPv4Address());
        return bindTo(m_socket, v4);
    }
    sockaddr_in6 v6 {};
    v6.sin6_family = AF_INET6;
    v6.sin6_port = htons(port);
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    std::memcpy(&v6.sin6_addr, &bytes, sizeof v6.sin6_addr);
    return bindTo(m_socket, v6);
}

void ListeningSocket::close()
{
    if (m_socket >= 0)
        ::close(std::exchange(m_socket, -1));
}

} // namespace adduce
