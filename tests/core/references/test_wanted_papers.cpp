#include "core/references/wanted_papers.h"

#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/references/apply_references.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// References without a file: kept once, and settled once their paper is there.
class TestWantedPapers : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<test::LibraryFixture>(); }
    void nothingOfAReferenceIsLost();
    void eachIsKeptOnce_data();
    void eachIsKeptOnce();
    void withoutATitleItIsLeftOut();
    void areInTheOrderOfTheirTitles();
    void whatIsRemovedComesBack();
    void importsKeepThem();
    void thePaperSettlesIt_data();
    void thePaperSettlesIt();
    void anAttachedFileSettlesIt();
    void whatIsNotReadSettlesNothing();

private:
    DocumentId document(const QString &path, const QString &title, int year, DocumentState state = DocumentState::Ready);

    std::unique_ptr<test::LibraryFixture> m_fixture;
};

namespace {

Reference naps()
{
    Reference r;
    r.key = u"smith2001"_s;
    r.type = u"article-journal"_s;
    r.title = u"The effects of naps on recall"_s;
    r.authors = namesFromDisplay({ u"Jane Smith"_s, u"John Doe"_s });
    r.year = 2001;
    r.venue = u"Sleep"_s;
    r.volume = u"7"_s;
    r.collections = { u"Sleep/Naps"_s };
    r.tags = { u"to read"_s };
    r.files = { u"/gone/naps.pdf"_s };
    return r;
}

Reference withDoi(Reference reference, const QString &doi)
{
    reference.doi = doi;
    return reference;
}

Reference called(const QString &title, int year)
{
    Reference r;
    r.title = title;
    r.year = year;
    return r;
}

} // namespace

DocumentId TestWantedPapers::document(const QString &path, const QString &title, int year, DocumentState state)
{
    DocumentStore store(m_fixture->database());
    const DocumentId id = store.insert(path);
    Metadata metadata { title, {}, year, {}, {} };
    metadata.setOrigin(MetadataField::Title, FieldOrigin::FirstPage);
    metadata.setOrigin(MetadataField::Year, FieldOrigin::FirstPage);
    MetadataStore(m_fixture->database()).set(id, metadata);
    store.setState(id, state);
    return id;
}

void TestWantedPapers::nothingOfAReferenceIsLost()
{
    WantedPapers papers(m_fixture->database());
    papers.keep({ withDoi(naps(), u"10.1000/naps"_s) });
    QCOMPARE(papers.list().size(), std::size_t(1));
    const WantedPaper paper = papers.list().front();
    QCOMPARE(paper.reference, withDoi(naps(), u"10.1000/naps"_s));
    QVERIFY(paper.addedAt.isValid());
    QCOMPARE(*papers.find(paper.id), paper);
}

void TestWantedPapers::eachIsKeptOnce_data()
{
    QTest::addColumn<Reference>("first");
    QTest::addColumn<Reference>("second");
    QTest::addColumn<int>("kept");
    QTest::newRow("the same") << naps() << naps() << 1;
    QTest::newRow("DOI") << withDoi(naps(), u"10.1000/abc"_s) << withDoi(called(u"Naps and recall"_s, 2002), u"10.1000/abc"_s)
                         << 1;
    QTest::newRow("title and year") << naps() << called(u"The Effects of NAPS on recall."_s, 2001) << 1;
    QTest::newRow("another year") << naps() << called(u"The effects of naps on recall"_s, 2011) << 2;
    QTest::newRow("another DOI") << withDoi(naps(), u"10.1000/abc"_s) << withDoi(naps(), u"10.1000/bcd"_s) << 2;
    QTest::newRow("short titles") << called(u"Naps"_s, 2001) << called(u"Sleep"_s, 2001) << 2;
}

void TestWantedPapers::eachIsKeptOnce()
{
    QFETCH(Reference, first);
    QFETCH(Reference, second);
    QFETCH(int, kept);
    WantedPapers papers(m_fixture->database());
    papers.keep({ first });
    papers.keep({ second });
    QCOMPARE(papers.count(), kept);
    if (kept == 1)
        QCOMPARE(papers.list().front().reference.venue, u"Sleep"_s); // what the first one knew stays
}

