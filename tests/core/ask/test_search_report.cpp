#include "core/ask/search_report.h"
#include "core/ask/term_hits.h"
#include "core/index/keyword_index.h"
#include "core/library/document_store.h"
#include "tests/core/ask/three_papers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What is said of a search: how much it reached, and where the words of a question stand.
class TestSearchReport : public QObject
{
    Q_OBJECT

private slots:
    void countsWhatIsReady();
    void countsWithinAScope();
    void formerVersionsAreNotCounted();
    void everySentenceOfAFewIsRead();
    void ofVeryManyASampleIs();
};

namespace {

TermHits hitsOf(test::LibraryFixture &fixture, const QString &word)
{
    Database &database = fixture.database();
    const Retriever retriever(fixture.library());
    const SearchSnapshot snapshot = retriever.snapshot(database);
    return TermCounter(database, *snapshot.keywords).count(keyTerms(word, snapshot.keywords.get()).front());
}

} // namespace

void TestSearchReport::countsWhatIsReady()
{
    test::ThreePapers papers;
    Database &database = papers.fixture.database();
    DocumentStore documents(database);
    const DocumentId locked = documents.insert(u"/papers/locked.pdf"_s);
    documents.setFailed(locked, ErrorKind::Encrypted, {});
    const DocumentId waiting = documents.insert(u"/papers/waiting.pdf"_s);
    const SearchReport report = searchedFor(database, {});
    QCOMPARE(report.documents, 3);
    QCOMPARE(report.documentsInAll, 5);
    int chunks = 0;
    for (const DocumentRow &row : documents.list())
        chunks += row.chunks;
    QCOMPARE(report.passages, chunks);
    QVERIFY((report.unsearched
        == std::vector<Unsearched> { { waiting, u"waiting.pdf"_s, DocumentState::Queued, {} },
            { locked, u"locked.pdf"_s, DocumentState::Failed, ErrorKind::Encrypted } }));
}

void TestSearchReport::countsWithinAScope()
{
    test::ThreePapers papers;
    Database &database = papers.fixture.database();
    DocumentStore(database).insert(u"/papers/waiting.pdf"_s);
    const SearchReport report = searchedFor(database, std::vector { papers.sleep, papers.bridge });
    QCOMPARE(report.documents, 2);
    QCOMPARE(report.documentsInAll, 2);
    QVERIFY(report.passages > 0 && report.passages < searchedFor(database, {}).passages);
    QVERIFY(report.unsearched.empty());
    QCOMPARE(searchedFor(database, std::vector<DocumentId> {}).documentsInAll, 0);
}

void TestSearchReport::formerVersionsAreNotCounted()
{
    test::ThreePapers papers;
    Database &database = papers.fixture.database();
    DocumentStore(database).supersede(papers.coffee, papers.sleep);
    QCOMPARE(searchedFor(database, {}).documentsInAll, 2);
}

void TestSearchReport::everySentenceOfAFewIsRead()
{
    test::ThreePapers papers;
    const TermHits coffee = hitsOf(papers.fixture, u"coffee"_s);
    QCOMPARE(coffee.sentences, 3);
    QCOMPARE(coffee.documents, 1);
    QCOMPARE(hitsOf(papers.fixture, u"Mongolia"_s), (TermHits { u"Mongolia"_s, 0, 0 }));
}

/// Each section is a passage of its own.
void TestSearchReport::ofVeryManyASampleIs()
{
    constexpr int kSections = 1300;
    test::LibraryFixture fixture;
    QStringList lines;
    for (int i = 0; i < kSections; ++i)
        lines << u"# Part %1"_s.arg(i) << u"The nap of volunteer %1 was long."_s.arg(i) << u"Nothing else was seen."_s;
    fixture.add(u"long"_s, lines);
    fixture.add(u"short"_s, { u"# One"_s, u"A nap is short."_s });
    const TermHits nap = hitsOf(fixture, u"nap"_s);
    QCOMPARE(nap.documents, 2);
    QCOMPARE(nap.sentences, kSections);
}

ADDUCE_TEST(TestSearchReport)
#include "test_search_report.moc"
