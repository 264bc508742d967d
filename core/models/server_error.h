#pragma once
#include "core/base/error.h"
#include "core/models/chat_protocol.h"
#include "core/network/http.h"

namespace adduce {

/// What a server says of a failure, in whatever form: the message of OpenAI's, Anthropic's, Ollama's, FastAPI's or Google's
/// errors, or the text as it is, without markup. At most 500 characters.
QString serverMessage(const QByteArray &body);

/// Why a reply with a status of 300 or more failed, or one that should have been JSON and is not. `url` is what was asked;
/// only its host is told.
Error serverError(const HttpReply &reply, const QUrl &url);

/// The failure that an event of a stream reports.
Error errorInStream(const QJsonObject &event);

/// The parameter that the model rejects, so that it can be left out; none for another failure.
std::optional<Optional> rejectedParameter(const HttpReply &reply);

} // namespace adduce
