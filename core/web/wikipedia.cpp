#include "core/web/wikipedia.h"

#include "core/base/error.h"

#include <QRegularExpression>

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Where an article of that title is read.
QUrl articleAt(const QUrl &api, const QString &title)
{
    QUrl url = api;
    url.setQuery(QString());
    const QString path = QString(title).replace(u' ', u'_');
    url.setPath(u"/wiki/"_s + QString::fromLatin1(QUrl::toPercentEncoding(path, "/:(),")), QUrl::StrictMode);
    return url;
}

} // namespace

QUrl wikipediaIn(const QString &language)
{
    static const QRegularExpression code(u"^[a-z]{2,3}(?:-[a-z]{2,10})?$"_s);
    const QString sound = code.match(language).hasMatch() ? language : u"en"_s;
    return QUrl(u"https://%1.wikipedia.org/w/api.php"_s.arg(sound));
}

Wikipedia::Wikipedia(EgressGate &gate, QUrl api, ServiceLimits limits)
    : m_gate(gate)
    , m_api(std::move(api))
    , m_limits(limits)
{
}

std::vector<WebAddress> Wikipedia::search(const QString &query, std::size_t most, const std::stop_token &stop)
{
    const QJsonObject reply = askService(m_gate, m_api,
        { { u"action"_s, u"query"_s }, { u"list"_s, u"search"_s }, { u"srsearch"_s, serviceQuery(query) },
            { u"srlimit"_s, QString::number(std::min(most, kMost)) }, { u"srprop"_s, u"snippet"_s }, { u"format"_s, u"json"_s },
            { u"formatversion"_s, u"2"_s } },
        m_limits, stop);
    if (reply.contains(u"error"_s)) // with a status of success
        throw Error(ErrorKind::Rejected, hostOf(m_api), plainText(reply[u"error"_s].toObject()[u"info"_s]));
    std::vector<WebAddress> found;
    for (const QJsonObject &article : objectsIn(reply[u"query"_s].toObject()[u"search"_s]))
        if (const QString title = plainText(article[u"title"_s]); !title.isEmpty() && found.size() < std::min(most, kMost))
            found.push_back({ title, articleAt(m_api, title), plainText(article[u"snippet"_s]), u"Wikipedia"_s });
    return found;
}

} // namespace adduce
