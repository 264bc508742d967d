#include "core/base/error.h"
#include "core/network/egress.h"
#include "core/references/zotero_service.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What comes from a running Zotero.
class TestZoteroService : public QObject
{
    Q_OBJECT

private slots:
    void beginsNow();
    void whatIsNewArrives();
    void aChangeOfAHighlightBringsItsPaper();
    void whatWasSynchronisedArrives();
    void whatIsNoPaperDoesNot();
    void oneThatCannotBeHadIsAProblem();
    void manyComeReplyByReply();
    void anEmptyLibrary();
    void itMayNotRun();
    void itMayLetNobodyRead();
    void badReplies_data();
    void badReplies();
    void hostileItems();
    void isStopped();
};

namespace {

QJsonObject item(const QString &key, const QString &type, const QString &modified, QJsonObject data = {})
{
    data[u"key"_s] = key;
    data[u"itemType"_s] = type;
    data[u"dateModified"_s] = modified;
    return { { u"key"_s, key }, { u"data"_s, data } };
}

QJsonObject file(const QString &key, const QString &parent, const QString &modified, const QString &path)
{
    QJsonObject made = item(key, u"attachment"_s, modified, { { u"parentItem"_s, parent } });
    made[u"links"_s] = QJsonObject { { u"enclosure"_s, QJsonObject { { u"href"_s, u"file://"_s + path } } } };
    return made;
}

/// A Zotero with these items, which answers as its API does: newest first.
struct Zotero
{
    std::vector<QJsonObject> items;
    std::vector<QJsonObject> collections;
    QByteArray broken = "/never"; ///< what has this address fails
    int version = 7; ///< of the library; grows when it is synchronised
    EgressGate gate;
    test::LoopbackServer server { [this](const QByteArray &request) { return answer(request); } };

