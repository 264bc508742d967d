#include "core/base/error.h"
#include "core/network/unpacker.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <zlib.h>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorKindOf;

class TestUnpacker : public QObject
{
    Q_OBJECT

private slots:
    void everyPacking_data();
    void everyPacking();
    void severalMembersFollowEachOther();
    void damagedBytes();
    void bombsCanBeEnded();
};

/// `window`: as deflateInit2() has it: 31 gzip, 15 zlib, -15 raw.
static QByteArray packed(const QByteArray &bytes, int window)
{
    z_stream stream {};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))) + 64, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return out;
}

void TestUnpacker::everyPacking_data()
{
    QTest::addColumn<int>("window");
    QTest::newRow("gzip") << 31;
    QTest::newRow("zlib") << 15;
    QTest::newRow("raw deflate") << -15;
}

void TestUnpacker::everyPacking()
{
    QFETCH(int, window);
    const QByteArray text = QByteArray("Naps help recall. ").repeated(20'000);
    const QByteArray bytes = packed(text, window);
    for (const qsizetype piece : { qsizetype(1), qsizetype(3), qsizetype(1000), bytes.size() }) {
        Unpacker unpacker;
        QByteArray all;
        qsizetype longest = 0;
        for (qsizetype at = 0; at < bytes.size(); at += piece)
            unpacker.add(bytes.mid(at, piece), [&](QByteArrayView part) {
                all += part;
                longest = std::max(longest, part.size());
            });
        unpacker.end();
        QVERIFY(all == text);
        QVERIFY(longest <= 64 << 10);
    }
}

void TestUnpacker::severalMembersFollowEachOther()
{
    const QByteArray bytes = packed("Naps ", 31) + packed("help.", 31);
    Unpacker unpacker;
    QByteArray all;
    unpacker.add(bytes, [&](QByteArrayView part) { all += part; });
    unpacker.end();
    QCOMPARE(all, "Naps help.");
}

void TestUnpacker::damagedBytes()
{
    const auto nothing = [](QByteArrayView) { };
    Unpacker text;
    QCOMPARE(errorKindOf([&] { text.add("{\"a\": 1}", nothing); }), ErrorKind::BadReply);
    QByteArray bytes = packed(QByteArray("Naps help recall.").repeated(100), 31);
    Unpacker cut;
    cut.add(bytes.chopped(9), nothing);
    QCOMPARE(errorKindOf([&] { cut.end(); }), ErrorKind::Unreachable);
    bytes[bytes.size() - 6] = static_cast<char>(bytes[bytes.size() - 6] + 1); // of its checksum
    Unpacker changed;
    QCOMPARE(errorKindOf([&] { changed.add(bytes, nothing); }), ErrorKind::BadReply);
    Unpacker none;
    QCOMPARE(errorKindOf([&] { none.end(); }), ErrorKind::Unreachable);
}

void TestUnpacker::bombsCanBeEnded()
{
    const QByteArray bomb = packed(QByteArray(64 << 20, '\0'), 31); // 64 kB
    Unpacker unpacker;
    qsizetype taken = 0;
    QCOMPARE(errorKindOf([&] {
        unpacker.add(bomb, [&](QByteArrayView part) {
            taken += part.size();
            if (taken > 1 << 20)
                throw Error(ErrorKind::TooLarge);
        });
    }),
        ErrorKind::TooLarge);
    QVERIFY(taken <= (1 << 20) + (64 << 10));
}

ADDUCE_TEST(TestUnpacker)
#include "test_unpacker.moc"
