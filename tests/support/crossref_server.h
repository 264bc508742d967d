#pragma once
#include "core/references/crossref.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <atomic>
#include <memory>
#include <thread>

namespace adduce::test {

/// Answers every request on a port of this machine with the same bytes, in a thread of its own.
class FixedServer
{
public:
    explicit FixedServer(QByteArray answer)
        : m_answer(std::move(answer))
    {
        m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
        while (m_port == 0)
            std::this_thread::yield();
    }

    [[nodiscard]] CrossrefService service() const
    {
        CrossrefService service;
        service.works = QUrl(QStringLiteral("http://127.0.0.1:%1/works/").arg(m_port));
        service.timeoutMs = 2'000;
        service.mostBytes = 100'000;
        return service;
    }
    [[nodiscard]] int asked() const { return m_asked; }
    [[nodiscard]] QByteArray request() const { return m_request; } ///< once the look-up has returned

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
            m_request = request;
            ++m_asked;
            socket->write(m_answer);
            socket->waitForBytesWritten(2'000);
            socket->disconnectFromHost();
            if (socket->state() != QAbstractSocket::UnconnectedState)
                socket->waitForDisconnected(2'000);
        }
    }

    QByteArray m_answer;
    QByteArray m_request;
    std::atomic<int> m_asked = 0;
    std::atomic<int> m_port = 0;
    std::jthread m_thread;
};

/// A whole reply with a body of JSON.
inline QByteArray http(const QByteArray &status, const QByteArray &body)
{
    return "HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size())
        + "\r\nConnection: close\r\n\r\n" + body;
}

/// What Crossref says of a work.
inline const QByteArray kWork = R"({"status": "ok", "message": {"DOI": "10.1000/Naps", "type": "journal-article",
    "title": ["Naps &amp; recall"], "container-title": ["Sleep"], "issued": {"date-parts": [[2001, 5]]},
    "author": [{"given": "Jane", "family": "Smith"}, {"name": "WHO"}]}})";

} // namespace adduce::test
