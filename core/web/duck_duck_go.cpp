#include "core/web/duck_duck_go.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QString kName = u"DuckDuckGo"_s;

/// Pages of its own only list others.
bool isItsOwn(const QUrl &url)
{
    return url.host() == u"duckduckgo.com" || url.host().endsWith(u".duckduckgo.com");
}

/// "A nap - A nap is a short sleep": what it is called stands before what it is.
WebAddress resultOf(const QJsonObject &result)
{
    const QString text = plainText(result[u"Text"_s]);
    return { text.section(u" - "_s, 0, 0), webAddress(result[u"FirstURL"_s]), text, kName };
}

/// Topics stand in the list, or in groups of it.
void addTopics(const QJsonValue &list, std::vector<WebAddress> &found)
{
    for (const QJsonObject &topic : objectsIn(list)) {
        found.push_back(resultOf(topic));
        for (const QJsonObject &inner : objectsIn(topic[u"Topics"_s]))
            found.push_back(resultOf(inner));
    }
}

} // namespace

DuckDuckGo::DuckDuckGo(EgressGate &gate, QUrl api, ServiceLimits limits)
    : m_gate(gate)
    , m_api(std::move(api))
    , m_limits(limits)
{
}

std::vector<WebAddress> DuckDuckGo::search(const QString &query, std::size_t most, const std::stop_token &stop)
{
    const QJsonObject reply = askService(m_gate, m_api,
        { { u"q"_s, serviceQuery(query) }, { u"format"_s, u"json"_s }, { u"no_html"_s, u"1"_s }, { u"no_redirect"_s, u"1"_s },
            { u"skip_disambig"_s, u"1"_s } },
        m_limits, stop);
    std::vector<WebAddress> found { { plainText(reply[u"Heading"_s]), webAddress(reply[u"AbstractURL"_s]),
        plainText(reply[u"AbstractText"_s]), kName } };
    addTopics(reply[u"Results"_s], found);
    addTopics(reply[u"RelatedTopics"_s], found);
    std::erase_if(found, [](const WebAddress &a) { return a.url.isEmpty() || a.title.isEmpty() || isItsOwn(a.url); });
    found.resize(std::min({ found.size(), most, kMostWebResults }));
    return found;
}

} // namespace adduce
