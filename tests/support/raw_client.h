#pragma once
#include <QHostAddress>
#include <QTcpSocket>
#include <utility>

namespace adduce::test {

/// A client of HTTP that sends what it is told, byte by byte, and reads what comes. Blocks.
class RawClient
{
public:
    explicit RawClient(quint16 port) { m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port); }

    [[nodiscard]] bool isConnected() { return m_socket.waitForConnected(kLong); }
    RawClient &send(const QByteArray &bytes)
    {
        if (m_socket.waitForConnected(kLong)) {
            m_socket.write(bytes);
            m_socket.waitForBytesWritten(kLong);
        }
        return *this;
    }
    /// Until what came ends so; what came so far where the connection ends before.
    QByteArray readUntil(const QByteArray &end)
    {
        while (!m_come.contains(end) && m_socket.waitForReadyRead(kLong))
            m_come += m_socket.readAll();
        const qsizetype at = m_come.indexOf(end);
        const qsizetype count = at < 0 ? m_come.size() : at + end.size();
        const QByteArray head = m_come.left(count);
        m_come.remove(0, count);
        return head;
    }
    /// One reply with its body, whose length it says; the connection stays.
    QByteArray readReply()
    {
        QByteArray reply = readUntil("\r\n\r\n");
        const qsizetype at = reply.toLower().indexOf("content-length: ");
        const qsizetype length = at < 0 ? 0 : reply.mid(at + 16, reply.indexOf('\r', at) - at - 16).toLongLong();
        while (m_come.size() < length && m_socket.waitForReadyRead(kLong))
            m_come += m_socket.readAll();
        reply += m_come.left(length);
        m_come.remove(0, length);
        return reply;
    }
    QByteArray readToEnd() ///< until the other side closes
    {
        while (m_socket.waitForReadyRead(kLong))
            m_come += m_socket.readAll();
        return std::exchange(m_come, {}) + m_socket.readAll();
    }
    [[nodiscard]] bool isClosedByOther()
    {
        return m_socket.state() != QTcpSocket::ConnectedState || m_socket.waitForDisconnected(kLong);
    }
    [[nodiscard]] bool isClosedWithin(int milliseconds) ///< what comes meanwhile is kept
    {
        if (m_socket.waitForReadyRead(milliseconds))
            m_come += m_socket.readAll();
        return m_socket.state() == QTcpSocket::UnconnectedState;
    }
    void close() { m_socket.abort(); }

private:
    static constexpr int kLong = 20'000; // ms, for what comes at once where nothing is wrong

    QTcpSocket m_socket;
    QByteArray m_come;
};

} // namespace adduce::test
