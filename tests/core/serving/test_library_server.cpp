#include "tests/core/serving/served_library.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// What each user may ask of a server, and what it is told.
class TestLibraryServer : public QObject
{
    Q_OBJECT

private slots:
    void answersNameTheirPlace();
    void answersComeAsTheyAreFound();
    void everyReplyIsNoted();
    void threadsAreTheirOwners();
    void sharedThreadsAreRead();
    void uploadsAreRead();
    void uploadsThatCannotBeReadSayWhy_data();
    void uploadsThatCannotBeReadSayWhy();
    void pagesAreDrawn();
    void bodiesAreWhatTheySay_data();
    void bodiesAreWhatTheySay();
    void tablesAreTheirOwners();
    void quotesAreChecked();
    void chatProgramsAreAnswered();
    void chatProgramsGoOn();
    void wordsOfTheDesigns();
    void errorsOfTheDesigns_data();
    void errorsOfTheDesigns();
};

namespace {

const QJsonObject kNapQuestion { { u"question"_s, u"Does a nap improve recall?"_s } };

} // namespace

void TestLibraryServer::answersNameTheirPlace()
{
    ServedLibrary served;
    const Said said = served.post("/v1/ask", served.token(u"Anna"_s, UserRole::Reader), kNapQuestion);
    QCOMPARE(said.status, 200);
    QCOMPARE(said.json()[u"verdict"_s].toString(), u"answered"_s);
    const QJsonObject citation = said.json()[u"sentences"_s][0][u"citations"_s][0].toObject();
    QCOMPARE(citation[u"path"_s].toString(), u"naps.md"_s); // not where it lies
    QCOMPARE(citation[u"page"_s].toInt(), 1);
    QVERIFY(citation[u"quote"_s].toString().contains(u"recall of word pairs"_s));
    for (const char *header :
        { "X-Content-Type-Options: nosniff", "Cache-Control: no-store", "Content-Security-Policy: default-src 'none'" })
        QVERIFY2(said.head.contains(header), header);
    QVERIFY(!said.head.contains("Access-Control"));
}

void TestLibraryServer::answersComeAsTheyAreFound()
{
    ServedLibrary served;
    QJsonObject question = kNapQuestion;
    question[u"stream"_s] = true;
    const Said said = served.post("/v1/ask", served.token(u"Anna"_s, UserRole::Reader), question);
    QCOMPARE(said.status, 200);
    QVERIFY(said.head.contains("text/event-stream"));
    const qsizetype stage = said.body.indexOf("event: stage\n"), sentence = said.body.indexOf("event: sentence\n"),
                    answer = said.body.indexOf("event: answer\n");
    QVERIFY2(stage >= 0 && stage < sentence && sentence < answer, said.body.constData());
    QVERIFY(!said.body.contains(QFileInfo(served.workspace().libraryPath()).path().toUtf8()));
    question[u"question"_s] = u" "_s;
    QVERIFY(served.post("/v1/ask", served.token(u"Ben"_s, UserRole::Reader), question).body.contains("event: error\n"));
}

/// A line for each reply, of one that comes as it is found at its end.
void TestLibraryServer::everyReplyIsNoted()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader);
    QJsonObject question = kNapQuestion;
    question[u"stream"_s] = true;
    const double milliseconds = served.post("/v1/ask", anna, question).json()[u"ms"_s].toDouble();
    QTRY_COMPARE(served.notes().size(), std::size_t(1)); // the reply comes before its line
    const ServedNote streamed = served.notes().front();
    QCOMPARE(streamed.user, u"Anna"_s);
    QCOMPARE(streamed.path, "/v1/ask"_ba);
    QCOMPARE(streamed.status, 200);
    QVERIFY(streamed.milliseconds > 1 && streamed.milliseconds >= milliseconds); // finding an answer takes longer
    QCOMPARE(served.get("/v1/user", {}).status, 401);
    QCOMPARE(served.notes().back().user, QString());
    QCOMPARE(served.notes().back().status, 401);
}

