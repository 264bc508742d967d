#include "core/web/searxng.h"

#include "core/base/error.h"
#include "core/base/tr.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

Searxng::Searxng(EgressGate &gate, QUrl base, ServiceLimits limits)
    : m_gate(gate)
    , m_base(std::move(base))
    , m_limits(limits)
{
}

std::vector<WebAddress> Searxng::search(const QString &query, std::size_t most, const std::stop_token &stop)
{
    const QJsonObject reply = askService(m_gate, addressUnder(m_base, u"search"_s),
        { { u"q"_s, serviceQuery(query) }, { u"format"_s, u"json"_s } }, m_limits, stop);
    std::vector<WebAddress> found;
    for (const QJsonObject &result : objectsIn(reply[u"results"_s])) {
        WebAddress address { plainText(result[u"title"_s]), webAddress(result[u"url"_s]), plainText(result[u"content"_s]),
            u"SearXNG"_s };
        if (!address.url.isEmpty() && !address.title.isEmpty() && found.size() < std::min(most, kMostWebResults))
            found.push_back(std::move(address));
    }
    return found;
}

QString searxngAddress(const QString &typed)
{
    if (typed.isEmpty())
        return {};
    const QUrl url = webAddress(typed.contains(u"://"_s) ? typed : u"https://"_s + typed);
    if (url.isEmpty())
        throw Error(ErrorKind::BadInput, tr("\"%1\" is not the address of a page on the web").arg(typed));
    return url.toString();
}

} // namespace adduce
