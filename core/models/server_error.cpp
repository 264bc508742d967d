#include "core/models/server_error.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostRead = 1 << 16; // bytes of a reply that is an error
constexpr int kUnauthorised = 401;
constexpr int kPaymentRequired = 402;
constexpr int kForbidden = 403;
constexpr int kNotFound = 404;
constexpr int kTooLarge = 413;
constexpr int kTooMany = 429;
constexpr int kPlanLimit = 432; // Tavily's
constexpr int kPayLimit = 433;
constexpr int kUnavailable = 503;
constexpr int kOverloaded = 529; // Anthropic's
constexpr int kFirstRefusal = 400;
constexpr int kFirstTrouble = 500;
constexpr qsizetype kShown = 500; // characters of what a server says

/// All that tells one failure from another.
struct Failure
{
    QString message;
    QString words; ///< type, code and message, in lower case
    QString parameter;
};

QString asText(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toInt()) : value.toString();
}

Failure failureFrom(const QJsonObject &reply)
{
    const QJsonValue error = reply[u"error"];
    const QJsonObject object = error.toObject();
    Failure failure;
    if (error.isString()) // Ollama's
        failure.message = error.toString();
    else if (!object.isEmpty())
        failure.message = object[u"message"].toString();
    else // FastAPI's, and others
        failure.message = reply[u"detail"].isString() ? reply[u"detail"].toString()
            : reply[u"detail"].isArray()
            ? QString::fromUtf8(QJsonDocument(reply[u"detail"].toArray()).toJson(QJsonDocument::Compact))
            : reply[u"message"].toString();
    failure.parameter = object[u"param"].toString();
    failure.words = QStringList { asText(object[u"type"]), asText(object[u"code"]), object[u"status"].toString(),
        asText(object[u"details"][u"error_code"]), failure.message }
                        .join(u' ')
                        .toLower();
    return failure;
}

Failure failureFrom(const QByteArray &body)
{
    const QJsonDocument json = QJsonDocument::fromJson(body.first(std::min(body.size(), kMostRead)));
    Failure failure = json.isArray() ? failureFrom(json[0].toObject()) : failureFrom(json.object());
    if (failure.message.isEmpty()) {
        static const QRegularExpression markup(
            u"<(style|script)[^>]*>.*?</\\1>|<[^>]*>"_s, QRegularExpression::DotMatchesEverythingOption);
        failure.message = QString::fromUtf8(body.first(std::min(body.size(), kMostRead))).remove(markup).simplified();
        failure.words = failure.message.toLower();
    }
    return failure;
}

bool speaksOf(const Failure &failure, std::initializer_list<QLatin1StringView> words)
{
    return std::ranges::any_of(words, [&](QLatin1StringView word) { return failure.words.contains(word); });
}

ErrorKind kindOf(int status, const Failure &failure)
{
    using namespace Qt::Literals::StringLiterals;
    const bool isOfAnswer = speaksOf(failure, { "max_tokens"_L1, "max_completion_tokens"_L1 }); // no passage is to blame
    if (!isOfAnswer
        && speaksOf(failure,
            { "exceed_context_size"_L1, "context_length_exceeded"_L1, "context length"_L1, "maximum context"_L1,
                "prompt is too long"_L1, "request_too_large"_L1, "is too large"_L1 }))
        return ErrorKind::PromptTooLong;
    if (status == kTooLarge)
        return ErrorKind::PromptTooLong;
    if (speaksOf(failure,
            { "insufficient_quota"_L1, "credit_balance"_L1, "spend_limit"_L1, "usage_limit"_L1, "billing"_L1, "perday"_L1 })
        || status == kPaymentRequired || status == kPlanLimit || status == kPayLimit)
        return ErrorKind::LimitReached;
    if (status == kUnauthorised || status == kForbidden
        || speaksOf(failure, { "api key not valid"_L1, "authentication_error"_L1 }))
        return ErrorKind::NotAllowed;
    if (status == kNotFound)
        return speaksOf(failure, { "model"_L1 }) ? ErrorKind::NoSuchModel : ErrorKind::WrongAddress;
    if (status == kTooMany || status == kUnavailable || status == kOverloaded
        || speaksOf(failure, { "overloaded"_L1, "rate_limit"_L1, "resource_exhausted"_L1 }))
        return ErrorKind::Overloaded;
    if (status == 0 || status >= kFirstTrouble) // of an event in a stream, or trouble that the server has itself
        return ErrorKind::Unreachable;
    return status < kFirstRefusal ? ErrorKind::WrongAddress : ErrorKind::Rejected;
}

} // namespace

