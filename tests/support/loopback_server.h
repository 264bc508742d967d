#pragma once
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace adduce::test {

/// Answers requests on a port of this machine, one after another, in a thread of its own.
class LoopbackServer
{
public:
    /// From the bytes of a request, those of its answer. Called in the server's thread.
    using Answer = std::function<QByteArray(const QByteArray &request)>;

    explicit LoopbackServer(Answer answer)
        : m_answer(std::move(answer))
    {
        m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
        while (m_port == 0)
            std::this_thread::yield();
    }

    [[nodiscard]] QUrl url(const QString &path) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(m_port).arg(path));
    }
    [[nodiscard]] QByteArrayList requests() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_requests;
    }
    [[nodiscard]] int asked() const { return static_cast<int>(requests().size()); }

private:
    void run(const std::stop_token &stop)
    {
        QTcpServer server;
        if (!server.listen(QHostAddress::LocalHost))
            qFatal("no port");
        m_port = server.serverPort();
        while (!stop.stop_requested()) {
            if (!server.waitForNewConnection(20))
                continue;
            const std::unique_ptr<QTcpSocket> socket(server.nextPendingConnection());
            QByteArray request;
            while (!request.contains("\r\n\r\n") && socket->waitForReadyRead(2'000))
                request += socket->readAll();
            {
                const std::scoped_lock lock(m_mutex);
                m_requests << request;
            }
            socket->write(m_answer(request));
            socket->waitForBytesWritten(2'000);
            socket->disconnectFromHost();
            if (socket->state() != QAbstractSocket::UnconnectedState)
                socket->waitForDisconnected(2'000);
        }
    }

    Answer m_answer;
    mutable std::mutex m_mutex;
    QByteArrayList m_requests;
    std::atomic<int> m_port = 0;
    std::jthread m_thread;
};

/// A whole reply.
inline QByteArray http(const QByteArray &status, const QByteArray &body, const QByteArray &headers = {})
{
    return "HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\n" + headers
        + "Content-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

} // namespace adduce::test
