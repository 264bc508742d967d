#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/retrieval/retriever.h"
#include "core/retrieval/search_query.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QRandomGenerator>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What is typed into the search box, and what it leaves of a library.
class TestSearchQuery : public QObject
{
    Q_OBJECT

private slots:
    void isTakenApart_data();
    void isTakenApart();
    void everythingElseIsWords_data();
    void everythingElseIsWords();
    void randomCharactersAreHarmless();
    void leavesWhatItNames_data();
    void leavesWhatItNames();
    void anUnknownCollectionIsAnError();
    void speaksOfDocuments_data();
    void speaksOfDocuments();
    void phrasesAreExact();
    void backMatterIsFoundUnderItsName();
    void filtersComeBeforeTheCut();
    void longQueries();
};

void TestSearchQuery::isTakenApart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<SearchQuery>("query");
    const auto row = [](const char *name, const QString &text, const SearchQuery &query) {
        QTest::newRow(name) << text << query;
    };
    row("words", u" naps and  recall "_s, { u"naps and recall"_s, {}, {}, {}, {}, {}, {} });
    row("phrase", u"\"sleep loss\" of students"_s, { u"sleep loss of students"_s, { u"sleep loss"_s }, {}, {}, {}, {}, {} });
    row("without", u"nap -coffee -\"sleep loss\""_s, { u"nap"_s, {}, { u"coffee"_s, u"sleep loss"_s }, {}, {}, {}, {} });
    row("author", u"nap author:smith AUTHOR:\"Ada Test\""_s, { u"nap"_s, {}, {}, { u"smith"_s, u"Ada Test"_s }, {}, {}, {} });
    row("collection", u"in:Sleep/Naps nap"_s, { u"nap"_s, {}, {}, {}, { u"Sleep/Naps"_s }, {}, {} });
    row("section", u"nap section:methods"_s, { u"nap"_s, {}, {}, {}, {}, { u"methods"_s }, {} });
    row("years", u"nap year:2019..2023"_s, { u"nap"_s, {}, {}, {}, {}, {}, YearRange { 2019, 2023 } });
    row("one year", u"year:2020 nap"_s, { u"nap"_s, {}, {}, {}, {}, {}, YearRange { 2020, 2020 } });
    row("from a year on", u"nap year:2019.."_s, { u"nap"_s, {}, {}, {}, {}, {}, YearRange { 2019, {} } });
    row("until a year", u"nap year:..2019"_s, { u"nap"_s, {}, {}, {}, {}, {}, YearRange { {}, 2019 } });
    row("unspaced", u"\"睡眠不足\" -咖啡"_s, { u"睡眠不足"_s, { u"睡眠不足"_s }, { u"咖啡"_s }, {}, {}, {}, {} });
}

void TestSearchQuery::isTakenApart()
{
    QFETCH(QString, text);
    QFETCH(SearchQuery, query);
    QVERIFY(parseSearchQuery(text) == query);
}

void TestSearchQuery::everythingElseIsWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("a hyphen in a word") << u"meta-analysis of IL-6"_s << u"meta-analysis of IL-6"_s;
    QTest::newRow("two hyphens") << u"--drop"_s << u"--drop"_s;
    QTest::newRow("a quote left open") << u"\"naps and"_s << u"naps and"_s;
    QTest::newRow("nothing in quotes") << u"\"\" nap \"?!\""_s << u"nap"_s;
    QTest::newRow("an unknown field") << u"doi:10.1000/1 title:nap"_s << u"doi:10.1000/1 title:nap"_s;
    QTest::newRow("a field without a value") << u"author: nap"_s << u"author: nap"_s;
    QTest::newRow("no year") << u"year:soon year:1..2..3 year:.. nap"_s << u"year:soon year:1..2..3 year:.. nap"_s;
    QTest::newRow("a field in the middle of a word") << u"coauthor:smith"_s << u"coauthor:smith"_s;
    QTest::newRow("nothing") << u" \t\n"_s << QString();
    QTest::newRow("marks") << u"- : \" * ^ ( ) NEAR"_s << u"NEAR"_s;
}

void TestSearchQuery::everythingElseIsWords()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    const SearchQuery query = parseSearchQuery(text);
    QCOMPARE(query.words, words);
    QVERIFY(query
        == (SearchQuery {
            .words = words, .phrases = {}, .without = {}, .authors = {}, .collections = {}, .sections = {}, .years = {} }));
}

namespace {

/// Three papers of different authors and years, one in a collection.
struct Shelf
{
    Shelf()
    {
        sleep = add(u"sleep"_s, test::sleepPaper(), { u"Ada Lovelace"_s, u"Grace Hopper"_s }, 2019);
        coffee = add(u"coffee"_s, test::coffeePaper(), { u"Émilie du Châtelet"_s }, 2021);
        bridge = add(u"bridge"_s, test::bridgePaper(), { u"Grace Kelly"_s }, 0);
        CollectionStore store(fixture.database());
        const std::vector<DocumentId> in { coffee };
        store.add(store.create(u"Drinks"_s), in);
        fixture.learn();
    }

