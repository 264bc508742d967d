#include "core/answer/answer_words.h"
#include "core/ask/route.h"
#include "core/library/database.h"
#include "core/serving/answering.h"
#include "core/serving/problem.h"
#include "core/serving/routes.h"
#include "core/serving/told.h"
#include "core/threads/thread_store.h"
#include "core/workspace/json_schema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kModel = "adduce"; // the profile in use; "adduce:NAME" another one
constexpr int kMostThreads = 50; // that a conversation is looked for in

/// What a message says, whether it is a text or parts of which some are.
QString textIn(const QJsonValue &content)
{
    if (content.isString())
        return content.toString();
    QStringList texts;
    for (const QJsonValue &part : content.toArray())
        texts << part[u"text"_s].toString();
    return texts.join(u'\n');
}

/// What the user said, oldest first.
QStringList questionsIn(const QJsonObject &body)
{
    QStringList questions;
    for (const QJsonValue &message : body[u"messages"_s].toArray())
        if (message[u"role"_s].toString() == u"user")
            questions << textIn(message[u"content"_s]).simplified();
    return questions;
}

/// Chat programs send the whole conversation each time: the thread of the caller's that it was so far, to go on with it.
std::optional<QString> threadOf(Database &database, const Caller &caller, QStringList before)
{
    while (!before.isEmpty() && isPassing(before.front())) // no thread begins with a greeting
        before.removeFirst();
    if (before.isEmpty())
        return std::nullopt;
    int looked = 0;
    for (const ThreadRow &row : threadsFor(database, caller)) {
        if (!isOwn(row, caller) || row.questions != before.size())
            continue;
        if (++looked > kMostThreads)
            break;
        const auto thread = ThreadStore(database).find(row.id);
        QStringList asked = thread ? questionsOf(*thread) : QStringList();
        for (QString &question : asked)
            question = question.simplified();
        if (asked == before)
            return QString::number(row.id.value);
    }
    return std::nullopt;
}

std::optional<QString> profileOf(const QString &model)
{
    const QString own = QString::fromLatin1(kModel);
    if (model.isEmpty() || model == own)
        return std::nullopt;
    return model.startsWith(own + u':') ? model.mid(own.size() + 1) : model; // of another name: told that it is none
}

ServedQuestion questionOf(ServingContext &context, const RouteRequest &request)
{
    QStringList questions = questionsIn(request.body);
    if (questions.isEmpty())
        throw Error(ErrorKind::BadInput, {}, u"the messages hold none of the role \"user\""_s);
    ServedQuestion question { .question = questions.takeLast() };
    question.profile = profileOf(request.body[u"model"_s].toString());
    Database database = context.workspace().library().open();
    question.thread = threadOf(database, request.caller, questions);
    return question;
}

/// The text, and in it where each quote is cited.
struct ChatText
{
    QString text;
    QJsonArray annotations;
};

/// "https://papers.example.org/v1/documents/3/pages/7/image": where the page is shown, to who has a token.
QString pageAddress(const ServingContext &context, const ServedRequest &request, const Citation &citation)
{
    const bool isSecure = !context.settings().certificate.isEmpty() || context.settings().isBehindProxy;
    return u"%1://%2/v1/documents/%3/pages/%4/image"_s.arg(isSecure ? u"https"_s : u"http"_s,
        QString::fromLatin1(request.header("host")), QString::number(citation.document.value), QString::number(citation.page));
}

ChatText chatText(const ServingContext &context, const ServedRequest &request, const PublicAnswer &answer)
{
    ChatText made;
    QStringList sources;
    for (const AnswerSentence &sentence : answer.sentences) {
        const QString line = markedText(sentence);
        const qsizetype start = (made.text.isEmpty() ? 0 : made.text.size() + 2) + toldText(sentence).size();
        made.text += (made.text.isEmpty() ? QString() : u"\n\n"_s) + line;
        for (const Citation &citation : sentence.citations) {
            made.annotations.append(QJsonObject { { u"type"_s, u"url_citation"_s },
                { u"url_citation"_s,
                    QJsonObject { { u"start_index"_s, std::min(start + 1, made.text.size()) },
                        { u"end_index"_s, made.text.size() }, { u"url"_s, pageAddress(context, request, citation) },
                        { u"title"_s, chipText(citation) }, { u"quote"_s, citation.quote } } } });
            sources << u"- %1: “%2”"_s.arg(chipText(citation), citation.quote.simplified());
        }
    }
    if (answer.message)
        made.text += (made.text.isEmpty() ? QString() : u"\n\n"_s) + *answer.message;
    sources.removeDuplicates();
    if (!sources.isEmpty())
        made.text += u"\n\n"_s + sources.join(u'\n');
    return made;
}

QJsonObject usageOf(const PublicAnswer &answer)
{
    const int asked = answer.writer ? answer.writer->promptTokens : 0, written = answer.writer ? answer.writer->answerTokens : 0;
    return { { u"prompt_tokens"_s, asked }, { u"completion_tokens"_s, written }, { u"total_tokens"_s, asked + written } };
}

