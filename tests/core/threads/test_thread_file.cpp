#include "core/base/error.h"
#include "core/library/document_store.h"
#include "core/profiles/profile.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestThreadFile : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void everyCutIsRefused();
    void carriesItsProfiles();
    void aProfileThatIsNotThereIsUnknown();
    void foldersStayHere();
    void isKnownByItsBeginning();
    void sourcesAreFoundByTheirBytes();
    void numbersOfAnotherLibraryLeadNowhere();
};

namespace {

Thread sample()
{
    Answer first = test::answerOf(u"Why?"_s, u"So."_s, u"“Quoted” – 中."_s);
    first.sentences[0].citations[0].page = 3;
    first.trace.profile = tracedProfile(*builtInProfile(u"portal"_s));
    first.trace.parameters = builtInProfile(u"portal"_s)->parameters;
    first.trace.stages = { { Stage::Retrieve, 2.5, VectorTrust { 0.5 }, traced({ {} }) } };
    const Answer second = test::refusalOf(u"Why not?"_s);
    Thread thread = test::threadOf(u"A title"_s, { first, second, first });
    thread.turns[2].versionOf = thread.turns[0].id;
    thread.row.marks.tags = { u"chapter 2"_s, u"fasting"_s };
    thread.row.marks.isPinned = true;
    for (Turn &turn : thread.turns)
        for (AnswerSentence &sentence : turn.answer.sentences)
            for (Citation &citation : sentence.citations)
                citation.path = u"sandwich.pdf"_s; // all that a file keeps of it
    return thread;
}

QByteArray fileOf(const std::vector<Thread> &threads)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writeThreadFile(threads, buffer);
    return buffer.data();
}

} // namespace

void TestThreadFile::comesBackAsItWas()
{
    const Thread thread = sample();
    const std::vector<Thread> read = readThreadFile(fileOf({ thread, thread }), u"file"_s);
    QCOMPARE(read.size(), std::size_t(2));
    QCOMPARE(read[0].row.marks, thread.row.marks);
    QCOMPARE(read[0].row.createdAt, thread.row.createdAt);
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const auto kept = store.find(store.insert(read[1]));
    QVERIFY(kept);
    QCOMPARE(kept->row.marks, thread.row.marks);
    QCOMPARE(kept->row.questions, 2);
    QCOMPARE(kept->turns.size(), std::size_t(3));
    const std::vector<std::vector<Turn>> questions = byQuestion(*kept);
    QCOMPARE(questions.size(), std::size_t(2));
    QCOMPARE(questions[0].size(), std::size_t(2));
    QCOMPARE(questions[0][1].answer, thread.turns[2].answer);
    QCOMPARE(questions[1][0].answer, thread.turns[1].answer);
    QCOMPARE(fileOf({ *kept }), fileOf({ thread })); // nothing is lost on the way
}

void TestThreadFile::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorKind>("kind");
    const QByteArray good = fileOf({ sample() });
    const auto with = [&](const char *from, const char *to) { return QByteArray(good).replace(from, to); };
    QTest::newRow("nothing") << QByteArray() << ErrorKind::Damaged;
    QTest::newRow("no JSON") << QByteArray("%PDF-1.7") << ErrorKind::Damaged;
    QTest::newRow("an array") << QByteArray("[]") << ErrorKind::Damaged;
    QTest::newRow("another format") << with("adduce-threads", "csl-json") << ErrorKind::Damaged;
    QTest::newRow("a newer version") << with("\"version\": 1", "\"version\": 2") << ErrorKind::NewerFile;
    QTest::newRow("an unknown verdict") << with("\"answered\"", "\"proved\"") << ErrorKind::Damaged;
    QTest::newRow("a page below one") << with("\"page\": 3", "\"page\": -3") << ErrorKind::Damaged;
    QTest::newRow("a page of text") << with("\"page\": 3", "\"page\": \"three\"") << ErrorKind::Damaged;
    QTest::newRow("a moment that is none") << with("\"created_at\": \"2", "\"created_at\": \"x") << ErrorKind::Damaged;
    QTest::newRow("no questions") << with("\"questions\"", "\"others\"") << ErrorKind::Damaged;
    QTest::newRow("a profile that was changed") << with("\"final_k\": ", "\"final_k\": 1") << ErrorKind::Damaged;
    QTest::newRow("a profile of another hash")
        << with("\"profiles\": {\n        \"", "\"profiles\": {\n        \"0") << ErrorKind::Damaged;
    QTest::newRow("a profile that is none") << with("\"profiles\": {", "\"profiles\": { \"a\": 7,") << ErrorKind::Damaged;
    QTest::newRow("a list of profiles") << with("\"profiles\": {", "\"profiles\": [], \"others\": {") << ErrorKind::Damaged;
    QTest::newRow("nested beyond measure") << QByteArray(100'000, '[') << ErrorKind::Damaged;
}

void TestThreadFile::otherFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorKind, kind);
    try {
        (void)readThreadFile(bytes, u"the file"_s);
        QFAIL("taken");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), kind);
        QCOMPARE(error.detail(), u"the file"_s);
        QVERIFY(!error.technical().isEmpty());
    }
}

void TestThreadFile::everyCutIsRefused()
{
    const QByteArray good = fileOf({ sample() }).trimmed();
    for (qsizetype length = 0; length < good.size(); ++length)
        QVERIFY_THROWS_EXCEPTION(Error, (void)readThreadFile(good.left(length), {}));
}

