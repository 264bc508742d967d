#pragma once
#include "core/library/document_store.h"
#include "core/web/web_page.h"
#include "core/web/web_service.h"
#include "core/web/wikipedia.h"
#include <functional>
#include <span>

namespace adduce {

/// The services that find pages, and how far one goes for these.
struct WebServices
{
    bool usesDuckDuckGo = true;
    bool usesWikipedia = true;
    QUrl searxng {}; ///< of the user's own; empty for none. It takes the place of DuckDuckGo
    ServiceLimits limits {};
    PageLimits pages {};
    QUrl duckDuckGo { QStringLiteral("https://api.duckduckgo.com/") };
    std::function<QUrl(const QString &language)> wikipedia = wikipediaIn;
};

/// The web as a question may use it.
struct WebUse
{
    WebServices services {};
    /// Makes documents of pages, one of each, in their order; one that could not be read says why. Blocks; throws as addPages().
    std::function<std::vector<DocumentRow>(std::span<const WebPage> pages, const std::stop_token &stop)> takeIn {};
};

} // namespace adduce
