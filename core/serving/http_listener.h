#pragma once
#include "core/base/secret.h"
#include "core/serving/served_request.h"
#include <chrono>
#include <memory>
#include <stop_token>

namespace adduce {

/// Where it is listened, and as whom.
struct ListeningPlace
{
    QHostAddress address = QHostAddress::LocalHost;
    quint16 port = 0; ///< 0: any that is free
    QByteArray certificate {}; ///< PEM, with those that vouch for it; empty: no encryption
    Secret key {}; ///< of the certificate, PEM
};

/// What clients may ask for at most. Beyond it they are replied to that the server is busy, or given up.
struct ListenerLimits
{
    int connections = 512; ///< open at once; beyond, the one that did nothing for longest is given up
    int workers = 128; ///< requests that are replied to at once
    int waiting = 256; ///< requests that wait for a worker; beyond: 503
    int headBytes = 32 << 10; ///< of a request: its first line and headers
    qint64 bytesInHand = qint64(256) << 20; ///< of all bodies that came and are not replied to yet; beyond: 503
    int unsentBytes = 256 << 10; ///< of a reply that is written as it comes: beyond, its writer waits for the client
    std::chrono::milliseconds resting { 30'000 }; ///< of a connection that nothing is asked on, or whose head does not come
    std::chrono::milliseconds sending { 60'000 }; ///< for a body, or a reply, besides what its length takes
    std::chrono::milliseconds stalled { 30'000 }; ///< until a client that takes nothing of a reply that is written counts as gone
    int bytesPerSecond = 16 << 10; ///< that a client is thought to send or take at least

    /// That so many bytes may be on their way.
    [[nodiscard]] std::chrono::milliseconds timeFor(qint64 bytes) const
    {
        return sending + std::chrono::milliseconds(bytes * 1000 / bytesPerSecond);
    }
};

/// Judges a request by its head, in the thread that listens: it must not wait for anything.
using Admit = std::function<Admission(const ServedRequest &)>;
/// Replies to it once all of it is there, in a thread of the listener; several at once. The stop token is asked to stop when the client goes or the
/// listener does. What it throws becomes a refusal with status 500.
using Serve = std::function<ServedReply(const ServedRequest &, const std::stop_token &)>;
/// The reply to what the listener itself does not take: 400 (a form without its end), 413 (too long a body), 500 (a fault of ours) or 503 (too much at once).
using Refuse = std::function<ServedReply(const ServedRequest &, int status)>;

struct ServingFunctions
{
    Admit admit;
    Serve serve;
    Refuse refuse;
};

/// Listens for HTTP/1.1 (RFC 9112), with TLS where there is a certificate, and hands on what is asked: bytes and sockets are its
/// business, what they mean is that of the functions. GNU libmicrohttpd reads and writes the protocol.
class HttpListener
{
public:
    /// Listens from here on. Throws Error{BadInput} where the port is taken or may not be listened at, and
    /// BadInput for a certificate or a key that are none.
    HttpListener(const ListeningPlace &place, const ListenerLimits &limits, ServingFunctions functions);
    /// Takes no more, stops what is worked on, and waits until it has ended.
    ~HttpListener();
    HttpListener(const HttpListener &) = delete;
    HttpListener &operator=(const HttpListener &) = delete;

    [[nodiscard]] quint16 port() const;
    [[nodiscard]] int countConnections() const; ///< that are open

private:
    class Daemon;
    std::unique_ptr<Daemon> m_daemon;
};

} // namespace adduce
