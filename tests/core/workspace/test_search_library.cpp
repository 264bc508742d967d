#include "core/ask/quotes.h"
#include "core/library/collection_store.h"
#include "core/library/metadata_store.h"
#include "core/library/space_store.h"
#include "core/network/egress_ledger.h"
#include "core/workspace/search_library.h"
#include "core/workspace/workspace.h"
#include "tests/support/library_fixture.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QScopeGuard>
#include <QTest>
#include <array>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Passages of a library by words, by meaning and by both, and what is told of each.
class TestSearchLibrary : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsWhereItStands();
    void byWordsAlone();
    void byMeaningAlone();
    void narrows_data();
    void narrows();
    void aQuoteOfThePassage();
    void aPassageThatIsGone();
    void halfTypedWordsStayHere();

private:
    void describe(DocumentId id, int year, const QString &author);
    [[nodiscard]] SearchResults search(const SearchRequest &request) { return searchLibrary(*m_workspace, request); }

    test::LibraryFixture m_fixture;
    DocumentId m_sleep, m_coffee, m_bridge;
    std::unique_ptr<Workspace> m_workspace;
};

namespace {

QStringList namesOf(const SearchResults &results)
{
    QStringList names;
    for (const FoundPassage &found : results.passages)
        names << found.document.authors.value(0);
    names.sort();
    names.removeDuplicates();
    return names;
}

} // namespace

void TestSearchLibrary::describe(DocumentId id, int year, const QString &author)
{
    Metadata metadata;
    metadata.title = author + u" on it"_s;
    metadata.authors = { author };
    metadata.year = year;
    MetadataStore(m_fixture.database()).set(id, metadata);
}

void TestSearchLibrary::initTestCase()
{
    m_sleep = m_fixture.add(u"sleep"_s, test::sleepPaper());
    m_coffee = m_fixture.add(u"coffee"_s, test::coffeePaper());
    m_bridge = m_fixture.add(u"bridge"_s, test::bridgePaper());
    describe(m_sleep, 2001, u"Ann Sleeper"_s);
    describe(m_coffee, 2015, u"Bo Drinker"_s);
    describe(m_bridge, 2022, u"Cy Flyer"_s);
    CollectionStore collections(m_fixture.database());
    collections.add(collections.create(u"Sport"_s), std::array { m_coffee });
    m_fixture.learn();
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { m_fixture.library().path(), m_fixture.folder() + u"/configuration.json"_s }, test::docworker());
}

void TestSearchLibrary::tellsWhereItStands()
{
    const SearchResults results = search({ .words = u"nap recall word pairs"_s });
    QVERIFY(!results.passages.empty());
    const FoundPassage &best = results.passages.front();
    QCOMPARE(best.document.id, m_sleep);
    QCOMPARE(best.heading, u"Results"_s);
    QCOMPARE(best.label, QString::number(101 + best.chunk.firstPage));
}

void TestSearchLibrary::byWordsAlone()
{
    const SearchResults results = search({ .words = u"drone"_s, .by = SearchBy::Words });
    QCOMPARE(namesOf(results), QStringList { u"Cy Flyer"_s });
    for (const FoundPassage &found : results.passages) {
        QVERIFY(found.passage.bm25);
        QVERIFY(!found.passage.isInVectorList);
    }
    QVERIFY(search({ .words = u"quantum"_s, .by = SearchBy::Words }).passages.empty());
}

void TestSearchLibrary::byMeaningAlone()
{
    const SearchResults results = search({ .words = u"caffeine"_s, .by = SearchBy::Meaning });
    QVERIFY(!results.passages.empty());
    for (const FoundPassage &found : results.passages)
        QVERIFY(!found.passage.isInKeywordList);
    QCOMPARE(results.passages.front().document.id, m_coffee);
}

