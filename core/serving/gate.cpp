#include "core/serving/gate.h"

#include "core/serving/problem.h"

#include <QUrl>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostJson = 1 << 20; // bytes
constexpr int kFailuresPerMinute = 20; // of one address
constexpr auto kCookie = "adduce="; // with the token, for the server's own page

QByteArray hostOfHeader(const QByteArray &header)
{
    const qsizetype end = header.startsWith('[') ? header.indexOf(']') + 1 : header.indexOf(':');
    return (end > 0 ? header.left(end) : header).toLower();
}

Secret tokenIn(const ServedRequest &request)
{
    if (const QByteArray header = request.header("authorization"); !header.isEmpty())
        return header.left(7).toLower() == "bearer " ? Secret(header.mid(7).trimmed()) : Secret();
    for (const QByteArray &cookie : request.header("cookie").split(';'))
        if (cookie.trimmed().startsWith(kCookie))
            return Secret(cookie.trimmed().mid(qstrlen(kCookie)));
    return {};
}

/// Two of them are read one way here and another by whoever stands before us.
bool hasTwice(const ServedRequest &request)
{
    return std::ranges::any_of(std::array { "host", "authorization", "content-type", "content-length", "origin" },
        [&](const char *name) { return request.countHeaders(name) > 1; });
}

ServedReply refused(ErrorForm form, int status, const char *kind, const QString &what, const QString &next)
{
    return problem(form, status, { what, next }, QString::fromLatin1(kind));
}

} // namespace

Gate::Gate(std::span<const Route> routes, ServerSettings settings, Database database)
    : m_routes(routes)
    , m_settings(std::move(settings))
    , m_database(std::move(database))
    , m_requests(m_settings.requestsPerMinute)
    , m_failures(kFailuresPerMinute)
{
}

bool Gate::isKnownHost(const ServedRequest &request) const
{
    const QString host = QString::fromLatin1(hostOfHeader(request.header("host")));
    if (host == u"localhost" || host == u"127.0.0.1" || host == u"[::1]" || host == m_settings.address
        || host == u'[' + m_settings.address + u']')
        return true;
    return m_settings.hosts.contains(host, Qt::CaseInsensitive);
}

bool Gate::isKnownOrigin(const ServedRequest &request) const
{
    const QByteArray origin = request.header("origin");
    if (request.countHeaders("origin") == 0 || m_settings.origins.contains(QString::fromLatin1(origin)))
        return true;
    const QUrl url(QString::fromLatin1(origin), QUrl::StrictMode);
    return (url.scheme() == u"http" || url.scheme() == u"https") && !url.authority().isEmpty()
        && url.authority().toLatin1().compare(request.header("host"), Qt::CaseInsensitive) == 0;
}

bool Gate::isElsewhere(const ServedRequest &request) const
{
    const bool isForwarded =
        std::ranges::any_of(std::array { "forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip" },
            [&](const char *name) { return request.countHeaders(name) > 0; });
    const QByteArray host = hostOfHeader(request.header("host"));
    const bool isOwnName = host == "localhost" || host == "127.0.0.1" || host == "[::1]";
    return m_settings.isBehindProxy || !request.from.isLoopback() || isForwarded
        || !isOwnName; // a proxy may have been forgotten to be told of
}

std::optional<User> Gate::userOf(const ServedRequest &request)
{
    const Secret token = tokenIn(request);
    return token.isEmpty() ? std::nullopt : UserStore(m_database).withToken(token);
}

HttpFields Gate::originHeaders(const ServedRequest &request) const
{
    const QByteArray origin = request.header("origin");
    HttpFields headers { { "Vary", "Origin" } };
    if (!origin.isEmpty() && m_settings.origins.contains(QString::fromLatin1(origin)))
        headers.emplace_back("Access-Control-Allow-Origin", origin);
    return headers;
}

