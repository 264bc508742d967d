#include "core/network/http_exchange.h"

#include "core/base/error.h"
#include "core/base/stop.h"
#include "core/network/http_reader.h"
#include "core/network/public_address.h"
#include "core/network/unpacker.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QHostInfo>
#include <QNetworkProxy>
#include <QSignalBlocker>
#include <QSslError>
#include <QSslSocket>
#include <QTimer>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *kHomepage = "https://github.com/adduce/adduce"; // public services want to know whom to write to
constexpr qint64 kMostUnread = 1 << 18; // bytes: a server that is faster than we are waits

/// The request as it goes out, up to its body.
QByteArray headOf(const HttpRequest &request, const QUrl &url)
{
    QByteArray path = url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment);
    if (!path.startsWith('/'))
        path.prepend('/');
    QByteArray head = (request.body ? "POST " : "GET ") + path + " HTTP/1.1\r\n";
    const auto add = [&](const QByteArray &name, const QByteArray &value) { head += name + ": " + value + "\r\n"; };
    add("Host", url.adjusted(QUrl::RemoveUserInfo).authority(QUrl::FullyEncoded).toLatin1());
    add("User-Agent", "adduce/" + QCoreApplication::applicationVersion().toLatin1() + " (" + kHomepage + ')');
    add("Accept", "*/*");
    add("Accept-Encoding", "identity"); // a server may pack it in spite of that
    add("Connection", "close"); // one call at a time gains nothing by keeping it
    const bool saysType = std::ranges::any_of(
        request.headers, [](const auto &header) { return header.first.compare("content-type", Qt::CaseInsensitive) == 0; });
    if (request.body && !saysType)
        add("Content-Type", "application/json");
    if (request.body)
        add("Content-Length", QByteArray::number(request.body->size()));
    for (const auto &[name, value] : request.headers)
        add(name, value);
    qsizetype room = head.size() + 2;
    for (const auto &[name, value] : request.secretHeaders)
        room += name.size() + value.bytes().size() + 4;
    head.reserve(room); // a key is never left behind in bytes that were too few
    for (const auto &[name, value] : request.secretHeaders)
        head.append(name).append(": ").append(value.bytes()).append("\r\n");
    head.append("\r\n");
    return head;
}

/// The system's, but never for this very computer. Sockets speak to it by CONNECT or SOCKS alone.
QNetworkProxy proxyFor(const QUrl &url)
{
    if (isLoopback(url))
        return QNetworkProxy::NoProxy;
    for (QNetworkProxy &proxy : QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url))) {
        if (proxy.type() == QNetworkProxy::HttpCachingProxy)
            proxy.setType(QNetworkProxy::HttpProxy);
        if (proxy.type() != QNetworkProxy::FtpCachingProxy)
            return proxy;
    }
    return QNetworkProxy::NoProxy;
}

/// One request and its reply. However it ends, the connection goes with it.
class Exchange
{
public:
    /// `record`: of it, how much of the body went out and how much came, also when it fails.
    Exchange(const HttpRequest &request, QUrl url, const HttpSink &sink, EgressRecord &record, QDeadlineTimer until)
        : m_request(request)
        , m_url(std::move(url))
        , m_sink(sink)
        , m_record(record)
        , m_until(until)
        , m_head(headOf(request, m_url))
    {
        const bool isSecure = m_url.scheme() == u"https";
        m_timer.setSingleShot(true);
        m_socket.setProxy(proxyFor(m_url));
        m_socket.setReadBufferSize(kMostUnread);
        QObject::connect(&m_socket, isSecure ? &QSslSocket::encrypted : &QSslSocket::connected, &m_wait, [this] { send(); });
        QObject::connect(&m_socket, &QSslSocket::sslErrors, &m_wait, [this](const QList<QSslError> &errors) {
            for (const QSslError &error : errors)
                m_distrust += (m_distrust.isEmpty() ? u""_s : u" "_s) + error.errorString();
        });
        QObject::connect(&m_socket, &QSslSocket::bytesWritten, &m_wait, [this](qint64 bytes) { noteWritten(bytes); });
        QObject::connect(&m_socket, &QSslSocket::encryptedBytesWritten, &m_wait, [this] { noteWritten(0); });
        QObject::connect(&m_socket, &QSslSocket::readyRead, &m_wait, [this] { take(); });
        QObject::connect(&m_socket, &QSslSocket::errorOccurred, &m_wait, [this] { close(); });
        QObject::connect(&m_socket, &QSslSocket::disconnected, &m_wait, [this] { close(); });
        QObject::connect(&m_timer, &QTimer::timeout, &m_wait, [this] { look(); });
        setDeadline(request.deadlines.connectMs);
        if (request.reach.isPublicOnly)
            guarded([this] { resolve(); });
        else
            connect(QAbstractSocket::AnyIPProtocol);
    }