void TestLibraryServer::threadsAreTheirOwners()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader), ben = served.token(u"Ben"_s, UserRole::Admin);
    const QString thread = QString::number(served.post("/v1/ask", anna, kNapQuestion).json()[u"thread"_s].toInteger());
    const QByteArray path = "/v1/threads/" + thread.toLatin1();
    QCOMPARE(served.get(path, anna).status, 200);
    QCOMPARE(served.get("/v1/threads", anna).json()[u"threads"_s].toArray().size(), 1);
    // Not even an admin: another's is as if it were not there.
    QCOMPARE(served.get(path, ben).status, 404);
    QVERIFY(!served.get(path, ben).body.contains("nap"));
    QVERIFY(served.get("/v1/threads", ben).json()[u"threads"_s].toArray().isEmpty());
    QCOMPARE(served.send("PATCH", path, ben, R"({"shared":true})").status, 404);
    QCOMPARE(served.send("DELETE", path, ben).status, 404);
    QJsonObject next = kNapQuestion;
    next[u"thread"_s] = thread;
    QCOMPARE(served.post("/v1/ask", ben, next).status, 404);
    QCOMPARE(served.post("/v1/ask", anna, next).json()[u"thread"_s].toInteger(), thread.toLongLong());
    QCOMPARE(served.get(path, anna).json()[u"turns"_s].toArray().size(), 2);
    QCOMPARE(served.send("DELETE", path, anna).status, 204);
    QCOMPARE(served.get(path, anna).status, 404);
}

void TestLibraryServer::sharedThreadsAreRead()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader), ben = served.token(u"Ben"_s, UserRole::Reader);
    const QString thread = QString::number(served.post("/v1/ask", anna, kNapQuestion).json()[u"thread"_s].toInteger());
    const QByteArray path = "/v1/threads/" + thread.toLatin1();
    const Said changed = served.send("PATCH", path, anna, R"({"shared":true,"title":"Naps","tags":["sleep"]})");
    QCOMPARE(changed.json()[u"title"_s].toString(), u"Naps"_s);
    QCOMPARE(served.get(path, ben).status, 200);
    const QJsonObject listed = served.get("/v1/threads", ben).json()[u"threads"_s][0].toObject();
    QCOMPARE(listed[u"own"_s].toBool(), false);
    QCOMPARE(listed[u"shared"_s].toBool(), true);
    QJsonObject next = kNapQuestion;
    next[u"thread"_s] = thread;
    QCOMPARE(served.post("/v1/ask", ben, next).status, 404); // it is read, not gone on with
    QCOMPARE(served.send("PATCH", path, ben, R"({"title":"Mine"})").status, 404);
    QCOMPARE(served.send("PATCH", path, anna, R"({"shared":false})").status, 200);
    QCOMPARE(served.get(path, ben).status, 404);
}

void TestLibraryServer::uploadsAreRead()
{
    ServedLibrary served;
    const QByteArray ben = served.token(u"Ben"_s, UserRole::Contributor);
    const Said said = served.upload("/v1/documents", ben, "../../dreams.md", "# Dreams\n\nDreams were told by forty sailors.\n");
    QCOMPARE(said.status, 201);
    QCOMPARE(said.json()[u"path"_s].toString(), u"dreams.md"_s);
    QCOMPARE(said.json()[u"state"_s].toString(), u"ready"_s);
    QVERIFY(served.get("/v1/search?q=sailors", ben).body.contains("forty sailors"));
    QVERIFY(QFileInfo(documentNamed(*std::make_unique<Database>(served.database()), u"dreams.md"_s).path)
            .path()
            .startsWith(served.workspace().libraryPath() + u".uploads/"_s));
    // The same bytes again are the same document, and are kept once.
    const Said again = served.upload("/v1/documents", ben, "dreams again.md", "# Dreams\n\nDreams were told by forty sailors.\n");
    QCOMPARE(again.status, 201);
    QCOMPARE(again.json()[u"id"_s].toInteger(), said.json()[u"id"_s].toInteger());
    QCOMPARE(QDir(served.workspace().libraryPath() + u".uploads"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    QCOMPARE(served.upload("/v1/documents", served.token(u"Anna"_s, UserRole::Reader), "a.md", "# A\n").status, 403);
}

void TestLibraryServer::uploadsThatCannotBeReadSayWhy_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("damaged") << "a.pdf"_ba << "%PDF-1.7 and then nothing"_ba << u"damaged"_s;
    QTest::newRow("of no kind") << "a.bin"_ba << QByteArray("\0\1\2\3", 4).repeated(100) << u"unsupported"_s;
    QTest::newRow("empty") << "a.md"_ba << ""_ba << u"empty"_s;
}

void TestLibraryServer::uploadsThatCannotBeReadSayWhy()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    ServedLibrary served;
    const QByteArray ben = served.token(u"Ben"_s, UserRole::Contributor);
    const Said said = served.upload("/v1/documents", ben, name, bytes);
    QCOMPARE(said.status, 422);
    QVERIFY2(said.json()[u"reason"_s].toString() == reason || said.json()[u"kind"_s].toString() == reason, said.body.constData());
    const Said as = served.upload("/api/upload", ben, name, bytes);
    QCOMPARE(as.status, 422);
    QVERIFY(!as.json()[u"detail"_s].toString().isEmpty());
}

