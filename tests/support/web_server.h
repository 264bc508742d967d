#pragma once
#include "core/web/web_use.h"
#include "tests/support/loopback_server.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QUrlQuery>

namespace adduce::test {

/// A web of this computer: DuckDuckGo at /ddg, a Wikipedia at /w/api.php with its articles under /wiki/, and pages.
class WebServer
{
public:
    /// Of HTML, by their paths. Those that DuckDuckGo names are under /page/, in their order.
    QMap<QString, QByteArray> pages;
    QStringList articles; ///< titles that the Wikipedia finds
    bool isBroken = false; ///< the services fail

    [[nodiscard]] WebServices services() const
    {
        WebServices services;
        services.duckDuckGo = url(QStringLiteral("/ddg"));
        services.wikipedia = [this](const QString &) { return url(QStringLiteral("/w/api.php")); };
        services.pages.allowsLoopback = true;
        services.pages.wholeMs = 5'000;
        return services;
    }
    [[nodiscard]] QUrl url(const QString &path) const { return m_server.url(path); }
    [[nodiscard]] int asked() const { return m_server.asked(); }
    [[nodiscard]] std::vector<Exchange> exchanges() const { return m_server.exchanges(); }
    /// What the services were asked for, "search nap recall", "article nap".
    [[nodiscard]] QStringList queries() const
    {
        QStringList all;
        for (const QByteArray &request : m_server.requests()) {
            const QUrl target(QString::fromLatin1(request.split(' ').value(1)));
            const QUrlQuery query(target);
            if (target.path() == u"/ddg")
                all << QStringLiteral("search ") + query.queryItemValue(QStringLiteral("q"), QUrl::FullyDecoded);
            if (target.path() == u"/w/api.php")
                all << QStringLiteral("article ") + query.queryItemValue(QStringLiteral("srsearch"), QUrl::FullyDecoded);
        }
        all.sort();
        return all;
    }

private:
    [[nodiscard]] QByteArray reply(const QByteArray &request) const
    {
        const QUrl target = QUrl::fromEncoded(request.split(' ').value(1));
        const QString path = target.path();
        if (pages.contains(path))
            return "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close\r\n\r\n" + pages[path];
        if (isBroken || (path != u"/ddg" && path != u"/w/api.php"))
            return http("500 Internal Server Error", "{}");
        QJsonArray found;
        if (path == u"/ddg") {
            for (auto page = pages.begin(); page != pages.end(); ++page)
                if (page.key().startsWith(u"/page/"))
                    found.append(QJsonObject {
                        { QStringLiteral("FirstURL"), url(page.key()).toString() }, { QStringLiteral("Text"), page.key() } });
            return http("200 OK", QJsonDocument(QJsonObject { { QStringLiteral("RelatedTopics"), found } }).toJson());
        }
        for (const QString &title : articles)
            found.append(QJsonObject { { QStringLiteral("title"), title } });
        const QJsonObject search { { QStringLiteral("search"), found } };
        return http("200 OK", QJsonDocument(QJsonObject { { QStringLiteral("query"), search } }).toJson());
    }

    LoopbackServer m_server { [this](const QByteArray &request) { return Script(reply(request)); } };
};

/// A page with these sentences.
inline QByteArray webPage(const QByteArray &title, const QByteArray &sentences)
{
    return "<!doctype html><title>" + title + "</title><body><h1>" + title + "</h1><p>" + sentences + "</p></body>";
}

} // namespace adduce::test