    HttpReply run(const std::stop_token &stop)
    {
        {
            // From whatever thread asks for the stop; what was posted when `m_wait` goes is dropped.
            const std::stop_callback stopped(
                stop, [this] { QMetaObject::invokeMethod(&m_wait, &QEventLoop::quit, Qt::QueuedConnection); });
            if (!m_hasEnded)
                m_wait.exec();
        }
        if (m_lookUp >= 0)
            QHostInfo::abortHostLookup(m_lookUp);
        QObject::disconnect(&m_socket, nullptr, &m_wait, nullptr);
        m_socket.abort();
        if (m_thrown)
            std::rethrow_exception(m_thrown);
        throwIfStopped(stop);
        throwIfBroken();
        HttpReply reply = m_reader.head();
        reply.body = std::move(m_body);
        return reply;
    }

private:
    /// Only public addresses are connected to: they are asked for here, so that the socket cannot be told others.
    void resolve()
    {
        const QString host = m_url.host();
        if (const QHostAddress literal(host); !literal.isNull())
            return takeAddresses({ literal });
        if (m_request.reach.resolve)
            return takeAddresses(m_request.reach.resolve(host));
        m_lookUp = QHostInfo::lookupHost(host, &m_wait, [this](const QHostInfo &info) {
            m_lookUp = -1;
            if (!m_hasEnded)
                guarded([&] { takeAddresses(info.addresses()); });
        });
    }

    /// One that is not public taints them all: a name that leads to both is a trick.
    void takeAddresses(const QList<QHostAddress> &addresses)
    {
        if (addresses.isEmpty())
            throw Error(ErrorKind::Unreachable, hostOf(m_url), u"no computer has this name"_s);
        for (const QHostAddress &address : addresses)
            if (!isPublic(address) && !(m_request.reach.allowsLoopback && address.isLoopback()))
                throw Error(ErrorKind::Unreachable, hostOf(m_url),
                    u"it leads to %1, which is not on the public internet"_s.arg(address.toString()));
        m_addresses = addresses;
        std::ranges::stable_partition(m_addresses, [](const QHostAddress &address) {
            return address.protocol() == QAbstractSocket::IPv4Protocol; // one of IPv6 may lead nowhere
        });
        connect(QAbstractSocket::AnyIPProtocol);
    }

    void connect(QAbstractSocket::NetworkLayerProtocol protocol)
    {
        const bool isSecure = m_url.scheme() == u"https";
        const auto port = static_cast<quint16>(portOf(m_url));
        if (!m_addresses.isEmpty()) {
            const QString address = (m_isRetried ? m_addresses.constLast() : m_addresses.constFirst()).toString();
            if (isSecure) // its certificate is that of the name
                m_socket.connectToHostEncrypted(
                    address, port, m_url.host(), QIODevice::ReadWrite, QAbstractSocket::AnyIPProtocol);
            else
                m_socket.connectToHost(address, port);
        } else if (isSecure)
            m_socket.connectToHostEncrypted(m_url.host(), port, QIODevice::ReadWrite, protocol);
        else
            m_socket.connectToHost(m_url.host(), port, QIODevice::ReadWrite, protocol);
    }

    /// An address of IPv6 may lead nowhere, where one of IPv4 would. Addresses are tried one after the other, each for long.
    bool connectsOtherwise()
    {
        const bool isConnected = m_socket.state() == QAbstractSocket::ConnectedState || m_written > 0;
        if (isConnected || m_lookUp >= 0 || m_addresses.size() == 1 || std::exchange(m_isRetried, true) || isLoopback(m_url))
            return false;
        {
            const QSignalBlocker quiet(&m_socket);
            m_socket.abort();
        }
        setDeadline(m_request.deadlines.connectMs);
        connect(QAbstractSocket::IPv4Protocol);
        return true;
    }

    void send()
    {
        m_socket.setReadBufferSize(kMostUnread); // once more: the socket below is made by connecting
        m_socket.write(m_head.bytes());
        if (m_request.body)
            m_socket.write(*m_request.body);
    }

    void noteWritten(qint64 bytes)
    {
        const qint64 body = m_request.body ? m_request.body->size() : 0;
        m_written += bytes;
        m_record.sent = std::clamp<qint64>(m_written - m_head.bytes().size(), 0, body);
        if (m_written >= m_head.bytes().size() + body && m_socket.encryptedBytesToWrite() == 0)
            waitFor(m_request.deadlines.firstMs);
        else
            setDeadline(m_request.deadlines.connectMs);
    }

    void waitFor(int ms)
    {
        m_sent = true;
        setDeadline(ms);
    }

    /// A timer set anew for every token would cost more than the token: one that runs out early enough looks again.
    void setDeadline(int ms)
    {
        m_deadline = std::min(QDeadlineTimer(ms), m_until);
        if (!m_timer.isActive() || m_deadline < m_wakes)
            wakeAt(m_deadline);
    }

    void wakeAt(const QDeadlineTimer &deadline)
    {
        m_wakes = deadline;
        m_timer.start(std::max(1, static_cast<int>(deadline.remainingTime())));
    }

