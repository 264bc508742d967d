#include "core/index/keyword_index.h"
#include "core/library/document_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestIndexes : public QObject
{
    Q_OBJECT

private slots:
    void everyCharacterIsHarmless_data();
    void everyCharacterIsHarmless();
    void bestPassageFirst();
    void scopeIsExact();
    void scoresOfGivenChunks();
    void wordsOfOtherLanguages();
};

namespace {

std::vector<KeywordHit> searched(test::LibraryFixture &fixture, const QString &question, const DocumentScope &scope, int limit)
{
    const KeywordIndex index = KeywordIndex::load(fixture.database(), {});
    return index.search(index.prepare(question, {}), scope, limit);
}

} // namespace

void TestIndexes::everyCharacterIsHarmless_data()
{
    QTest::addColumn<QString>("question");
    for (const QString &text : { u"\"caffeine"_s, u"caffeine AND"_s, u"NEAR(caffeine, 2)"_s, u"-caffeine"_s, u"text:caffeine*"_s,
             u"caffeine'; DROP TABLE chunks; --"_s, u"^caffeine {"_s, u"(((caffeine"_s, QString(3000, u'x') + u" caffeine"_s,
             u"caffeine \u202e\u0000"_s })
        QTest::newRow(qPrintable(text.left(30))) << text;
}

void TestIndexes::everyCharacterIsHarmless()
{
    QFETCH(QString, question);
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    QVERIFY(!searched(fixture, question, {}, 10).empty());
    QVERIFY(searched(fixture, u"?!"_s, {}, 10).empty());
    QVERIFY(searched(fixture, u"what is the"_s, {}, 10).empty());
}

void TestIndexes::bestPassageFirst()
{
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.add(u"bridge"_s, test::bridgePaper());
    const auto hits = searched(fixture, u"How many corroded plates did the drones find?"_s, {}, 10);
    QVERIFY(hits.size() > 1);
    Statement row(fixture.database(), "SELECT unpacked(text) FROM chunks WHERE id = ?");
    row.bind(1, hits.front().chunk.value);
    QVERIFY(row.step());
    QVERIFY(row.text(0).contains(u"88 of 96"_s));
    QVERIFY(hits[0].bm25 >= hits[1].bm25);
    QVERIFY(hits[0].bm25 > 0);
}

void TestIndexes::scopeIsExact()
{
    test::LibraryFixture fixture;
    const DocumentId coffee = fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.add(u"coffee twin"_s, test::coffeePaper() + QStringList { u"Caffeine again."_s });
    const std::vector<DocumentId> scope { coffee };
    for (const KeywordHit &hit : searched(fixture, u"caffeine"_s, scope, 10)) {
        Statement row(fixture.database(), "SELECT document FROM chunks WHERE id = ?");
        row.bind(1, hit.chunk.value);
        QVERIFY(row.step());
        QCOMPARE(row.integer(0), coffee.value);
    }
}

void TestIndexes::scoresOfGivenChunks()
{
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    const auto all = searched(fixture, u"caffeine"_s, {}, 10);
    const KeywordIndex index = KeywordIndex::load(fixture.database(), {});
    const auto caffeine = index.prepare(u"caffeine"_s, {});
    const ChunkId chunk = all.front().chunk;
    QCOMPARE(index.match(caffeine, chunk), (KeywordMatch { all.front().bm25, 1 }));
    QVERIFY(!index.match(caffeine, ChunkId { 999 }));
    QVERIFY(!index.match(index.prepare(u"bridge"_s, {}), chunk));
    const auto held = [&](const KeywordIndex &i, const QString &question) {
        return i.match(i.prepare(question, {}), chunk)->queryTermCoverage;
    };
    QCOMPARE(held(index, u"caffeine bridge"_s), 1.0); // no paper has a bridge
    fixture.add(u"bridge"_s, test::bridgePaper());
    const KeywordIndex both = KeywordIndex::load(fixture.database(), {});
    QVERIFY(held(both, u"caffeine bridge"_s) > 0 && held(both, u"caffeine bridge"_s) < 1);
    QVERIFY(held(both, u"caffeine the bridge"_s) == held(both, u"caffeine bridge"_s));
}

// A document's words are cut as its language does; a question is asked in all of them.
void TestIndexes::wordsOfOtherLanguages()
{
    test::LibraryFixture fixture;
    const DocumentId german = fixture.add(u"de"_s, { u"Die Häuser der Stadt wurden von Läufern besucht."_s });
    fixture.add(u"en"_s, { u"The house of the runner was visited."_s });
    Database &database = fixture.database();
    QVERIFY(searched(fixture, u"Haus"_s, {}, 10).empty()); // while it counts as English
    QVERIFY(DocumentStore(database).languages().isEmpty());
    DocumentStore(database).setLanguage(german, u"de"_s);
    QCOMPARE(DocumentStore(database).languages(), QStringList { u"de"_s });
    const KeywordIndex index = KeywordIndex::load(database, {});
    QCOMPARE(index.languages(), QStringList { u"de"_s });
    const auto ask = [&](const QString &question) { return index.search(index.prepare(question, {}), {}, 10); };
    for (const QString &word : { u"Haus"_s, u"Häuser"_s, u"HAUS"_s, u"Läufer"_s })
        QCOMPARE(ask(word).size(), 1U);
    QCOMPARE(ask(u"houses"_s).size(), 1U);
    QCOMPARE(ask(u"houses Haus"_s).size(), 2U);
    const auto both = index.prepare(u"Haus Läufer"_s, {});
    QCOMPARE(
        index.match(both, ask(u"Haus"_s).front().chunk)->queryTermCoverage, 1.0); // each word counts once, however it may be cut
    QCOMPARE(index.idfOf({ u"haus"_s, u"hous"_s }), std::log(3.0 / 2));
    QVERIFY(index.idfOf({ u"nowhere"_s }) > index.idfOf({ u"haus"_s, u"hous"_s }));
}

ADDUCE_TEST(TestIndexes)
#include "test_indexes.moc"
