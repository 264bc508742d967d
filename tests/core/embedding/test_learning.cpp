#include "core/base/error.h"
#include "core/embedding/learn.h"
#include "core/library/chunking_store.h"
#include "core/library/space_store.h"
#include "core/library/text_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <atomic>
#include <future>
#include <sqlite3.h>
#include <thread>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A library whose space takes several transactions to write.
class TestLearning : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void othersWriteMeanwhile();
    void killedInTheMiddle();
    void aChunkThatGoesMeanwhile();
    void anotherProgramLearnsMeanwhile();
    void noSpaceGetsTheNumberOfAnother();
    void aStopEndsTheWaitForAnother();

private:
    [[nodiscard]] Database &database() { return m_fixture->database(); }
    [[nodiscard]] int count(const char *sql);

    std::unique_ptr<test::LibraryFixture> m_fixture;
};

void TestLearning::init()
{
    m_fixture = std::make_unique<test::LibraryFixture>();
    database().execute("PRAGMA synchronous = OFF"); // nothing here outlives the test
    for (int i = 0; TextStore(database()).chunkCount() < 1000; ++i)
        m_fixture->add(u"papers %1"_s.arg(i), test::sleepPaper() + test::bridgePaper() + QStringList { u"Copy %1."_s.arg(i) });
}

int TestLearning::count(const char *sql)
{
    Statement row(database(), sql);
    return row.step() ? row.number(0) : -1;
}

/// What each transaction of a connection writes.
struct Commits
{
    explicit Commits(Database &of)
        : database(of)
        , last(of.allChanges())
    {
        sqlite3_commit_hook(database.handle(), [](void *self) { return static_cast<Commits *>(self)->take(); }, this);
    }
    ~Commits() { sqlite3_commit_hook(database.handle(), nullptr, nullptr); }
    int take()
    {
        most = std::max(most, database.allChanges() - last);
        last = database.allChanges();
        ++count;
        return 0; // it may be committed
    }
    Database &database;
    int last;
    int most = 0; ///< rows
    int count = 0;
};

// A window that waits for the library draws nothing: whoever wants to write waits for a few hundred rows at most.
void TestLearning::othersWriteMeanwhile()
{
    const Commits commits(database());
    QCOMPARE(learnSpace(database(), {}, {}), Learned::Fitted);
    QVERIFY2(commits.count > 5, qPrintable(QString::number(commits.count)));
    QVERIFY2(commits.most <= 400, qPrintable(QString::number(commits.most)));
}

void TestLearning::killedInTheMiddle()
{
    m_fixture->learn();
    const auto before = SpaceStore(database()).learned();
    m_fixture->add(u"more"_s, test::coffeePaper());
    const LatentParameters always { .refitGrowth = 0 };
    const int vectors = SpaceStore(database()).vectorCount(before->id);
    database().execute("CREATE TRIGGER killed BEFORE INSERT ON vectors WHEN new.chunk = 500 BEGIN "
                       "SELECT RAISE(ABORT, 'killed'); END");
    QVERIFY_THROWS_EXCEPTION(Error, learnSpace(database(), always, {}));
    QCOMPARE(SpaceStore(database()).learned(), before);
    QCOMPARE(SpaceStore(database()).active(), before);
    QCOMPARE(SpaceStore(database()).list().size(), 1U);
    QCOMPARE(SpaceStore(database()).vectorCount(before->id), vectors);
    QCOMPARE(count("SELECT count(*) FROM spaces"), 2); // what was made of the new one
    QVERIFY(isLearningDue(database()));

    database().execute("DROP TRIGGER killed");
    QCOMPARE(learnSpace(database(), always, {}), Learned::Fitted);
    const auto after = SpaceStore(database()).learned();
    QCOMPARE(after->revision, before->revision + 1);
    QVERIFY(SpaceStore(database()).chunksWithout(after->id).empty());
    QCOMPARE(count("SELECT count(*) FROM spaces"), 1);
    QCOMPARE(count("SELECT count(DISTINCT space) FROM vectors"), 1);
    QCOMPARE(count("SELECT count(DISTINCT space) FROM space_terms"), 1);
}

