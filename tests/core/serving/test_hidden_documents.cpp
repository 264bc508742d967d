#include "core/threads/thread_store.h"
#include "tests/core/serving/served_library.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QTest>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// What a caller is told of documents that it may not know of: nothing, by no way.
class TestHiddenDocuments : public QObject
{
    Q_OBJECT

private slots:
    void aLimitedUserSeesItsCollections();
    void nothingThatStaysHereLeaves();
    void whatWasSavedIsLookedThrough_data();
    void whatWasSavedIsLookedThrough();
    void formerVersionsStayHereToo();
    void namesTellNothingOfWhatIsHidden();
    void whatWasForwardedComesFromElsewhere();
    void pathsAreNobodysBusiness();
};

namespace {

const QJsonObject kAboutNaps { { u"question"_s, u"Does a nap improve recall?"_s } };
const QJsonObject kAboutWolves { { u"question"_s, u"How long do the wolves of Xanthia howl?"_s } };

} // namespace

void TestHiddenDocuments::aLimitedUserSeesItsCollections()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Contributor, std::vector { served.collection(u"Sleep"_s) });
    const QByteArray tea = "/v1/documents/" + QByteArray::number(served.id(u"tea.md"_s).value);
    QCOMPARE(served.get("/v1/documents", anna).json()[u"documents"_s].toArray().size(), 1);
    QCOMPARE(served.get(tea, anna).status, 404);
    QCOMPARE(served.get(tea + "/pages/1", anna).status, 404);
    QCOMPARE(served.get(tea + "/pages/1/image", anna).status, 404);
    QVERIFY(!served.get("/v1/search?q=tea", anna).body.contains("gardens"));
    const Said refused = served.post("/v1/ask", anna, { { u"question"_s, u"In how many gardens was green tea measured?"_s } });
    QCOMPARE(refused.json()[u"verdict"_s].toString(), u"no_evidence"_s);
    QCOMPARE(refused.json()[u"search"_s][u"documents_in_all"_s].toInt(), 1);
    QCOMPARE(
        served.post("/v1/ask", anna, { { u"question"_s, u"What of tea?"_s }, { u"documents"_s, QJsonArray { u"tea.md"_s } } })
            .status,
        404);
    // What such a user brings is seen by who brought it.
    QCOMPARE(served.upload("/v1/documents", anna, "dreams.md", "# Dreams\n\nDreams were told by forty sailors.\n").status, 201);
    QCOMPARE(served.get("/v1/documents", anna).json()[u"documents"_s].toArray().size(), 2);
}

/// In no reply to another computer stands a word, a title or a count of a document that stays on this one.
void TestHiddenDocuments::nothingThatStaysHereLeaves()
{
    ServedLibrary here;
    const QByteArray wolves = "/v1/documents/" + QByteArray::number(here.id(u"wolves.md"_s).value);
    const QByteArray anna = here.token(u"Anna"_s, UserRole::Admin);
    QCOMPARE(
        here.post("/v1/ask", anna, kAboutWolves).json()[u"verdict"_s].toString(), u"answered"_s); // on this computer it is told

    ServedLibrary elsewhere({ .isBehindProxy = true });
    const QByteArray ben = elsewhere.token(u"Ben"_s, UserRole::Admin);
    QByteArray all;
    const auto hear = [&](const Said &said) { all += said.head + said.body; };
    hear(elsewhere.get("/v1/documents", ben));
    QCOMPARE(elsewhere.get("/v1/documents", ben).json()[u"documents"_s].toArray().size(), 2);
    for (const QByteArray part : { "", "/pages/1", "/pages/1/image", "/pages/1/image?region=0,0,100,100" }) {
        QCOMPARE(elsewhere.get(wolves + part, ben).status, 404);
        hear(elsewhere.get(wolves + part, ben));
    }
    QCOMPARE(elsewhere.send("DELETE", wolves, ben).status, 404);
    hear(elsewhere.get("/v1/search?q=wolves", ben));
    hear(elsewhere.get("/v1/search?q=howl%20ninety", ben));
    hear(elsewhere.get("/v1/search?q=howl&collection=Tea", ben));
    QVERIFY2(!all.toLower().contains("howl"), all.constData());
    for (QJsonObject question : { kAboutWolves, QJsonObject { { u"question"_s, u"Who howls at every new moon?"_s } },
             QJsonObject { { u"question"_s, u"Which papers speak of Xanthia?"_s } },
             QJsonObject { { u"question"_s, u"Summarise the paper Wolves of Xanthia"_s } },
             QJsonObject { { u"question"_s, u"How many papers are in the library?"_s } },
             QJsonObject { { u"question"_s, u"How long do the wolfes of Xantia howl?"_s } } })
        for (const bool isStreamed : { false, true }) {
            question[u"stream"_s] = isStreamed;
            QJsonObject said = elsewhere.post("/v1/ask", ben, question).json();
            said.remove(u"question"_s); // the caller's own words
            QByteArray bytes = QJsonDocument(said).toJson();
            QVERIFY2(question[u"question"_s].toString().contains(u"Xanthia"_s) || !bytes.contains("Xanthia"), bytes.constData());
            QVERIFY2(!bytes.contains("ninety seconds") && !bytes.contains("wolves.md"), bytes.constData());
            QVERIFY2(!bytes.contains("3 papers") && !bytes.contains("\"documents_in_all\": 3"), bytes.constData());
        }
    // Nor by a thread in which it was told on this computer.
    {
        Database database = elsewhere.database();
        Answer told;
        told.question = u"How long do they howl?"_s;
        told.askedAt = QDateTime::currentDateTimeUtc();
        told.verdict = Verdict::Answered;
        Citation citation;
        citation.document = elsewhere.id(u"wolves.md"_s);
        citation.quote = u"howl for ninety seconds"_s;
        told.sentences.push_back({ u"They howl for ninety seconds."_s, { citation } });
        (void)ThreadStore(database).append({ .thread = {}, .owner = UserStore(database).list().front().id }, told);
    }
    QVERIFY(!elsewhere.get("/v1/threads", ben).body.contains("do they howl"));
    const qint64 last = elsewhere.post("/v1/ask", ben, kAboutNaps).json()[u"thread"_s].toInteger();
    for (qint64 id = 1; id <= last; ++id)
        QVERIFY(!elsewhere.get("/v1/threads/" + QByteArray::number(id), ben).body.contains("ninety"));
}

