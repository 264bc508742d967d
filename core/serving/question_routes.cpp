#include "core/library/database.h"
#include "core/serving/answering.h"
#include "core/serving/problem.h"
#include "core/serving/routes.h"
#include "core/serving/told.h"
#include "core/workspace/json_schema.h"
#include "core/workspace/public_json.h"

#include <QJsonDocument>
#include <algorithm>

namespace adduce {

using json::Field;
using namespace Qt::StringLiterals;

static constexpr auto jsonFields(const ServedQuestion *)
{
    return std::tuple(Field { "question", &ServedQuestion::question }, Field { "thread", &ServedQuestion::thread },
        Field { "collections", &ServedQuestion::collections }, Field { "tags", &ServedQuestion::tags },
        Field { "documents", &ServedQuestion::documents }, Field { "profile", &ServedQuestion::profile },
        Field { "stream", &ServedQuestion::isStreamed });
}

namespace {

constexpr int kUsualPassages = 20;
constexpr int kMostPassages = 200;

QByteArray eventOf(const char *name, const QJsonObject &json)
{
    return QByteArray("event: ") + name + "\ndata: " + QJsonDocument(json).toJson(QJsonDocument::Compact) + "\n\n";
}

/// What an event says to who waits; empty for what nobody waits for.
QByteArray eventOf(const AskEvent &event)
{
    if (const auto *started = std::get_if<StageStarted>(&event))
        return eventOf("stage", { { u"stage"_s, nameOf(started->stage) } });
    if (const auto *planned = std::get_if<PartsPlanned>(&event))
        return eventOf("parts", { { u"parts"_s, QJsonArray::fromStringList(planned->parts) } });
    if (const auto *ready = std::get_if<SentenceReady>(&event)) {
        PublicAnswer one;
        one.sentences = { masked(ready->sentence) };
        return eventOf("sentence",
            toPublicJson(told(one, std::nullopt).value_or(PublicAnswer()))[u"sentences"_s].toArray().first().toObject());
    }
    return {};
}

void askStreaming(ServingContext &context, const Caller &caller, const ServedQuestion &question, const std::stop_token &stop,
    ReplyWriter &writer)
{
    const AskSink send = [&](const AskEvent &event) {
        try {
            if (const QByteArray bytes = eventOf(event); !bytes.isEmpty())
                writer.write(bytes);
        } catch (const Error &) {
            // The client is gone, which the stop token says as well.
        }
    };
    try {
        writer.write(eventOf("answer", toPublicJson(answerFor(context, caller, question, send, stop).answer)));
    } catch (const Error &error) {
        const ServedReply failed = problem(ErrorForm::Problem, error);
        writer.write("event: error\ndata: " + failed.body + "\n\n");
    }
}

ServedReply ask(ServingContext &context, const RouteRequest &request)
{
    const auto question = json::fromObject<ServedQuestion>(request.body, {});
    if (!question.isStreamed.value_or(false))
        return jsonReply(toPublicJson(answerFor(context, request.caller, question, {}, request.stop).answer));
    return { .headers = { { "Content-Type", "text/event-stream" } },
        .write = [&context, caller = request.caller, question, stop = request.stop](
                     ReplyWriter &writer) { askStreaming(context, caller, question, stop, writer); } };
}

ServedReply search(ServingContext &context, const RouteRequest &request)
{
    const Configuration configuration = context.workspace().configuration().load();
    SearchRequest asked { .words = request.query("q"),
        .parameters = configuration.profile.parameters.retrieval,
        .chunks = configuration.profile.parameters.chunks };
    if (asked.words.trimmed().isEmpty())
        throw Error(ErrorKind::BadInput, {}, u"the query \"q\" is missing, which says what is searched"_s);
    if (const QString collection = request.query("collection"); !collection.isEmpty())
        asked.scope.collections << collection;
    {
        Database database = context.workspace().library().open();
        asked.scope.within = visibleTo(database, request.caller);
    }
    std::vector<PublicPassage> passages = told(publicPassages(searchLibrary(context.workspace(), asked, request.stop)));
    const int limit =
        request.query("limit").isEmpty() ? kUsualPassages : std::clamp(request.query("limit").toInt(), 1, kMostPassages);
    passages.resize(std::min(passages.size(), static_cast<std::size_t>(limit)));
    return jsonReply({ { u"passages"_s, toPublicJson(passages) } });
}

/// UI4 of SPEC.
ServedReply chat(ServingContext &context, const RouteRequest &request)
{
    ServedQuestion question { .question = request.body[u"question"_s].toString() };
    if (const QJsonValue thread = request.body[u"thread_id"_s]; !thread.isUndefined() && !thread.isNull())
        question.thread = thread.isString() ? thread.toString() : QString::number(thread.toInteger());
    const PublicAnswer answer = answerFor(context, request.caller, question, {}, request.stop).answer;
    return jsonReply({ { u"answer"_s, textOf(answer) }, { u"error"_s, QJsonValue() },
        { u"thread_id"_s, answer.thread ? QJsonValue(QString::number(answer.thread.value)) : QJsonValue() } });
}

/// UI5 of SPEC.
ServedReply query(ServingContext &context, const RouteRequest &request)
{
    const ServedQuestion question { .question = request.body[u"question"_s].toString() };
    const PublicAnswer answer = answerFor(context, request.caller, question, {}, request.stop).answer;
    QStringList sources;
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &citation : sentence.citations)
            sources << citation.sha256;
    sources.removeDuplicates();
    return jsonReply(
        { { u"question"_s, answer.question }, { u"answer"_s, textOf(answer) }, { u"sources_count"_s, sources.size() } });
}

/// UI5 and IN14 of SPEC.
ServedReply uploadAsDesigned(ServingContext &context, const RouteRequest &request)
{
    const DocumentRow row = takeIn(context, request);
    if (row.state != DocumentState::Ready)
        throw Error(row.reason.value_or(ErrorKind::Damaged), told(publicDocument(row)).path);
    return jsonReply({ { u"document_id"_s, QString::number(row.id.value) }, { u"filename"_s, told(publicDocument(row)).path },
        { u"chunks_created"_s, row.chunks }, { u"file_size"_s, row.bytes } });
}

QJsonObject objectSchema(std::initializer_list<std::pair<QString, QJsonObject>> properties, const QStringList &required)
{
    QJsonObject all;
    for (const auto &[name, schema] : properties)
        all[name] = schema;
    return { { u"type"_s, u"object"_s }, { u"properties"_s, all }, { u"required"_s, QJsonArray::fromStringList(required) } };
}

} // namespace

