#include "core/library/database.h"
#include "core/serving/answering.h"
#include "core/serving/problem.h"
#include "core/serving/routes.h"
#include "core/serving/told.h"
#include "core/threads/thread_store.h"
#include "core/workspace/json_schema.h"
#include "core/workspace/public_json.h"

namespace adduce {

using json::Field;
using namespace Qt::StringLiterals;

namespace {

/// What may be changed of a thread.
struct ThreadChange
{
    std::optional<QString> title;
    std::optional<QStringList> tags;
    std::optional<bool> isPinned, isShared;
};

constexpr auto jsonFields(const ThreadChange *)
{
    return std::tuple(Field { "title", &ThreadChange::title }, Field { "tags", &ThreadChange::tags },
        Field { "pinned", &ThreadChange::isPinned }, Field { "shared", &ThreadChange::isShared });
}

QJsonObject listedThread(const ThreadRow &row, const Caller &caller)
{
    QJsonObject json = toPublicJson(publicThread(row));
    json[u"own"_s] = isOwn(row, caller);
    json[u"shared"_s] = row.marks.isShared;
    return json;
}

QJsonObject threadSchema()
{
    QJsonObject schema = publicSchema<PublicThread>();
    QJsonObject properties = schema[u"properties"_s].toObject();
    properties[u"own"_s] = properties[u"shared"_s] = json::typeSchema("boolean"_L1);
    schema[u"properties"_s] = properties;
    return schema;
}

ServedReply listAllThreads(ServingContext &context, const RouteRequest &request)
{
    Database database = context.workspace().library().open();
    QJsonArray threads;
    for (const ThreadRow &row : threadsFor(database, request.caller))
        threads.append(listedThread(row, request.caller));
    return jsonReply({ { u"threads"_s, threads } });
}

ServedReply oneThread(ServingContext &context, const RouteRequest &request)
{
    Database database = context.workspace().library().open();
    const Thread thread = threadFor(database, request.caller, request.path.value(u"id"_s));
    PublicConversation conversation { thread.row.id, thread.row.marks.title, {} };
    const DocumentScope visible = visibleTo(database, request.caller);
    for (const Turn &turn : thread.turns) {
        PublicAnswer answer = publicAnswer(turn.answer, { thread.row.id, turn.id });
        if (isOwn(thread.row, request.caller))
            answer.rating = turn.rating;
        if (auto one = told(std::move(answer), visible))
            conversation.turns.push_back(std::move(*one));
    }
    return jsonReply(toPublicJson(conversation));
}

/// The caller's own: others are as if they were not there.
ThreadRow ownThread(Database &database, const RouteRequest &request)
{
    const QString number = request.path.value(u"id"_s);
    const ThreadRow row = threadFor(database, request.caller, number).row;
    if (!isOwn(row, request.caller))
        throw Error(ErrorKind::Missing, number);
    return row;
}

ServedReply changeThread(ServingContext &context, const RouteRequest &request)
{
    const auto asked = json::fromObject<ThreadChange>(request.body, {});
    Database database = context.workspace().library().open();
    ThreadRow row = ownThread(database, request);
    row.marks.title = asked.title.value_or(row.marks.title);
    row.marks.tags = asked.tags.value_or(row.marks.tags);
    row.marks.isPinned = asked.isPinned.value_or(row.marks.isPinned);
    row.marks.isShared = asked.isShared.value_or(row.marks.isShared);
    if (row.marks.title.simplified().isEmpty())
        throw Error(ErrorKind::BadInput, {}, u"the title of a thread cannot be empty"_s);
    ThreadStore(database).setMarks(row.id, row.marks);
    return jsonReply(listedThread(ThreadStore(database).findRow(row.id).value_or(row), request.caller));
}

ServedReply removeThread(ServingContext &context, const RouteRequest &request)
{
    Database database = context.workspace().library().open();
    ThreadStore(database).remove(ownThread(database, request).id);
    return { .status = 204 };
}

} // namespace

std::vector<Route> threadRoutes()
{
    const QJsonObject thread = threadSchema();
    const QJsonObject list { { u"type"_s, u"object"_s }, { u"required"_s, QJsonArray { u"threads"_s } },
        { u"properties"_s, QJsonObject { { u"threads"_s, json::listSchema(thread) } } } };
    return {
        { "GET", "/v1/threads", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "listThreads",
            "The caller's threads and those that others share, last used first.", {}, {}, list, "application/json",
            listAllThreads },
        { "GET", "/v1/threads/{id}", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "readThread",
            "A thread with its answers.", {}, {}, publicSchema<PublicConversation>(), "application/json", oneThread },
        { "PATCH", "/v1/threads/{id}", UserRole::Reader, BodyKind::Json, ErrorForm::Problem, "changeThread",
            "Renames a thread of the caller's, tags, pins or shares it; what is not named stays.", {},
            json::schemaOf(static_cast<const ThreadChange *>(nullptr)), thread, "application/json", changeThread },
        { "DELETE", "/v1/threads/{id}", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "removeThread",
            "Removes a thread of the caller's for good.", {}, {}, {}, nullptr, removeThread },
    };
}

} // namespace adduce
