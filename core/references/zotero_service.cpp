#include "core/references/zotero_service.h"

#include "core/base/error.h"
#include "core/network/http.h"
#include "core/references/zotero_fields.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUrlQuery>
#include <functional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kZoteroOk = 200;
constexpr int kZoteroBarred = 403;
constexpr int kDeepestPath = 100; // collections in each other
constexpr std::size_t kMostMarksOfItem = 10'000;
constexpr qsizetype kMostFiles = 100; // of an item
constexpr qsizetype kLongestName = 1'000; // of a collection

/// Whoever answers in Zotero's place may name any file: none is taken that is no paper by its name.
bool isPaper(const QString &path)
{
    static const QStringList kinds { u"pdf"_s, u"epub"_s, u"docx"_s, u"odt"_s, u"html"_s, u"htm"_s, u"xml"_s, u"txt"_s, u"md"_s };
    return kinds.contains(QFileInfo(path).suffix().toLower());
}

QString timeOf(const QJsonObject &item)
{
    return item[u"data"_s][u"dateModified"_s].toString();
}

/// Up to when all has come, by this computer's clock as Zotero's own, and up to which version of the library; -1: none is known.
struct UpTo
{
    QString time;
    qint64 version = -1;
};

UpTo upToIn(const QString &text)
{
    bool isNumber = false;
    const qint64 version = text.section(u' ', 1, 1).toLongLong(&isNumber);
    return { text.section(u' ', 0, 0), isNumber ? version : -1 };
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
        const UpTo before = upToIn(since);
        const QString now = zoteroNow(); // what is changed meanwhile comes with the next look
        ZoteroNews news;
        const QStringList changed = changedSince(before);
        if (!changed.isEmpty())
            readCollections();
        for (const QString &key : changed)
            take(key, news.list);
        if (m_isCut)
            news.list.problems.push_back(
                { 0, {}, u"more than %1 items were changed; the rest is left out"_s.arg(m_service.mostItems) });
        news.upTo = u"%1 %2"_s.arg(now).arg(m_version);
        return news;
    }

private:
    using Query = QList<std::pair<QString, QString>>;

    [[nodiscard]] Query pageFrom(int start) const
    {
        return { { u"start"_s, QString::number(start) }, { u"limit"_s, QString::number(m_service.page) } };
    }

    /// In an order that stays.
    [[nodiscard]] Query childrenFrom(int start) const
    {
        return pageFrom(start) + Query { { u"sort"_s, u"dateAdded"_s }, { u"direction"_s, u"asc"_s } };
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
        bool isNumber = false;
        if (const qint64 version = reply.header("last-modified-version").toLongLong(&isNumber); isNumber)
            m_version = std::max(m_version, version);
        return json;
    }

    /// All of a list, reply by reply; `take` returns false to end it. No more than was asked for is looked at.
    void forEach(
        const QString &what, const std::function<Query(int start)> &query, const std::function<bool(const QJsonObject &)> &take)
    {
        for (int start = 0; start < m_service.mostItems; start += m_service.page) {
            const QJsonArray items = ask(what, query(start)).array();
            for (qsizetype i = 0; i < std::min(items.size(), static_cast<qsizetype>(m_service.page)); ++i)
                if (!take(items[i].toObject()))
                    return;
            if (items.size() < m_service.page)
                return;
        }
        m_isCut = true;
    }

    /// The items that stand by themselves, or that something belongs to, which was changed then or later. What another computer changed
    /// keeps its time, and has a newer version once it is synchronised; what is changed here has that only then.
    QStringList changedSince(const UpTo &before)
    {
        QStringList keys;
        QSet<QString> known;
        const auto add = [&](const QJsonObject &item) {
            m_items.insert(item[u"key"_s].toString(), item);
            if (const QString top = topOf(item, 0); !top.isEmpty() && !known.contains(top)) {
                known.insert(top);
                keys << top;
            }
        };
        forEach(
            u"items"_s,
            [this](int start) {
                return pageFrom(start) + Query { { u"sort"_s, u"dateModified"_s }, { u"direction"_s, u"desc"_s } };
            },
            [&](const QJsonObject &item) {
                if (timeOf(item) < before.time)
                    return false;
                add(item);
                return true;
            });
        if (before.version >= 0 && m_version > before.version)
            forEach(
                u"items"_s,
                [&](int start) { return pageFrom(start) + Query { { u"since"_s, QString::number(before.version) } }; },
                [&](const QJsonObject &item) {
                    add(item);
                    return true;
                });
        return keys;
    }

    /// An item that cannot be had is a problem of its own.
    void take(const QString &key, ReferenceList &list)
    {
        try {
            if (auto reference = referenceOf(key))
                list.references.push_back(*std::move(reference));
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::BadReply)
                throw;
            list.problems.push_back({ 0, key.left(kLongestName), u"Zotero does not say what it is"_s });
        }
    }

    QString topOf(const QJsonObject &item, int depth)
    {
        const QString parent = item[u"data"_s][u"parentItem"_s].toString();
        if (parent.isEmpty())
            return item[u"data"_s][u"itemType"_s] == u"note"_s ? QString() : item[u"key"_s].toString(); // a note on no paper
        constexpr int kMostParents = 3; // an annotation of a file of an item
        try {
            return depth < kMostParents ? topOf(itemOf(parent), depth + 1) : QString();
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::BadReply)
                throw;
            return {}; // its parent has gone meanwhile
        }
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
                    { data[u"name"_s].toString().left(kLongestName).simplified().replace(u'/', u'-'),
                        data[u"parentCollection"_s].toString() });
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
        for (const QJsonValue creator : data[u"creators"_s].toArray()) {
            PersonName name;
            name.literal = creator[u"name"_s].toString().left(kLongestPersonName).simplified();
            if (name.literal.isEmpty())
                name = nameFromFields(creator[u"firstName"_s].toString().left(kLongestPersonName),
                    creator[u"lastName"_s].toString().left(kLongestPersonName));
            addZoteroCreator(reference, creator[u"creatorType"_s].toString(), name);
        }
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
        if (!address.isLocalFile() || reference.files.size() >= kMostFiles || !isPaper(address.toLocalFile()))
            return; // a link to a page, or what is no paper
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
    qint64 m_version = -1; ///< of the library, as the replies say
    bool m_isCut = false; ///< more was there than is looked at
    QHash<QString, std::pair<QString, QString>> m_collections; ///< by key: name and key of the parent
};

} // namespace

QString zoteroNow()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

ZoteroNews zoteroNews(EgressGate &gate, const QString &since, const ZoteroService &service, const std::stop_token &stop)
{
    return ZoteroTalk(gate, service, stop).news(since);
}

} // namespace adduce