/// What every reply of a conversation begins with.
QJsonObject envelope(const QString &id, const QString &object, const QString &model)
{
    return { { u"id"_s, id }, { u"object"_s, object }, { u"created"_s, QDateTime::currentSecsSinceEpoch() },
        { u"model"_s, model.isEmpty() ? QString::fromLatin1(kModel) : model } };
}

QByteArray chunk(QJsonObject json, const QJsonObject &delta, const QJsonValue &reason = QJsonValue())
{
    json[u"choices"_s] = QJsonArray { QJsonObject { { u"index"_s, 0 }, { u"delta"_s, delta }, { u"finish_reason"_s, reason } } };
    return "data: " + QJsonDocument(json).toJson(QJsonDocument::Compact) + "\n\n";
}

QString newId()
{
    return u"chatcmpl-"_s + QUuid::createUuid().toString(QUuid::Id128);
}

/// The answer is sent when it is whole, as what was said cannot be taken back; until then, stage by stage, that there is somebody.
void completeStreaming(ServingContext &context, const Caller &caller, const ServedRequest &http, const QString &model,
    const ServedQuestion &question, const std::stop_token &stop, ReplyWriter &writer)
{
    const QJsonObject head = envelope(newId(), u"chat.completion.chunk"_s, model);
    const AskSink alive = [&](const AskEvent &event) {
        try {
            if (std::holds_alternative<StageStarted>(event))
                writer.write(": " + nameOf(std::get<StageStarted>(event).stage).toLatin1() + "\n\n");
        } catch (const Error &) {
            // The client is gone, which the stop token says as well.
        }
    };
    try {
        writer.write(chunk(head, { { u"role"_s, u"assistant"_s }, { u"content"_s, QString() } }));
        const PublicAnswer answer = answerFor(context, caller, question, alive, stop).answer;
        const ChatText text = chatText(context, http, answer);
        writer.write(chunk(head, { { u"content"_s, text.text }, { u"annotations"_s, text.annotations } }));
        writer.write(chunk(head, {}, u"stop"_s));
    } catch (const Error &error) {
        writer.write("data: " + problem(ErrorForm::OpenAi, error).body + "\n\n");
    }
    writer.write("data: [DONE]\n\n");
}

ServedReply complete(ServingContext &context, const RouteRequest &request)
{
    const ServedQuestion question = questionOf(context, request);
    const QString model = request.body[u"model"_s].toString();
    if (request.body[u"stream"_s].toBool())
        return { .headers = { { "Content-Type", "text/event-stream" } },
            .write = [&context, caller = request.caller, http = request.http, model, question, stop = request.stop](
                         ReplyWriter &writer) { completeStreaming(context, caller, http, model, question, stop, writer); } };
    const PublicAnswer answer = answerFor(context, request.caller, question, {}, request.stop).answer;
    const ChatText text = chatText(context, request.http, answer);
    QJsonObject reply = envelope(newId(), u"chat.completion"_s, model);
    reply[u"choices"_s] = QJsonArray { QJsonObject { { u"index"_s, 0 }, { u"finish_reason"_s, u"stop"_s },
        { u"message"_s,
            QJsonObject { { u"role"_s, u"assistant"_s }, { u"content"_s, text.text }, { u"refusal"_s, QJsonValue() },
                { u"annotations"_s, text.annotations } } } } };
    reply[u"usage"_s] = usageOf(answer);
    return jsonReply(reply);
}

ServedReply listModels(ServingContext &context, const RouteRequest &)
{
    QJsonArray models;
    const auto add = [&](const QString &id) {
        models.append(QJsonObject {
            { u"id"_s, id }, { u"object"_s, u"model"_s }, { u"created"_s, 0 }, { u"owned_by"_s, QString::fromLatin1(kModel) } });
    };
    add(QString::fromLatin1(kModel));
    for (const QString &profile : profileNames(context.workspace().configuration().load()))
        add(QString::fromLatin1(kModel) + u':' + profile);
    return jsonReply({ { u"object"_s, u"list"_s }, { u"data"_s, models } });
}

} // namespace

std::vector<Route> openAiRoutes()
{
    const QJsonObject object = json::typeSchema("object"_L1), text = json::typeSchema("string"_L1);
    const QJsonObject conversation { { u"type"_s, u"object"_s }, { u"required"_s, QJsonArray { u"messages"_s } },
        { u"properties"_s,
            QJsonObject { { u"model"_s, text }, { u"messages"_s, json::listSchema(object) },
                { u"stream"_s, json::typeSchema("boolean"_L1) } } } };
    return {
        { "POST", "/v1/chat/completions", UserRole::Reader, BodyKind::Json, ErrorForm::OpenAi, "createChatCompletion",
            "Answers the last message as a model of OpenAI's would, with its sources in the text and as annotations; the "
            "messages before it are a "
            "thread of the caller's.",
            {}, conversation, object, "application/json", complete },
        { "GET", "/v1/models", UserRole::Reader, BodyKind::None, ErrorForm::OpenAi, "listModels",
            "What chat programs may choose: \"adduce\", and \"adduce:NAME\" for each profile.", {}, {}, object,
            "application/json", listModels },
    };
}

} // namespace adduce
