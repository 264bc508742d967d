#pragma once
#include <QHostAddress>

namespace adduce {

/// A socket that listens at an address, as long as it lives.
class ListeningSocket
{
public:
    /// `port`: 0 for any that is free. Throws Error{BadInput} where it is taken, or may not be listened at.
    ListeningSocket(const QHostAddress &address, quint16 port);
    ~ListeningSocket();
    ListeningSocket(const ListeningSocket &) = delete;
    ListeningSocket &operator=(const ListeningSocket &) = delete;

    [[nodiscard]] int number() const { return m_socket; }
    [[nodiscard]] quint16 port() const;

private:
    [[nodiscard]] bool bind(const QHostAddress &address, quint16 port) const;
    void close();

    int m_socket;
};

} // namespace adduce
