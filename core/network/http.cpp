#include "core/network/http.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/network/egress.h"
#include "core/network/http_exchange.h"

#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

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

/// What `work` gives; the host is said where an error names none.
template <class Work> auto withHost(const QUrl &url, Work work)
{
    try {
        return work();
    } catch (const Error &error) {
        if (!error.detail().isEmpty() || error.kind() == ErrorKind::Stopped)
            throw;
        throw Error(error.kind(), hostOf(url), error.technical());
    }
}

/// Where a reply sends a request on to. None: it is the one that was asked for. Throws Unreachable for where it may not go. What has a
/// body is sent on to nowhere. `isBound`: what may go to this computer alone is sent on to no other.
std::optional<QUrl> sentOnTo(const HttpRequest &request, const QUrl &from, const HttpReply &reply, bool isBound)
{
    static const QSet<int> statuses { 301, 302, 303, 307, 308 };
    const QByteArray location = reply.header("location");
    if (request.redirects == Redirects::None || request.body || location.isEmpty() || !statuses.contains(reply.status))
        return std::nullopt;
    const QUrl said = QUrl::fromEncoded(location, QUrl::TolerantMode);
    const QUrl to = said.isValid() ? from.resolved(said) : QUrl();
    const bool isSame = to.scheme() == from.scheme() && to.host() == from.host() && portOf(to) == portOf(from);
    const bool isFree = request.redirects == Redirects::AnySafe && !isBound;
    const bool isHttp = to.scheme() == u"https" || (to.scheme() == u"http" && from.scheme() == u"http");
    if (!to.isValid() || to.host().isEmpty() || !isHttp || !(isSame || isFree))
        throw Error(ErrorKind::Unreachable, hostOf(from), u"it sends us on to %1"_s.arg(hostOf(to)));
    return to;
}

HttpReply exchanged(
    const HttpRequest &request, bool isBound, const HttpSink &sink, EgressRecord &record, const std::stop_token &stop)
{
    constexpr int kMostRedirects = 10;
    const QDeadlineTimer until =
        request.deadlines.wholeMs > 0 ? QDeadlineTimer(request.deadlines.wholeMs) : QDeadlineTimer(QDeadlineTimer::Forever);
    QUrl url = request.url;
    for (int hop = 0;; ++hop) {
        HttpReply reply = withHost(url, [&] { return exchange(request, url, sink, record, until, stop); });
        const std::optional<QUrl> next = sentOnTo(request, url, reply, isBound);
        if (!next)
            return reply;
        if (hop == kMostRedirects)
            throw Error(ErrorKind::Unreachable, hostOf(url), u"it sends us on and on"_s);
        url = *next;
        record.received = 0; // of what the last one says
    }
}

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

int portOf(const QUrl &url)
{
    constexpr int kHttp = 80;
    constexpr int kHttps = 443;
    return url.port(url.scheme() == u"https" ? kHttps : kHttp);
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
    const auto check = [&](const QByteArray &name, const QByteArray &value) {
        if (std::ranges::any_of(value, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }))
            throw Error(ErrorKind::BadInput,
                tr("the key of %1 holds a line end or another control character").arg(hostOf(request.url)),
                QString::fromLatin1(name));
    };
    for (const auto &[name, value] : request.headers)
        check(name, value);
    for (const auto &[name, value] : request.secretHeaders)
        check(name, value.bytes());
    try {
        const EgressGate::Pass pass = gate.admit(request, stop);
        HttpReply reply = exchanged(request, gate.rules().isLocalOnly, sink, record, stop);
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
