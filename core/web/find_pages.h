#pragma once
#include "core/base/error.h"
#include "core/web/web_use.h"

namespace adduce {

/// What is looked for.
struct WebQueries
{
    QString search {}; ///< of engines
    QString article {}; ///< of an encyclopedia
    QString language {}; ///< that it is in, ISO 639-1; empty when it is not known
    std::size_t mostPages = 3; ///< of engines
    std::size_t mostArticles = 2;
};

struct FoundPage
{
    QUrl address; ///< as the service named it
    QString source; ///< the service: "Wikipedia"
    std::optional<WebPage> page; ///< none: it could not be fetched
    std::optional<Error> error; ///< why
};

struct FoundPages
{
    std::vector<FoundPage> pages; ///< each address once, those of engines first
    std::vector<Error> errors; ///< of services that did not say anything
};

/// Asks the services, and fetches what they name, several at the same time (`atOnce`). What fails is noted; the rest goes on. The queries go out as
/// they are: they have to pass queryMayLeave() first. Blocks. What has not come once `until` is requested is noted as Stopped; throws that for
/// `stop` alone, which `until` follows.
FoundPages findPages(EgressGate &gate, const WebServices &services, const WebQueries &queries, int atOnce,
    const std::stop_token &until, const std::stop_token &stop);

} // namespace adduce
