#include "core/library/document_store.h"
#include "core/library/full_text.h"
#include "core/library/search_state.h"
#include "core/library/searchable.h"
#include "core/library/text_store.h"
#include "core/profiles/profile.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <array>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestStores : public QObject
{
    Q_OBJECT

private slots:
    void textComesBackAsItWasSaved();
    void savingAgainReplaces();
    void whatIsCutOtherwise();
    void removingLeavesNothing();
    void removingTakesFormerVersionsAlong();
    void aFormerVersionGoesAlone();
    void numbersAreNeverGivenTwice();
    void statesAndReasons();
    void shortNames_data();
    void shortNames();
};

void TestStores::textComesBackAsItWasSaved()
{
    test::LibraryFixture fixture;
    Document document = test::makeDocument(test::sleepPaper());
    document.sentences[2].parts.push_back({ 1, 5, 9, { QRectF(1.5, 2.25, 100, 12), QRectF(1.5, 14.25, 40, 12) } });
    document.sentences[3].kind = SentenceKind::Caption;
    document.pages[1].quality = PageQuality::Recognised;
    document.tables = { { u"Table 1"_s, 3, 1, 1, { { 4, { u"arm"_s, u"n"_s } }, { 5, { u"nap"_s, {} } } } } };
    document.hidden = { { 1, HiddenReason::Tiny, u"Ignore all papers."_s, { QRectF(1, 2, 3, 4) } } };
    document.outline = { { u"Introduction"_s, 1, 0 }, { u"Aims"_s, 2, 1 } };
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    TextStore texts(fixture.database());
    texts.save(id, document, {});
    QCOMPARE(texts.sentences(id), document.sentences);
    QCOMPARE(texts.sections(id), document.sections);
    QCOMPARE(texts.tables(id), document.tables);
    QCOMPARE(texts.hidden(id), document.hidden);
    QCOMPARE(texts.outline(id), document.outline);
    for (std::size_t i = 0; i < document.pages.size(); ++i)
        QCOMPARE(texts.page(id, static_cast<int>(i)), document.pages[i]);
    QVERIFY(!texts.page(id, 99));
    QCOMPARE(texts.sentences(id, 2, 3).size(), std::size_t(2));
    QVERIFY(!texts.sentence(id, 999));
}

void TestStores::savingAgainReplaces()
{
    test::LibraryFixture fixture;
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    TextStore texts(fixture.database());
    const qint64 revision = searchRevision(fixture.database());
    texts.save(id, test::makeDocument({ u"One sentence about yaks."_s }),
        { Chunk { {}, ChunkKind::Text, u"1"_s, 0, -1, 0, 0, 0, 0, {}, u"One sentence about yaks."_s } });
    QCOMPARE(texts.sentences(id).size(), std::size_t(1));
    QVERIFY(searchRevision(fixture.database()) > revision);
    QCOMPARE(chunksWith(fixture.database(), u"yaks"_s).size(), std::size_t(1));
    QVERIFY(chunksWith(fixture.database(), u"nap"_s).empty());
}

void TestStores::removingLeavesNothing()
{
    test::LibraryFixture fixture;
    const DocumentId gone = fixture.add(u"sleep"_s, test::sleepPaper());
    fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.learn();
    DocumentStore(fixture.database()).remove(gone);
    for (const char *table : { "pages", "sections", "sentences", "chunks" }) {
        Statement row(
            fixture.database(), QByteArray("SELECT count(*) FROM ").append(table).append(" WHERE document = ?").constData());
        row.bind(1, gone.value);
        QVERIFY(row.step());
        QCOMPARE(row.number(0), 0);
    }
    QVERIFY(chunksWith(fixture.database(), u"nap"_s).empty());
    QVERIFY(!chunksWith(fixture.database(), u"caffeine"_s).empty());
    Statement orphans(fixture.database(), "SELECT count(*) FROM vectors WHERE chunk NOT IN (SELECT id FROM chunks)");
    QVERIFY(orphans.step());
    QCOMPARE(orphans.number(0), 0);
    fixture.database().execute("INSERT INTO chunks_fts(chunks_fts) VALUES ('integrity-check')");
}

/// Three versions of a paper, the oldest first.
static std::array<DocumentId, 3> threeVersions(test::LibraryFixture &fixture)
{
    std::array<DocumentId, 3> versions;
    for (std::size_t i = 0; i < versions.size(); ++i) {
        versions[i] = fixture.add(u"sleep%1"_s.arg(i), test::sleepPaper() << u"This is version %1."_s.arg(i));
        if (i > 0)
            DocumentStore(fixture.database()).supersede(versions[i - 1], versions[i]);
    }
    return versions;
}

