#include "core/network/http.h"

#include "core/base/error.h"
#include "core/base/stop.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <memory>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QNetworkRequest wireRequest(const HttpRequest &request)
{
    QNetworkRequest wire(request.url);
    wire.setTransferTimeout(request.silenceMs);
    wire.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
        request.redirects == Redirects::AnySafe ? QNetworkRequest::NoLessSafeRedirectPolicy
                                                : QNetworkRequest::SameOriginRedirectPolicy);
    wire.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    wire.setHeader(QNetworkRequest::UserAgentHeader, u"adduce/%1"_s.arg(QCoreApplication::applicationVersion()));
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

} // namespace

bool isSafe(const QUrl &url)
{
    const QString host = url.host();
    const bool isHere = host == u"localhost" || QHostAddress(host).isLoopback();
    return !host.isEmpty() && (url.scheme() == u"https" || (url.scheme() == u"http" && isHere));
}

HttpReply fetch(const HttpRequest &request, const std::stop_token &stop, const HttpSink &sink)
{
    throwIfStopped(stop);
    QNetworkAccessManager network;
    const std::unique_ptr<QNetworkReply> wire(network.get(wireRequest(request)));
    HttpReply reply;
    qint64 bytes = 0;
    std::exception_ptr thrown; // nothing is thrown through Qt's own frames
    QEventLoop wait;
    const auto take = [&] {
        if (thrown || bytes > request.mostBytes)
            return;
        const QByteArray piece = wire->isOpen() ? wire->readAll() : QByteArray(); // closed once it was aborted
        bytes += piece.size();
        reply.status = wire->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        reply.contentLength = wire->header(QNetworkRequest::ContentLengthHeader).toLongLong();
        reply.contentRange = wire->rawHeader("Content-Range");
        if (bytes > request.mostBytes)
            return wire->abort();
        if (!sink || !isSuccess(reply.status)) {
            reply.body += piece;
            return;
        }
        try {
            if (!piece.isEmpty())
                sink(reply, piece);
        } catch (...) {
            thrown = std::current_exception();
            wire->abort();
        }
    };
    QObject::connect(wire.get(), &QNetworkReply::readyRead, &wait, take);
    QObject::connect(wire.get(), &QNetworkReply::finished, &wait, &QEventLoop::quit);
    {
        // From whatever thread asks for the stop; what was posted when `wait` goes is dropped.
        const std::stop_callback stopped(
            stop, [&] { QMetaObject::invokeMethod(&wait, [&] { wire->abort(); }, Qt::QueuedConnection); });
        if (!wire->isFinished())
            wait.exec();
    }
    if (wire->error() == QNetworkReply::NoError || !isSuccess(reply.status))
        take();
    if (thrown)
        std::rethrow_exception(thrown);
    throwIfStopped(stop);
    const QString host = request.url.host();
    if (bytes > request.mostBytes)
        throw Error(ErrorKind::Unreachable, host, u"a reply of more than %1 bytes"_s.arg(request.mostBytes));
    // Qt calls a status an error too: that one came whole, unless the connection broke behind it.
    const QNetworkReply::NetworkError error = wire->error();
    const bool isStatus = error >= QNetworkReply::ContentAccessDenied && reply.status != 0;
    if (error != QNetworkReply::NoError && !isStatus)
        throw Error(ErrorKind::Unreachable, host, wire->errorString());
    return reply;
}

} // namespace adduce
