#include "core/base/error.h"
#include "core/index/hnsw_graph.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>
#include <cmath>
#include <random>

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
    void scanFindsTheNearest();
    void scanHonoursScope();
    void graphAgreesWithScan();
    void damagedGraphIsRebuilt_data();
    void damagedGraphIsRebuilt();
    void wrongDimensionsAreRefused();
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
    Statement row(fixture.database(), "SELECT text FROM chunks WHERE id = ?");
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
    QCOMPARE(index.score(caffeine, all.front().chunk), all.front().bm25);
    QVERIFY(!index.score(caffeine, ChunkId { 999 }));
    QVERIFY(!index.score(index.prepare(u"bridge"_s, {}), all.front().chunk));
}

static std::vector<float> randomVector(std::mt19937 &random, std::size_t dimensions)
{
    std::normal_distribution<float> normal;
    std::vector<float> v(dimensions);
    float squares = 0;
    for (float &x : v) {
        x = normal(random);
        squares += x * x;
    }
    for (float &x : v)
        x /= std::sqrt(squares);
    return v;
}

static VectorIndex &fill(VectorIndex &index, int count, int dimensions)
{
    std::mt19937 random(7); // NOLINT: the same vectors every time
    for (int i = 1; i <= count; ++i)
        index.add(ChunkId { i }, DocumentId { i % 3 }, randomVector(random, static_cast<std::size_t>(dimensions)));
    index.finish();
    return index;
}

void TestIndexes::scanFindsTheNearest()
{
    VectorIndex index(2, {});
    index.add(ChunkId { 1 }, DocumentId { 1 }, std::vector<float> { 1, 0 });
    index.add(ChunkId { 2 }, DocumentId { 1 }, std::vector<float> { 0, 1 });
    index.add(ChunkId { 3 }, DocumentId { 1 }, std::vector<float> { 1, 0 });
    index.finish();
    const auto hits = index.search(std::vector<float> { 1, 0 }, {}, 2);
    QCOMPARE(hits, (std::vector<VectorHit> { { ChunkId { 1 }, 1 }, { ChunkId { 3 }, 1 } }));
    QCOMPARE(index.similarity(std::vector<float> { 0, 1 }, ChunkId { 2 }), std::optional(1.0));
    QVERIFY(!index.similarity(std::vector<float> { 0, 1 }, ChunkId { 9 }));
    QVERIFY(index.search(std::vector<float> { 1 }, {}, 2).empty());
    QVERIFY(index.search(std::vector<float> { 1, 0 }, {}, 0).empty());
}

void TestIndexes::scanHonoursScope()
{
    VectorIndex index(8, {});
    fill(index, 60, 8);
    const std::vector<DocumentId> scope { DocumentId { 2 } };
    const auto hits = index.search(std::vector<float> { 1, 0, 0, 0, 0, 0, 0, 0 }, scope, 100);
    QCOMPARE(hits.size(), std::size_t(20));
    for (const VectorHit &hit : hits)
        QCOMPARE(hit.chunk.value % 3, 2);
}

void TestIndexes::graphAgreesWithScan()
{
    QTemporaryDir folder;
    const QString cache = folder.path() + u"/graph"_s;
    VectorIndex scan(16, {});
    VectorIndex graph(16, { 100, cache });
    fill(scan, 500, 16);
    fill(graph, 500, 16);
    QVERIFY(!scan.usesGraph());
    QVERIFY(graph.usesGraph());
    std::mt19937 random(11); // NOLINT
    int same = 0;
    for (int i = 0; i < 20; ++i) {
        const auto query = randomVector(random, 16);
        const auto a = scan.search(query, {}, 10);
        const auto b = graph.search(query, {}, 10);
        for (const VectorHit &hit : b)
            same += std::ranges::find(a, hit.chunk, &VectorHit::chunk) != a.end();
    }
    QVERIFY2(same >= 190, qPrintable(QString::number(same)));
    QCOMPARE(QFile::permissions(cache) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void TestIndexes::damagedGraphIsRebuilt_data()
{
    QTest::addColumn<QString>("fault");
    for (const char *fault : { "none", "flipped bytes", "cut", "missing", "no seal", "other vectors" })
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

void TestIndexes::damagedGraphIsRebuilt()
{
    QFETCH(QString, fault);
    QTemporaryDir folder;
    const QString cache = folder.path() + u"/graph"_s;
    std::vector<float> values;
    std::mt19937 random(3); // NOLINT
    for (int i = 0; i < 200; ++i) {
        const auto v = randomVector(random, 8);
        values.insert(values.end(), v.begin(), v.end());
    }
    {
        const HnswGraph built(values, 8, cache);
    }
    QFile file(cache);
    if (fault == u"flipped bytes") {
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(200);
        file.write(QByteArray(20, '\x7f'));
        file.close();
    } else if (fault == u"cut") {
        QVERIFY(file.resize(file.size() / 2));
    } else if (fault == u"missing") {
        QVERIFY(file.remove());
    } else if (fault == u"no seal") {
        QVERIFY(QFile::remove(cache + u".seal"_s));
    } else if (fault == u"other vectors") {
        std::swap(values[0], values[9]);
    }
    const HnswGraph graph(values, 8, cache);
    QCOMPARE(graph.cameFromCache(), fault == u"none");
    const auto hits = graph.search(std::span(values).first(8), 1);
    QCOMPARE(hits.front().first, std::size_t(0));
    QVERIFY(HnswGraph(values, 8, cache).cameFromCache());
}

void TestIndexes::wrongDimensionsAreRefused()
{
    VectorIndex index(4, {});
    QVERIFY_THROWS_EXCEPTION(Error, index.add(ChunkId { 1 }, DocumentId { 1 }, std::vector<float> { 1, 2 }));
}

ADDUCE_TEST(TestIndexes)
#include "test_indexes.moc"
