#pragma once
#include "core/base/error.h"
#include "core/models/chat_protocol.h"
#include "core/network/http.h"

namespace adduce {

/// A server that sends us on is not the one that was meant.
constexpr int kFirstFailedStatus = 300;

/// What a server says of a failure, in whatever form: the message of OpenAI's, Anthropic's, Ollama's, FastAPI's or Google's
/// errors, or the text as it is, without markup. At most 500 characters.
QString serverMessage(const QByteArray &body);

/// Why a reply with a status of 300 or more failed, or one that should have been JSON and is not. `url` is what was asked;
/// only its host is told. All that the server says is in it: withoutKey() comes next.
Error serverError(const HttpReply &reply, const QUrl &url);

/// The object of JSON that a reply is, or that `bytes` of it are. Throws WrongAddress for a page of HTML, BadReply for what
/// is no object.
QJsonObject jsonIn(const HttpReply &reply, const QUrl &url, const std::optional<QByteArray> &bytes = {});

/// The same error without the key, which a server may repeat, cut to 500 characters, and with the host where nothing else is told.
/// Where no key was given, one that was refused is one that is missing.
Error withoutKey(const Error &error, const ModelEndpoint &endpoint);

/// What `call` gives; what it throws is thrown without the key.
template <class Call> auto withoutKey(const ModelEndpoint &endpoint, Call call)
{
    try {
        return call();
    } catch (const Error &error) {
        throw withoutKey(error, endpoint);
    }
}

/// How long a model's server is waited for: a local one on a slow processor reads a long prompt for minutes.
Deadlines deadlinesFor(const QUrl &base);

/// The failure that an event of a stream reports.
Error errorInStream(const QJsonObject &event);

/// The parameter that the model rejects, so that it can be left out; none for another failure.
std::optional<Optional> rejectedParameter(const HttpReply &reply);

} // namespace adduce