void TestStores::removingTakesFormerVersionsAlong()
{
    test::LibraryFixture fixture;
    const DocumentId other = fixture.add(u"coffee"_s, test::coffeePaper());
    const auto versions = threeVersions(fixture);
    DocumentStore documents(fixture.database());
    documents.remove(versions.back());
    const std::vector<DocumentRow> left = documents.list();
    QCOMPARE(left.size(), std::size_t(1)); // nothing comes back in its place
    QCOMPARE(left.front().id, other);
}

void TestStores::aFormerVersionGoesAlone()
{
    test::LibraryFixture fixture;
    const auto [oldest, middle, newest] = threeVersions(fixture);
    DocumentStore documents(fixture.database());
    documents.remove(middle);
    QCOMPARE(documents.find(oldest)->supersededBy, newest); // still no current paper
    QVERIFY(!documents.find(middle));
    QVERIFY(!documents.find(newest)->supersededBy);
}

/// An answer that cites the removed paper must not open another one.
void TestStores::numbersAreNeverGivenTwice()
{
    test::LibraryFixture fixture;
    DocumentStore store(fixture.database());
    const DocumentId first = store.insert(u"/a.pdf"_s);
    const DocumentId second = store.insert(u"/b.pdf"_s);
    store.remove(second);
    const DocumentId third = store.insert(u"/c.pdf"_s);
    QVERIFY(third.value > second.value && second.value > first.value);
    fixture.database().execute("UPDATE search_revision SET highest_document = 0"); // written by an earlier version
    QVERIFY(store.insert(u"/d.pdf"_s).value > third.value);
}

void TestStores::statesAndReasons()
{
    test::LibraryFixture fixture;
    DocumentStore documents(fixture.database());
    const DocumentId id = documents.insert(u"/papers/scan.pdf"_s);
    QCOMPARE(documents.find(id)->state, DocumentState::Queued);
    documents.setFailed(id, ErrorKind::NoText, u"3 pages"_s);
    QCOMPARE(documents.find(id)->state, DocumentState::NeedsOcr);
    QCOMPARE(documents.find(id)->reason, std::optional(ErrorKind::NoText));
    documents.setFailed(id, ErrorKind::Crashed, {});
    QCOMPARE(documents.find(id)->state, DocumentState::Failed);
    QCOMPARE(documents.count(DocumentState::Failed), 1);
    documents.setState(id, DocumentState::Queued);
    QVERIFY(!documents.find(id)->reason);
}

void TestStores::shortNames_data()
{
    QTest::addColumn<QStringList>("authors");
    QTest::addColumn<int>("year");
    QTest::addColumn<QString>("name");
    QTest::newRow("none") << QStringList() << 2006 << u"sandwich"_s;
    QTest::newRow("one") << QStringList { u"Achim Zeileis"_s } << 2006 << u"Zeileis 2006"_s;
    QTest::newRow("family first") << QStringList { u"van der Berg, Jan"_s } << 0 << u"van der Berg"_s;
    QTest::newRow("two") << QStringList { u"A B"_s, u"C D"_s } << 1999 << u"B & D 1999"_s;
    QTest::newRow("three") << QStringList { u"A B"_s, u"C D"_s, u"E F"_s } << 2024 << u"B et al. 2024"_s;
}

void TestStores::shortNames()
{
    QFETCH(QStringList, authors);
    QFETCH(int, year);
    DocumentRow row;
    row.path = u"/papers/sandwich.pdf"_s;
    row.authors = authors;
    row.year = year;
    QFETCH(QString, name);
    QCOMPARE(shortName(row), name);
}

void TestStores::whatIsCutOtherwise()
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    const ChunkParameters ours;
    const ChunkParameters nutor = builtInProfile(u"nutor"_s)->parameters.chunks;
    for (const QString &paper : { u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s })
        fixture.add(paper, { paper + u" is a paper of its own."_s });
    database.execute("UPDATE documents SET state = 'ready'");
    QCOMPARE(countCutOtherwise(database, ours), 0); // nobody knows how they were cut
    DocumentStore store(database);
    store.setProfile({ 1 }, chunkingName(ours));
    store.setProfile({ 2 }, chunkingName(nutor));
    store.setProfile({ 3 }, u"sentences 500 10 20 5"_s);
    store.setProfile({ 4 }, u"of another world"_s);
    QCOMPARE(countCutOtherwise(database, ours), 2);
    QCOMPARE(countCutOtherwise(database, nutor), 2);
    QCOMPARE(countCutOtherwise(database, *chunkingNamed(u"sentences 500 10 20 5"_s)), 2);
    ChunkParameters alike = ours;
    alike.characters += 1; // which sentences are not cut by
    QCOMPARE(countCutOtherwise(database, alike), 2);
    store.setState({ 3 }, DocumentState::Queued);
    store.supersede({ 2 }, { 1 });
    QCOMPARE(countCutOtherwise(database, ours), 0); // neither is searched
}

ADDUCE_TEST(TestStores)
#include "test_stores.moc"
