#include "core/ingest/chunker.h"
#include "core/library/chunk_places.h"
#include "core/library/chunking_store.h"
#include "core/library/document_store.h"
#include "core/library/full_text.h"
#include "core/library/indexed_text.h"
#include "core/library/searchable.h"
#include "core/library/space_store.h"
#include "core/library/text_store.h"
#include "core/profiles/profile.h"
#include "tests/support/installed_ranks.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Other ways of cutting the same sentences.
class TestChunkingStore : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreWhatIsLookedAt_data();
    void valuesAreWhatIsLookedAt();
    void tokensAreCountedWhereTheyCanBe();
    void foreignValuesAreNone_data();
    void foreignValuesAreNone();
    void idsAreUniqueOverChunkings();
    void eachFindsItsOwn();
    void nothingIsSearchedBeforeItIsComplete();
    void documentsLeaveEveryChunking_data();
    void documentsLeaveEveryChunking();
    void droppedOnesGoInSteps();
    void vectorsBelongToOneChunking();
    void aBulkImportMakesThemIncomplete();
};

namespace {

const ChunkParameters kShort { .maxTokens = 20, .overlapTokens = 0 };

/// A library with the sleep paper, cut as kShort says besides.
struct Cut
{
    Cut()
        : document(fixture.add(u"sleep"_s, test::sleepPaper()))
        , store(fixture.database())
        , chunking(store.obtain(kShort))
    {
        DocumentStore(fixture.database()).setProfile(document, chunkingName({ .maxTokens = 60, .overlapTokens = 10 }));
        save();
    }
    void save()
    {
        Transaction transaction(fixture.database());
        store.save(chunking.id, document, chunkDocument(test::makeDocument(test::sleepPaper()), u"sleep"_s, kShort));
        transaction.commit();
    }
    [[nodiscard]] qint64 rows() const { return store.find(kShort)->chunks; }

    test::LibraryFixture fixture;
    DocumentId document;
    ChunkingStore store;
    Chunking chunking;
};

int count(Database &database, const char *sql)
{
    Statement row(database, sql);
    return row.step() ? row.number(0) : -1;
}

} // namespace

void TestChunkingStore::valuesAreWhatIsLookedAt_data()
{
    QTest::addColumn<QString>("profile");
    for (const Profile &profile : builtInProfiles())
        QTest::newRow(qPrintable(profile.name)) << profile.name;
}

void TestChunkingStore::valuesAreWhatIsLookedAt()
{
    QFETCH(QString, profile);
    const ChunkParameters chunks = builtInProfile(profile)->parameters.chunks;
    const auto read = chunkingFrom(chunkingValue(chunks));
    QVERIFY(read && cutAlike(*read, chunks));
    QCOMPARE(chunkingHash(*read), chunkingHash(chunks));
    ChunkParameters other = chunks;
    (chunks.strategy == ChunkStrategy::Sentences || chunks.strategy == ChunkStrategy::Paragraphs ? other.characters
                                                                                                 : other.maxTokens) += 1;
    QCOMPARE(chunkingHash(other), chunkingHash(chunks)); // which its strategy does not look at
    other.maxTokens += 1;
    other.characters += 1;
    QVERIFY(chunkingHash(other) != chunkingHash(chunks));
}

/// Where the ranks are not installed that tokens are to be counted by, they are estimated, and the papers are cut no other way.
void TestChunkingStore::tokensAreCountedWhereTheyCanBe()
{
    Cut cut;
    Database &database = cut.fixture.database();
    cut.store.setComplete(cut.chunking.id);
    ChunkParameters counted = kShort;
    counted.tokens = TokenCount::Cl100kBase;
    QVERIFY(!cutAlike(counted, kShort));
    QVERIFY(asCutHere(counted) == kShort);
    QCOMPARE(chunkingFor(database, counted), cut.chunking.id);
    const test::InstalledRanksFixture ranks;
    QVERIFY(asCutHere(counted) == counted);
    QVERIFY(!chunkingFor(database, counted));
    const Document paper = test::makeDocument(test::sleepPaper());
    counted.maxTokens = 60; // of a letter each
    QVERIFY(chunkDocument(paper, u"sleep"_s, counted).size() > chunkDocument(paper, u"sleep"_s, { .maxTokens = 60 }).size());
    counted.strategy = ChunkStrategy::Recursive;
    QCOMPARE(asCutHere(counted).tokens, TokenCount::Estimated); // it counts none
}