    DocumentId add(const QString &name, const QStringList &lines, const QStringList &authors, int year)
    {
        const DocumentId id = fixture.add(name, lines);
        MetadataStore store(fixture.database());
        Metadata metadata = store.find(id);
        metadata.authors = authors;
        metadata.year = year;
        store.set(id, metadata);
        return id;
    }

    std::vector<Passage> found(const QString &text)
    {
        const SearchQuery query = parseSearchQuery(text);
        return retriever.find(fixture.database(), query.words, scopeOf(query, fixture.database(), {}), {});
    }

    /// The names of the papers that are left.
    QString left(const QString &text)
    {
        QStringList names;
        for (const Passage &p : found(text))
            names << (p.document == sleep ? u"sleep"_s : p.document == coffee ? u"coffee"_s : u"bridge"_s);
        names.removeDuplicates();
        names.sort();
        return names.join(u' ');
    }

    test::LibraryFixture fixture;
    DocumentId sleep;
    DocumentId coffee;
    DocumentId bridge;
    Retriever retriever { fixture.library() };
};

const QString kAll = u"volunteers nap caffeine drones plates"_s;

} // namespace

void TestSearchQuery::randomCharactersAreHarmless()
{
    Shelf shelf;
    QRandomGenerator random(3);
    const QString letters = u"ab \"-:*()^.{}é睡\u202e'%year:author:in:section:20..\t\\"_s;
    for (int round = 0; round < 500; ++round) {
        QString text;
        for (int i = random.bounded(30); i > 0; --i)
            text += letters[random.bounded(static_cast<int>(letters.size()))];
        try {
            (void)shelf.found(text + QChar(0));
        } catch (const Error &error) { // a collection that is not there
            QCOMPARE(error.kind(), ErrorKind::BadInput);
            QVERIFY(text.contains(u"in:"_s, Qt::CaseInsensitive));
        }
    }
    QCOMPARE(shelf.left(kAll), u"bridge coffee sleep"_s); // and the library is what it was
}

void TestSearchQuery::leavesWhatItNames_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("papers");
    QTest::newRow("no filter") << QString() << u"bridge coffee sleep"_s;
    QTest::newRow("author") << u"author:lovelace"_s << u"sleep"_s;
    QTest::newRow("the beginning of a name") << u"author:love"_s << u"sleep"_s;
    QTest::newRow("a name of two") << u"author:grace"_s << u"bridge sleep"_s;
    QTest::newRow("one author with all parts") << u"author:\"grace lovelace\""_s << QString();
    QTest::newRow("accents") << u"author:chatelet"_s << u"coffee"_s;
    QTest::newRow("two authors") << u"author:lovelace author:hopper"_s << u"sleep"_s;
    QTest::newRow("years") << u"year:2020..2022"_s << u"coffee"_s;
    QTest::newRow("no year is no year") << u"year:..3000"_s << u"coffee sleep"_s;
    QTest::newRow("collection") << u"in:drinks"_s << u"coffee"_s;
    QTest::newRow("author and year") << u"author:grace year:2019"_s << u"sleep"_s;
    QTest::newRow("author elsewhere") << u"author:lovelace in:drinks"_s << QString();
    QTest::newRow("without a word of all") << u"-nap"_s << u"bridge coffee"_s;
    QTest::newRow("no such section") << u"section:appendix"_s << QString();
}

void TestSearchQuery::leavesWhatItNames()
{
    QFETCH(QString, filter);
    QFETCH(QString, papers);
    Shelf shelf;
    const QString words = filter == u"-nap" ? u"caffeine drones plates"_s : kAll;
    QString left = shelf.left(words + u' ' + filter);
    if (filter == u"-nap") // passages of the paper on sleep without a nap stay
        left.remove(u" sleep"_s);
    QCOMPARE(left, papers);
    if (filter == u"-nap")
        for (const Passage &p : shelf.found(words + u" -nap"_s)) {
            Statement text(shelf.fixture.database(), "SELECT unpacked(text) FROM chunks WHERE id = ?");
            text.bind(1, p.chunk.value);
            QVERIFY(text.step() && !text.text(0).contains(u"nap"_s, Qt::CaseInsensitive));
        }
}

void TestSearchQuery::anUnknownCollectionIsAnError()
{
    Shelf shelf;
    const auto error = test::errorOf([&] { (void)shelf.found(u"nap in:nowhere"_s); });
    QVERIFY(error && error->kind() == ErrorKind::BadInput);
    QVERIFY2(error->detail().contains(u"\"in:nowhere\""_s), qPrintable(error->detail()));
}

