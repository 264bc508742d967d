#include "core/base/error.h"
#include "core/network/http_reader.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorKindOf;

/// Replies as they are framed, and as they are broken.
class TestHttpReader : public QObject
{
    Q_OBJECT

private slots:
    void bodies_data();
    void bodies();
    void whatIsNoReply_data();
    void whatIsNoReply();
    void cutReplies();
    void headsHaveAnEnd_data();
    void headsHaveAnEnd();
    void headersAreNamedInLowerCase();
};

namespace {

struct Read
{
    HttpReader reader;
    QByteArray body;

    void add(const QByteArray &bytes)
    {
        reader.add(bytes, [this](QByteArrayView piece) { body += piece; });
    }
};

} // namespace

void TestHttpReader::bodies_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("hasEnd"); // without the end of the connection
    QTest::newRow("counted") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello") << 200 << QByteArray("hello")
                             << true;
    QTest::newRow("nothing") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") << 200 << QByteArray() << true;
    QTest::newRow("until the end") << QByteArray("HTTP/1.0 200 OK\r\n\r\nhello") << 200 << QByteArray("hello") << false;
    QTest::newRow("chunks") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6;x=y\r\n there\r\n0\r\n\r\n")
                            << 200 << QByteArray("hello there") << true;
    QTest::newRow("chunks and a trailer") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\nA\r\n0123456789\r\n0\r\nX: y\r\n\r\n")
                                          << 200 << QByteArray("0123456789") << true;
    QTest::newRow("chunks count, not the length")
        << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n") << 200
        << QByteArray("abc") << true;
    QTest::newRow("line feeds alone") << QByteArray("HTTP/1.1 200 OK\nContent-Length: 2\n\nab") << 200 << QByteArray("ab")
                                      << true;
    QTest::newRow("no reason") << QByteArray("HTTP/1.1 404\r\nContent-Length: 2\r\n\r\nno") << 404 << QByteArray("no") << true;
    QTest::newRow("no content") << QByteArray("HTTP/1.1 204 No Content\r\n\r\n") << 204 << QByteArray() << true;
    QTest::newRow("interim replies") << QByteArray(
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nContent-Length: 9\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: "
        "2\r\n\r\nab") << 200 << QByteArray("ab")
                                     << true;
    QTest::newRow("more than it says") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabcdef") << 200
                                       << QByteArray("ab") << true;
    QTest::newRow("the same length twice") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nab")
                                           << 200 << QByteArray("ab") << true;
    QTest::newRow("a folded header") << QByteArray("HTTP/1.1 200 OK\r\nX: a\r\n b\r\nContent-Length: 1\r\n\r\na") << 200
                                     << QByteArray("a") << true;
}

void TestHttpReader::bodies()
{
    QFETCH(QByteArray, reply);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, hasEnd);
    for (const qsizetype piece : { qsizetype(1), qsizetype(2), qsizetype(7), reply.size() }) {
        Read read;
        for (qsizetype at = 0; at < reply.size(); at += piece)
            read.add(reply.mid(at, piece));
        QCOMPARE(read.reader.head().status, status);
        QCOMPARE(read.body, body);
        QCOMPARE(read.reader.isComplete(), hasEnd);
        read.reader.end();
        QVERIFY(read.reader.isComplete());
    }
}

void TestHttpReader::whatIsNoReply_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("another protocol") << QByteArray("SSH-2.0-x\r\n");
    QTest::newRow("HTTP/2") << QByteArray("HTTP/2 200\r\n\r\n");
    QTest::newRow("no status") << QByteArray("HTTP/1.1 OK\r\n\r\n");
    QTest::newRow("a short line") << QByteArray("HTTP/1.1 20\r\n\r\n");
    QTest::newRow("a header without a name") << QByteArray("HTTP/1.1 200 OK\r\n: x\r\n\r\n");
    QTest::newRow("a header without a colon") << QByteArray("HTTP/1.1 200 OK\r\nx\r\n\r\n");
    QTest::newRow("a negative length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n");
    QTest::newRow("an endless length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n");
    QTest::newRow("two lengths") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n");
    QTest::newRow("an encoding in transfer") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n");
    QTest::newRow("another protocol from here") << QByteArray("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    const QByteArray chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
    QTest::newRow("no size") << chunked + "\r\n";
    QTest::newRow("a size that is none") << chunked + "xyz\r\n";
    QTest::newRow("a negative size") << chunked + "-5\r\n";
    QTest::newRow("a size with a sign") << chunked + "+5\r\n";
    QTest::newRow("a size with a prefix") << chunked + "0x5\r\n";
    QTest::newRow("an endless size") << chunked + "fffffffffffffffff\r\n";
    QTest::newRow("a chunk that goes on") << chunked + "2\r\nabc\r\n";
    QTest::newRow("interim replies for ever") << QByteArray("HTTP/1.1 102 Processing\r\n\r\n").repeated(200);
}

void TestHttpReader::whatIsNoReply()
{
    QFETCH(QByteArray, reply);
    for (const qsizetype piece : { qsizetype(1), reply.size() }) {
        Read read;
        QCOMPARE(errorKindOf([&] {
            for (qsizetype at = 0; at < reply.size(); at += piece)
                read.add(reply.mid(at, piece));
        }),
            ErrorKind::BadReply);
    }
}

void TestHttpReader::cutReplies()
{
    const QByteArray reply = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";
    for (qsizetype length = 0; length < reply.size(); ++length) {
        Read read;
        read.add(reply.first(length));
        QVERIFY(!read.reader.isComplete());
        QCOMPARE(errorKindOf([&] { read.reader.end(); }), ErrorKind::Unreachable);
    }
}

void TestHttpReader::headsHaveAnEnd_data()
{
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<QByteArray>("again");
    QTest::newRow("a status") << QByteArray("HTTP/1.1 200 ") << QByteArray(1000, 'x');
    QTest::newRow("empty lines") << QByteArray() << QByteArray("\r\n");
    QTest::newRow("a header") << QByteArray("HTTP/1.1 200 OK\r\nX: ") << QByteArray(1000, 'x');
    QTest::newRow("headers") << QByteArray("HTTP/1.1 200 OK\r\n") << QByteArray("X: y\r\n");
    QTest::newRow("a trailer") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
                               << QByteArray("X: y\r\n");
    QTest::newRow("an extension of a chunk")
        << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;") << QByteArray(1000, 'x');
}

void TestHttpReader::headsHaveAnEnd()
{
    QFETCH(QByteArray, beginning);
    QFETCH(QByteArray, again);
    Read read;
    read.add(beginning);
    qsizetype taken = 0;
    QCOMPARE(errorKindOf([&] {
        for (; taken < 1 << 20; taken += again.size())
            read.add(again);
    }),
        ErrorKind::BadReply);
    QVERIFY(taken <= 70'000);
}

void TestHttpReader::headersAreNamedInLowerCase()
{
    Read read;
    read.add("HTTP/1.1 200 OK\r\nContent-TYPE:text/html\r\nX-A:  b  \r\nX-A: c\r\n\r\n");
    QVERIFY(read.reader.hasHead());
    QCOMPARE(read.reader.head().header("content-type"), "text/html");
    QCOMPARE(read.reader.head().header("x-a"), "b");
    QCOMPARE(read.reader.head().headers.size(), std::size_t(3));
}

ADDUCE_TEST(TestHttpReader)
#include "test_http_reader.moc"
