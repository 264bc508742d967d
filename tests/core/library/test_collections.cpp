#include "core/base/error.h"
#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Collections form a tree, a document can be in several, and a scope names exactly what it says.
class TestCollections : public QObject
{
    Q_OBJECT

private slots:
    void collectionsCountWhatLiesBelow();
    void aPathMakesWhatItNeeds();
    void wrongNamesAreRefused_data();
    void wrongNamesAreRefused();
    void noRing();
    void removingACollectionKeepsItsDocuments();
    void scopes();
};

namespace {

using Documents = std::vector<DocumentId>;

bool refused(const std::function<void()> &call)
{
    try {
        call();
    } catch (const Error &error) {
        return error.kind() == ErrorKind::BadInput;
    }
    return false;
}

} // namespace

void TestCollections::collectionsCountWhatLiesBelow()
{
    test::LibraryFixture fixture;
    const DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    const DocumentId coffee = fixture.add(u"coffee"_s, test::coffeePaper());
    CollectionStore store(fixture.database());
    const CollectionId health = store.create(u"Health"_s);
    const CollectionId naps = store.create(u"Naps"_s, health);
    store.add(health, Documents { coffee, sleep });
    store.add(naps, Documents { sleep, sleep });
    const std::vector<Collection> expected { { health, {}, u"Health"_s, u"Health"_s, 2 },
        { naps, health, u"Naps"_s, u"Health/Naps"_s, 1 } };
    QCOMPARE(store.list(), expected);
    QCOMPARE(store.collectionsOf(sleep), (std::vector<CollectionId> { health, naps }));
    store.take(health, Documents { coffee });
    QCOMPARE(store.documents(health), Documents { sleep });
}

void TestCollections::aPathMakesWhatItNeeds()
{
    test::LibraryFixture fixture;
    CollectionStore store(fixture.database());
    const CollectionId trials = store.obtain(u"Fasting/Trials"_s);
    QCOMPARE(store.obtain(u"Fasting / Trials"_s), trials);
    QCOMPARE(store.list().size(), 2U);
    QCOMPARE(store.find(u"Trials"_s), trials);
    QVERIFY(!store.find(u"Reviews"_s));
    store.obtain(u"Sleep/Trials"_s);
    QVERIFY(refused([&] { (void)store.find(u"Trials"_s); }));
    QCOMPARE(store.find(u"Fasting/Trials"_s), trials);
}

void TestCollections::wrongNamesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << QString();
    QTest::newRow("blank") << u" \n "_s;
    QTest::newRow("slash") << u"a/b"_s;
    QTest::newRow("too long") << QString(5000, u'x');
    QTest::newRow("taken") << u"Taken"_s;
}

void TestCollections::wrongNamesAreRefused()
{
    QFETCH(QString, name);
    test::LibraryFixture fixture;
    CollectionStore store(fixture.database());
    store.create(u"Taken"_s);
    const CollectionId other = store.create(u"Other"_s);
    QVERIFY(refused([&] { store.create(name); }));
    QVERIFY(refused([&] { store.rename(other, name); }));
    QCOMPARE(store.list().size(), 2U);
}

void TestCollections::noRing()
{
    test::LibraryFixture fixture;
    CollectionStore store(fixture.database());
    const CollectionId bottom = store.obtain(u"a/b/c"_s);
    const CollectionId top = store.find(u"a"_s);
    QVERIFY(refused([&] { store.move(top, bottom); }));
    QVERIFY(refused([&] { store.move(top, top); }));
    store.move(bottom, {});
    QCOMPARE(store.find(u"c"_s), bottom);
    store.move(top, bottom);
    QCOMPARE(store.find(u"c/a/b"_s), store.find(u"b"_s));
}

void TestCollections::removingACollectionKeepsItsDocuments()
{
    test::LibraryFixture fixture;
    const DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    CollectionStore store(fixture.database());
    store.add(store.obtain(u"a/b"_s), Documents { sleep });
    store.remove(store.find(u"a"_s));
    QVERIFY(store.list().empty());
    QVERIFY(DocumentStore(fixture.database()).find(sleep).has_value());
}

void TestCollections::scopes()
{
    test::LibraryFixture fixture;
    const DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    const DocumentId coffee = fixture.add(u"coffee"_s, test::coffeePaper());
    const DocumentId bridge = fixture.add(u"bridge"_s, test::bridgePaper());
    CollectionStore store(fixture.database());
    const CollectionId health = store.create(u"Health"_s);
    const CollectionId steel = store.create(u"Steel"_s);
    store.add(health, Documents { sleep, coffee });
    store.add(steel, Documents { bridge });
    store.tag(Documents { sleep, bridge }, u" to  read "_s);
    QCOMPARE(store.tags(), (std::vector<TagCount> { { u"to read"_s, 2 } }));

    QVERIFY(Scope {}.isEverything());
    QCOMPARE(store.documentsIn({}), (Documents { sleep, coffee, bridge }));
    QCOMPARE(store.documentsIn({ { health }, {}, {} }), (Documents { sleep, coffee }));
    QCOMPARE(store.documentsIn({ { health, steel }, { u"to read"_s }, {} }), (Documents { sleep, bridge }));
    QCOMPARE(store.documentsIn({ {}, { u"to read"_s }, { coffee, bridge } }), Documents { bridge });
    QVERIFY(store.documentsIn({ {}, { u"nothing"_s }, {} }).empty());
    store.untag(Documents { sleep }, u"to read"_s);
    QVERIFY(store.tagsOf(sleep).isEmpty());
}

ADDUCE_TEST(TestCollections)
#include "test_collections.moc"