void TestWantedPapers::withoutATitleItIsLeftOut()
{
    WantedPapers papers(m_fixture->database());
    papers.keep({ withDoi({}, u"10.1000/abc"_s) });
    QCOMPARE(papers.count(), 0);
}

void TestWantedPapers::areInTheOrderOfTheirTitles()
{
    WantedPapers papers(m_fixture->database());
    papers.keep({ called(u"Sleep"_s, 1), called(u"Caffeine"_s, 2), called(u"Naps"_s, 3) });
    QStringList titles;
    for (const WantedPaper &paper : papers.list())
        titles << paper.reference.title;
    QCOMPARE(titles, (QStringList { u"Caffeine"_s, u"Naps"_s, u"Sleep"_s }));
}

void TestWantedPapers::whatIsRemovedComesBack()
{
    WantedPapers papers(m_fixture->database());
    papers.keep({ naps() });
    const std::vector<WantedPaper> before = papers.list();
    papers.remove(before.front().id);
    QCOMPARE(papers.count(), 0);
    papers.restore(before.front());
    papers.restore(before.front()); // a second time it is there
    QCOMPARE(papers.list(), before);
}

void TestWantedPapers::importsKeepThem()
{
    Database &database = m_fixture->database();
    const CollectionId into = CollectionStore(database).obtain(u"Imported"_s);
    QCOMPARE(applyReferences(database, { naps() }, {}, into).withoutDocument, 1);
    QCOMPARE(applyReferences(database, { naps() }, {}, into).withoutDocument, 1);
    const WantedPapers papers(database);
    QCOMPARE(papers.count(), 1);
    QCOMPARE(papers.list().front().reference.collections, (QStringList { u"Sleep/Naps"_s, u"Imported"_s }));
}

void TestWantedPapers::thePaperSettlesIt_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("year");
    QTest::addColumn<bool>("settles");
    QTest::newRow("it") << u"The Effects of Naps on Recall"_s << 2001 << true;
    QTest::newRow("its year is not known") << u"The Effects of Naps on Recall"_s << 0 << true;
    QTest::newRow("of another year") << u"The Effects of Naps on Recall"_s << 1987 << false;
    QTest::newRow("another") << u"The Effects of Coffee on Recall"_s << 2001 << false;
}

void TestWantedPapers::thePaperSettlesIt()
{
    QFETCH(QString, title);
    QFETCH(int, year);
    QFETCH(bool, settles);
    Database &database = m_fixture->database();
    applyReferences(database, { naps() });
    const DocumentId id = document(u"/papers/download(3).pdf"_s, title, year);
    QCOMPARE(settleWanted(database), settles ? 1 : 0);
    QCOMPARE(WantedPapers(database).count(), settles ? 0 : 1);
    const Metadata metadata = MetadataStore(database).find(id);
    QCOMPARE(metadata.venue, settles ? u"Sleep"_s : QString());
    QCOMPARE(CollectionStore(database).tagsOf(id), settles ? QStringList { u"to read"_s } : QStringList());
    QCOMPARE(CollectionStore(database).collectionsOf(id).size(), std::size_t(settles ? 1 : 0));
    QCOMPARE(settleWanted(database), 0);
}

void TestWantedPapers::anAttachedFileSettlesIt()
{
    Database &database = m_fixture->database();
    WantedPapers papers(database);
    papers.keep({ naps() });
    papers.attach(papers.list().front().id, u"/papers/scan.pdf"_s);
    const DocumentId id = document(u"/papers/scan.pdf"_s, u"IMG 0017"_s, 2024);
    QCOMPARE(settleWanted(database), 1);
    QCOMPARE(MetadataStore(database).find(id).title, naps().title);
    QCOMPARE(MetadataStore(database).find(id).year, 2001);
}

void TestWantedPapers::whatIsNotReadSettlesNothing()
{
    Database &database = m_fixture->database();
    applyReferences(database, { naps() });
    document(u"/papers/naps.pdf"_s, naps().title, 2001, DocumentState::Failed);
    QCOMPARE(settleWanted(database), 0);
    QCOMPARE(WantedPapers(database).count(), 1);
}

ADDUCE_TEST(TestWantedPapers)
#include "test_wanted_papers.moc"