void TestHiddenDocuments::whatWasSavedIsLookedThrough_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a quote") << 0;
    QTest::newRow("a sentence said besides") << 1;
    QTest::newRow("what stood nearest to a refused question") << 2;
    QTest::newRow("the paper with the nearest title") << 3;
    QTest::newRow("a list of the papers") << 4;
    QTest::newRow("passages that were looked at") << 5;
    QTest::newRow("how many papers there are") << 6;
    QTest::newRow("a quote of a paper that is gone") << 7;
}

void TestHiddenDocuments::whatWasSavedIsLookedThrough()
{
    QFETCH(int, kind);
    ServedLibrary served({ .isBehindProxy = true });
    const QByteArray ben = served.token(u"Ben"_s, UserRole::Reader);
    Citation wolves;
    wolves.document = served.id(u"wolves.md"_s);
    wolves.sha256 = documentNamed(*std::make_unique<Database>(served.database()), u"wolves.md"_s).sha256;
    wolves.quote = u"howl for ninety seconds"_s;
    Answer saved;
    saved.question = u"What of them?"_s;
    saved.askedAt = QDateTime::currentDateTimeUtc();
    const AnswerSentence sentence { u"They howl."_s, { wolves } };
    if (kind == 0)
        saved.sentences = { sentence };
    else if (kind == 1)
        saved.alsoSaid = { sentence };
    else if (kind == 2)
        saved.search.nearest = { { 0.2, sentence, {} } };
    else if (kind == 3)
        saved.search.paper = wolves;
    else if (kind == 4) {
        saved.verdict = Verdict::Reply;
        saved.reply = ReplyKind::Inventory;
        saved.replyLines = { u"Wolves of Xanthia"_s };
    } else if (kind == 5) {
        Passage passage;
        passage.document = wolves.document;
        saved.trace.stages.push_back({});
        saved.trace.stages.back().passages = std::vector { passage };
    } else if (kind == 6)
        saved.search.documentsInAll = 3;
    else {
        Citation gone;
        gone.document = { 99 };
        gone.sha256 = QString(64, u'a');
        saved.sentences = { { u"They howl."_s, { gone } } };
    }
    QByteArray path;
    {
        Database database = served.database();
        const UserId owner = UserStore(database).list().front().id;
        path = "/v1/threads/"
            + QByteArray::number(ThreadStore(database).append({ .thread = {}, .owner = owner }, saved).thread.value);
    }
    QCOMPARE(served.get(path, ben).status, 404);
    QVERIFY(served.get("/v1/threads", ben).json()[u"threads"_s].toArray().isEmpty());
}

void TestHiddenDocuments::formerVersionsStayHereToo()
{
    ServedLibrary served({ .isBehindProxy = true });
    const QByteArray ben = served.token(u"Ben"_s, UserRole::Admin);
    const DocumentId tea = served.id(u"tea.md"_s);
    const QByteArray path = "/v1/documents/" + QByteArray::number(tea.value);
    QCOMPARE(served.get(path, ben).status, 200);
    {
        Database database = served.database();
        Transaction transaction(database);
        DocumentStore(database).supersede(tea, served.id(u"wolves.md"_s)); // which stays here
        transaction.commit();
    }
    QCOMPARE(served.get(path, ben).status, 404);
    QCOMPARE(served.get(path + "/pages/1", ben).status, 404);
}

