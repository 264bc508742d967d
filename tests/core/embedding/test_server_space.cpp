#include "core/base/error.h"
#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/library/collection_store.h"
#include "core/library/text_store.h"
#include "core/retrieval/retriever.h"
#include "tests/support/embedding_server.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

namespace {

const QString kQuestion = u"Does a nap improve recall?"_s;

struct Fixture
{
    test::LibraryFixture library;
    DocumentId sleep = library.add(u"sleep"_s, test::sleepPaper());
    DocumentId coffee = library.add(u"coffee"_s, test::coffeePaper());
    test::EmbeddingServer server;
    test::Network network;

    Database &database() { return library.database(); }
};

} // namespace

class TestServerSpace : public QObject
{
    Q_OBJECT

private slots:
    void isMadeOnce();
    void fillsAndIsSearched();
    void goesOnWhereItWasStopped();
    void anotherLengthIsRefused();
    void aServerThatIsGoneLeavesWords();
    void aStopEndsTheWait();
    void newChunksWaitForTheServer();
    void theKeyComesFromItsSource();
    void whatStaysHereIsNotSent();
    void aSpaceWithoutServerIsRefused();
};

void TestServerSpace::isMadeOnce()
{
    Fixture fixture;
    const SpaceRow space = obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint());
    QCOMPARE(space.provider, SpaceProvider::Server);
    QCOMPARE(space.dimensions, 32);
    QVERIFY(obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint()) == space);
    QCOMPARE(fixture.server.asked(), 1);
    const ModelEndpoint server = serverOf(space, fixture.network.servers);
    QCOMPARE(server.base, fixture.server.endpoint().base);
    QCOMPARE(server.model, u"embed-1"_s);
}

void TestServerSpace::fillsAndIsSearched()
{
    Fixture fixture;
    fixture.library.learn();
    const SpaceRow space = obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint());
    QCOMPARE(SpaceStore(fixture.database()).active()->provider, SpaceProvider::Learned); // while it is empty
    QList<int> emitted;
    const int filled = fillSpace(fixture.database(), fixture.network.servers, space, {}, [&](int done, int) { emitted << done; });
    QCOMPARE(filled, TextStore(fixture.database()).chunkCount());
    QVERIFY(!emitted.isEmpty());
    QCOMPARE(fillSpace(fixture.database(), fixture.network.servers, space, {}), 0);
    SpaceStore(fixture.database()).activate(space.id);
    refreshIndexes(fixture.database(), fixture.network.servers, {}, {}, {});
    const Retriever retriever(fixture.library.library());
    const AskedServer asked = embedByServer(fixture.database(), fixture.network.servers, kQuestion);
    QVERIFY(asked.vector && !asked.error);
    const auto found = retriever.find(fixture.database(), kQuestion, {}, {}, asked.vector);
    QVERIFY(!found.empty());
    QVERIFY(std::ranges::any_of(found, [](const Passage &passage) { return passage.isInVectorList; }));
}

void TestServerSpace::goesOnWhereItWasStopped()
{
    Fixture fixture;
    QStringList lines;
    for (int i = 0; i < 400; ++i)
        lines << u"# Section %1"_s.arg(i) << u"The trial of number %1 had its own result and nothing more."_s.arg(i);
    fixture.library.add(u"long"_s, lines);
    const SpaceRow space = obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint());
    fixture.server.failFrom = 3;
    QVERIFY(errorOf([&] { fillSpace(fixture.database(), fixture.network.servers, space, {}); }));
    const int sofar = SpaceStore(fixture.database()).vectorCount(space.id);
    QCOMPARE(sofar, 2 * 64);
    fixture.server.failFrom = 1'000'000;
    const int all = TextStore(fixture.database()).chunkCount();
    QCOMPARE(fillSpace(fixture.database(), fixture.network.servers, space, {}), all - sofar);
    QCOMPARE(SpaceStore(fixture.database()).vectorCount(space.id), all);
}

