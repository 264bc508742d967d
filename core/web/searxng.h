#pragma once
#include "core/web/web_search.h"
#include "core/web/web_service.h"

namespace adduce {

/// A SearXNG of the user's own, which asks several search engines. Its settings must allow the format "json".
class Searxng : public WebSearch
{
public:
    /// `base`: where it is, as the user typed it; on this computer, in its network or elsewhere.
    Searxng(EgressGate &gate, QUrl base, ServiceLimits limits = {});

    /// Rejected (403) mostly means that its settings do not allow the format.
    [[nodiscard]] std::vector<WebAddress> search(
        const QString &query, std::size_t most, const std::stop_token &stop = {}) override;

private:
    EgressGate &m_gate;
    QUrl m_base;
    ServiceLimits m_limits;
};

/// The address of one as a user types it, HTTPS unless it says otherwise; empty for nothing. Throws BadInput for what is none.
QString searxngAddress(const QString &typed);

} // namespace adduce
