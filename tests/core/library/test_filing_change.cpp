#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/filing_change.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

using Work = std::function<void(CollectionStore &)>;

/// Every way of filing can be undone and done again, and undoing takes nothing of what others did meanwhile.
class TestFilingChange : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void undoAndRedo_data();
    void undoAndRedo();
    void whatOthersDidStays();
    void documentsThatAreGone();
    void anotherVersionStaysHereToo();

private:
    std::unique_ptr<test::LibraryFixture> m_fixture;
    std::vector<DocumentId> m_documents;
};

void TestFilingChange::init()
{
    m_fixture = std::make_unique<test::LibraryFixture>();
    m_documents.clear();
    for (const QString &name : { u"a"_s, u"b"_s, u"c"_s })
        m_documents.push_back(DocumentStore(m_fixture->database()).insert(u"/papers/"_s + name));
    CollectionStore store(m_fixture->database());
    store.add(store.obtain(u"Sleep/Naps"_s), m_documents);
    store.describe(store.create(u"Sport"_s), u"Runners"_s);
    store.tag(m_documents, u"to read"_s);
}

void TestFilingChange::undoAndRedo_data()
{
    QTest::addColumn<Work>("work");
    QTest::newRow("create") << Work([](CollectionStore &s) { s.create(u"New"_s); });
    QTest::newRow("create below") << Work([](CollectionStore &s) { s.obtain(u"New/Below/Deeper"_s); });
    QTest::newRow("rename") << Work([](CollectionStore &s) { s.rename(s.find(u"Sleep"_s), u"Rest"_s); });
    QTest::newRow("describe") << Work([](CollectionStore &s) { s.describe(s.find(u"Sleep"_s), u"Naps and nights"_s); });
    QTest::newRow("remove what is described") << Work([](CollectionStore &s) { s.remove(s.find(u"Sport"_s)); });
    QTest::newRow("move") << Work([](CollectionStore &s) { s.move(s.find(u"Sleep"_s), s.find(u"Sport"_s)); });
    QTest::newRow("remove a tree") << Work([](CollectionStore &s) { s.remove(s.find(u"Sleep"_s)); });
    QTest::newRow("add") << Work([](CollectionStore &s) { s.add(s.find(u"Sport"_s), s.documents(s.find(u"Naps"_s))); });
    QTest::newRow("take") << Work([](CollectionStore &s) { s.take(s.find(u"Naps"_s), s.documents(s.find(u"Naps"_s))); });
    QTest::newRow("tag") << Work([](CollectionStore &s) { s.tag(s.documents(s.find(u"Naps"_s)), u"good"_s); });
    QTest::newRow("untag") << Work([](CollectionStore &s) { s.untag(s.documents(s.find(u"Naps"_s)), u"to read"_s); });
    QTest::newRow("keep here") << Work([](CollectionStore &s) { s.keepHere(s.documents(s.find(u"Naps"_s)), true); });
}

void TestFilingChange::undoAndRedo()
{
    QFETCH(Work, work);
    Database &database = m_fixture->database();
    const FilingState before = filingOf(database);
    CollectionStore store(database);
    work(store);
    const FilingState after = filingOf(database);
    const FilingChange change = changeBetween(before, after);
    QVERIFY(!change.isNothing());
    for (int round = 0; round < 2; ++round) {
        apply(database, change.inverse());
        QVERIFY(filingOf(database) == before);
        apply(database, change);
        QVERIFY(filingOf(database) == after);
    }
}

void TestFilingChange::whatOthersDidStays()
{
    Database &database = m_fixture->database();
    CollectionStore store(database);
    const FilingState before = filingOf(database);
    store.tag(m_documents, u"good"_s);
    const FilingChange change = changeBetween(before, filingOf(database));
    const CollectionId other = store.create(u"Made meanwhile"_s);
    store.add(other, m_documents);
    apply(database, change.inverse());
    QCOMPARE(store.documents(other).size(), m_documents.size());
    QCOMPARE(store.tagsOf(m_documents.front()), QStringList { u"to read"_s });
}

void TestFilingChange::documentsThatAreGone()
{
    Database &database = m_fixture->database();
    CollectionStore store(database);
    const FilingState before = filingOf(database);
    store.remove(store.find(u"Sleep"_s));
    const FilingChange change = changeBetween(before, filingOf(database));
    DocumentStore(database).remove(m_documents.front());
    apply(database, change.inverse());
    QCOMPARE(store.documents(store.find(u"Naps"_s)).size(), std::size_t(2));
}

void TestFilingChange::anotherVersionStaysHereToo()
{
    Database &database = m_fixture->database();
    DocumentStore store(database);
    CollectionStore(database).keepHere(std::span(m_documents).first(1), true);
    store.moveFiling(m_documents[0], m_documents[1]);
    QVERIFY(store.find(m_documents[1])->isLocalOnly);
    store.moveFiling(m_documents[2], m_documents[1]);
    QVERIFY(store.find(m_documents[1])->isLocalOnly);
}

ADDUCE_TEST(TestFilingChange)
#include "test_filing_change.moc"
