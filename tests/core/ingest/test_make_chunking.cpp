#include "core/base/error.h"
#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/ingest/make_chunking.h"
#include "core/library/chunking_store.h"
#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/profiles/profile.h"
#include "core/retrieval/retriever.h"
#include "tests/support/embedding_server.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A library that is cut another way from what it holds.
class TestMakeChunking : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void storedSentencesAreCutAsReadOnes();
    void isSearchedOnceItIsComplete();
    void theOtherCutFindsAsBefore();
    void aStopIsGoneOnWith_data();
    void aStopIsGoneOnWith();
    void newPapersGetVectorsInEveryChunking();
    void aNewSpaceKnowsEveryChunking();
    void droppedOnesLeaveNothing();
    void waitsForTheVectorsOfTheSpaceThatIsSearched();
    void whatStaysHereIsNotWaitedFor();

private:
    Chunking make(const ChunkParameters &parameters, const std::stop_token &stop = {})
    {
        return makeChunking(m_fixture->database(), nullptr, parameters, {}, [](const ChunkingProgress &) { }, stop);
    }
    [[nodiscard]] std::vector<Passage> found(const QString &question, const ChunkParameters &asked) const
    {
        return m_retriever->find(m_fixture->database(), question, {}, {}, {}, chunkingFor(m_fixture->database(), asked));
    }

    std::unique_ptr<test::LibraryFixture> m_fixture;
    std::unique_ptr<Retriever> m_retriever;
};

namespace {

const ChunkParameters kAsRead { .maxTokens = 60, .overlapTokens = 10 }; // as the fixture cuts
const ChunkParameters kShort { .maxTokens = 20, .overlapTokens = 0 };
const QString kQuestion = u"Does a nap improve the recall of word pairs?"_s;

} // namespace

void TestMakeChunking::init()
{
    m_fixture = std::make_unique<test::LibraryFixture>();
    m_retriever = std::make_unique<Retriever>(m_fixture->library());
    for (const auto &[name, lines] : { std::pair(u"sleep"_s, test::sleepPaper()), std::pair(u"coffee"_s, test::coffeePaper()),
             std::pair(u"bridge"_s, test::bridgePaper()) })
        DocumentStore(m_fixture->database()).setProfile(m_fixture->add(name, lines), chunkingName(kAsRead));
    refreshOwnIndexes(m_fixture->database(), {}, {}, {});
}

void TestMakeChunking::storedSentencesAreCutAsReadOnes()
{
    const Chunking chunking = make(kAsRead);
    for (const DocumentRow &row : DocumentStore(m_fixture->database()).list()) {
        const auto read = TextStore(m_fixture->database()).chunks(row.id);
        const auto made = ChunkingStore(m_fixture->database()).chunks(chunking.id, row.id);
        QCOMPARE(made.size(), read.size());
        for (std::size_t i = 0; i < made.size(); ++i) {
            QCOMPARE(made[i].text, read[i].text);
            QCOMPARE(made[i].firstSentence, read[i].firstSentence);
            QCOMPARE(made[i].lastSentence, read[i].lastSentence);
            QCOMPARE(made[i].section, read[i].section);
            QCOMPARE(made[i].lastPage, read[i].lastPage);
        }
    }
}

void TestMakeChunking::isSearchedOnceItIsComplete()
{
    const auto before = found(kQuestion, kShort);
    const Chunking chunking = make(kShort);
    QCOMPARE(chunking.state, ChunkingState::Complete);
    const auto after = found(kQuestion, kShort);
    QVERIFY(!before.empty() && !after.empty());
    QVERIFY(before.front().chunk != after.front().chunk);
    const auto chunk = TextStore(m_fixture->database()).chunk(after.front().chunk);
    QVERIFY(chunk->text.contains(u"nap"_s) && chunk->text.size() < 120);
    QVERIFY(after.front().similarity && after.front().bm25); // it has words and vectors of its own
    QCOMPARE(
        m_retriever->snapshot(m_fixture->database(), chunking.id).keywords->size(), static_cast<std::size_t>(chunking.chunks));
    QCOMPARE(
        m_retriever->snapshot(m_fixture->database(), chunking.id).vectors->size(), static_cast<std::size_t>(chunking.chunks));
    QCOMPARE(make(kShort).id, chunking.id); // nothing is left to do
}

void TestMakeChunking::theOtherCutFindsAsBefore()
{
    const auto scores = [&] {
        std::vector<std::tuple<qint64, double, double, double>> all;
        for (const Passage &p : found(kQuestion, kAsRead))
            all.emplace_back(p.chunk.value, p.fused, p.similarity.value_or(-2), p.bm25.value_or(-1));
        return all;
    };
    const auto before = scores();
    QVERIFY(!before.empty());
    (void)make(kShort);
    QVERIFY(scores() == before);
}

void TestMakeChunking::aStopIsGoneOnWith_data()
{
    QTest::addColumn<int>("steps");
    for (int steps = 0; steps < 6; ++steps)
        QTest::newRow(qPrintable(QString::number(steps))) << steps;
}