void TestChunkingStore::foreignValuesAreNone_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("another strategy") << QByteArray(R"({"strategy":"pages","max_tokens":3})");
    QTest::newRow("another number") << QByteArray(R"({"strategy":"paragraphs","max_tokens":300,"dreams":1})");
    QTest::newRow("out of bounds") << QByteArray(R"({"strategy":"paragraphs","max_tokens":-3})");
    QTest::newRow("a word") << QByteArray(R"({"strategy":"paragraphs","max_tokens":"300"})");
}

void TestChunkingStore::foreignValuesAreNone()
{
    QFETCH(QByteArray, json);
    QVERIFY(!chunkingFrom(QJsonDocument::fromJson(json).object()));
}

void TestChunkingStore::idsAreUniqueOverChunkings()
{
    Cut cut;
    const DocumentId coffee = cut.fixture.add(u"coffee"_s, test::coffeePaper()); // after the chunks of the other
    QSet<qint64> ids;
    std::size_t all = 0;
    const TextStore texts(cut.fixture.database());
    for (const auto &chunks :
        { texts.chunks(cut.document), texts.chunks(coffee), cut.store.chunks(cut.chunking.id, cut.document) })
        for (const Chunk &chunk : chunks) {
            ++all;
            ids.insert(chunk.id.value);
            QCOMPARE(texts.chunk(chunk.id), chunk);
        }
    QCOMPARE(static_cast<std::size_t>(ids.size()), all);
    const qint64 highest = *std::ranges::max_element(ids);
    cut.save(); // again: none is given twice
    for (const Chunk &chunk : cut.store.chunks(cut.chunking.id, cut.document))
        QVERIFY(chunk.id.value > highest);
}

void TestChunkingStore::eachFindsItsOwn()
{
    Cut cut;
    Database &database = cut.fixture.database();
    const TextStore texts(database);
    const auto own = cut.store.chunks(cut.chunking.id, cut.document);
    QVERIFY(own.size() > texts.chunks(cut.document).size());
    QCOMPARE(cut.rows(), static_cast<qint64>(own.size()));
    QVERIFY(cut.store.find(kShort)->textBytes > 500);
    // By their words.
    const auto there = chunksWith(database, u"nap group"_s, cut.chunking.id);
    const auto here = chunksWith(database, u"nap group"_s);
    QCOMPARE(there.size(), 1U);
    QCOMPARE(here.size(), 1U);
    QVERIFY(there != here);
    // By id.
    QCOMPARE(texts.documentOf(there.front()), cut.document);
    QVERIFY(indexedText(database, there.front()).text.contains(u"42 word pairs"_s));
    QCOMPARE(ChunkPlaces(database).find(there.front())->document, cut.document);
    QCOMPARE(texts.chunkBeside(own[0].id, 1)->id, own[1].id);
    QCOMPARE(texts.chunkBeside(texts.chunks(cut.document)[0].id, 1)->id, texts.chunks(cut.document)[1].id);
    QVERIFY(!texts.chunkBeside(own[0].id, -1));
    // One after the other.
    std::vector<ChunkId> listed;
    forEachSearchedChunk(database, [&](ChunkId id) { listed.push_back(id); }, cut.chunking.id);
    QCOMPARE(listed.size(), own.size());
    QCOMPARE(countSearchedChunks(database, own[1].id, cut.chunking.id).after, static_cast<qint64>(own.size()) - 2);
    std::size_t headed = 0;
    forEachHeadedChunk(database, [&](ChunkId, const QString &, const QString &) { ++headed; }, cut.chunking.id);
    QCOMPARE(headed, own.size());
}

void TestChunkingStore::nothingIsSearchedBeforeItIsComplete()
{
    Cut cut;
    const Database &database = cut.fixture.database();
    QVERIFY(!chunkingFor(database, kShort));
    QCOMPARE(countCutOtherwise(database, kShort), 1);
    cut.store.setComplete(cut.chunking.id);
    QCOMPARE(chunkingFor(database, kShort), cut.chunking.id);
    QCOMPARE(countCutOtherwise(database, kShort), 0); // none is searched otherwise
    QVERIFY(!chunkingFor(database, { .maxTokens = 60, .overlapTokens = 10 })); // they are cut so as they were read
    QVERIFY(cut.store.complete().front().madeAt.isValid());
    cut.store.drop(cut.chunking.id);
    QVERIFY(!chunkingFor(database, kShort));
    QVERIFY(cut.store.list().empty());
}