std::optional<ServedReply> Gate::refusedOf(const Route &route, const ServedRequest &request, Caller &caller)
{
    caller.isElsewhere = isElsewhere(request);
    if (!route.least)
        return std::nullopt;
    const std::optional<User> user = userOf(request);
    if (!user) {
        const bool isGuess = !tokenIn(request).isEmpty();
        if (isGuess && !m_failures.take(request.from.toString()))
            return refused(route.errors, 429, "overloaded", u"Too many requests with tokens that are not known here."_s,
                u"Wait a minute, and check the token."_s);
        ServedReply reply = refused(route.errors, 401, "no_token", u"This server is asked with a token."_s,
            u"Send the header \"Authorization: Bearer TOKEN\". Whoever runs the server makes one with \"adduce-server token add NAME\"."_s);
        reply.headers.emplace_back("WWW-Authenticate", "Bearer");
        return reply;
    }
    caller.user = *user;
    if (user->role < *route.least)
        return refused(route.errors, 403, "not_allowed", u"This token may not do that."_s,
            u"It asks for the role \"%1\" or more; ask whoever runs the server."_s.arg(nameOf(*route.least)));
    if (!m_requests.take(QString::number(user->id.value))) {
        ServedReply reply = refused(route.errors, 429, "overloaded", u"Too many requests in a minute."_s, u"Wait a moment."_s);
        reply.headers.emplace_back("Retry-After", "5");
        return reply;
    }
    return std::nullopt;
}

Admission Gate::bodyOf(const Route &route, const ServedRequest &request) const
{
    const QByteArray type = request.header("content-type").split(';').constFirst().trimmed().toLower();
    switch (route.body) {
    case BodyKind::Json:
        if (type != "application/json")
            return { .refused = refused(route.errors, 415, "unsupported", u"This asks for JSON."_s,
                         u"Send it with the header \"Content-Type: application/json\"."_s) };
        return { .mostBytes = kMostJson };
    case BodyKind::Form:
        if (type != "multipart/form-data")
            return { .refused = refused(route.errors, 415, "unsupported", u"This asks for a form with a file."_s,
                         u"Send it with the header \"Content-Type: multipart/form-data\"."_s) };
        return { .mostBytes = (static_cast<qint64>(m_settings.uploadMegabytes) << 20) + kMostJson };
    case BodyKind::None:
        break;
    }
    return {};
}

Admission Gate::admit(const ServedRequest &request)
{
    RouteMatch match = matchRoute(m_routes, request.method, request.path);
    const ErrorForm form = match.route ? match.route->errors : ErrorForm::Problem;
    if (hasTwice(request))
        return { .refused = refused(form, 400, "bad_input", u"A header stands in the request twice."_s, {}) };
    if (!isKnownHost(request))
        return { .refused = refused(form, 421, "not_allowed", u"This server is not known by that name."_s,
                     u"Whoever runs it lists the names that it is reached by as \"hosts\" in the configuration."_s) };
    if (!isKnownOrigin(request))
        return { .refused = refused(form, 403, "not_allowed", u"Pages of that origin may not ask this server."_s,
                     u"Whoever runs it lists those that may as \"origins\" in the configuration."_s) };
    if (!match.route && request.method == "OPTIONS" && !match.otherMethods.isEmpty())
        return { .refused = ServedReply { .status = 204,
                     .headers = { { "Allow", match.otherMethods.join(", ") },
                         { "Access-Control-Allow-Methods", match.otherMethods.join(", ") },
                         { "Access-Control-Allow-Headers", "Authorization, Content-Type, MCP-Protocol-Version" },
                         { "Access-Control-Max-Age", "600" } } } };
    if (!match.route) {
        const bool isThere = !match.otherMethods.isEmpty();
        ServedReply reply = refused(form, isThere ? 405 : 404, "missing",
            isThere ? u"That cannot be done here."_s : u"There is nothing here."_s, u"See /openapi.json for what there is."_s);
        if (isThere)
            reply.headers.emplace_back("Allow", match.otherMethods.join(", "));
        return { .refused = reply };
    }
    Admitted admitted { match.route, std::move(match.path), {} };
    if (auto reply = refusedOf(*match.route, request, admitted.caller))
        return { .refused = std::move(reply) };
    Admission admission = bodyOf(*match.route, request);
    if (!admission.refused)
        admission.pass = std::move(admitted);
    return admission;
}

} // namespace adduce
