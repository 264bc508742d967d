#include "core/serving/mcp.h"
#include "core/serving/problem.h"
#include "core/serving/routes.h"

namespace adduce {

namespace {

/// The protocol's "streamable HTTP", without sessions and without streams: each message has its reply.
ServedReply converse(ServingContext &context, const RouteRequest &request)
{
    const QByteArray revision = request.http.header("mcp-protocol-version");
    if (!revision.isEmpty() && !McpServer::knows(QString::fromLatin1(revision)))
        throw Error(ErrorKind::BadInput, QString::fromLatin1(revision),
            QStringLiteral("a revision of the protocol that is not known here"));
    const auto reply = McpServer(context, request.caller).reply(request.body, request.stop);
    return reply ? jsonReply(*reply) : ServedReply { .status = 202 };
}

} // namespace

std::vector<Route> mcpRoutes()
{
    const QJsonObject object { { QStringLiteral("type"), QStringLiteral("object") } };
    return {
        { "POST", "/mcp", UserRole::Reader, BodyKind::Json, ErrorForm::Problem, "converse",
            "A message of the Model Context Protocol (streamable HTTP).", {}, object, object, "application/json", converse },
    };
}

} // namespace adduce
