#pragma once
#include "core/base/error.h"
#include "core/serving/route.h"

namespace adduce {

/// JSON as a reply.
ServedReply jsonReply(const QJsonObject &json, int status = 200);

/// What went wrong, in the form of a route.
ServedReply problem(ErrorForm form, int status, const ErrorWords &words, const QString &kind);
/// An Error, by the status of its kind. Of a fault of ours no word goes out but that it is one.
ServedReply problem(ErrorForm form, const Error &error);

int statusOf(ErrorKind kind); ///< of HTTP
/// What went wrong, to who asks from elsewhere: no word of a fault of ours, and of what is missing not that a file is.
ErrorWords servedWords(const Error &error);

} // namespace adduce