void TestThreadFile::carriesItsProfiles()
{
    const Profile portal = *builtInProfile(u"portal"_s);
    const QByteArray file = fileOf({ sample(), sample() });
    QCOMPARE(file.count("\"final_k\""), 1); // once for four answers
    test::LibraryFixture fixture;
    const QTemporaryDir place;
    const QString path = test::writeFile(place.path(), u"thread.json"_s, file);
    const std::vector<ThreadId> ids = importThreads(fixture.database(), path);
    const Thread thread = *ThreadStore(fixture.database()).find(ids.at(1));
    QVERIFY(thread.turns[0].answer.trace.profile == tracedProfile(portal));
    QVERIFY(thread.turns[0].answer.trace.parameters == portal.parameters);
    Statement row(fixture.database(), "SELECT group_concat(hash) FROM profiles");
    QVERIFY(row.step());
    QCOMPARE(row.text(0), hashOf(portal));
}

void TestThreadFile::aProfileThatIsNotThereIsUnknown()
{
    const QByteArray file = fileOf({ sample() }).replace("\"profiles\"", "\"others\"");
    const std::vector<Thread> read = readThreadFile(file, u"file"_s);
    const Answer &answer = read.at(0).turns.at(0).answer;
    QVERIFY(!answer.trace.parameters);
    QVERIFY(answer.trace.profile->value.isEmpty());
    QCOMPARE(answer.trace.profile->hash, hashOf(*builtInProfile(u"portal"_s)));
    QCOMPARE(answer.sentences, sample().turns[0].answer.sentences);
}

void TestThreadFile::foldersStayHere()
{
    Thread thread = sample();
    Citation &citation = thread.turns[0].answer.sentences[0].citations[0];
    citation.path = u"/home/somebody/secret project/sleep.pdf"_s;
    thread.turns[0].answer.search.nearest = { { 0.4, thread.turns[0].answer.sentences[0], {} } };
    const QByteArray file = fileOf({ thread });
    QVERIFY(!file.contains("somebody"));
    QVERIFY(file.contains("\"path\": \"sleep.pdf\""));
}

void TestThreadFile::isKnownByItsBeginning()
{
    const QTemporaryDir place;
    QVERIFY(isThreadFile(test::writeFile(place.path(), u"thread.json"_s, fileOf({ sample() }))));
    QVERIFY(!isThreadFile(test::writeFile(place.path(), u"thread.txt"_s, fileOf({ sample() }))));
    QVERIFY(!isThreadFile(test::writeFile(place.path(), u"csl.json"_s, "[{\"type\": \"article\"}]")));
    QVERIFY(!isThreadFile(place.filePath(u"missing.json"_s)));
    QVERIFY(!isThreadFile(place.path()));
}

void TestThreadFile::sourcesAreFoundByTheirBytes()
{
    test::LibraryFixture fixture;
    const DocumentId id = fixture.add(u"sleep.pdf"_s, test::sleepPaper());
    Thread thread = sample();
    adoptSources(fixture.database(), thread);
    Citation *citation = &thread.turns[0].answer.sentences[0].citations[0];
    QVERIFY(!citation->document);
    QVERIFY(citation->path.isEmpty()); // a path of another computer opens nothing here
    Statement(fixture.database(), "UPDATE documents SET sha256 = ?2 WHERE id = ?1")
        .bind(1, id.value)
        .bind(2, citation->sha256)
        .run();
    adoptSources(fixture.database(), thread);
    QCOMPARE(citation->document, id);
    QCOMPARE(citation->path, DocumentStore(fixture.database()).find(id)->path);
}

void TestThreadFile::numbersOfAnotherLibraryLeadNowhere()
{
    test::LibraryFixture fixture;
    const DocumentId here = fixture.add(u"sleep.pdf"_s, test::sleepPaper());
    Thread thread = sample();
    Answer &answer = thread.turns[0].answer;
    Citation &known = answer.sentences[0].citations[0];
    known.document = { 70 };
    Statement(fixture.database(), "UPDATE documents SET sha256 = ?2 WHERE id = ?1")
        .bind(1, here.value)
        .bind(2, known.sha256)
        .run();
    Citation near = known;
    near.document = here; // by chance the number of a paper here
    near.sha256 = QString(64, u'f');
    answer.search.nearest = { { 0.4, { u"Near."_s, { near } }, {} } };
    answer.search.unsearched = { { here, u"scan.pdf"_s, DocumentState::Failed, ErrorKind::Damaged } };
    const auto passage = [](qint64 chunk, DocumentId document) {
        Passage p;
        p.chunk = { chunk };
        p.document = document;
        return p;
    };
    answer.trace.stages = { { Stage::Retrieve, 0, {}, std::vector { passage(5, { 70 }), passage(6, here) } } };

    adoptSources(fixture.database(), thread);
    QCOMPARE(known.document, here);
    QVERIFY(!answer.search.nearest[0].sentence.citations[0].document);
    QVERIFY(!answer.search.unsearched[0].document);
    const std::vector<Passage> &passages = answer.trace.passagesOf(Stage::Retrieve);
    QVERIFY(passages[0] == passage(-5, here));
    QVERIFY(passages[1] == passage(-6, { -here.value }));
}

ADDUCE_TEST(TestThreadFile)
#include "test_thread_file.moc"
