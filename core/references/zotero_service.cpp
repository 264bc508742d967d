#include "core/references/zotero_service.h"

#include "core/base/error.h"
#include "core/network/http.h"
#include "core/references/zotero_fields.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrlQuery>
#include <functional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kZoteroOk = 200;
constexpr int kZoteroBarred = 403;
constexpr int kDeepestPath = 100; // collections in each other
constexpr std::size_t kMostMarksOfItem = 10'000;

/// Of a change: when, and of what, as several may be of one second.
QString stampOf(const QJsonObject &item)
{
    const QJsonObject data = item[u"data"_s].toObject();
    return data[u"dateModified"_s].toString() + u' ' + item[u"key"_s].toString();
}

QString timeIn(const QString &stamp)
{
    return stamp.section(u' ', 0, 0);
}

/// A conversation with Zotero: asks what is needed, and puts references together.
class ZoteroTalk
{
public:
    ZoteroTalk(EgressGate &gate, const ZoteroService &service, std::stop_token stop)
        : m_gate(gate)
        , m_service(service)
        , m_stop(std::move(stop))
    {
    }

    ZoteroNews news(const QString &since)
    {
        const QJsonArray newest = ask(u"items"_s, changesFrom(0, 1)).array();
        ZoteroNews news { newest.isEmpty() ? u"0"_s : stampOf(newest.first().toObject()), {} };
        if (since.isEmpty() || news.upTo == since)
            return news;
        const QStringList changed = changedSince(timeIn(since));
        if (!changed.isEmpty())
            readCollections();
        for (const QString &key : changed)
            if (auto reference = referenceOf(key))
                news.list.references.push_back(*std::move(reference));
        return news;
    }

private:
    using Query = QList<std::pair<QString, QString>>;

    static Query changesFrom(int start, int limit)
    {
        return { { u"sort"_s, u"dateModified"_s }, { u"direction"_s, u"desc"_s }, { u"start"_s, QString::number(start) },
            { u"limit"_s, QString::number(limit) } };
    }

    QJsonDocument ask(const QString &what, const Query &query = {})
    {
        QUrl url = m_service.library;
        url.setPath(url.path() + what);
        QUrlQuery asked;
        asked.setQueryItems(query);
        if (!query.isEmpty())
            url.setQuery(asked);
        const int ms = m_service.timeoutMs;
        const HttpRequest request { .url = url,
            .headers = { { "Zotero-API-Version", "3" }, { "Accept", "application/json" } },
            .redirects = Redirects::None,
            .deadlines = { ms, ms, ms },
            .mostBytes = m_service.mostBytes,
            .outgoing = { .purpose = EgressPurpose::References } };
        const HttpReply reply = fetch(m_gate, request, m_stop);
        if (reply.status == kZoteroBarred)
            throw Error(ErrorKind::NotAllowed, url.authority());
        QJsonParseError error;
        const QJsonDocument json = QJsonDocument::fromJson(reply.body, &error);
        if (reply.status != kZoteroOk || json.isNull())
            throw Error(ErrorKind::BadReply, url.authority(), u"HTTP %1, %2"_s.arg(reply.status).arg(error.errorString()));
        return json;
    }

    /// All of a list, reply by reply; `take` returns false to end it.
    void forEach(
        const QString &what, const std::function<Query(int start)> &query, const std::function<bool(const QJsonObject &)> &take)
    {
        for (int start = 0; start < m_service.mostItems; start += m_service.page) {
            const QJsonArray items = ask(what, query(start)).array();
            for (const QJsonValue item : items)
                if (!take(item.toObject()))
                    return;
            if (items.size() < m_service.page)
                return;
        }
    }

    [[nodiscard]] Query pageFrom(int start) const
    {
        return { { u"start"_s, QString::number(start) }, { u"limit"_s, QString::number(m_service.page) } };
    }

    /// The items that stand by themselves, or that something belongs to, which was changed then or later; the last changed first.
    QStringList changedSince(const QString &time)
    {
        QStringList keys;
        const auto take = [&](const QJsonObject &item) {
            if (timeIn(stampOf(item)) < time)
                return false;
            m_items.insert(item[u"key"_s].toString(), item);
            if (const QString top = topOf(item, 0); !top.isEmpty() && !keys.contains(top))
                keys << top;
            return true;
        };
        forEach(u"items"_s, [this](int start) { return changesFrom(start, m_service.page); }, take);
        return keys;
    }

    QString topOf(const QJsonObject &item, int depth)
    {
        const QString parent = item[u"data"_s][u"parentItem"_s].toString();
        if (parent.isEmpty())
            return item[u"data"_s][u"itemType"_s] == u"note"_s ? QString() : item[u"key"_s].toString(); // a note on no paper
        constexpr int kMostParents = 3; // an annotation of a file of an item
        return depth < kMostParents ? topOf(itemOf(parent), depth + 1) : QString();
    }