/// What a name leads to is told alike whether nothing has it or only what is hidden.
void TestHiddenDocuments::namesTellNothingOfWhatIsHidden()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader, std::vector { served.collection(u"Sleep"_s) });
    const auto ask = [&](const char *what, const QString &name) {
        Said said = served.post(
            "/v1/ask", anna, { { u"question"_s, u"Does a nap help?"_s }, { QLatin1StringView(what), QJsonArray { name } } });
        said.body.replace(name.toUtf8(), "NAME");
        return QByteArray::number(said.status) + said.body;
    };
    QCOMPARE(ask("documents", u"tea.md"_s), ask("documents", u"none.md"_s));
    QCOMPARE(ask("documents", QString::number(served.id(u"tea.md"_s).value)), ask("documents", u"4711"_s));
    QCOMPARE(ask("collections", u"Tea"_s), ask("collections", u"None"_s));
    const auto search = [&](const QByteArray &collection) {
        Said said = served.get("/v1/search?q=in:" + collection + "%20nap", anna);
        return QByteArray::number(said.status) + said.body.replace(collection, "NAME");
    };
    QCOMPARE(search("Tea"), search("None"));
    QVERIFY(search("Sleep").startsWith("200"));
    const auto list = [&](const QByteArray &collection) {
        Said said = served.get("/v1/documents?collection=" + collection, anna);
        return QByteArray::number(said.status) + said.body.replace(collection, "NAME");
    };
    QCOMPARE(list("Tea"), list("None"));
    QVERIFY(list("Sleep").startsWith("200"));
    {
        Database database = served.database();
        CollectionStore collections(database);
        (void)collections.create(u"Dreams"_s, served.collection(u"Tea"_s));
        (void)collections.create(u"Dreams"_s, served.collection(u"Sleep"_s));
    }
    QCOMPARE(ask("collections", u"Dreams"_s), ask("collections", u"None"_s)); // two that hold nothing she sees
    QCOMPARE(list("Dreams"), list("None"));
    QCOMPARE(list("Tea/Dreams"), list("None/Dreams"));
    QVERIFY(ask("documents", u"naps.md"_s).startsWith("200"));
}

void TestHiddenDocuments::whatWasForwardedComesFromElsewhere()
{
    ServedLibrary served({ .hosts = { u"papers.example.org"_s } }); // nobody said that there is a proxy
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader);
    const auto documents = [&](const QByteArray &headers) {
        return served.send("GET", "/v1/documents", anna, {}, headers).json()[u"documents"_s].toArray().size();
    };
    QCOMPARE(documents({}), 3);
    for (const QByteArray header : { "X-Forwarded-For: 192.0.2.1", "Forwarded: for=192.0.2.1", "Via: 1.1 proxy" })
        QCOMPARE(documents(header + "\r\n"), 2);
    const QByteArray said =
        RawClient(served.port())
            .send("GET /v1/documents HTTP/1.1\r\nHost: papers.example.org\r\nConnection: close\r\nAuthorization: Bearer " + anna
                + "\r\n\r\n")
            .readToEnd();
    QCOMPARE(ServedLibrary::said(said).json()[u"documents"_s].toArray().size(), 2);
}

void TestHiddenDocuments::pathsAreNobodysBusiness()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Admin);
    const QByteArray folder = QFileInfo(served.workspace().libraryPath()).path().toUtf8();
    const QByteArray naps = "/v1/documents/" + QByteArray::number(served.id(u"naps.md"_s).value);
    QVERIFY(QFile::remove(QString::fromUtf8(folder) + u"/tea.md"_s));
    const QByteArray tea = "/v1/documents/" + QByteArray::number(served.id(u"tea.md"_s).value);
    QByteArray all;
    for (const QByteArray &path :
        { naps + "/pages/999", tea + "/pages/1/image", naps, tea, QByteArray("/v1/documents"), QByteArray("/v1/search?q=naps") })
        all += served.get(path, anna).body;
    all += served
               .post("/v1/verify", anna,
                   { { u"document"_s, served.id(u"naps.md"_s).value }, { u"page"_s, 99 }, { u"quote"_s, u"nap"_s } })
               .body;
    all += served
               .post("/v1/ask", anna,
                   { { u"question"_s, u"Does a nap help?"_s },
                       { u"documents"_s, QJsonArray { QString::fromUtf8(folder) + u"/none.md"_s } } })
               .body;
    QVERIFY2(!all.contains(folder), all.constData());
}

ADDUCE_TEST(TestHiddenDocuments)
#include "test_hidden_documents.moc"
