#include "core/ingest/erase.h"

#include "core/index/keyword_index.h"
#include "core/library/document_store.h"
#include "core/library/recognised_store.h"
#include "core/library/schema.h"
#include "core/library/shrink.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Every file of the folder that holds these bytes, in whatever case.
static QStringList filesWith(const QString &folder, const QByteArray &bytes)
{
    QStringList found;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden)) {
        QFile file(info.filePath());
        if (file.open(QIODevice::ReadOnly) && file.readAll().toLower().contains(bytes.toLower()))
            found << info.fileName();
    }
    return found;
}

/// Where the compressed texts of a paper's pages and passages begin, as the file has them.
static QList<QByteArray> packedTexts(const Database &database, DocumentId paper)
{
    QList<QByteArray> texts;
    Statement row(database,
        "SELECT text FROM pages WHERE document = ?1 AND typeof(text) = 'blob' UNION ALL "
        "SELECT text FROM chunks WHERE document = ?1 AND typeof(text) = 'blob'");
    for (row.bind(1, paper.value); row.step();)
        texts << row.bytes(0).first(50);
    return texts;
}

/// Eighty sentences, each with a word that no other paper has.
static QStringList secretPaper()
{
    QStringList lines;
    for (int i = 0; i < 80; ++i)
        lines << u"Patient %1 of the Quexington ward took zolvarine for %2 weeks."_s.arg(i).arg(i % 9 + 1);
    return lines;
}

class TestErase : public QObject
{
    Q_OBJECT

private slots:
    void nothingOfAPaperIsLeft();
    void threadsKeepTheirQuotes();
    void aRemovedThreadLeavesNothing();
    void whatWasRecognisedGoes();
    void anOlderLibraryIsWrittenAnew();
    void theFileShrinks();
    void stoppedItGoesOnTheNextTime();
    void nothingIsDoneWhereNothingIsDue();
    void yearsOfErasingLeaveASoundIndex();
};

void TestErase::nothingOfAPaperIsLeft()
{
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    const DocumentId secret = fixture.add(u"secret"_s, secretPaper());
    fixture.learn();
    IndexParameters always;
    always.inMemory = 0; // so that there is a file of words
    refreshKeywordFile(fixture.database(), keywordFileOf(fixture.library().path()), {}, always);
    for (const char *word : { "Quexington", "zolvarin" }) // the stem, as the indexes have it
        QVERIFY2(!filesWith(fixture.folder(), word).isEmpty(), word);
    const QList<QByteArray> texts = packedTexts(fixture.database(), secret);
    QVERIFY(texts.size() > 20);
    for (const QByteArray &text : texts)
        QVERIFY(!filesWith(fixture.folder(), text).isEmpty());

    DocumentStore(fixture.database()).remove(secret);
    QVERIFY(eraseDue(fixture.database()) > 0);
    eraseRemoved(fixture.database(), always);
    QCOMPARE(eraseDue(fixture.database()), 0);
    for (const char *word : { "quexington", "zolvarin", "quexingt" })
        QCOMPARE(filesWith(fixture.folder(), word), QStringList());
    for (const QByteArray &text : texts)
        QCOMPARE(filesWith(fixture.folder(), text), QStringList());
    QVERIFY(KeywordIndex::load(fixture.database(), keywordFileOf(fixture.library().path())).frequencyOf({ u"coffe"_s }) > 0);
    Statement whole(fixture.database(), "PRAGMA integrity_check");
    QVERIFY(whole.step());
    QCOMPARE(whole.text(0), u"ok"_s);
    fixture.database().execute("INSERT INTO chunks_fts(chunks_fts) VALUES ('integrity-check')"); // throws where it does not match
}

void TestErase::threadsKeepTheirQuotes()
{
    test::LibraryFixture fixture;
    const DocumentId secret = fixture.add(u"secret"_s, secretPaper());
    const QString quote = secretPaper()[3];
    const SavedTurn turn = ThreadStore(fixture.database()).append({}, test::answerOf(u"Who?"_s, quote, quote));
    DocumentStore(fixture.database()).remove(secret);
    eraseRemoved(fixture.database());
    QVERIFY(!filesWith(fixture.folder(), quote.toUtf8()).isEmpty());
    QCOMPARE(filesWith(fixture.folder(), secretPaper()[4].toUtf8()), QStringList());
    QCOMPARE(ThreadStore(fixture.database()).find(turn.thread)->turns[0].answer.sentences[0].citations[0].quote, quote);
}

void TestErase::aRemovedThreadLeavesNothing()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const SavedTurn turn = store.append({}, test::answerOf(u"Does zolvarine help?"_s, u"It does."_s, u"Zolvarine helps."_s));
    store.append({}, test::answerOf(u"Does coffee help?"_s, u"It does."_s, u"Coffee helps."_s));
    store.remove(turn.thread);
    eraseRemoved(fixture.database());
    QCOMPARE(filesWith(fixture.folder(), "zolvarine"), QStringList());
    QCOMPARE(store.list().size(), std::size_t(1));
}

