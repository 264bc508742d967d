#include "core/lexicon/mapped_lines.h"
#include "tests/support/test_main.h"

#include <QTemporaryFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMappedLines : public QObject
{
    Q_OBJECT

private slots:
    void findsEveryLineOfAKey_data();
    void findsEveryLineOfAKey();
    void holdsNoMemoryThatItLetGo();
};

void TestMappedLines::findsEveryLineOfAKey_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("count");
    const QByteArray text("a 1\nb 2\nb 3\nb\nbb 4\nc 5");
    QTest::newRow("first") << text << QByteArray("a") << 1;
    QTest::newRow("several, one of the key alone") << text << QByteArray("b") << 3;
    QTest::newRow("longer key") << text << QByteArray("bb") << 1;
    QTest::newRow("last, without a line end") << text << QByteArray("c") << 1;
    QTest::newRow("before all") << text << QByteArray("0") << 0;
    QTest::newRow("between") << text << QByteArray("ba") << 0;
    QTest::newRow("behind all") << text << QByteArray("d") << 0;
    QTest::newRow("empty text") << QByteArray() << QByteArray("a") << 0;
    QTest::newRow("line ends alone") << QByteArray("\n\n\n") << QByteArray("a") << 0;
}

void TestMappedLines::findsEveryLineOfAKey()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, key);
    QTEST(static_cast<int>(linesOf(text, key, ' ').size()), "count");
}

/// As the kernel tells it, in pages.
void TestMappedLines::holdsNoMemoryThatItLetGo()
{
    constexpr qsizetype kBytes = 4 << 20;
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(QByteArray(kBytes, 'x'));
    QVERIFY(file.flush());
    const auto mapped = MappedFile::open(file.fileName());
    QVERIFY(mapped);
    const auto resident = [] {
        QFile statm(u"/proc/self/statm"_s);
        return statm.open(QIODevice::ReadOnly) ? statm.readAll().split(' ').value(2).toInt() * 4096 : 0; // of files
    };
    const int before = resident();
    QCOMPARE(mapped->bytes().count('x'), kBytes);
    QVERIFY(resident() > before + kBytes / 2);
    mapped->letGo();
    QVERIFY(resident() < before + kBytes / 2);
    QCOMPARE(mapped->bytes().count('x'), kBytes);
}

ADDUCE_TEST(TestMappedLines)
#include "test_mapped_lines.moc"