void TestLibraryServer::pagesAreDrawn()
{
    ServedLibrary served;
    const QByteArray ben = served.token(u"Ben"_s, UserRole::Reader);
    const QByteArray image = "/v1/documents/" + QByteArray::number(served.id(u"naps.md"_s).value) + "/pages/1/image";
    const Said whole = served.get(image + "?scale=1", ben), part = served.get(image + "?scale=1&region=10,10,60,40", ben);
    QVERIFY(whole.body.startsWith("\x89PNG"));
    QVERIFY(whole.head.contains("image/png"));
    QCOMPARE(part.body.mid(16, 8).toHex(), "000000320000001e"); // 50 by 30
    QCOMPARE(served.get(image + "?region=9000,9000,9001,9001", ben).status, 400);
    QCOMPARE(served.get(image + "?region=here", ben).status, 400);
    QCOMPARE(served.get(QByteArray(image).replace("pages/1/", "pages/2/"), ben).status, 404);
    QCOMPARE(served.get(QByteArray(image).replace("pages/1/", "pages/-1/"), ben).status, 404);
    QCOMPARE(served.get(QByteArray(image).replace("pages/1/", "pages/one/"), ben).status, 400);
}

void TestLibraryServer::bodiesAreWhatTheySay_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::newRow("JSON") << "application/json; charset=utf-8"_ba << R"({"question":"Does a nap help?"})"_ba << 200;
    QTest::newRow("a form, as any page may send one") << "text/plain"_ba << R"({"question":"Does a nap help?"})"_ba << 415;
    QTest::newRow("no object") << "application/json"_ba << R"(["question"])"_ba << 400;
    QTest::newRow("no JSON") << "application/json"_ba << R"({"question")"_ba << 400;
    QTest::newRow("no question") << "application/json"_ba << R"({"thread":"1"})"_ba << 400;
    QTest::newRow("a number for a question") << "application/json"_ba << R"({"question":1})"_ba << 400;
    QTest::newRow("an empty question") << "application/json"_ba << R"({"question":" "})"_ba << 400;
    QTest::newRow("a long question") << "application/json"_ba << R"({"question":")" + QByteArray(10'001, 'a') + R"("})" << 400;
    QTest::newRow("deep") << "application/json"_ba << QByteArray(100'000, '[') << 400;
    QTest::newRow("too long") << "application/json"_ba << QByteArray((1 << 20) + 1, ' ') << 413;
    QTest::newRow("no thread") << "application/json"_ba << R"({"question":"Does a nap help?","thread":"77"})"_ba << 404;
    QTest::newRow("no number of a thread") << "application/json"_ba << R"({"question":"Does a nap help?","thread":"1 OR 1"})"_ba
                                           << 404;
    QTest::newRow("no collection") << "application/json"_ba << R"({"question":"Does a nap help?","collections":["None"]})"_ba
                                   << 400;
}

void TestLibraryServer::bodiesAreWhatTheySay()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    ServedLibrary served;
    const Said said = served.send("POST", "/v1/ask", served.token(u"Anna"_s, UserRole::Reader), body, {}, type);
    QTEST(said.status, "status");
    if (said.status == 200)
        return;
    QVERIFY(said.head.contains("application/problem+json"));
    QCOMPARE(said.json()[u"status"_s].toInt(), said.status);
    QVERIFY(!said.json()[u"title"_s].toString().isEmpty());
}

void TestLibraryServer::tablesAreTheirOwners()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader), ben = served.token(u"Ben"_s, UserRole::Admin);
    const QString thread = QString::number(served.post("/v1/ask", anna, kNapQuestion).json()[u"thread"_s].toInteger());
    const QByteArray table = "/v1/evidence/"
        + QByteArray::number(served.post("/v1/evidence", anna, { { u"name"_s, u"Naps"_s } }).json()[u"id"_s].toInteger());
    QCOMPARE(served.post(table + "/rows", anna, { { u"thread"_s, thread } }).status, 201);
    const QJsonArray rows = served.get(table, anna).json()[u"rows"_s].toArray();
    QVERIFY(!rows.isEmpty());
    QVERIFY(rows[0][u"evidence"_s].toString().contains(u"recall of word pairs"_s));
    QCOMPARE(served.get(table, ben).status, 404);
    QCOMPARE(served.post(table + "/rows", ben, { { u"thread"_s, thread } }).status, 404);
    QCOMPARE(served.send("PATCH", table, ben, R"({"shared":true})").status, 404);
    QCOMPARE(served.send("PATCH", table, anna, R"({"shared":true})").status, 200);
    QCOMPARE(served.get(table, ben).json()[u"rows"_s].toArray().size(), rows.size());
    QCOMPARE(served.send("DELETE", table, ben).status, 404);
    QCOMPARE(served.send("DELETE", table, anna).status, 204);
    QVERIFY(served.get("/v1/evidence", anna).json()[u"tables"_s].toArray().isEmpty());
    QCOMPARE(served.post("/v1/evidence", anna, { { u"name"_s, u" "_s } }).status, 400);
}