std::vector<Route> questionRoutes()
{
    const QJsonObject text = json::typeSchema("string"_L1), whole = json::typeSchema("integer"_L1);
    const QJsonObject textOrNone { { u"type"_s, QJsonArray { u"string"_s, u"null"_s } } };
    return {
        { "GET", "/v1/search", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "search",
            "Passages that speak of some words, best first; rows of tables behind them.",
            { { "q", "what is searched, in the language of the search box" }, { "limit", "passages at most", true },
                { "collection", "name or path of one; of it alone" } },
            {}, objectSchema({ { u"passages"_s, json::listSchema(publicSchema<PublicPassage>()) } }, { u"passages"_s }),
            "application/json", search },
        { "POST", "/v1/ask", UserRole::Reader, BodyKind::Json, ErrorForm::Problem, "ask",
            "Answers a question from the documents, each sentence with its quotes, and keeps it in a thread of the caller's. "
            "With \"stream\": "
            "true the reply is server-sent events: stage, parts, sentence, and at the end answer, or error.",
            {}, json::schemaOf(static_cast<const ServedQuestion *>(nullptr)), publicSchema<PublicAnswer>(), "application/json",
            ask },
        { "POST", "/chat", UserRole::Reader, BodyKind::Json, ErrorForm::Chat, "chat", "A question, answered in text.", {},
            objectSchema({ { u"question"_s, text }, { u"thread_id"_s, textOrNone } }, { u"question"_s }),
            objectSchema({ { u"answer"_s, textOrNone }, { u"error"_s, textOrNone }, { u"thread_id"_s, textOrNone } },
                { u"answer"_s, u"error"_s }),
            "application/json", chat },
        { "POST", "/api/query", UserRole::Reader, BodyKind::Json, ErrorForm::Detail, "query",
            "A question, answered in text with the number of its sources.", {},
            objectSchema({ { u"question"_s, text } }, { u"question"_s }),
            objectSchema({ { u"question"_s, text }, { u"answer"_s, text }, { u"sources_count"_s, whole } },
                { u"question"_s, u"answer"_s, u"sources_count"_s }),
            "application/json", query },
        { "POST", "/api/upload", UserRole::Contributor, BodyKind::Form, ErrorForm::Detail, "upload",
            "Reads a file into the library.", {}, {},
            objectSchema({ { u"document_id"_s, text }, { u"filename"_s, text }, { u"chunks_created"_s, whole },
                             { u"file_size"_s, whole } },
                { u"document_id"_s, u"filename"_s, u"chunks_created"_s, u"file_size"_s }),
            "application/json", uploadAsDesigned },
    };
}

} // namespace adduce
