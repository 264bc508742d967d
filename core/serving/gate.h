#pragma once
#include "core/library/database.h"
#include "core/serving/rate_limit.h"
#include "core/serving/route.h"
#include "core/settings/server.h"

namespace adduce {

/// What the gate found out of a request that it let in: ServedRequest::pass.
struct Admitted
{
    const Route *route = nullptr; ///< none: what a page asks before it asks (a preflight of CORS)
    QHash<QString, QString> path;
    Caller caller; ///< nobody's where the route asks for no token
};

/// Says which requests are let in, by their heads alone: whom the host is, from what page, whose token, to do what, how often, with how long a body
/// of which kind. For the thread that listens.
class Gate
{
public:
    /// `routes` outlives it.
    Gate(std::span<const Route> routes, ServerSettings settings, Database database);

    Admission admit(const ServedRequest &request);
    /// What a page of an allowed origin may read the reply by; nothing for others.
    [[nodiscard]] HttpFields originHeaders(const ServedRequest &request) const;

private:
    [[nodiscard]] bool isKnownHost(const ServedRequest &request) const;
    [[nodiscard]] bool isKnownOrigin(const ServedRequest &request) const;
    [[nodiscard]] bool isElsewhere(const ServedRequest &request) const;
    [[nodiscard]] std::optional<User> userOf(const ServedRequest &request);
    std::optional<ServedReply> refusedOf(const Route &route, const ServedRequest &request, Caller &caller);
    [[nodiscard]] Admission bodyOf(const Route &route, const ServedRequest &request) const;

    const std::span<const Route> m_routes;
    const ServerSettings m_settings;
    Database m_database;
    RateLimit m_requests; ///< by user
    RateLimit m_failures; ///< by address: tokens that are nobody's
};

} // namespace adduce
