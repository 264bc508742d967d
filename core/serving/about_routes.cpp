#include "core/serving/open_api.h"
#include "core/serving/problem.h"
#include "core/serving/routes.h"
#include "core/serving/serving_context.h"
#include "core/workspace/json_schema.h"

#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

ServedReply ping(ServingContext &, const RouteRequest &)
{
    return { .headers = { { "Content-Type", "text/plain" } }, .body = "adduce\n" };
}

ServedReply describe(ServingContext &, const RouteRequest &)
{
    return jsonReply(openApi(routes()));
}

/// Whose token it is.
ServedReply whoIs(ServingContext &, const RouteRequest &request)
{
    return jsonReply({ { u"name"_s, request.caller.user.name }, { u"role"_s, nameOf(request.caller.user.role) } });
}

} // namespace

std::vector<Route> aboutRoutes()
{
    const QJsonObject text = json::typeSchema("string"_L1);
    const QJsonObject user { { u"type"_s, u"object"_s }, { u"required"_s, QJsonArray { u"name"_s, u"role"_s } },
        { u"properties"_s, QJsonObject { { u"name"_s, text }, { u"role"_s, text } } } };
    return {
        { "GET", "/openapi.json", std::nullopt, BodyKind::None, ErrorForm::Problem, "describe", "This description.", {}, {},
            json::typeSchema("object"_L1), "application/json", describe },
        { "GET", "/api/ping", std::nullopt, BodyKind::None, ErrorForm::Detail, "ping", "Whether the server is there.", {}, {}, {},
            "text/plain", ping },
        { "GET", "/v1/user", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "whoIs", "Whose token it is.", {}, {}, user,
            "application/json", whoIs },
    };
}

} // namespace adduce
