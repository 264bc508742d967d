#include "core/index/inverted_index.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <cstring>
#include <zlib.h>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestInvertedIndex : public QObject
{
    Q_OBJECT

private slots:
    void postingsAreFound();
    void manyRepetitionsAreOnlyMany();
    void prefixesAreFound();
    void emptyIsSound();
    void aFileIsMapped();
    void damagedImagesAreRefused();
    void changedImagesWithAChecksumStayInside();
};

namespace {

InvertedIndex::Builder sample()
{
    InvertedIndex::Builder builder;
    builder.add(ChunkId { 3 }, DocumentId { 1 }, u"Nap, recall: nap"_s);
    builder.add(ChunkId { 7 }, DocumentId { 2 }, u"睡眠 睡着"_s);
    builder.add(ChunkId { 8 }, DocumentId { 2 }, u"...");
    builder.add(ChunkId { 90 }, DocumentId { 3 }, u"recalls née"_s);
    return builder;
}

InvertedIndex made(const InvertedIndex::Builder &builder)
{
    return *InvertedIndex::fromImage(builder.image(5, 6));
}

std::vector<quint32> rowsOf(const InvertedIndex &index, const QString &term)
{
    const auto rows = index.postings(term).rows;
    return { rows.begin(), rows.end() };
}

} // namespace

void TestInvertedIndex::postingsAreFound()
{
    const InvertedIndex index = made(sample());
    QCOMPARE(index.size(), 4U);
    QCOMPARE(index.image().stamp(), 5);
    QCOMPARE(index.image().revision(), 6);
    QCOMPARE(index.totalLength(), 7);
    QCOMPARE(rowsOf(index, u"recal"_s), (std::vector<quint32> { 0, 3 }));
    QCOMPARE(rowsOf(index, u"nee"_s), (std::vector<quint32> { 3 }));
    QCOMPARE(int(index.postings(u"nap"_s).counts.front()), 2);
    for (const QString &absent : { u"na"_s, u"naps"_s, u""_s, u"zzz"_s, u"\u0001"_s })
        QVERIFY(rowsOf(index, absent).empty());
    QCOMPARE(index.chunk(3), ChunkId { 90 });
    QCOMPARE(index.document(1), DocumentId { 2 });
    QCOMPARE(index.lengths()[0], 3U);
    QCOMPARE(index.rowOf(ChunkId { 8 }), std::optional<std::size_t>(2));
    QVERIFY(!index.rowOf(ChunkId { 4 }) && !index.rowOf(ChunkId { 91 }) && !index.rowOf({}));
}

void TestInvertedIndex::manyRepetitionsAreOnlyMany()
{
    InvertedIndex::Builder builder;
    builder.add(ChunkId { 1 }, DocumentId { 1 }, u"naps "_s.repeated(1000));
    const InvertedIndex index = made(builder);
    QCOMPARE(int(index.postings(u"nap"_s).counts.front()), 255);
    QCOMPARE(index.lengths()[0], 1000U);
}

void TestInvertedIndex::prefixesAreFound()
{
    const InvertedIndex index = made(sample());
    QCOMPARE(index.termsWithPrefix(u"睡"_s, 10), (std::vector<QString> { u"睡眠"_s, u"睡着"_s }));
    QCOMPARE(index.termsWithPrefix(u"睡"_s, 1).size(), 1U);
    QVERIFY(index.termsWithPrefix(u"x"_s, 10).empty());
}

void TestInvertedIndex::emptyIsSound()
{
    const InvertedIndex index = made({});
    QCOMPARE(index.size(), 0U);
    QVERIFY(rowsOf(index, u"nap"_s).empty() && index.termsWithPrefix({}, 10).empty());
}

void TestInvertedIndex::aFileIsMapped()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"words"_s);
    QVERIFY(!InvertedIndex::fromFile(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(sample().image(1, 1));
    file.close();
    std::optional<InvertedIndex> index = InvertedIndex::fromFile(path);
    QVERIFY(index.has_value());
    const InvertedIndex moved = *std::move(index);
    QVERIFY(QFile::remove(path)); // it stays as long as it is looked at
    QCOMPARE(rowsOf(moved, u"recal"_s).size(), 2U);
}

void TestInvertedIndex::damagedImagesAreRefused()
{
    const QByteArray whole = sample().image(1, 1);
    for (qsizetype length = 0; length < whole.size(); ++length)
        QVERIFY(!InvertedIndex::fromImage(whole.first(length)));
    QVERIFY(!InvertedIndex::fromImage(whole + 'x'));
    QRandomGenerator random(7);
    for (int round = 0; round < 2000; ++round) {
        QByteArray bytes = whole;
        const auto at = random.bounded(static_cast<int>(bytes.size()));
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.bounded(8)));
        QVERIFY(!InvertedIndex::fromImage(bytes));
    }
}

// Whoever writes the file can set its checksum, too: it is refused, or whatever is read of it lies in it (which the sanitizers see).
void TestInvertedIndex::changedImagesWithAChecksumStayInside()
{
    constexpr qsizetype kChecksum = 12;
    constexpr qsizetype kChecked = 16;
    const QByteArray whole = sample().image(1, 1);
    QRandomGenerator random(9);
    int refused = 0;
    int searched = 0;
    for (int round = 0; round < 2000; ++round) {
        QByteArray bytes = whole;
        const auto at = random.bounded(static_cast<int>(kChecked), static_cast<int>(bytes.size()));
        bytes[at] = static_cast<char>(random.bounded(256));
        const auto checksum = static_cast<quint32>(crc32_z(
            0, reinterpret_cast<const Bytef *>(bytes.constData() + kChecked), static_cast<z_size_t>(bytes.size() - kChecked)));
        std::memcpy(bytes.data() + kChecksum, &checksum, sizeof checksum);
        const auto index = InvertedIndex::fromImage(bytes);
        refused += !index;
        if (!index)
            continue;
        ++searched;
        for (std::size_t term = 0; term < index->terms(); ++term) {
            QVERIFY(index->term(term).size() <= bytes.size());
            for (const quint32 row : index->postingsAt(term).rows)
                QVERIFY(row < index->size());
        }
    }
    QVERIFY(refused > 0);
    QVERIFY(searched > 0);
}

ADDUCE_TEST(TestInvertedIndex)
#include "test_inverted_index.moc"