void TestLibraryServer::quotesAreChecked()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader);
    const auto stands = [&](const QString &quote, int page) {
        return served.post(
            "/v1/verify", anna, { { u"document"_s, served.id(u"naps.md"_s).value }, { u"page"_s, page }, { u"quote"_s, quote } });
    };
    QCOMPARE(stands(u"improves the recall of word pairs"_s, 1).json()[u"stands"_s].toBool(), true);
    QCOMPARE(stands(u"impairs the recall of word pairs"_s, 1).json()[u"stands"_s].toBool(), false);
    QCOMPARE(stands(u"improves the recall"_s, 2).status, 404);
    QCOMPARE(stands(u" "_s, 1).status, 400);
}

void TestLibraryServer::chatProgramsAreAnswered()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader);
    const QJsonArray messages { QJsonObject { { u"role"_s, u"system"_s }, { u"content"_s, u"You are terse."_s } },
        QJsonObject { { u"role"_s, u"user"_s },
            { u"content"_s,
                QJsonArray { QJsonObject { { u"type"_s, u"text"_s }, { u"text"_s, u"Does a nap improve recall?"_s } } } } } };
    const Said said = served.post("/v1/chat/completions", anna, { { u"model"_s, u"adduce"_s }, { u"messages"_s, messages } });
    QCOMPARE(said.json()[u"object"_s].toString(), u"chat.completion"_s);
    const QJsonObject message = said.json()[u"choices"_s][0][u"message"_s].toObject();
    const QString text = message[u"content"_s].toString();
    QVERIFY(text.contains(u"recall of word pairs"_s));
    const QJsonObject cited = message[u"annotations"_s][0][u"url_citation"_s].toObject();
    const int start = cited[u"start_index"_s].toInt();
    QVERIFY(text.mid(start, cited[u"end_index"_s].toInt() - start).contains(u"naps"_s));
    QVERIFY(cited[u"url"_s].toString().endsWith(u"/pages/1/image"_s));
    QVERIFY(!cited[u"quote"_s].toString().isEmpty());

    const Said streamed = served.post("/v1/chat/completions", anna, { { u"messages"_s, messages }, { u"stream"_s, true } });
    QVERIFY(streamed.head.contains("text/event-stream"));
    QVERIFY(streamed.body.contains("recall of word pairs"));
    QVERIFY(streamed.body.contains(R"("finish_reason":"stop")"));
    QVERIFY(streamed.body.endsWith("data: [DONE]\n\n"));

    QCOMPARE(served.post("/v1/chat/completions", anna, { { u"model"_s, u"gpt-7"_s }, { u"messages"_s, messages } }).status, 400);
    const Said none = served.post("/v1/chat/completions", anna, { { u"messages"_s, QJsonArray() } });
    QCOMPARE(none.status, 400);
    QCOMPARE(none.json()[u"error"_s][u"type"_s].toString(), u"invalid_request_error"_s);
    QVERIFY(served.get("/v1/models", anna).body.contains("adduce:nutor"));
}

