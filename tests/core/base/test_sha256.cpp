#include "core/base/sha256.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;

class TestSha256 : public QObject
{
    Q_OBJECT

private slots:
    void examples_data();
    void examples();
    void piecesAreOneMessage();
};

/// The examples of FIPS 180-2, appendix B, and the empty message.
void TestSha256::examples_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("digest");
    QTest::newRow("empty") << QByteArray() << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("one block") << QByteArray("abc")
                               << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("long") << QByteArray(1'000'000, 'a')
                          << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void TestSha256::examples()
{
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, digest);
    Sha256 hash;
    hash.add(message);
    QCOMPARE(hash.takeHex(), digest);
}

void TestSha256::piecesAreOneMessage()
{
    Sha256 hash;
    for (const char *piece : { "a", "", "bc" })
        hash.add(piece);
    const QByteArray together = hash.takeHex();
    hash.add("abc"); // a new message
    QCOMPARE(hash.takeHex(), together);
    QVERIFY(together.startsWith("ba7816bf"));
}

ADDUCE_TEST(TestSha256)
#include "test_sha256.moc"
