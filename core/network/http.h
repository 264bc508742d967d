#pragma once
#include <QByteArray>
#include <QUrl>
#include <functional>
#include <stop_token>
#include <utility>
#include <vector>

namespace adduce {

/// Where a server may send us on to.
enum class Redirects
{
    SameOrigin, ///< to another path of the same scheme, host and port
    AnySafe, ///< to any host, never from HTTPS to HTTP: only for what is checked by its SHA-256 when it has come
};

struct HttpRequest
{
    QUrl url;
    std::vector<std::pair<QByteArray, QByteArray>> headers = {}; ///< name and value
    Redirects redirects = Redirects::SameOrigin;
    int silenceMs = 20'000; ///< how long nothing may come
    qint64 mostBytes = qint64(2) << 20; ///< of the body
};

struct HttpReply
{
    int status = 0;
    qint64 contentLength = 0; ///< as the header says, 0 when it is not said
    QByteArray contentRange; ///< the header, as it came
    QByteArray body; ///< empty when a sink took it
};

/// Takes a body as it comes; `head` has what is known before it.
using HttpSink = std::function<void(const HttpReply &head, const QByteArray &bytes)>;

/// GET. Blocks; the thread needs no event loop, and no slot of another object runs meanwhile. A status that is no
/// success is a reply like any other, given whole and never to the sink. Throws Unreachable (detail: the host) when no
/// whole reply comes or it is longer than `mostBytes`, Stopped within moments of a stop request, and what the sink throws.
HttpReply fetch(const HttpRequest &request, const std::stop_token &stop = {}, const HttpSink &sink = {});

/// HTTPS, or HTTP to this very computer.
bool isSafe(const QUrl &url);

} // namespace adduce