    QJsonObject itemOf(const QString &key)
    {
        if (!m_items.contains(key))
            m_items.insert(key, ask(u"items/"_s + QString::fromLatin1(QUrl::toPercentEncoding(key))).object());
        return m_items.value(key);
    }

    void readCollections()
    {
        forEach(
            u"collections"_s, [this](int start) { return pageFrom(start); },
            [this](const QJsonObject &collection) {
                const QJsonObject data = collection[u"data"_s].toObject();
                m_collections.insert(collection[u"key"_s].toString(),
                    { data[u"name"_s].toString().simplified().replace(u'/', u'-'), data[u"parentCollection"_s].toString() });
                return true;
            });
    }

    [[nodiscard]] QString collectionPath(QString key) const
    {
        QStringList path;
        for (int depth = 0; m_collections.contains(key) && depth < kDeepestPath; ++depth) {
            path.prepend(m_collections[key].first);
            key = m_collections[key].second;
        }
        return path.join(u'/');
    }

    /// None for what was thrown away, and for what says nothing of a paper.
    std::optional<Reference> referenceOf(const QString &key)
    {
        const QJsonObject item = itemOf(key);
        const QJsonObject data = item[u"data"_s].toObject();
        const QString type = data[u"itemType"_s].toString();
        if (data[u"deleted"_s].toInt() != 0 || type == u"annotation" || type == u"note")
            return std::nullopt;
        Reference reference;
        reference.key = key;
        if (type == u"attachment") { // a paper that nobody has described yet
            takeFile(reference, item);
        } else {
            reference.type = cslTypeOfZotero(type);
            takeFields(reference, data);
            forEach(
                u"items/%1/children"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(key))),
                [this](int start) { return pageFrom(start); },
                [&](const QJsonObject &child) {
                    takeChild(reference, child);
                    return true;
                });
        }
        const bool saysNothing = reference.title.isEmpty() && reference.doi.isEmpty() && reference.files.isEmpty();
        return saysNothing ? std::nullopt : std::optional(reference);
    }

    void takeFields(Reference &reference, const QJsonObject &data) const
    {
        for (auto it = data.begin(); it != data.end(); ++it)
            if (it.key() != u"citationKey" && it.value().isString())
                setZoteroField(reference, it.key(), it.value().toString());
        setZoteroField(reference, u"citationKey"_s, data[u"citationKey"_s].toString()); // wins over a line of "extra"
        for (const QJsonValue creator : data[u"creators"_s].toArray())
            if (const QString name = (creator[u"name"_s].toString() + creator[u"firstName"_s].toString() + u' '
                    + creator[u"lastName"_s].toString())
                    .left(kLongestField)
                    .simplified();
                creator[u"creatorType"_s].toString() == u"author" && !name.isEmpty())
                reference.authors << name;
        for (const QJsonValue tag : data[u"tags"_s].toArray())
            if (const QString name = tag[u"tag"_s].toString().left(kLongestField).simplified(); !name.isEmpty())
                reference.tags << name;
        for (const QJsonValue collection : data[u"collections"_s].toArray())
            if (const QString path = collectionPath(collection.toString()); !path.isEmpty())
                reference.collections << path;
    }

    void takeChild(Reference &reference, const QJsonObject &child)
    {
        const QJsonObject data = child[u"data"_s].toObject();
        if (data[u"deleted"_s].toInt() != 0)
            return;
        if (data[u"itemType"_s] == u"note"_s)
            addZoteroNote(reference, data[u"note"_s].toString());
        else if (data[u"itemType"_s] == u"attachment"_s)
            takeFile(reference, child);
    }

    void takeFile(Reference &reference, const QJsonObject &file)
    {
        const QUrl address(file[u"links"_s][u"enclosure"_s][u"href"_s].toString());
        if (!address.isLocalFile())
            return; // a link to a page
        reference.files << address.toLocalFile();
        forEach(
            u"items/%1/children"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(file[u"key"_s].toString()))),
            [this](int start) { return pageFrom(start); },
            [&](const QJsonObject &annotation) {
                const QJsonObject data = annotation[u"data"_s].toObject();
                const auto mark = markOfZotero(data[u"annotationType"_s].toString(), data[u"annotationText"_s].toString(),
                    data[u"annotationComment"_s].toString(), data[u"annotationColor"_s].toString(),
                    data[u"annotationPosition"_s].toString());
                if (mark && data[u"deleted"_s].toInt() == 0 && reference.marks.size() < kMostMarksOfItem)
                    reference.marks.push_back(*mark);
                return true;
            });
    }

    EgressGate &m_gate;
    const ZoteroService &m_service;
    std::stop_token m_stop;
    QHash<QString, QJsonObject> m_items; ///< by key, as they came
    QHash<QString, std::pair<QString, QString>> m_collections; ///< by key: name and key of the parent
};

} // namespace

ZoteroNews zoteroNews(EgressGate &gate, const QString &since, const ZoteroService &service, const std::stop_token &stop)
{
    return ZoteroTalk(gate, service, stop).news(since);
}

} // namespace adduce