QString serverMessage(const QByteArray &body)
{
    return failureFrom(body).message.left(kShown);
}

Error serverError(const HttpReply &reply, const QUrl &url)
{
    const Failure failure = failureFrom(reply.body);
    QString technical = u"HTTP %1"_s.arg(reply.status);
    if (!failure.message.isEmpty())
        technical += u": "_s + failure.message;
    return Error(kindOf(reply.status, failure), hostOf(url), technical);
}

QJsonObject jsonIn(const HttpReply &reply, const QUrl &url, const std::optional<QByteArray> &bytes)
{
    const QByteArray &json = bytes ? *bytes : reply.body;
    QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject()) // a byte that is no UTF-8 in one word is no reason to lose the others
        document = QJsonDocument::fromJson(QString::fromUtf8(json).toUtf8());
    if (!document.isObject())
        throw Error(reply.header("content-type").contains("html") ? ErrorKind::WrongAddress : ErrorKind::BadReply, hostOf(url),
            u"no JSON: %1"_s.arg(failureFrom(json).message));
    return document.object();
}

Error withoutKey(const Error &error, const ModelEndpoint &endpoint)
{
    QString technical = error.technical();
    if (!endpoint.key.isEmpty()) { // before anything is cut: a part of it would be left
        QString key = QString::fromUtf8(endpoint.key.bytes());
        technical.replace(key, u"…"_s);
        wipe(key);
    }
    technical.truncate(kShown);
    const bool isWithout = error.kind() == ErrorKind::NotAllowed && endpoint.key.isEmpty();
    return Error(isWithout ? ErrorKind::NoKey : error.kind(), error.detail().isEmpty() ? hostOf(endpoint.base) : error.detail(),
        technical);
}

Deadlines deadlinesFor(const QUrl &base)
{
    constexpr int kSilence = 60'000;
    return isLoopback(base) ? Deadlines { 2'000, 600'000, kSilence } : Deadlines { 5'000, 120'000, kSilence };
}

Error errorInStream(const QJsonObject &event)
{
    const Failure failure = failureFrom(event);
    return Error(kindOf(0, failure), {}, failure.message);
}

std::optional<Optional> rejectedParameter(const HttpReply &reply)
{
    constexpr int kBadRequest = 400;
    constexpr int kUnprocessable = 422; // FastAPI's, for the same
    if (reply.status != kBadRequest && reply.status != kUnprocessable)
        return std::nullopt;
    const Failure failure = failureFrom(reply.body);
    // Whatever is wrong with it, the prompt asks for the form too.
    if (failure.parameter.startsWith(QLatin1StringView("response_format"))
        || speaksOf(failure,
            { QLatin1StringView("response_format"), QLatin1StringView("json_schema"), QLatin1StringView("json schema"),
                QLatin1StringView("output_config"), QLatin1StringView("responsejsonschema"),
                QLatin1StringView("response_json_schema"), QLatin1StringView("structured output") }))
        return Optional::Schema;
    if (!speaksOf(failure,
            { QLatin1StringView("unsupported"), QLatin1StringView("not support"), QLatin1StringView("not permitted"),
                QLatin1StringView("deprecated") }))
        return std::nullopt;
    const auto names = [&](QLatin1StringView name) { return failure.parameter == name || failure.words.contains(name); };
    if (names(QLatin1StringView("max_tokens")) || names(QLatin1StringView("max_completion_tokens")))
        return Optional::MaxTokens;
    if (names(QLatin1StringView("temperature")))
        return Optional::Temperature;
    return std::nullopt;
}

} // namespace adduce