void TestErase::whatWasRecognisedGoes()
{
    test::LibraryFixture fixture;
    const DocumentId secret = fixture.add(u"secret"_s, secretPaper());
    const QString sha256 = DocumentStore(fixture.database()).find(secret)->sha256;
    OcrPage page;
    page.page = 0;
    RecognisedStore recognised(fixture.database());
    recognised.save(sha256, { u"eng"_s }, page);
    recognised.save(u"another"_s, { u"eng"_s }, page);
    DocumentStore(fixture.database()).remove(secret);
    QVERIFY(!recognised.find(sha256, 0, { u"eng"_s }));
    QVERIFY(recognised.find(u"another"_s, 0, { u"eng"_s }));
}

/// One that was made before pages were given back, and before what is deleted was written over.
void TestErase::anOlderLibraryIsWrittenAnew()
{
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    const DocumentId secret = fixture.add(u"secret"_s, secretPaper());
    const QList<QByteArray> texts = packedTexts(fixture.database(), secret);
    fixture.database().execute("PRAGMA auto_vacuum = NONE; VACUUM; PRAGMA secure_delete = OFF");
    DocumentStore(fixture.database()).remove(secret);
    fixture.database().execute("PRAGMA wal_checkpoint(TRUNCATE)");
    QVERIFY(!filesWith(fixture.folder(), texts.front()).isEmpty());
    eraseRemoved(fixture.database());
    for (const QByteArray &text : texts)
        QCOMPARE(filesWith(fixture.folder(), text), QStringList());
    QCOMPARE(filesWith(fixture.folder(), "Quexington"), QStringList());
    Statement mode(fixture.database(), "PRAGMA auto_vacuum");
    QVERIFY(mode.step());
    QCOMPARE(mode.number(0), 2);
}

void TestErase::theFileShrinks()
{
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.database().execute("PRAGMA wal_checkpoint(TRUNCATE)");
    const qint64 before = QFileInfo(fixture.library().path()).size();
    std::vector<DocumentId> papers;
    for (int i = 0; i < 40; ++i)
        papers.push_back(fixture.add(u"secret%1"_s.arg(i), secretPaper() << QString::number(i)));
    fixture.database().execute("PRAGMA wal_checkpoint(TRUNCATE)");
    QVERIFY(QFileInfo(fixture.library().path()).size() > before * 3 / 2);
    for (const DocumentId id : papers)
        DocumentStore(fixture.database()).remove(id);
    eraseRemoved(fixture.database());
    QVERIFY(QFileInfo(fixture.library().path()).size() < before * 11 / 10);
    QVERIFY(QFileInfo(fixture.library().path() + u"-wal"_s).size() == 0);
}

void TestErase::stoppedItGoesOnTheNextTime()
{
    test::LibraryFixture fixture;
    const DocumentId secret = fixture.add(u"secret"_s, secretPaper());
    DocumentStore(fixture.database()).remove(secret);
    std::stop_source stop;
    stop.request_stop();
    eraseRemoved(fixture.database(), {}, stop.get_token());
    QVERIFY(eraseDue(fixture.database()) > 0);
    eraseRemoved(fixture.database());
    QCOMPARE(eraseDue(fixture.database()), 0);
    QCOMPARE(filesWith(fixture.folder(), "Quexington"), QStringList());
}

void TestErase::nothingIsDoneWhereNothingIsDue()
{
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    const int before = fixture.database().allChanges();
    eraseRemoved(fixture.database());
    QCOMPARE(fixture.database().allChanges(), before);
}

// FTS5 adds a level with each merge that is begun, and cannot read an index of more than two thousand.
void TestErase::yearsOfErasingLeaveASoundIndex()
{
    constexpr int kTimes = 2100;
    test::LibraryFixture fixture;
    const DocumentId paper = fixture.add(u"coffee"_s, test::coffeePaper());
    Database &database = fixture.database();
    const auto highest = [&] {
        Statement row(database, "SELECT max(id) FROM chunks");
        row.step();
        return row.integer(0);
    };
    for (int i = 0; i < kTimes; ++i) {
        Statement insert(database,
            "INSERT INTO chunks(id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, "
            "text) "
            "SELECT ?1, ?2, 1000, -1, 0, 0, 0, 0, '', 'Quexington ward'");
        insert.bind(1, highest() + 1).bind(2, paper.value).run();
        Statement(database, "DELETE FROM chunks WHERE ordinal = 1000").run();
        mergeFullText(database);
    }
    const auto found = [&](const char *word) {
        Statement row(database, "SELECT count(*) FROM chunks_fts WHERE chunks_fts MATCH ?");
        row.bind(1, QString::fromLatin1(word)).step();
        return row.integer(0);
    };
    QVERIFY(found("coffee") > 0);
    QCOMPARE(found("quexington"), 0);
    database.execute("INSERT INTO chunks_fts(chunks_fts, rank) VALUES ('integrity-check', 1)");
}

ADDUCE_TEST(TestErase)
#include "test_erase.moc"
