#include "core/ask/search_report.h"
#include "core/ask/term_hits.h"
#include "core/index/keyword_index.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
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
    void hitsAreWhatFts5Counts_data();
    void hitsAreWhatFts5Counts();
    void hitsAreOfTheScope();
    void rowsOfTablesAreCounted();
};

namespace {

TermHits hitsIn(test::LibraryFixture &fixture, const QString &word, const DocumentScope &scope = {})
{
    Database &database = fixture.database();
    const Retriever retriever(fixture.library());
    const SearchSnapshot snapshot = retriever.snapshot(database);
    return hitsOf(keyTerms(word, snapshot.keywords.get()).front(), *snapshot.keywords, database, scope);
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

void TestSearchReport::hitsAreWhatFts5Counts_data()
{
    QTest::addColumn<QString>("word");
    for (const char *word : { "coffee", "nap", "night", "sleep", "bridges", "Mongolia" })
        QTest::newRow(word) << QString::fromLatin1(word);
}

/// A refusal can be checked with any SQLite.
void TestSearchReport::hitsAreWhatFts5Counts()
{
    QFETCH(const QString, word);
    test::ThreePapers papers;
    Statement row(papers.fixture.database(),
        "SELECT count(*), count(DISTINCT document) FROM chunks WHERE id IN (SELECT rowid FROM chunks_fts WHERE chunks_fts MATCH "
        "?)");
    row.bind(1, word);
    QVERIFY(row.step());
    QCOMPARE(hitsIn(papers.fixture, word), (TermHits { word, row.number(0), row.number(1), QStringList() }));
}

void TestSearchReport::hitsAreOfTheScope()
{
    test::ThreePapers papers;
    QCOMPARE(hitsIn(papers.fixture, u"coffee"_s, std::vector { papers.coffee }), hitsIn(papers.fixture, u"coffee"_s));
    QCOMPARE(hitsIn(papers.fixture, u"coffee"_s, std::vector { papers.sleep }), (TermHits { u"coffee"_s, 0, 0, QStringList() }));
}

void TestSearchReport::rowsOfTablesAreCounted()
{
    test::LibraryFixture fixture;
    const DocumentId id = fixture.add(u"yaks"_s, { u"One sentence about yaks."_s });
    Chunk row;
    row.kind = ChunkKind::TableRow;
    row.stableId = u"row"_s;
    row.text = u"Milk | Herds: 12"_s;
    TextStore(fixture.database()).save(id, test::makeDocument({ u"One sentence about yaks."_s }), { row });
    QCOMPARE(hitsIn(fixture, u"herds"_s), (TermHits { u"herds"_s, 1, 1, QStringList() }));
}

ADDUCE_TEST(TestSearchReport)
#include "test_search_report.moc"