void TestServerSpace::anotherLengthIsRefused()
{
    Fixture fixture;
    const SpaceRow space = obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint());
    fixture.server.dimensions = 16;
    const auto error = errorOf([&] { fillSpace(fixture.database(), fixture.network.servers, space, {}); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::NoSuchModel);
    const std::vector<SpaceRow> left = SpaceStore(fixture.database()).list();
    QVERIFY(std::ranges::find(left, space.id, &SpaceRow::id) == left.end()); // nothing empty is left to choose
}

void TestServerSpace::aServerThatIsGoneLeavesWords()
{
    Fixture fixture;
    const SpaceRow space = obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint());
    fillSpace(fixture.database(), fixture.network.servers, space, {});
    SpaceStore(fixture.database()).activate(space.id);
    refreshIndexes(fixture.database(), fixture.network.servers, {}, {}, {});
    fixture.server.failFrom = 0;
    const Retriever retriever(fixture.library.library());
    const AskedServer asked = embedByServer(fixture.database(), fixture.network.servers, kQuestion);
    QVERIFY(!asked.vector && asked.error);
    const auto found = retriever.find(fixture.database(), kQuestion, {}, {}, asked.vector);
    QVERIFY(!found.empty());
    QVERIFY(std::ranges::none_of(found, [](const Passage &passage) { return passage.isInVectorList; }));
}

void TestServerSpace::aStopEndsTheWait()
{
    Fixture fixture;
    const SpaceRow space = obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint());
    fillSpace(fixture.database(), fixture.network.servers, space, {});
    SpaceStore(fixture.database()).activate(space.id);
    std::stop_source stop;
    stop.request_stop();
    const auto error =
        errorOf([&] { (void)embedByServer(fixture.database(), fixture.network.servers, kQuestion, stop.get_token()); });
    QVERIFY(error && error->kind() == ErrorKind::Stopped);
}

void TestServerSpace::newChunksWaitForTheServer()
{
    Fixture fixture;
    const SpaceRow space = obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint());
    fillSpace(fixture.database(), fixture.network.servers, space, {});
    SpaceStore(fixture.database()).activate(space.id);
    fixture.server.failFrom = 0;
    fixture.library.add(u"bridge"_s, test::bridgePaper());
    refreshIndexes(fixture.database(), fixture.network.servers, {}, {}, {}); // does not fail
    QVERIFY(SpaceStore(fixture.database()).vectorCount(space.id) < TextStore(fixture.database()).chunkCount());
    fixture.server.failFrom = 1'000'000;
    refreshIndexes(fixture.database(), fixture.network.servers, {}, {}, {});
    QCOMPARE(SpaceStore(fixture.database()).vectorCount(space.id), TextStore(fixture.database()).chunkCount());
}

void TestServerSpace::theKeyComesFromItsSource()
{
    Fixture fixture;
    const SpaceRow space = obtainServerSpace(fixture.database(), fixture.network.servers, fixture.server.endpoint());
    QVERIFY(!space.source.contains(u"canary"_s));
    const ModelServers withKey(fixture.network.gate, [](const QUrl &) { return QByteArray("canary-key-7391"); });
    fillSpace(fixture.database(), withKey, space, {});
    QVERIFY(fixture.server.requests().last().contains("Bearer canary-key-7391"));
}

void TestServerSpace::whatStaysHereIsNotSent()
{
    Fixture fixture;
    CollectionStore(fixture.database()).keepHere(std::array { fixture.sleep, fixture.coffee }, true);
    SpaceRow space { {}, SpaceProvider::Server, u"embed-1"_s, 32, 1, 0, u"openai https://models.example/v1"_s };
    space.id = SpaceStore(fixture.database()).add(space);
    QCOMPARE(fillSpace(fixture.database(), fixture.network.servers, space, {}), 0); // nor is a host asked that is not there
}

void TestServerSpace::aSpaceWithoutServerIsRefused()
{
    const test::Network network;
    const SpaceRow space { {}, SpaceProvider::Server, u"x"_s, 3, 1, 0, u"nonsense"_s };
    const auto error = errorOf([&] { (void)serverOf(space, network.servers); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::DamagedLibrary);
}

ADDUCE_TEST(TestServerSpace)
#include "test_server_space.moc"
