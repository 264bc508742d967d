#pragma once
#include "core/network/http.h"
#include <QJsonArray>
#include <QJsonObject>
#include <utility>
#include <vector>

namespace adduce {

/// What is waited for, and taken, of a reply of a web service.
struct ServiceLimits
{
    int wholeMs = 20'000;
    qint64 mostBytes = qint64(2) << 20;
    bool allowsPlain = false; ///< the user agreed to HTTP without encryption to this service
};

using QueryItems = std::vector<std::pair<QString, QString>>;

/// The object of JSON that a service replies with to a GET. Passes the gate with EgressPurpose::Web, and follows no redirect. Throws as
/// fetch(); Overloaded for "too many requests" (which DuckDuckGo says as 202), NotAllowed for 401, WrongAddress for 404, Rejected for another refusal of the
/// request, Unreachable for another failure of the server, BadReply for what is no object of JSON.
QJsonObject askService(EgressGate &gate, const QUrl &address, const QueryItems &items, const ServiceLimits &limits = {},
    const std::stop_token &stop = {});

/// A query as it is sent: one line, without hidden characters, at most 400 UTF-16 units. Throws BadInput for an empty one.
QString serviceQuery(const QString &query);

/// A text of a reply as plain text: one line, without tags, entities and hidden characters, at most `most` UTF-16 units. Empty for what
/// is no text.
QString plainText(const QJsonValue &value, qsizetype most = 1000);

/// An address of a reply: HTTP or HTTPS, with a host, without a user or password, without its fragment. Empty for another: a script, a
/// file, an address with credentials.
QUrl webAddress(const QJsonValue &value);

/// The first items of a list that are objects; a reply may hold any number.
std::vector<QJsonObject> objectsIn(const QJsonValue &list, std::size_t most = 200);

} // namespace adduce
