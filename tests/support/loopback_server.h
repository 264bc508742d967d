#pragma once
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>
#include <atomic>
#include <chrono>
#include <ctime>
#include <functional>
#include <future>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

namespace adduce::test {

/// What a server says to one request, and how it ends.
struct Script
{
    enum class End
    {
        Close, ///< as a server does that is done
        Reset, ///< the connection breaks
        Hold, ///< says nothing more and keeps the connection, until the client goes
        Repeat, ///< says the last piece again and again, until the client goes
    };
    Script(QByteArray whole) // NOLINT(google-explicit-constructor): one piece is the usual script
        : pieces { std::move(whole) }
    {
    }
    Script(QByteArrayList pieces_, End end_) ///< each piece is on its way before the next
        : pieces(std::move(pieces_))
        , end(end_)
    {
    }

    QByteArrayList pieces;
    End end = End::Close;
    std::chrono::microseconds pause {}; ///< before each piece
};

/// What went over one connection, with its heads.
struct Exchange
{
    QByteArray request;
    QByteArray reply; ///< as far as it was sent
};

/// Answers requests on a port of this machine, each connection in a thread of its own.
class LoopbackServer
{
public:
    /// From the bytes of a request, with its body, what is said to it. Called in a thread of the server, one call at a time.
    using Answer = std::function<Script(const QByteArray &request)>;

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
    /// Of the connections that are done.
    [[nodiscard]] std::vector<Exchange> exchanges() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_exchanges;
    }
    /// What it took to answer: CPU time of its threads that are done.
    [[nodiscard]] double cpuSeconds() const { return double(m_cpuNs) / 1e9; }
    [[nodiscard]] int answered() const { return m_answered; } ///< requests whose threads are done
    [[nodiscard]] int asked() const { return static_cast<int>(requests().size()); }

private:
    /// Hands connections on, so that each is served in the thread that its socket lives in.
    class Acceptor : public QTcpServer
    {
    public:
        std::vector<qintptr> accepted;

    protected:
        void incomingConnection(qintptr handle) override { accepted.push_back(handle); }
    };

    void run(const std::stop_token &stop)
    {
        Acceptor server;
        if (!server.listen(QHostAddress::LocalHost))
            qFatal("no port");
        m_port = server.serverPort();
        std::list<std::future<void>> serving; // waited for as it goes
        while (!stop.stop_requested()) {
            server.waitForNewConnection(20);
            for (const qintptr handle : std::exchange(server.accepted, {}))
                serving.push_back(std::async(std::launch::async, [this, handle, stop] { serve(handle, stop); }));
            serving.remove_if([](const auto &one) { return one.wait_for(std::chrono::seconds(0)) == std::future_status::ready; });
        }
    }

    void serve(qintptr handle, const std::stop_token &stop)
    {
        QTcpSocket socket;
        if (!socket.setSocketDescriptor(handle))
            return;
        const QByteArray request = read(socket);
        if (request.isEmpty()) // Qt opens a connection in reserve now and then
            return;
        const Script script = [&] {
            const std::scoped_lock lock(m_mutex);
            m_requests << request;
            return m_answer(request);
        }();
        const QByteArray said = say(socket, script, stop);
        {
            const std::scoped_lock lock(m_mutex);
            m_exchanges.push_back({ request, said });
        }
        timespec used {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
        m_cpuNs += used.tv_sec * 1'000'000'000 + used.tv_nsec;
        ++m_answered;
    }

    static QByteArray read(QTcpSocket &socket)
    {
        QByteArray request;
        qsizetype wanted = -1; // bytes, once the head is there
        while (wanted < 0 || request.size() < wanted) {
            if (!socket.waitForReadyRead(2'000))
                break;
            request += socket.readAll();
            const qsizetype head = request.indexOf("\r\n\r\n");
            if (head < 0)
                continue;
            const qsizetype length = request.toLower().indexOf("content-length:");
            const bool hasBody = length >= 0 && length < head;
            wanted = head + 4 + (hasBody ? request.mid(length + 15, 20).split('\r').first().trimmed().toLongLong() : 0);
        }
        return request;
    }

    static void send(QTcpSocket &socket, const QByteArray &bytes)
    {
        socket.write(bytes);
        while (socket.state() == QAbstractSocket::ConnectedState && socket.bytesToWrite() > 0)
            if (!socket.waitForBytesWritten(2'000))
                return;
    }

    /// All of it but what is repeated.
    static QByteArray say(QTcpSocket &socket, const Script &script, const std::stop_token &stop)
    {
        QByteArray said;
        socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
        for (const QByteArray &piece : script.pieces) {
            if (script.pause.count() > 0)
                std::this_thread::sleep_for(script.pause);
            send(socket, piece);
            said += piece;
        }
        const auto isThere = [&] { return !stop.stop_requested() && socket.state() == QAbstractSocket::ConnectedState; };
        if (script.end == Script::End::Reset) {
            socket.abort();
            return said;
        }
        if (script.end == Script::End::Hold)
            while (isThere())
                socket.waitForDisconnected(20);
        if (script.end == Script::End::Repeat)
            while (isThere()) {
                send(socket, script.pieces.constLast());
                socket.waitForReadyRead(5); // a moment for the client to go
            }
        socket.disconnectFromHost();
        if (socket.state() != QAbstractSocket::UnconnectedState)
            socket.waitForDisconnected(2'000);
        return said;
    }

    Answer m_answer;
    mutable std::mutex m_mutex;
    QByteArrayList m_requests;
    std::vector<Exchange> m_exchanges;
    std::atomic<int> m_port = 0;
    std::atomic<qint64> m_cpuNs = 0;
    std::atomic<int> m_answered = 0;
    std::jthread m_thread;
};

/// A whole reply.
inline QByteArray http(const QByteArray &status, const QByteArray &body, const QByteArray &headers = {})
{
    return "HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\n" + headers
        + "Content-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

} // namespace adduce::test
