#pragma once
#include "core/serving/served_request.h"
#include "core/serving/user_store.h"
#include <QHash>
#include <QJsonObject>
#include <span>
#include <stop_token>

namespace adduce {

class ServingContext;

/// Who asks.
struct Caller
{
    User user;
    bool opensFile =
        false; ///< a user of this computer who opens the library's file itself: its threads are those without an owner
    bool isElsewhere = false; ///< at another computer, which nothing goes to of documents that stay here
};

/// How a route says that something went wrong.
enum class ErrorForm
{
    Problem, ///< RFC 9457, with our words
    Chat, ///< {"answer": null, "error": words}
    Detail, ///< {"detail": words}
    OpenAi ///< {"error": {"message", "type", "code"}}
};

enum class BodyKind
{
    None,
    Json, ///< an object
    Form ///< multipart/form-data, as long as an upload may be
};

/// A request that was let in.
struct RouteRequest
{
    const ServedRequest &http;
    const Caller &caller;
    const QHash<QString, QString> &path; ///< the values of what stands in braces
    QJsonObject body; ///< of BodyKind::Json
    std::stop_token stop; ///< asked to stop when the client is gone

    [[nodiscard]] QString query(QByteArrayView name) const; ///< the first of this name; empty without one
};

/// A parameter of a path or a query.
struct RouteParameter
{
    const char *name;
    const char *words;
    bool isNumber = false;
};

/// One thing that may be asked of the server. The table of these is what is served, and what /openapi.json says.
struct Route
{
    const char *method;
    const char *path; ///< "/v1/documents/{id}"
    std::optional<UserRole> least; ///< none: anybody, without a token
    BodyKind body;
    ErrorForm errors;
    const char *name; ///< one word for programs: "listDocuments"
    const char *words; ///< what it does
    std::vector<RouteParameter> parameters; ///< of the query; those of the path are known by their braces
    QJsonObject requestSchema; ///< of a body of JSON
    QJsonObject replySchema; ///< empty: no JSON
    const char *replyType; ///< "application/json"
    ServedReply (*serve)(ServingContext &, const RouteRequest &);
};

/// What a request leads to.
struct RouteMatch
{
    const Route *route = nullptr; ///< none: no such place, or not by this method
    QHash<QString, QString> path;
    QByteArrayList otherMethods; ///< that lead somewhere at this path
};

/// `path`: as it was sent. A HEAD is a GET.
RouteMatch matchRoute(std::span<const Route> routes, const QByteArray &method, const QByteArray &path);

} // namespace adduce