void TestLibraryServer::chatProgramsGoOn()
{
    ServedLibrary served;
    const QByteArray anna = served.token(u"Anna"_s, UserRole::Reader), ben = served.token(u"Ben"_s, UserRole::Reader);
    const auto say = [](const QString &role, const QString &text) {
        return QJsonObject { { u"role"_s, role }, { u"content"_s, text } };
    };
    QJsonArray messages { say(u"user"_s, u"Does a nap improve recall?"_s) };
    QCOMPARE(served.post("/v1/chat/completions", anna, { { u"messages"_s, messages } }).status, 200);
    messages.append(say(u"assistant"_s, u"It does."_s));
    messages.append(say(u"user"_s, u"And what of longer naps?"_s));
    QCOMPARE(served.post("/v1/chat/completions", ben, { { u"messages"_s, messages } }).status, 200); // has no such thread
    QCOMPARE(served.post("/v1/chat/completions", anna, { { u"messages"_s, messages } }).status, 200);
    const QJsonArray threads = served.get("/v1/threads", anna).json()[u"threads"_s].toArray();
    QCOMPARE(threads.size(), 1);
    QCOMPARE(threads[0][u"questions"_s].toInt(), 2);
    QCOMPARE(served.get("/v1/threads", ben).json()[u"threads"_s][0][u"questions"_s].toInt(), 1);
}

void TestLibraryServer::wordsOfTheDesigns()
{
    ServedLibrary served;
    const QByteArray ben = served.token(u"Ben"_s, UserRole::Contributor);
    const QJsonObject chat = served.post("/chat", ben, kNapQuestion).json();
    QVERIFY(chat[u"answer"_s].toString().contains(u"recall of word pairs"_s));
    QVERIFY(chat.contains(u"error"_s) && chat[u"error"_s].isNull());
    QJsonObject next = kNapQuestion;
    next[u"thread_id"_s] = chat[u"thread_id"_s];
    QCOMPARE(served.post("/chat", ben, next).json()[u"thread_id"_s], chat[u"thread_id"_s]);
    const QJsonObject query = served.post("/api/query", ben, kNapQuestion).json();
    QCOMPARE(query.keys(), (QStringList { u"answer"_s, u"question"_s, u"sources_count"_s }));
    QCOMPARE(query[u"sources_count"_s].toInt(), 1);
    const Said upload = served.upload("/api/upload", ben, "dreams.md", "# Dreams\n\nDreams were told by forty sailors.\n");
    QCOMPARE(upload.json().keys(), (QStringList { u"chunks_created"_s, u"document_id"_s, u"file_size"_s, u"filename"_s }));
    QCOMPARE(upload.json()[u"filename"_s].toString(), u"dreams.md"_s);
    const Said ping = served.send("HEAD", "/api/ping", {});
    QCOMPARE(ping.status, 200);
    QVERIFY(ping.body.isEmpty());
}

void TestLibraryServer::errorsOfTheDesigns_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words"); // the field of the reply that has them
    QTest::newRow("chat, empty") << "/chat"_ba << R"({"question":""})"_ba << 400 << u"error"_s;
    QTest::newRow("chat, no thread") << "/chat"_ba << R"({"question":"Why?","thread_id":"7"})"_ba << 404 << u"error"_s;
    QTest::newRow("query, empty") << "/api/query"_ba << R"({})"_ba << 400 << u"detail"_s;
    QTest::newRow("query, no JSON") << "/api/query"_ba << "why?"_ba << 400 << u"detail"_s;
}

void TestLibraryServer::errorsOfTheDesigns()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    QFETCH(QString, words);
    ServedLibrary served;
    const Said said = served.send("POST", path, served.token(u"Anna"_s, UserRole::Reader), body);
    QTEST(said.status, "status");
    QVERIFY(!said.json()[words].toString().isEmpty());
}

ADDUCE_TEST(TestLibraryServer)
#include "test_library_server.moc"
