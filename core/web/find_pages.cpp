#include "core/web/find_pages.h"

#include "core/base/at_once.h"
#include "core/base/stop.h"
#include "core/web/duck_duck_go.h"
#include "core/web/searxng.h"

#include <algorithm>
#include <memory>

namespace adduce {

namespace {

struct Search
{
    std::unique_ptr<WebSearch> service;
    QString query;
    std::size_t most = 0;
};

std::vector<Search> searchesFor(EgressGate &gate, const WebServices &services, const WebQueries &queries)
{
    std::vector<Search> searches;
    if (!queries.search.isEmpty() && queries.mostPages > 0) {
        if (!services.searxng.isEmpty())
            searches.push_back(
                { std::make_unique<Searxng>(gate, services.searxng, services.limits), queries.search, queries.mostPages });
        else if (services.usesDuckDuckGo)
            searches.push_back(
                { std::make_unique<DuckDuckGo>(gate, services.duckDuckGo, services.limits), queries.search, queries.mostPages });
    }
    if (services.usesWikipedia && !queries.article.isEmpty() && queries.mostArticles > 0)
        searches.push_back({ std::make_unique<Wikipedia>(gate, services.wikipedia(queries.language), services.limits),
            queries.article, queries.mostArticles });
    return searches;
}

/// What fails, or comes too late, is noted; a stop is none of it.
template <class Work> std::optional<Error> errorOf(const std::stop_token &until, const std::stop_token &stop, Work work)
{
    throwIfStopped(stop);
    try {
        throwIfStopped(until);
        work();
    } catch (const Error &error) {
        throwIfStopped(stop);
        return error;
    }
    return std::nullopt;
}

} // namespace

FoundPages findPages(EgressGate &gate, const WebServices &services, const WebQueries &queries, int atOnce,
    const std::stop_token &until, const std::stop_token &stop)
{
    FoundPages found;
    const std::vector<Search> searches = searchesFor(gate, services, queries);
    std::vector<std::vector<WebAddress>> named(searches.size());
    std::vector<std::optional<Error>> errors(searches.size());
    forEachAtOnce(searches.size(), atOnce, [&](std::size_t i) {
        errors[i] =
            errorOf(until, stop, [&] { named[i] = searches[i].service->search(searches[i].query, searches[i].most, until); });
    });
    for (std::size_t i = 0; i < searches.size(); ++i) {
        if (errors[i])
            found.errors.push_back(*errors[i]);
        for (const WebAddress &one : named[i])
            if (std::ranges::find(found.pages, one.url, &FoundPage::address) == found.pages.end())
                found.pages.push_back({ one.url, one.source, {}, {} });
    }
    forEachAtOnce(found.pages.size(), atOnce, [&](std::size_t i) {
        FoundPage &one = found.pages[i];
        one.error = errorOf(until, stop, [&] { one.page = fetchPage(gate, one.address, services.pages, until); });
    });
    return found;
}

} // namespace adduce
