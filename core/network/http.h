#pragma once
#include "core/base/secret.h"
#include "core/network/egress.h"
#include <QByteArray>
#include <QHostAddress>
#include <QUrl>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace adduce {

/// Where a server may send us on to.
enum class Redirects
{
    None, ///< nowhere: for requests with a key, which no other address is to see
    SameOrigin, ///< to another path of the same scheme, host and port
    AnySafe, ///< to any host, never from HTTPS to HTTP: only for what is checked by its SHA-256 when it has come
};

/// How long is waited, in ms.
struct Deadlines
{
    int connectMs = 5'000; ///< until the request is sent; begins anew while a long body is on its way
    int firstMs = 20'000; ///< from then on until the first progress
    int silenceMs = 20'000; ///< from one progress to the next
    int wholeMs = 0; ///< for all of it, redirects included; 0: as long as there is progress
    friend bool operator==(const Deadlines &, const Deadlines &) = default;
};

/// Which computers a request may reach. An address that was not typed by the user may name one that only this computer, or those of its
/// network, can reach; then every address that its host has must be public (public_address.h), and one of those very addresses is connected to:
/// the name is not asked for again.
struct Reach
{
    bool isPublicOnly = false;
    bool allowsLoopback = false; ///< this very computer too: for tests
    std::function<QList<QHostAddress>(const QString &host)> resolve = {}; ///< in place of the system's names: for tests
};

struct HttpRequest
{
    QUrl url;
    std::vector<std::pair<QByteArray, QByteArray>> headers = {}; ///< name and value
    std::vector<std::pair<QByteArray, Secret>> secretHeaders = {}; ///< those that hold keys
    std::optional<QByteArray> body = {}; ///< with one it is a POST, of JSON unless a header says otherwise
    Redirects redirects = Redirects::SameOrigin;
    Deadlines deadlines = {};
    qint64 mostBytes = qint64(2) << 20; ///< of the reply's body, unpacked
    Outgoing outgoing = {}; ///< what it is for, and what of the library is in it
    Reach reach = {};
};

struct HttpReply
{
    int status = 0;
    qint64 contentLength = 0; ///< as the header says, 0 when it is not said
    std::vector<std::pair<QByteArray, QByteArray>> headers = {}; ///< names in lower case
    QByteArray body = {}; ///< empty when a sink took it

    [[nodiscard]] QByteArray header(QByteArrayView name) const; ///< `name` in lower case; empty without it
};

/// Takes a body as it comes; `head` has what is known before it. Says whether what came is progress: a server that is
/// alive and does nothing may send signs of life for ever.
using HttpSink = std::function<bool(const HttpReply &head, const QByteArray &bytes)>;

/// GET or POST. Blocks; the thread needs no event loop, and no slot of another object runs meanwhile. A status that is no
/// success is a reply like any other, given whole and never to the sink. Certificates are always checked, cookies never
/// kept, the proxy of the system is used, but never for this very computer. Passes the gate, which may refuse it and
/// keeps a record of it however it ends. Throws as the gate, BadInput for a header with a control character, Untrusted for a server
/// without a good certificate, NotListening where nothing takes the connection, Unreachable (detail: the host with its port) when no
/// whole reply comes in time, BadReply for one that is none or longer than `mostBytes`, Stopped within moments of a stop request, and what the sink
/// throws.
HttpReply fetch(EgressGate &gate, const HttpRequest &request, const std::stop_token &stop = {}, const HttpSink &sink = {});

/// This very computer: localhost, 127.0.0.0/8, ::1.
bool isLoopback(const QUrl &url);
/// HTTPS, or HTTP to this very computer.
bool isSafe(const QUrl &url);

int portOf(const QUrl &url); ///< the scheme's own where the address names none

/// {base}/path, whether `base` ends in a slash or not.
QUrl addressUnder(const QUrl &base, const QString &path);

} // namespace adduce