    [[nodiscard]] ZoteroService service(int page = 100) const
    {
        return { .library = server.url(u"/api/users/0/"_s), .timeoutMs = 5'000, .page = page };
    }
    [[nodiscard]] ZoteroNews news(const QString &since, int page = 100) { return zoteroNews(gate, since, service(page)); }

    test::Script answer(const QByteArray &request)
    {
        if (request.contains(broken))
            return QByteArray("HTTP/1.1 500 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        const QUrl url(u"http://x"_s + QString::fromLatin1(request.split(' ').value(1)));
        const QUrlQuery query(url);
        const QStringList path = url.path().mid(13).split(u'/'); // behind "/api/users/0/"
        std::vector<QJsonObject> found;
        if (path[0] == u"collections") {
            found = collections;
        } else if (path.size() == 1) {
            found = items;
            if (query.hasQueryItem(u"since"_s))
                std::erase_if(found, [&](const QJsonObject &one) {
                    return one[u"version"_s].toInt() <= query.queryItemValue(u"since"_s).toInt();
                });
            std::ranges::stable_sort(found, std::ranges::greater {},
                [](const QJsonObject &one) { return one[u"data"_s][u"dateModified"_s].toString(); });
        } else if (path.size() == 2) {
            for (const QJsonObject &one : items)
                if (one[u"key"_s] == path[1])
                    return json(QJsonDocument(one));
            return QByteArray("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        } else {
            for (const QJsonObject &one : items)
                if (one[u"data"_s][u"parentItem"_s] == path[1])
                    found.push_back(one);
        }
        QJsonArray page;
        const auto start = static_cast<std::size_t>(query.queryItemValue(u"start"_s).toInt());
        const auto limit = static_cast<std::size_t>(query.queryItemValue(u"limit"_s).toInt());
        for (auto i = start; i < std::min(found.size(), start + limit); ++i)
            page.append(found[i]);
        return json(QJsonDocument(page));
    }
    [[nodiscard]] QByteArray json(const QJsonDocument &document) const
    {
        const QByteArray body = document.toJson(QJsonDocument::Compact);
        return "HTTP/1.1 200 OK\r\nLast-Modified-Version: " + QByteArray::number(version)
            + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size())
            + "\r\nConnection: close\r\n\r\n" + body;
    }
};

const QString kBefore = u"2026-01-01T10:00:00Z"_s;
const QString kNow = u"2026-01-02T10:00:00Z"_s;
const QString kLater = u"2026-01-03T10:00:00Z"_s;

void fill(Zotero &zotero)
{
    zotero.collections = { { { u"key"_s, u"C1"_s },
                               { u"data"_s, QJsonObject { { u"name"_s, u"Sleep"_s }, { u"parentCollection"_s, false } } } },
        { { u"key"_s, u"C2"_s },
            { u"data"_s, QJsonObject { { u"name"_s, u"Naps/short"_s }, { u"parentCollection"_s, u"C1"_s } } } } };
    zotero.items = { item(u"OLD"_s, u"book"_s, kBefore, { { u"title"_s, u"Long read before"_s } }),
        item(u"NAPS"_s, u"journalArticle"_s, kNow,
            { { u"title"_s, u"Naps and recall"_s }, { u"publicationTitle"_s, u"Sleep"_s }, { u"date"_s, u"May 2001"_s },
                { u"DOI"_s, u"10.1000/ABC"_s }, { u"extra"_s, u"Citation Key: smith2001"_s },
                { u"abstractNote"_s, u"A nap helps."_s },
                { u"creators"_s,
                    QJsonArray { QJsonObject { { u"creatorType"_s, u"author"_s }, { u"firstName"_s, u"Jane"_s },
                                     { u"lastName"_s, u"Smith"_s } },
                        QJsonObject { { u"creatorType"_s, u"author"_s }, { u"name"_s, u"WHO"_s } },
                        QJsonObject { { u"creatorType"_s, u"editor"_s }, { u"lastName"_s, u"Itor"_s } } } },
                { u"tags"_s, QJsonArray { QJsonObject { { u"tag"_s, u"to read"_s } } } },
                { u"collections"_s, QJsonArray { u"C2"_s, u"GONE"_s } } }),
        file(u"PDF"_s, u"NAPS"_s, kNow, u"/zotero/storage/PDF/naps.pdf"_s),
        item(u"NOTE"_s, u"note"_s, kNow, { { u"parentItem"_s, u"NAPS"_s }, { u"note"_s, u"<p>Read <b>again</b></p>"_s } }),
        item(u"MARK"_s, u"annotation"_s, kNow,
            { { u"parentItem"_s, u"PDF"_s }, { u"annotationType"_s, u"highlight"_s },
                { u"annotationText"_s, u"recall of words"_s }, { u"annotationColor"_s, u"#ffd400"_s },
                { u"annotationPosition"_s, u"{\"pageIndex\": 2}"_s } }) };
}

} // namespace

void TestZoteroService::beginsNow()
{
    Zotero zotero;
    fill(zotero);
    const ZoteroNews news = zotero.news(zoteroNow()); // all of it is of the past
    QVERIFY(news.list.references.empty());
    QVERIFY2(news.upTo.endsWith(u"Z 7"_s), qPrintable(news.upTo));
    QCOMPARE(zotero.server.asked(), 1);
    QCOMPARE(zotero.gate.records(1).front().purpose, EgressPurpose::References);
    QVERIFY(zotero.news(news.upTo).list.references.empty());
    QCOMPARE(zotero.server.asked(), 2); // nothing has changed: nothing more is asked
}

void TestZoteroService::whatIsNewArrives()
{
    Zotero zotero;
    fill(zotero);
    const ZoteroNews news = zotero.news(kNow);
    QCOMPARE(news.list.references.size(), std::size_t(1)); // with what is of that very second
    const Reference &r = news.list.references.front();
    QCOMPARE(r.key, u"smith2001"_s);
    QCOMPARE(r.type, u"article-journal"_s);
    QCOMPARE(r.title, u"Naps and recall"_s);
    QCOMPARE(displayNames(r.authors), (QStringList { u"Jane Smith"_s, u"WHO"_s }));
    QCOMPARE(r.year, 2001);
    QCOMPARE(r.doi, u"10.1000/abc"_s);
    QCOMPARE(r.venue, u"Sleep"_s);
    QCOMPARE(r.abstract, u"A nap helps."_s);
    QCOMPARE(r.tags, QStringList { u"to read"_s });
    QCOMPARE(r.collections, QStringList { u"Sleep/Naps-short"_s });
    QCOMPARE(r.files, QStringList { u"/zotero/storage/PDF/naps.pdf"_s });
    QCOMPARE(r.note, u"Read again"_s);
    QCOMPARE(r.marks, (std::vector<ReferenceMark> { { 3, u"recall of words"_s, {}, 0xffd400 } }));
}

void TestZoteroService::aChangeOfAHighlightBringsItsPaper()
{
    Zotero zotero;
    fill(zotero);
    zotero.items.push_back(item(u"NEW"_s, u"annotation"_s, kLater,
        { { u"parentItem"_s, u"PDF"_s }, { u"annotationType"_s, u"underline"_s }, { u"annotationText"_s, u"of words"_s },
            { u"annotationComment"_s, u"why?"_s }, { u"annotationPosition"_s, u"{\"pageIndex\": 0}"_s } }));
    const ZoteroNews news = zotero.news(kLater);
    QCOMPARE(news.list.references.size(), std::size_t(1));
    QCOMPARE(news.list.references.front().title, u"Naps and recall"_s);
    QCOMPARE(news.list.references.front().marks.size(), std::size_t(2));
}

void TestZoteroService::whatWasSynchronisedArrives()
{
    Zotero zotero;
    fill(zotero);
    const QString upTo = zotero.news(zoteroNow()).upTo;
    QJsonObject elsewhere = item(u"ELSE"_s, u"book"_s, kBefore, { { u"title"_s, u"Added on another computer"_s } });
    elsewhere[u"version"_s] = 9;
    zotero.items.push_back(elsewhere);
    zotero.version = 9;
    const ZoteroNews news = zotero.news(upTo);
    QCOMPARE(news.list.references.size(), std::size_t(1)); // although its time is long past
    QVERIFY(news.upTo.endsWith(u" 9"_s));
    QVERIFY(zotero.news(news.upTo).list.references.empty());
}

void TestZoteroService::whatIsNoPaperDoesNot()
{
    Zotero zotero;
    fill(zotero);
    zotero.items.push_back(item(u"GONE"_s, u"book"_s, kLater, { { u"title"_s, u"Thrown away"_s }, { u"deleted"_s, 1 } }));
    zotero.items.push_back(item(u"LONE"_s, u"note"_s, kLater, { { u"note"_s, u"A note on no paper"_s } }));
    zotero.items.push_back(item(u"LOST"_s, u"annotation"_s, kLater, { { u"parentItem"_s, u"NOWHERE"_s } }));
    zotero.items.push_back(file(u"FREE"_s, {}, kLater, u"/zotero/storage/FREE/alone.pdf"_s));
    zotero.items.push_back(file(u"KEYS"_s, {}, kLater, u"/home/ada/.ssh/id_ed25519"_s));
    const ZoteroNews news = zotero.news(kLater);
    QCOMPARE(news.list.references.size(), std::size_t(1));
    QCOMPARE(news.list.references.front().files, QStringList { u"/zotero/storage/FREE/alone.pdf"_s });
}

void TestZoteroService::oneThatCannotBeHadIsAProblem()
{
    Zotero zotero;
    fill(zotero);
    zotero.broken = "/items/NAPS/children";
    zotero.items.push_back(item(u"FINE"_s, u"book"_s, kNow, { { u"title"_s, u"A book that is fine"_s } }));
    const ZoteroNews news = zotero.news(kNow);
    QCOMPARE(news.list.references.size(), std::size_t(1));
    QCOMPARE(news.list.references.front().key, u"FINE"_s);
    QCOMPARE(news.list.problems.size(), std::size_t(1));
    QCOMPARE(news.list.problems.front().entry, u"NAPS"_s);
}

void TestZoteroService::manyComeReplyByReply()
{
    Zotero zotero;
    zotero.items = { item(u"OLD"_s, u"book"_s, kBefore, { { u"title"_s, u"Long read before"_s } }) };
    for (int i = 0; i < 25; ++i)
        zotero.items.push_back(item(u"N%1"_s.arg(i), u"book"_s, kNow, { { u"title"_s, u"The book of number %1"_s.arg(i) } }));
    QCOMPARE(zotero.news(kNow, 10).list.references.size(), std::size_t(25));
    ZoteroService few = zotero.service(10);
    few.mostItems = 20;
    const ZoteroNews cut = zoteroNews(zotero.gate, kNow, few);
    QCOMPARE(cut.list.references.size(), std::size_t(20));
    QCOMPARE(cut.list.problems.size(), std::size_t(1)); // what is left out is told
}

void TestZoteroService::anEmptyLibrary()
{
    Zotero zotero;
    const QString upTo = zotero.news(zoteroNow()).upTo;
    QVERIFY(zotero.news(upTo).list.references.empty());
    zotero.items = { item(u"FIRST"_s, u"book"_s, u"2999-01-01T00:00:00Z"_s, { { u"title"_s, u"The first of all books"_s } }) };
    const ZoteroNews news = zotero.news(upTo);
    QCOMPARE(news.list.references.size(), std::size_t(1));
    QVERIFY(news.upTo < u"2999"_s); // a wrong clock holds nothing up
}

void TestZoteroService::itMayNotRun()
{
    EgressGate gate;
    ZoteroService service;
    {
        const test::LoopbackServer gone([](const QByteArray &) { return QByteArray(); });
        service.library = gone.url(u"/api/users/0/"_s);
    }
    QCOMPARE(test::errorOf([&] { (void)zoteroNews(gate, zoteroNow(), service); })->kind(), ErrorKind::NotListening);
}

void TestZoteroService::itMayLetNobodyRead()
{
    EgressGate gate;
    const test::LoopbackServer server([](const QByteArray &) {
        return QByteArray("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    });
    const ZoteroService service { .library = server.url(u"/api/users/0/"_s), .timeoutMs = 5'000 };
    QCOMPARE(test::errorOf([&] { (void)zoteroNews(gate, zoteroNow(), service); })->kind(), ErrorKind::NotAllowed);
}

void TestZoteroService::badReplies_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("no JSON") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello");
    QTest::newRow("an error") << QByteArray("HTTP/1.1 500 No\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]");
    QTest::newRow("elsewhere") << QByteArray(
        "HTTP/1.1 302 Found\r\nLocation: http://example.org/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
}

void TestZoteroService::badReplies()
{
    QFETCH(const QByteArray, reply);
    EgressGate gate;
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const ZoteroService service { .library = server.url(u"/api/users/0/"_s), .timeoutMs = 5'000 };
    QCOMPARE(test::errorOf([&] { (void)zoteroNews(gate, zoteroNow(), service); })->kind(), ErrorKind::BadReply);
    QCOMPARE(server.asked(), 1);
}

/// Another program may listen in Zotero's place.
void TestZoteroService::hostileItems()
{
    Zotero zotero;
    zotero.items = { item(u"RING1"_s, u"annotation"_s, kNow, { { u"parentItem"_s, u"RING2"_s } }),
        item(u"RING2"_s, u"annotation"_s, kNow, { { u"parentItem"_s, u"RING1"_s } }),
        QJsonObject { { u"key"_s, 7 }, { u"data"_s, u"x"_s } },
        item(u"ODD"_s, u"book"_s, kNow,
            { { u"title"_s, QJsonArray { 1, 2 } }, { u"creators"_s, u"x"_s }, { u"tags"_s, 3 },
                { u"collections"_s, QJsonObject {} } }),
        item(u"LONG"_s, u"book"_s, kNow, { { u"title"_s, QString(500'000, u'x') } }), file(u"WEB"_s, {}, kNow, {}) };
    zotero.items.back()[u"links"_s] =
        QJsonObject { { u"enclosure"_s, QJsonObject { { u"href"_s, u"http://example.org/a.pdf"_s } } } };
    zotero.collections = { { { u"key"_s, u"A"_s },
        { u"data"_s, QJsonObject { { u"name"_s, u"a"_s }, { u"parentCollection"_s, u"A"_s } } } } };
    const ZoteroNews news = zotero.news(kNow);
    QCOMPARE(news.list.references.size(), std::size_t(1)); // the long one, cut
    QCOMPARE(news.list.references.front().title.size(), kLongestField);
}

void TestZoteroService::isStopped()
{
    EgressGate gate;
    const test::LoopbackServer server([](const QByteArray &) { return test::Script({}, test::Script::End::Hold); });
    const ZoteroService service { .library = server.url(u"/api/users/0/"_s) };
    std::stop_source stop;
    const std::jthread stopper([&] {
        while (server.asked() == 0)
            std::this_thread::yield();
        stop.request_stop();
    });
    QCOMPARE(test::errorOf([&] { (void)zoteroNews(gate, zoteroNow(), service, stop.get_token()); })->kind(), ErrorKind::Stopped);
}

ADDUCE_TEST(TestZoteroService)
#include "test_zotero_service.moc"
