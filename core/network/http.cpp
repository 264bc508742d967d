#include "core/network/http.h"

#include "core/base/error.h"
#include "core/base/stop.h"
#include "core/network/egress.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSslError>
#include <QTimer>
#include <algorithm>
#include <memory>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QNetworkRequest::RedirectPolicy policyOf(Redirects redirects)
{
    switch (redirects) {
    case Redirects::None:
        return QNetworkRequest::ManualRedirectPolicy;
    case Redirects::SameOrigin:
        return QNetworkRequest::SameOriginRedirectPolicy;
    case Redirects::AnySafe:
        return QNetworkRequest::NoLessSafeRedirectPolicy;
    }
    return QNetworkRequest::ManualRedirectPolicy;
}

/// `isBound`: what may go to this computer alone is sent on to no other.
QNetworkRequest wireRequest(const HttpRequest &request, bool isBound)
{
    QNetworkRequest wire(request.url);
    const bool isFree = request.redirects == Redirects::AnySafe;
    wire.setAttribute(
        QNetworkRequest::RedirectPolicyAttribute, policyOf(isFree && isBound ? Redirects::SameOrigin : request.redirects));
    wire.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::Http2AllowedAttribute, false); // one call at a time gains nothing by it
    wire.setHeader(QNetworkRequest::UserAgentHeader, u"adduce/%1"_s.arg(QCoreApplication::applicationVersion()));
    if (request.body)
        wire.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    for (const auto &[name, value] : request.headers)
        wire.setRawHeader(name, value);
    return wire;
}

bool isSuccess(int status)
{
    constexpr int kFirst = 200;
    constexpr int kLast = 299;
    return status >= kFirst && status <= kLast;
}

EgressRecord recordOf(const HttpRequest &request)
{
    EgressRecord record {
        .purpose = request.outgoing.purpose, .host = hostOf(request.url), .isRemote = !isLoopback(request.url)
    };
    for (const OutgoingPassage &passage : request.outgoing.passages) {
        record.passages << passage.id;
        if (!record.documents.contains(passage.document))
            record.documents << passage.document;
    }
    return record;
}

constexpr int kFirstFailure = 400; // of the statuses that are failures
constexpr qint64 kMostUnread = 1 << 18; // bytes: a server that is faster than we are waits

/// One call, from the request to the end of its reply. However it ends, the connection goes with it.
class Call
{
public:
    /// `bytes`: how many have come, also when it fails.
    Call(const HttpRequest &request, bool isBound, const HttpSink &sink, qint64 &bytes)
        : m_request(request)
        , m_sink(sink)
        , m_bytes(bytes)
    {
        if (isLoopback(request.url))
            m_network.setProxy(QNetworkProxy::NoProxy);
        m_timer.setSingleShot(true);
        const QNetworkRequest wire = wireRequest(request, isBound);
        m_wire.reset(request.body ? m_network.post(wire, *request.body) : m_network.get(wire));
        // Qt hears of it once its own thread is at work, not before.
        QObject::connect(
            m_wire.get(), &QNetworkReply::socketStartedConnecting, &m_wait, [this] { m_wire->setReadBufferSize(kMostUnread); });
        QObject::connect(m_wire.get(), &QNetworkReply::sslErrors, &m_wait, [this](const QList<QSslError> &errors) {
            for (const QSslError &error : errors)
                m_distrust += (m_distrust.isEmpty() ? u""_s : u" "_s) + error.errorString();
        });
        QObject::connect(m_wire.get(), &QNetworkReply::readyRead, &m_wait, [this] { take(); });
        QObject::connect(m_wire.get(), &QNetworkReply::finished, &m_wait, &QEventLoop::quit);
        QObject::connect(m_wire.get(), &QNetworkReply::requestSent, &m_wait, [this] { waitFor(m_request.deadlines.firstMs); });
        QObject::connect(m_wire.get(), &QNetworkReply::uploadProgress, &m_wait, [this] {
            if (!m_sent)
                setDeadline(m_request.deadlines.connectMs);
        });
        QObject::connect(&m_timer, &QTimer::timeout, &m_wait, [this] { look(); });
        setDeadline(request.deadlines.connectMs);
    }

    HttpReply run(const std::stop_token &stop)
    {
        {
            // From whatever thread asks for the stop; what was posted when `m_wait` goes is dropped.
            const std::stop_callback stopped(
                stop, [this] { QMetaObject::invokeMethod(&m_wait, &QEventLoop::quit, Qt::QueuedConnection); });
            if (!m_wire->isFinished())
                m_wait.exec();
        }
        if (m_wire->isFinished())
            take();
        if (m_thrown)
            std::rethrow_exception(m_thrown);
        throwIfStopped(stop);
        throwIfBroken();
        return std::move(m_reply);
    }

private:
    void waitFor(int ms)
    {
        m_sent = true;
        setDeadline(ms);
    }

