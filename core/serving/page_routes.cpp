#include "core/serving/problem.h"
#include "core/serving/routes.h"
#include "core/serving/serving_context.h"

#include <QCryptographicHash>
#include <QFile>

// At the top level, as the macro says.
static void loadPage()
{
    Q_INIT_RESOURCE(web);
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QByteArray resourceOf(const QString &name)
{
    static const bool isLoaded = (loadPage(), true);
    Q_UNUSED(isLoaded)
    QFile file(u":/web/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Internal, name);
    return file.readAll();
}

/// What the page may do: ask this server, run its own script, be styled by what stands in it, show pictures of pages; nothing of anybody else.
QByteArray policyOf(const QByteArray &page)
{
    const qsizetype begin = page.indexOf("<style>") + 7, end = page.indexOf("</style>");
    const QByteArray hash = QCryptographicHash::hash(page.mid(begin, end - begin), QCryptographicHash::Sha256).toBase64();
    return "default-src 'none'; script-src 'self'; style-src 'sha256-" + hash
        + "'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
}

ServedReply pageForPeople(ServingContext &, const RouteRequest &)
{
    const QByteArray content = resourceOf(u"page.html"_s);
    return { .headers = { { "Content-Type", "text/html; charset=utf-8" }, { "Content-Security-Policy", policyOf(content) } },
        .body = content };
}

ServedReply pageScript(ServingContext &, const RouteRequest &)
{
    return { .headers = { { "Content-Type", "text/javascript; charset=utf-8" } }, .body = resourceOf(u"page.js"_s) };
}

ServedReply pageIcon(ServingContext &, const RouteRequest &)
{
    return { .headers = { { "Content-Type", "image/svg+xml" } }, .body = resourceOf(u"icon.svg"_s) };
}

/// A cookie that no script reads and that no other site's page sends.
QByteArray cookie(const ServingContext &context, const QByteArray &value, const char *life)
{
    const bool isSecure = !context.settings().certificate.isEmpty() || context.settings().isBehindProxy;
    return "adduce=" + value + "; HttpOnly; SameSite=Strict; Path=/; " + life + (isSecure ? "; Secure" : "");
}

/// The token that it came with, so that the page need not keep it.
ServedReply signIn(ServingContext &context, const RouteRequest &request)
{
    const QByteArray header = request.http.header("authorization");
    if (header.isEmpty())
        throw Error(ErrorKind::BadInput, {}, u"the token is missing, which comes as \"Authorization: Bearer TOKEN\""_s);
    ServedReply reply = jsonReply({ { u"name"_s, request.caller.user.name }, { u"role"_s, nameOf(request.caller.user.role) } });
    reply.headers.emplace_back("Set-Cookie", cookie(context, header.mid(7).trimmed(), "Max-Age=2592000"));
    return reply;
}

ServedReply signOut(ServingContext &context, const RouteRequest &)
{
    return { .status = 204, .headers = { { "Set-Cookie", cookie(context, {}, "Max-Age=0") } } };
}

} // namespace

std::vector<Route> pageRoutes()
{
    const QJsonObject text { { u"type"_s, u"string"_s } };
    const QJsonObject user { { u"type"_s, u"object"_s },
        { u"properties"_s, QJsonObject { { u"name"_s, text }, { u"role"_s, text } } } };
    return {
        { "GET", "/", std::nullopt, BodyKind::None, ErrorForm::Problem, "page", "The page for people.", {}, {}, {}, "text/html",
            pageForPeople },
        { "GET", "/page.js", std::nullopt, BodyKind::None, ErrorForm::Problem, "pageScript", "Its script.", {}, {}, {},
            "text/javascript", pageScript },
        { "GET", "/icon.svg", std::nullopt, BodyKind::None, ErrorForm::Problem, "pageIcon", "Its picture.", {}, {}, {},
            "image/svg+xml", pageIcon },
        { "POST", "/v1/session", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "signIn",
            "Keeps the token of the request in a cookie of the page.", {}, {}, user, "application/json", signIn },
        { "DELETE", "/v1/session", std::nullopt, BodyKind::None, ErrorForm::Problem, "signOut", "Takes the cookie back.", {}, {},
            {}, nullptr, signOut },
    };
}

} // namespace adduce
