#include "core/base/error.h"
#include "core/embedding/learn.h"
#include "core/embedding/static_space.h"
#include "core/embedding/text_embedder.h"
#include "core/library/database.h"
#include "core/retrieval/retriever.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"
#include "tests/support/tiny_model.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A space of a model folder beside the learned one: neither is lost when the other serves.
class TestStaticSpace : public QObject
{
    Q_OBJECT

private slots:
    void servesOnceItIsFull();
    void isFilledInSteps();
    void theSameModelIsTheSameSpace();
    void anotherModelIsRefused();
    void withoutItsFolderTheLearnedOneServes();
    void isRemoved();
};

namespace {

struct Models
{
    Models() { write(u"model"_s, test::tinyVectors()); }

    void write(const QString &name, const QByteArray &vectors)
    {
        QDir(fixture.folder()).mkpath(name);
        const auto save = [&](const QString &file, const QByteArray &bytes) {
            QFile out(folder(name) + u'/' + file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(bytes);
        };
        save(u"tokenizer.json"_s, test::kTinyTokenizer);
        save(u"model.safetensors"_s, vectors);
    }
    [[nodiscard]] QString folder(const QString &name = u"model"_s) const { return fixture.folder() + u'/' + name; }

    test::LibraryFixture fixture;
    test::Network network;
};

} // namespace

void TestStaticSpace::servesOnceItIsFull()
{
    Models models;
    Database &database = models.fixture.database();
    const DocumentId naps = models.fixture.add(u"naps"_s, { u"A nap restores what the night took."_s });
    models.fixture.add(u"bridges"_s, { u"A bridge of steel carries the train."_s });
    models.fixture.learn();
    const Retriever retriever(models.fixture.library());
    QVERIFY(retriever.find(database, u"siesta"_s, {}, {}).empty()); // no paper says so
    const SpaceRow space = obtainStaticSpace(database, models.folder());
    QCOMPARE(SpaceStore(database).active()->provider, SpaceProvider::Learned);
    QCOMPARE(fillSpace(database, models.network.servers, space, {}), 2);
    QCOMPARE(fillSpace(database, models.network.servers, space, {}), 0);
    QVERIFY(retriever.find(database, u"siesta"_s, {}, {}).empty());
    SpaceStore(database).activate(space.id);
    const auto found = retriever.find(database, u"siesta"_s, {}, {});
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().document, naps);
    // New papers join it, and the learned one is there all the while.
    models.fixture.add(u"more"_s, { u"The nap again."_s });
    refreshIndexes(database, models.network.servers, {}, {}, {});
    QCOMPARE(retriever.find(database, u"siesta"_s, {}, {}).size(), 2U);
    SpaceStore(database).activate({});
    QVERIFY(retriever.find(database, u"siesta"_s, {}, {}).empty());
    QCOMPARE(SpaceStore(database).vectorCount(space.id), 3);
}

void TestStaticSpace::isFilledInSteps()
{
    Models models;
    models.fixture.add(u"naps"_s, { u"A nap."_s });
    const SpaceRow space = obtainStaticSpace(models.fixture.database(), models.folder());
    std::stop_source stop;
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(Error, fillSpace(models.fixture.database(), models.network.servers, space, stop.get_token()));
    QCOMPARE(SpaceStore(models.fixture.database()).vectorCount(space.id), 0);
    QCOMPARE(fillSpace(models.fixture.database(), models.network.servers, space, {}), 1);
}

void TestStaticSpace::theSameModelIsTheSameSpace()
{
    Models models;
    Database &database = models.fixture.database();
    const SpaceRow space = obtainStaticSpace(database, models.folder());
    QVERIFY(QDir().rename(models.folder(), models.folder(u"moved"_s)));
    const SpaceRow moved = obtainStaticSpace(database, models.folder(u"moved"_s));
    QCOMPARE(moved.id, space.id);
    QCOMPARE(SpaceStore(database).list().front().source, models.folder(u"moved"_s));
    models.write(u"other"_s, test::tinyVectors({ 0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0 }));
    QVERIFY(obtainStaticSpace(database, models.folder(u"other"_s)).id != space.id);
}

void TestStaticSpace::anotherModelIsRefused()
{
    Models models;
    models.fixture.add(u"naps"_s, { u"A nap."_s });
    const SpaceRow space = obtainStaticSpace(models.fixture.database(), models.folder());
    models.write(u"model"_s, test::tinyVectors({ 0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0 }));
    // The same size, perhaps within one tick of the clock: what tells is the content of a model that is read afresh.
    models.write(u"other"_s, test::tinyVectors({ 0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0 }));
    SpaceStore(models.fixture.database()).setSource(space.id, models.folder(u"other"_s));
    const SpaceRow pointed = SpaceStore(models.fixture.database()).list().front();
    QVERIFY_THROWS_EXCEPTION(Error, (void)modelOf(pointed));
    QVERIFY_THROWS_EXCEPTION(Error, fillSpace(models.fixture.database(), models.network.servers, pointed, {}));
}

void TestStaticSpace::withoutItsFolderTheLearnedOneServes()
{
    Models models;
    Database &database = models.fixture.database();
    models.fixture.add(u"naps"_s, { u"A nap restores what the night took."_s });
    models.fixture.learn();
    const SpaceRow space = obtainStaticSpace(database, models.folder());
    fillSpace(database, models.network.servers, space, {});
    SpaceStore(database).activate(space.id);
    const Retriever retriever(models.fixture.library());
    QCOMPARE(retriever.snapshot(database).space->provider, SpaceProvider::Static);
    QVERIFY(QDir(models.folder()).removeRecursively());
    QVERIFY(!retriever.find(database, u"nap"_s, {}, {}).empty()); // by its words
    refreshIndexes(database, models.network.servers, {}, {}, {}); // and new papers are read all the same
    const Retriever later(models.fixture.library());
    QCOMPARE(later.snapshot(database).space->provider, SpaceProvider::Learned);
    QVERIFY(later.find(database, u"nap"_s, {}, {}).front().similarity);
}

void TestStaticSpace::isRemoved()
{
    Models models;
    Database &database = models.fixture.database();
    models.fixture.add(u"naps"_s, { u"A nap."_s });
    models.fixture.learn();
    const SpaceRow space = obtainStaticSpace(database, models.folder());
    fillSpace(database, models.network.servers, space, {});
    SpaceStore store(database);
    store.activate(space.id);
    store.remove(space.id);
    QCOMPARE(store.active()->provider, SpaceProvider::Learned);
    QCOMPARE(store.list().size(), 1U);
    const SpaceRow again = obtainStaticSpace(database, models.folder()); // before its vectors are gone
    QVERIFY(again.id != space.id && store.vectorCount(again.id) == 0);
    clearAside(database, {});
    QCOMPARE(store.vectorCount(space.id), 0);
    QVERIFY(store.aside().empty());
    QCOMPARE(store.list().size(), 2U);
}

ADDUCE_TEST(TestStaticSpace)
#include "test_static_space.moc"