/// As a kill at the same place: what is there is what was committed.
void TestMakeChunking::aStopIsGoneOnWith()
{
    QFETCH(int, steps);
    std::stop_source stop;
    int left = steps;
    const auto count = [&](const ChunkingProgress &) {
        if (left-- == 0)
            stop.request_stop();
    };
    try {
        (void)makeChunking(m_fixture->database(), nullptr, kShort, {}, count, stop.get_token());
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::Stopped);
        QVERIFY(!chunkingFor(m_fixture->database(), kShort)); // and the question is answered as before
        QVERIFY(!found(kQuestion, kShort).empty());
    }
    const Chunking chunking = make(kShort);
    QCOMPARE(chunking.state, ChunkingState::Complete);
    QVERIFY(ChunkingStore(m_fixture->database()).documentsWithout(chunking.id).empty());
    QCOMPARE(
        m_retriever->snapshot(m_fixture->database(), chunking.id).vectors->size(), static_cast<std::size_t>(chunking.chunks));
    QCOMPARE(ChunkingStore(m_fixture->database()).list().size(), 1U);
}

void TestMakeChunking::newPapersGetVectorsInEveryChunking()
{
    const Chunking chunking = make(kShort);
    Database &database = m_fixture->database();
    const QStringList lines { u"Zebras nap beside the river in the afternoon."_s, u"Nobody counted their stripes."_s };
    const DocumentId fresh = m_fixture->add(u"zebra"_s, lines);
    ChunkingStore store(database);
    QCOMPARE(store.documentsWithout(chunking.id), std::vector { fresh });
    store.setBeingMade(chunking.id);
    QCOMPARE(make(kShort).state, ChunkingState::Complete); // goes on with the one
    refreshOwnIndexes(database, {}, {}, {});
    const auto zebras = found(u"zebras"_s, kShort);
    QCOMPARE(zebras.size(), 1U);
    QCOMPARE(zebras.front().document, fresh);
    QVERIFY(SpaceStore(database).chunksWithout(SpaceStore(database).active()->id, chunking.id).empty());
}

void TestMakeChunking::aNewSpaceKnowsEveryChunking()
{
    const Chunking chunking = make(kShort);
    Database &database = m_fixture->database();
    const SpaceId before = SpaceStore(database).active()->id;
    m_fixture->add(u"zebra"_s, { u"Zebras nap beside the river."_s });
    learnSpace(database, { .refitGrowth = 0.01 }, {});
    const SpaceId after = SpaceStore(database).active()->id;
    QVERIFY(after != before);
    QVERIFY(SpaceStore(database).chunksWithout(after, chunking.id).empty()); // at once, not when the job comes to it
    QVERIFY(found(kQuestion, kShort).front().similarity.has_value());
}

void TestMakeChunking::droppedOnesLeaveNothing()
{
    Database &database = m_fixture->database();
    const Chunking chunking = makeChunking(database, nullptr, kShort, { .inMemory = 0 }, [](const ChunkingProgress &) { }, {});
    const QString file = keywordFileOf(database.path(), chunking.hash);
    QVERIFY(QFile::exists(file) && QFile::exists(vectorFileOf(database.path(), chunking.hash)));
    QVERIFY(file != keywordFileOf(database.path()));
    QVERIFY(bytesOf(database, chunking) > 2000);
    const auto kept = found(kQuestion, kShort); // its index is mapped
    dropChunking(database, chunking);
    QVERIFY(!QFile::exists(file) && !QFile::exists(vectorFileOf(database.path(), chunking.hash)));
    clearDropped(database, {});
    QVERIFY(!found(kQuestion, kShort).empty());
    QVERIFY(!TextStore(database).chunk(kept.front().chunk));
    QVERIFY(make(kShort).id != chunking.id);
}

void TestMakeChunking::waitsForTheVectorsOfTheSpaceThatIsSearched()
{
    Database &database = m_fixture->database();
    test::EmbeddingServer server;
    const test::Network network;
    const SpaceRow space = obtainServerSpace(database, network.servers, server.endpoint());
    fillSpace(database, network.servers, space, {});
    SpaceStore(database).activate(space.id);
    QCOMPARE(make(kShort).state, ChunkingState::BeingMade); // nobody asked its server
    QVERIFY(!chunkingFor(database, kShort));
    server.failFrom = 0;
    QCOMPARE(makeChunking(database, &network.servers, kShort, {}, {}, {}).state, ChunkingState::BeingMade); // it is away
    QVERIFY(!chunkingFor(database, kShort));
    server.failFrom = 1'000'000;
    const Chunking chunking = makeChunking(database, &network.servers, kShort, {}, {}, {});
    QCOMPARE(chunking.state, ChunkingState::Complete);
    QVERIFY(SpaceStore(database).chunksWithout(space.id, chunking.id).empty());
    QCOMPARE(m_retriever->snapshot(database, chunking.id).vectors->size(), static_cast<std::size_t>(chunking.chunks));
}

void TestMakeChunking::whatStaysHereIsNotWaitedFor()
{
    Database &database = m_fixture->database();
    std::vector<DocumentId> all;
    for (const DocumentRow &row : DocumentStore(database).list())
        all.push_back(row.id);
    CollectionStore(database).keepHere(all, true);
    SpaceRow space { {}, SpaceProvider::Server, u"embed-1"_s, 32, 1, 0, u"openai https://models.example/v1"_s };
    space.id = SpaceStore(database).add(space);
    SpaceStore(database).activate(space.id);
    const test::Network network;
    QCOMPARE(makeChunking(database, &network.servers, kShort, {}, {}, {}).state, ChunkingState::Complete);
}

ADDUCE_TEST(TestMakeChunking)
#include "test_make_chunking.moc"