void TestSearchLibrary::narrows_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<SearchFilters>("filters");
    QTest::addColumn<QString>("collection");
    QTest::addColumn<QStringList>("authors");

    const QString all = u"introduction methods results volunteers runners bridges"_s;
    const QStringList everyone { u"Ann Sleeper"_s, u"Bo Drinker"_s, u"Cy Flyer"_s };
    QTest::newRow("nothing") << all << SearchFilters {} << QString() << everyone;
    QTest::newRow("an author") << all << SearchFilters { .author = u"Drinker"_s } << QString() << QStringList { u"Bo Drinker"_s };
    QTest::newRow("years") << all << SearchFilters { .years = YearRange { 2010, {} } } << QString()
                           << QStringList { u"Bo Drinker"_s, u"Cy Flyer"_s };
    QTest::newRow("years that both say") << all + u" year:..2015"_s << SearchFilters { .years = YearRange { 2010, {} } }
                                         << QString() << QStringList { u"Bo Drinker"_s };
    QTest::newRow("years that no paper has")
        << all + u" year:..2001"_s << SearchFilters { .years = YearRange { 2010, {} } } << QString() << QStringList {};
    QTest::newRow("a collection") << all << SearchFilters {} << u"Sport"_s << QStringList { u"Bo Drinker"_s };
    QTest::newRow("an author besides another")
        << all + u" author:flyer"_s << SearchFilters { .author = u"Drinker"_s } << QString() << QStringList {};
}

void TestSearchLibrary::narrows()
{
    QFETCH(const QString, words);
    QFETCH(const SearchFilters, filters);
    QFETCH(const QString, collection);
    QFETCH(const QStringList, authors);
    SearchRequest request { .words = words, .filters = filters };
    if (!collection.isEmpty())
        request.scope.collections = { collection };
    QCOMPARE(namesOf(search(request)), authors);
    request.filters.section = u"methods"_s;
    const SearchResults methods = search(request);
    QCOMPARE(methods.passages.empty(), authors.isEmpty());
    for (const FoundPassage &found : methods.passages)
        QCOMPARE(found.heading, u"Methods"_s);
}

void TestSearchLibrary::aQuoteOfThePassage()
{
    const QString words = u"heart rate"_s;
    const SearchResults results = search({ .words = words });
    const auto quote =
        quoteOf(results.passages.front().passage, words, m_workspace->library(), m_workspace->retriever(), Parameters(), {});
    QVERIFY(quote);
    QVERIFY2(quote->quote.contains(u"heart rate"_s, Qt::CaseInsensitive), qPrintable(quote->quote));
    QCOMPARE(quote->document, m_coffee);
    QVERIFY(!quote->rects.empty());
    const auto first = quoteOf(
        results.passages.front().passage, u"quantum"_s, m_workspace->library(), m_workspace->retriever(), Parameters(), {});
    QVERIFY(first); // something of it, where it says none of the words
}

void TestSearchLibrary::aPassageThatIsGone()
{
    Passage gone;
    gone.chunk = { 1'000'000 };
    gone.document = m_coffee;
    QVERIFY(!quoteOf(gone, u"coffee"_s, m_workspace->library(), m_workspace->retriever(), Parameters(), {}));
}

/// Where the vectors are a server's elsewhere, it is asked once what is sought is typed.
void TestSearchLibrary::halfTypedWordsStayHere()
{
    QVERIFY(search({ .words = u"nap"_s, .isTyped = true }).isWhole); // the learned space is this computer's
    SpaceStore spaces(m_fixture.database());
    const SpaceId far = spaces.add({ {}, SpaceProvider::Server, u"far"_s, 32, 1, 0, u"openai https://embeddings.invalid/v1"_s });
    spaces.activate(far);
    const auto back = qScopeGuard([&] { spaces.activate({}); });
    const SearchResults typed = search({ .words = u"nap"_s, .isTyped = true });
    QVERIFY(!typed.isWhole);
    QVERIFY(!typed.passages.empty());
    QVERIFY(readLedger(ledgerOf(m_workspace->libraryPath()), 100).empty());
    QVERIFY(search({ .words = u"nap"_s, .by = SearchBy::Words, .isTyped = true }).isWhole);
}

ADDUCE_TEST(TestSearchLibrary)
#include "test_search_library.moc"
