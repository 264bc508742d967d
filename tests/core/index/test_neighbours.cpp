#include "core/index/neighbours.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <numeric>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

InvertedIndex indexOf(const QStringList &texts)
{
    InvertedIndex::Builder builder;
    for (int i = 0; i < texts.size(); ++i)
        builder.add(ChunkId { i + 1 }, DocumentId { 1 }, texts[i]);
    return *InvertedIndex::fromImage(builder.image(1, 1));
}

QList<int> listOf(std::span<const quint8> values)
{
    return { values.begin(), values.end() };
}

} // namespace

class TestNeighbours : public QObject
{
    Q_OBJECT

private slots:
    void positionsAreKept();
    void nearWordsAreFound_data();
    void nearWordsAreFound();
    void rowsAreFoundAmongOthers();
    void longTextsGoRound();
    void manyAreOnlyMany();
    void mergedCountsBoth();
    void aFileThatTellsLessStaysInside();
};

void TestNeighbours::positionsAreKept()
{
    const InvertedIndex index = indexOf({ u"nap of the nap"_s, u"a nap"_s });
    const auto postings = index.postings(u"nap"_s);
    QCOMPARE(listOf(postings.counts), (QList<int> { 2, 1 }));
    QCOMPARE(listOf(postings.positions), (QList<int> { 0, 3, 1 }));
}

void TestNeighbours::nearWordsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("distance");
    QTest::addColumn<int>("times");
    QTest::newRow("side by side") << u"steel bridge"_s << 1 << 1;
    QTest::newRow("the other way round") << u"bridge steel"_s << 1 << 1;
    QTest::newRow("one between") << u"steel old bridge"_s << 2 << 1;
    QTest::newRow("one between, side by side asked") << u"steel old bridge"_s << 1 << 0;
    QTest::newRow("twice") << u"steel bridge and steel bridge"_s << 1 << 2;
    QTest::newRow("one for two") << u"steel bridge steel"_s << 1 << 2;
    QTest::newRow("far") << u"steel a b c d bridge"_s << 4 << 0;
    QTest::newRow("one alone") << u"steel"_s << 5 << 0;
}

void TestNeighbours::nearWordsAreFound()
{
    QFETCH(QString, text);
    QFETCH(int, distance);
    QFETCH(int, times);
    const InvertedIndex index = indexOf({ text });
    const Neighbours found = neighbours(index.postings(u"steel"_s), index.postings(u"bridg"_s), distance);
    QCOMPARE(found.rows.size(), found.counts.size());
    QCOMPARE(std::accumulate(found.counts.begin(), found.counts.end(), 0), times);
}

void TestNeighbours::rowsAreFoundAmongOthers()
{
    const InvertedIndex index = indexOf({ u"steel steel steel"_s, u"bridge"_s, u"steel bridge"_s, u"bridge bridge x y steel"_s,
        u"none"_s, u"bridge bridge steel"_s, u"steel"_s });
    const Neighbours found = neighbours(index.postings(u"steel"_s), index.postings(u"bridg"_s), 1);
    QCOMPARE(found.rows, (std::vector<quint32> { 2, 5 }));
    QVERIFY(neighbours(index.postings(u"steel"_s), index.postings(u"unheard"_s), 1).rows.empty());
}

// Positions are kept modulo 256: near ones are found beyond that, too.
void TestNeighbours::longTextsGoRound()
{
    QString text = u"steel "_s;
    for (int i = 0; i < 254; ++i)
        text += u"word "_s;
    const InvertedIndex index = indexOf({ text + u"steel bridge"_s }); // at 255 and 256
    QCOMPARE(listOf(neighbours(index.postings(u"steel"_s), index.postings(u"bridg"_s), 1).counts), QList { 1 });
}

void TestNeighbours::manyAreOnlyMany()
{
    QString text;
    for (int i = 0; i < 400; ++i)
        text += u"steel bridge "_s;
    const InvertedIndex index = indexOf({ text });
    QCOMPARE(listOf(index.postings(u"steel"_s).counts), QList { 255 });
    QCOMPARE(index.postings(u"steel"_s).positions.size(), 255U);
    QCOMPARE(listOf(neighbours(index.postings(u"steel"_s), index.postings(u"bridg"_s), 1).counts), QList { 255 });
}

void TestNeighbours::mergedCountsBoth()
{
    const Neighbours both = merged({ { 1, 4, 6 }, { 1, 200, 3 } }, { { 2, 4 }, { 5, 200 } });
    QCOMPARE(both.rows, (std::vector<quint32> { 1, 2, 4, 6 }));
    QCOMPARE(both.counts, (std::vector<quint8> { 1, 5, 255, 3 }));
    QVERIFY(merged({}, {}).rows.empty());
}

void TestNeighbours::aFileThatTellsLessStaysInside()
{
    const std::vector<quint32> rows { 0, 1 };
    const std::vector<quint8> counts { 200, 200 };
    const std::vector<quint8> positions { 1, 2, 3 };
    const InvertedIndex::Postings lying { rows, counts, positions };
    QCOMPARE(neighbours(lying, lying, 1).rows, std::vector<quint32> { 0 });
}

ADDUCE_TEST(TestNeighbours)
#include "test_neighbours.moc"