void TestChunkingStore::documentsLeaveEveryChunking_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : { "removed", "superseded", "read again" })
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestChunkingStore::documentsLeaveEveryChunking()
{
    QFETCH(QString, how);
    Cut cut;
    Database &database = cut.fixture.database();
    const DocumentId other = cut.fixture.add(u"coffee"_s, test::coffeePaper());
    QVERIFY(cut.rows() > 0);
    if (how == u"removed")
        DocumentStore(database).remove(cut.document);
    else if (how == u"superseded")
        DocumentStore(database).supersede(cut.document, other);
    else
        TextStore(database).save(cut.document, test::makeDocument(test::bridgePaper()), {});
    QCOMPARE(cut.rows(), 0);
    QCOMPARE(cut.store.find(kShort)->textBytes, 0);
    QVERIFY(chunksWith(database, u"nap group"_s, cut.chunking.id).empty());
    QCOMPARE(count(database, "SELECT count(*) FROM chunking_fts_docsize"), 0);
    QCOMPARE(cut.store.documentsWithout(cut.chunking.id), std::vector { other });
}

void TestChunkingStore::droppedOnesGoInSteps()
{
    Cut cut;
    Database &database = cut.fixture.database();
    const qint64 all = cut.rows();
    cut.store.drop(cut.chunking.id);
    const Chunking again = cut.store.obtain(kShort); // at once
    QVERIFY(again.id != cut.chunking.id);
    QCOMPARE(cut.store.dropped(), std::vector { cut.chunking.id });
    QVERIFY(cut.store.clearSome(cut.chunking.id, 2));
    QCOMPARE(count(database, "SELECT count(*) FROM chunking_chunks"), static_cast<int>(all) - 2);
    clearDropped(database, {});
    QVERIFY(cut.store.dropped().empty());
    QCOMPARE(count(database, "SELECT count(*) FROM chunking_chunks"), 0);
    QCOMPARE(count(database, "SELECT count(*) FROM chunking_fts_docsize"), 0);
    QVERIFY(cut.store.find(again.id).has_value());
    QVERIFY(!TextStore(database).chunks(cut.document).empty()); // as it was read
}

void TestChunkingStore::vectorsBelongToOneChunking()
{
    Cut cut;
    SpaceStore spaces(cut.fixture.database());
    SpaceRow space { {}, SpaceProvider::Given, u"x"_s, 2, 1, 0, {} };
    space.id = spaces.add(space);
    const auto own = cut.store.chunks(cut.chunking.id, cut.document);
    QCOMPARE(spaces.chunksWithout(space.id, cut.chunking.id).size(), own.size());
    const std::array<float, 2> vector { 0.6F, 0.8F };
    spaces.saveVector(space, own[0].id, vector, cut.chunking.id);
    QCOMPARE(spaces.chunksWithout(space.id, cut.chunking.id).size(), own.size() - 1);
    QCOMPARE(spaces.vectorCount(space.id), 0); // of the documents as they were read
    QCOMPARE(cut.store.vectorBytes(cut.chunking.id), 4); // two a number
    int seen = 0;
    const auto see = [&](ChunkId chunk, DocumentId document, std::span<const float> read) {
        ++seen;
        QCOMPARE(chunk, own[0].id);
        QCOMPARE(document, cut.document);
        QVERIFY(std::abs(read[1] - 0.8F) < 0.0005F);
    };
    spaces.forEachVector(space.id, {}, see, cut.chunking.id);
    QCOMPARE(seen, 1);
    spaces.forEachVector(space.id, {}, [&](ChunkId, DocumentId, std::span<const float>) { ++seen; });
    QCOMPARE(seen, 1);
    spaces.remove(space.id);
    clearAside(cut.fixture.database(), {});
    QCOMPARE(cut.store.vectorBytes(cut.chunking.id), 0);
}

void TestChunkingStore::aBulkImportMakesThemIncomplete()
{
    Cut cut;
    cut.store.setComplete(cut.chunking.id);
    const DocumentId id = DocumentStore(cut.fixture.database()).insert(u"/tmp/new.pdf"_s);
    const DocumentText text { id, test::makeDocument(test::coffeePaper()), {} };
    TextStore(cut.fixture.database()).saveNew(std::span(&text, 1));
    QVERIFY(!chunkingFor(cut.fixture.database(), kShort));
}

ADDUCE_TEST(TestChunkingStore)
#include "test_chunking_store.moc"
