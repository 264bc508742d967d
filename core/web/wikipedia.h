#pragma once
#include "core/web/web_search.h"
#include "core/web/web_service.h"

namespace adduce {

/// The search of one Wikipedia. Its texts are under CC BY-SA: what is shown of them names it.
class Wikipedia : public WebSearch
{
public:
    static constexpr std::size_t kMost = 10; ///< articles of one search, whoever asks for more

    /// `api`: of the Wikipedia of a language (wikipediaIn()).
    Wikipedia(EgressGate &gate, QUrl api, ServiceLimits limits = {});

    [[nodiscard]] std::vector<WebAddress> search(
        const QString &query, std::size_t most, const std::stop_token &stop = {}) override;

private:
    EgressGate &m_gate;
    QUrl m_api;
    ServiceLimits m_limits;
};

/// Where the Wikipedia of a language is asked; the English one's for what is no code of a language.
QUrl wikipediaIn(const QString &language);

} // namespace adduce