void TestSearchQuery::speaksOfDocuments_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isMeant");
    QTest::newRow("nothing typed") << QString() << true;
    QTest::newRow("words of all fields") << u"SLEEP hopper lovelace.pdf 2019"_s << true;
    QTest::newRow("part of a word") << u"hopp"_s << true;
    QTest::newRow("a word that is nowhere") << u"sleep coffee"_s << false;
    QTest::newRow("exact words") << u"\"memory in old\""_s << true;
    QTest::newRow("in another order") << u"\"old in memory\""_s << false;
    QTest::newRow("without") << u"sleep -hopper"_s << false;
    QTest::newRow("without no part of a word") << u"sleep -old"_s << true;
    QTest::newRow("author") << u"author:hop year:2018.."_s << true;
    QTest::newRow("author of another paper") << u"author:sleep"_s << false;
    QTest::newRow("year") << u"year:2020.."_s << false;
    QTest::newRow("collections are asked elsewhere") << u"in:nowhere"_s << true;
}

void TestSearchQuery::speaksOfDocuments()
{
    QFETCH(QString, text);
    QFETCH(bool, isMeant);
    DocumentRow row;
    row.title = u"Sleep and memory in older adults"_s;
    row.authors = QStringList { u"Ada Lovelace"_s, u"Grace Hopper"_s };
    row.year = 2019;
    row.path = u"/papers/lovelace.pdf"_s;
    QCOMPARE(speaksOf(parseSearchQuery(text), row), isMeant);
}

void TestSearchQuery::phrasesAreExact()
{
    Shelf shelf;
    shelf.fixture.add(u"order"_s, { u"Loss of sleep is not what we call it here."_s });
    shelf.fixture.add(u"睡"_s, { u"睡眠不足会损害记忆。"_s, u"不足与睡眠无关。"_s });
    const auto texts = [&](const QString &query) {
        QStringList found;
        for (const Passage &p : shelf.found(query)) {
            Statement text(shelf.fixture.database(), "SELECT unpacked(text) FROM chunks WHERE id = ?");
            text.bind(1, p.chunk.value);
            if (text.step())
                found << text.text(0);
        }
        return found;
    };
    const QStringList phrase = texts(u"\"sleep loss\""_s);
    QVERIFY(!phrase.isEmpty());
    for (const QString &text : phrase)
        QVERIFY2(text.contains(u"sleep loss"_s, Qt::CaseInsensitive), qPrintable(text));
    QVERIFY(texts(u"sleep loss"_s).size() > phrase.size());
    QVERIFY(!texts(u"\"睡眠不足\""_s).isEmpty());
    QVERIFY(texts(u"\"loss sleep of\""_s).isEmpty());
    QCOMPARE(texts(u"section:methods volunteers"_s).isEmpty(), false);
}

void TestSearchQuery::backMatterIsFoundUnderItsName()
{
    Shelf shelf;
    const DocumentId paid = shelf.add(u"paid"_s,
        { u"# Results"_s, u"Zebras sleep."_s, u"# Funding"_s, u"Zebras were paid for by the Yak Council."_s }, { u"Jo Paid"_s },
        2001);
    shelf.fixture.learn();
    QCOMPARE(shelf.found(u"zebras"_s).size(), 1U);
    QVERIFY(shelf.found(u"yak council"_s).empty());
    for (const QString &filter : { u"section:funding"_s, u"section:back_matter"_s }) {
        const auto found = shelf.found(u"zebras "_s + filter);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found.front().document, paid);
        QCOMPARE(found.front().section, 1);
    }
}

// Forty papers speak more of naps than the one that is meant: it is found all the same.
void TestSearchQuery::filtersComeBeforeTheCut()
{
    Shelf shelf;
    for (int i = 0; i < 40; ++i)
        shelf.fixture.add(u"noise%1"_s.arg(i), { u"Nap nap nap nap number %1, a nap of naps."_s.arg(i) });
    const DocumentId meant = shelf.add(u"meant"_s,
        { u"The word nap stands once among many others that speak of bridges, drones, plates and trains."_s }, { u"Jo Meant"_s },
        1999);
    shelf.fixture.learn();
    for (const QString &filter : { u"author:meant"_s, u"year:1999"_s, u"\"among many others\""_s }) {
        const auto found = shelf.found(u"nap "_s + filter);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found.front().document, meant);
        QVERIFY(found.front().similarity && found.front().bm25);
    }
}

void TestSearchQuery::longQueries()
{
    Shelf shelf;
    QVERIFY(shelf.found(QString(1'000'000, u'"')).empty());
    QVERIFY(shelf.found(QString(1'000'000, u'-')).empty());
    QVERIFY(shelf.found(QString(1'000'000, u'x')).empty());
    QVERIFY(!shelf.found(u"nap "_s.repeated(250'000)).empty());
    QVERIFY(shelf.found(u'"' + u"nap "_s.repeated(250'000) + u'"').empty());
    QVERIFY(!shelf.found(u"\""_s + u"nap "_s.repeated(250'000)).empty()); // left open
}

ADDUCE_TEST(TestSearchQuery)
#include "test_search_query.moc"
