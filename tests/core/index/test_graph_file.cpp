#include "core/index/graph_file.h"
#include "core/index/hnsw_graph.h"
#include "core/index/vector_table.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cstring>
#include <random>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

constexpr int kVectors = 300; // enough that some are on an upper level
constexpr int kDimensions = 4;
constexpr GraphShape kShape { kVectors, kDimensions, 16 };

// Where hnswlib puts things.
constexpr qsizetype kHead = 96;
constexpr qsizetype kLists = 4 + 2 * 16 * 4;
constexpr qsizetype kVector = kLists + kDimensions * 4 + 8;

std::span<const char> spanOf(const QByteArray &bytes)
{
    return { bytes.constData(), static_cast<std::size_t>(bytes.size()) };
}

} // namespace

class TestGraphFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aGraphOfOursIsSound();
    void anotherShapeIsNot();
    void eachCutIsFound();
    void liesAreFound_data();
    void liesAreFound();
    void whatPassesIsSearchedSafely();

private:
    QByteArray m_sound;
    QTemporaryDir m_folder;
};

void TestGraphFile::initTestCase()
{
    std::mt19937 random(3); // NOLINT
    std::normal_distribution<float> value;
    VectorTable::Builder builder(kDimensions);
    for (int i = 1; i <= kVectors; ++i) {
        std::vector<float> vector(kDimensions);
        for (float &part : vector)
            part = value(random);
        builder.add(ChunkId { i }, DocumentId { 1 }, vector);
    }
    const QString path = m_folder.filePath(u"graph"_s);
    HnswGraph::write(path, *VectorTable::fromImage(builder.image(1, 1)), {});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_sound = file.readAll();
}

void TestGraphFile::aGraphOfOursIsSound()
{
    QVERIFY(isSoundGraph(spanOf(m_sound), kShape));
}

void TestGraphFile::anotherShapeIsNot()
{
    QVERIFY(!isSoundGraph(spanOf(m_sound), { kVectors - 1, kDimensions, 16 }));
    QVERIFY(!isSoundGraph(spanOf(m_sound), { kVectors + 1, kDimensions, 16 }));
    QVERIFY(!isSoundGraph(spanOf(m_sound), { kVectors, kDimensions + 1, 16 }));
    QVERIFY(!isSoundGraph(spanOf(m_sound), { kVectors, kDimensions, 8 }));
    QVERIFY(!isSoundGraph({}, { 0, kDimensions, 16 }));
}

void TestGraphFile::eachCutIsFound()
{
    for (qsizetype size = 0; size < m_sound.size(); size += size < 2 * kHead ? 1 : 97)
        QVERIFY2(!isSoundGraph(spanOf(m_sound).first(static_cast<std::size_t>(size)), kShape), qPrintable(QString::number(size)));
    QVERIFY(!isSoundGraph(spanOf(m_sound + '\0'), kShape));
}

void TestGraphFile::liesAreFound_data()
{
    QTest::addColumn<qsizetype>("at");
    QTest::addColumn<quint64>("value");
    QTest::addColumn<int>("bytes");
    constexpr quint64 kHuge = ~quint64 { 0 };
    QTest::newRow("room for fewer") << qsizetype { 8 } << quint64 { 1 } << 8;
    QTest::newRow("more vectors than room") << qsizetype { 16 } << kHuge << 8;
    QTest::newRow("vectors of another size") << qsizetype { 24 } << quint64 { 8 } << 8;
    QTest::newRow("labels elsewhere") << qsizetype { 32 } << kHuge << 8;
    QTest::newRow("numbers elsewhere") << qsizetype { 40 } << quint64 { 1 } << 8;
    QTest::newRow("more levels than there are") << qsizetype { 48 } << quint64 { 7 } << 4;
    QTest::newRow("a level below the lowest") << qsizetype { 48 } << quint64 { 0xffffffff } << 4;
    QTest::newRow("begins at none") << qsizetype { 52 } << quint64 { kVectors } << 4;
    QTest::newRow("longer lists") << qsizetype { 64 } << quint64 { 1000 } << 8;
    QTest::newRow("no spread") << qsizetype { 80 } << quint64 { 0 } << 8;
    QTest::newRow("more links than room") << kHead << quint64 { 33 } << 2;
    QTest::newRow("a vector marked as removed") << kHead + 2 << quint64 { 1 } << 1;
    QTest::newRow("a link to none") << kHead + 4 << quint64 { kVectors } << 4;
    QTest::newRow("the row of none") << kHead + kVector - 8 << quint64 { kVectors } << 8;
    QTest::newRow("half a list") << kHead + kVectors * kVector << quint64 { 3 } << 4;
}

void TestGraphFile::liesAreFound()
{
    QFETCH(qsizetype, at);
    QFETCH(quint64, value);
    QFETCH(int, bytes);
    QByteArray lie = m_sound;
    std::memcpy(lie.data() + at, &value, static_cast<std::size_t>(bytes));
    QVERIFY(!isSoundGraph(spanOf(lie), kShape));
}

// Whatever byte is changed: either it is found, or no search leaves the graph (which the sanitizers see).
void TestGraphFile::whatPassesIsSearchedSafely()
{
    std::mt19937 random(5); // NOLINT
    const QString path = m_folder.filePath(u"changed"_s);
    int passed = 0;
    for (int round = 0; round < 400; ++round) {
        QByteArray changed = m_sound;
        changed[static_cast<qsizetype>(random() % static_cast<std::size_t>(changed.size()))] = static_cast<char>(random());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(changed) == changed.size());
        file.close();
        const auto graph = HnswGraph::fromUnsealed(path, kDimensions, kVectors);
        if (!graph)
            continue;
        ++passed;
        for (const std::size_t row : graph->search(std::vector<float> { 0.5F, -0.5F, 0.5F, 0.5F }, 10))
            QVERIFY(row < kVectors);
    }
    QVERIFY(passed > 0);
}

ADDUCE_TEST(TestGraphFile)
#include "test_graph_file.moc"
