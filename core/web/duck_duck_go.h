#pragma once
#include "core/web/web_search.h"
#include "core/web/web_service.h"

namespace adduce {

/// DuckDuckGo's Instant Answers: what an encyclopedia says of a thing, and pages on it. Its lists of results may not be asked for by
/// programs, so they are not.
class DuckDuckGo : public WebSearch
{
public:
    explicit DuckDuckGo(
        EgressGate &gate, QUrl api = QUrl(QStringLiteral("https://api.duckduckgo.com/")), ServiceLimits limits = {});

    [[nodiscard]] std::vector<WebAddress> search(
        const QString &query, std::size_t most, const std::stop_token &stop = {}) override;

private:
    EgressGate &m_gate;
    QUrl m_api;
    ServiceLimits m_limits;
};

} // namespace adduce