    /// A timer set anew for every token would cost more than the token: one that runs out early enough looks again.
    void setDeadline(int ms)
    {
        m_deadline = QDeadlineTimer(ms);
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
        if (!m_deadline.hasExpired())
            return wakeAt(m_deadline);
        m_late = true;
        m_wait.quit();
    }

    [[nodiscard]] bool isTooLong() const { return m_bytes > m_request.mostBytes; }

    void readHead()
    {
        if (m_reply.status != 0)
            return;
        m_reply.status = m_wire->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        m_reply.contentLength = m_wire->header(QNetworkRequest::ContentLengthHeader).toLongLong();
        for (const auto &[name, value] : m_wire->rawHeaderPairs())
            m_reply.headers.emplace_back(name.toLower(), value);
    }

    void take()
    {
        if (m_thrown || isTooLong())
            return;
        readHead();
        const QByteArray piece = m_wire->read(m_wire->bytesAvailable());
        m_bytes += piece.size();
        if (isTooLong())
            return m_wait.quit();
        if (piece.isEmpty())
            return;
        if (!m_sink || !isSuccess(m_reply.status)) {
            m_reply.body += piece;
            return waitFor(m_request.deadlines.silenceMs);
        }
        try {
            if (m_sink(m_reply, piece))
                waitFor(m_request.deadlines.silenceMs);
        } catch (...) { // nothing is thrown through Qt's own frames
            m_thrown = std::current_exception();
            m_wait.quit();
        }
    }

    void throwIfBroken() const
    {
        const QString host = m_request.url.host();
        if (isTooLong())
            throw Error(ErrorKind::Unreachable, host, u"a reply of more than %1 bytes"_s.arg(m_request.mostBytes));
        if (m_late)
            throw Error(ErrorKind::Unreachable, host,
                !m_sent            ? u"no connection in time"_s
                    : m_bytes == 0 ? u"no answer in time"_s
                                   : u"the answer broke off: nothing came any more"_s);
        // Qt calls a status an error too: that one came whole, unless the connection broke behind it.
        const QNetworkReply::NetworkError error = m_wire->error();
        if (error == QNetworkReply::SslHandshakeFailedError)
            throw Error(ErrorKind::Untrusted, host, m_distrust.isEmpty() ? m_wire->errorString() : m_distrust);
        const bool isStatus = error >= QNetworkReply::ContentAccessDenied && m_reply.status >= kFirstFailure;
        if (error != QNetworkReply::NoError && !isStatus)
            throw Error(ErrorKind::Unreachable, host, m_wire->errorString());
    }

    const HttpRequest &m_request;
    const HttpSink &m_sink;
    qint64 &m_bytes;
    QNetworkAccessManager m_network;
    std::unique_ptr<QNetworkReply> m_wire;
    QEventLoop m_wait;
    QDeadlineTimer m_deadline;
    QDeadlineTimer m_wakes; ///< at the deadline, or before
    QTimer m_timer; ///< until then
    HttpReply m_reply;
    QString m_distrust; ///< why the certificate is not good
    bool m_sent = false;
    bool m_late = false;
    std::exception_ptr m_thrown;
};

} // namespace

QByteArray HttpReply::header(QByteArrayView name) const
{
    const auto found = std::ranges::find_if(headers, [&](const auto &pair) { return pair.first == name; });
    return found != headers.end() ? found->second : QByteArray();
}

bool isLoopback(const QUrl &url)
{
    return url.host() == u"localhost" || QHostAddress(url.host()).isLoopback();
}

bool isSafe(const QUrl &url)
{
    return !url.host().isEmpty() && (url.scheme() == u"https" || (url.scheme() == u"http" && isLoopback(url)));
}

QUrl addressUnder(const QUrl &base, const QString &path)
{
    QUrl address = base;
    address.setPath(base.path().endsWith(u'/') ? base.path() + path : base.path() + u'/' + path);
    return address;
}

HttpReply fetch(EgressGate &gate, const HttpRequest &request, const std::stop_token &stop, const HttpSink &sink)
{
    EgressRecord record = recordOf(request);
    const auto close = [&](const QString &outcome) {
        record.at = QDateTime::currentDateTimeUtc();
        record.outcome = outcome;
        gate.record(record);
    };
    try {
        const EgressGate::Pass pass = gate.admit(request, stop);
        record.sent = request.body ? request.body->size() : 0;
        HttpReply reply = Call(request, gate.rules().isLocalOnly, sink, record.received).run(stop);
        close(QString::number(reply.status));
        return reply;
    } catch (const Error &error) {
        close(nameOf(error.kind()));
        throw;
    } catch (...) {
        close(nameOf(ErrorKind::Internal));
        throw;
    }
}

} // namespace adduce