    void look()
    {
        if (m_hasEnded)
            return;
        if (!m_deadline.hasExpired())
            return wakeAt(m_deadline);
        if (!m_until.hasExpired() && connectsOtherwise())
            return;
        m_late = true;
        end();
    }

    void end()
    {
        m_hasEnded = true;
        m_wait.quit();
    }

    /// Nothing is thrown through Qt's own frames.
    template <class Work> void guarded(Work work)
    {
        try {
            work();
        } catch (...) {
            m_thrown = std::current_exception();
            end();
        }
    }

    void take()
    {
        guarded([this] {
            std::array<char, 64 << 10> bytes {};
            while (!m_hasEnded) {
                const qint64 count = m_socket.read(bytes.data(), bytes.size());
                if (count <= 0)
                    return;
                m_reader.add({ bytes.data(), count }, [this](QByteArrayView body) { takeBody(body); });
                if (m_reader.isComplete())
                    endReply();
            }
        });
    }

    void takeBody(QByteArrayView body)
    {
        if (!std::exchange(m_hasBody, true))
            beginBody();
        if (m_unpacker)
            m_unpacker->add(body, [this](QByteArrayView piece) { deliver(piece); });
        else
            deliver(body);
    }

    void beginBody()
    {
        const QByteArray coding = m_reader.head().header("content-encoding").toLower();
        if (coding.isEmpty() || coding == "identity")
            return;
        if (coding != "gzip" && coding != "x-gzip" && coding != "deflate")
            throw Error(ErrorKind::BadReply, {}, u"a reply packed as \"%1\""_s.arg(QString::fromLatin1(coding.left(20))));
        m_unpacker.emplace();
    }

    void deliver(QByteArrayView piece)
    {
        constexpr int kFirst = 200;
        constexpr int kLast = 299;
        m_record.received += piece.size();
        if (m_record.received > m_request.mostBytes)
            throw Error(ErrorKind::BadReply, {}, u"a reply of more than %1 bytes"_s.arg(m_request.mostBytes));
        const int status = m_reader.head().status;
        const bool isSuccess = status >= kFirst && status <= kLast;
        if (!m_sink || !isSuccess)
            m_body += piece;
        if (!m_sink || !isSuccess || m_sink(m_reader.head(), piece.toByteArray()))
            waitFor(m_request.deadlines.silenceMs);
    }

    void endReply()
    {
        if (m_unpacker)
            m_unpacker->end();
        end();
    }

    /// The other side has gone, or could not be reached.
    void close()
    {
        if (m_hasEnded)
            return;
        take();
        if (m_hasEnded)
            return;
        m_error = m_socket.errorString();
        if (m_socket.error() == QAbstractSocket::RemoteHostClosedError && m_written > 0)
            guarded([this] {
                m_reader.end();
                endReply();
            });
        end();
    }

    void throwIfBroken() const
    {
        const QString host = hostOf(m_url);
        if (m_late)
            throw Error(ErrorKind::Unreachable, host,
                !m_sent                      ? u"no connection in time"_s
                    : m_record.received == 0 ? u"no answer in time"_s
                                             : u"the answer broke off: nothing came any more"_s);
        if (m_reader.isComplete())
            return;
        const QAbstractSocket::SocketError error = m_socket.error();
        if (error == QAbstractSocket::SslHandshakeFailedError)
            throw Error(ErrorKind::Untrusted, host, m_distrust.isEmpty() ? m_error : m_distrust);
        if (error == QAbstractSocket::ConnectionRefusedError)
            throw Error(ErrorKind::NotListening, host);
        throw Error(ErrorKind::Unreachable, host, m_error.isEmpty() ? u"the connection broke"_s : m_error);
    }

    const HttpRequest &m_request;
    QUrl m_url;
    const HttpSink &m_sink;
    EgressRecord &m_record;
    QDeadlineTimer m_until; ///< for all of it
    Secret m_head; ///< with the keys
    int m_lookUp = -1; ///< of the host's addresses, while it runs
    QList<QHostAddress> m_addresses; ///< to connect to, where they were looked up here
    QSslSocket m_socket;
    QEventLoop m_wait;
    QDeadlineTimer m_deadline;
    QDeadlineTimer m_wakes; ///< at the deadline, or before
    QTimer m_timer; ///< until then
    HttpReader m_reader;
    std::optional<Unpacker> m_unpacker; ///< of a body that is packed
    bool m_hasBody = false; ///< some of it has come
    QByteArray m_body;
    QString m_distrust; ///< why the certificate is not good
    QString m_error; ///< in Qt's words
    qint64 m_written = 0; ///< bytes of head and body
    bool m_sent = false;
    bool m_late = false;
    bool m_isRetried = false; ///< by IPv4 alone
    bool m_hasEnded = false;
    std::exception_ptr m_thrown;
};

} // namespace

HttpReply exchange(const HttpRequest &request, const QUrl &url, const HttpSink &sink, EgressRecord &record, QDeadlineTimer until,
    const std::stop_token &stop)
{
    return Exchange(request, url, sink, record, until).run(stop);
}

} // namespace adduce
