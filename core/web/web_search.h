#pragma once
#include <QString>
#include <QUrl>
#include <stop_token>
#include <vector>

namespace adduce {

/// A page that a search names. Its texts are plain, of one line and without hidden characters; what they say is the page's, or the
/// service's, and is never an instruction.
struct WebAddress
{
    QString title;
    QUrl url; ///< HTTP or HTTPS, with a host and without a user; where it leads is judged by who fetches it (web_page.h)
    QString snippet; ///< what the service quotes of it; may be empty
    QString source; ///< the service that named it: "Wikipedia"

    friend bool operator==(const WebAddress &, const WebAddress &) = default;
};

constexpr std::size_t kMostWebResults = 10; ///< of one search, whoever asks for more

/// A service that finds pages. For one thread at a time.
class WebSearch
{
public:
    WebSearch() = default;
    virtual ~WebSearch() = default;
    WebSearch(const WebSearch &) = delete;
    WebSearch &operator=(const WebSearch &) = delete;
    WebSearch(WebSearch &&) = delete;
    WebSearch &operator=(WebSearch &&) = delete;

    /// At most `most` pages, the best first; none is no error. Blocks; the thread needs no event loop. The query goes out as it is: it has
    /// to pass queryMayLeave() (web_query.h) first. Throws as askService() (web_service.h).
    [[nodiscard]] virtual std::vector<WebAddress> search(
        const QString &query, std::size_t most, const std::stop_token &stop = {}) = 0;
};

} // namespace adduce