void TestLearning::aChunkThatGoesMeanwhile()
{
    database().execute("CREATE TRIGGER removed AFTER INSERT ON vectors WHEN new.chunk = 300 BEGIN "
                       "DELETE FROM chunks WHERE id IN (100, 700); END");
    QCOMPARE(learnSpace(database(), {}, {}), Learned::Fitted);
    const auto space = SpaceStore(database()).learned();
    QCOMPARE(SpaceStore(database()).vectorCount(space->id), TextStore(database()).chunkCount());
    QVERIFY(SpaceStore(database()).chunksWithout(space->id).empty());
}

// It takes what is set aside for left behind.
void TestLearning::anotherProgramLearnsMeanwhile()
{
    database().execute("CREATE TRIGGER cleared AFTER INSERT ON vectors WHEN new.chunk = 200 BEGIN "
                       "DELETE FROM spaces WHERE set_aside = 1; END");
    QCOMPARE(learnSpace(database(), {}, {}), Learned::Nothing);
    QVERIFY(!SpaceStore(database()).learned());
    database().execute("DROP TRIGGER cleared");
    QCOMPARE(learnSpace(database(), {}, {}), Learned::Fitted);
}

// What still learns a space that another program took away adds nothing to the one that is made next.
void TestLearning::noSpaceGetsTheNumberOfAnother()
{
    SpaceStore store(database());
    SpaceRow three { {}, SpaceProvider::Learned, u"lsa"_s, 3, 0, 1, {} };
    const SpaceRow four { {}, SpaceProvider::Learned, u"lsa"_s, 4, 0, 1, {} };
    three.id = store.addAside(three);
    store.remove(three.id);
    while (store.clearSome(three.id, 100)) { }
    const SpaceId next = store.addAside(four);
    QVERIFY(next.value > three.id.value);
    const auto chunk = ChunkId { count("SELECT min(id) FROM chunks") };
    store.saveVector(three, chunk, std::vector<float> { 1, 0, 0 }); // left out, without a word
    QCOMPARE(count("SELECT count(*) FROM vectors"), 0);
}

// A question that took pages in waits for a chunking that is embedded; its Stop must not.
void TestLearning::aStopEndsTheWaitForAnother()
{
    m_fixture->learn();
    const DocumentId paper = m_fixture->add(u"more"_s, test::coffeePaper());
    ChunkingStore store(database());
    const Chunking chunking = store.obtain({ .maxTokens = 20, .overlapTokens = 0 });
    store.save(chunking.id, paper, TextStore(database()).chunks(paper));
    std::stop_source stop;
    std::optional<ErrorKind> first;
    std::optional<ErrorKind> second;
    bool isWaiting = false;
    const auto whileItEmbeds = [&](int, int) {
        const auto ended = [&](auto refreshed) {
            auto done = std::async(std::launch::async, [&, refreshed] {
                Database own(m_fixture->library().path());
                return test::errorKindOf([&] { refreshed(own); });
            });
            stop.request_stop();
            isWaiting = isWaiting || done.wait_for(std::chrono::seconds(20)) != std::future_status::ready;
            return isWaiting ? std::nullopt : done.get();
        };
        first = ended([&](Database &own) { refreshOwnIndexes(own, {}, {}, stop.get_token()); });
        second = ended([&](Database &own) { refreshChunking(own, nullptr, chunking, {}, {}, stop.get_token()); });
    };
    refreshChunking(database(), nullptr, chunking, {}, whileItEmbeds, {});
    QVERIFY(!isWaiting);
    QCOMPARE(first, std::optional(ErrorKind::Stopped));
    QCOMPARE(second, std::optional(ErrorKind::Stopped));
}

ADDUCE_TEST(TestLearning)
#include "test_learning.moc"
