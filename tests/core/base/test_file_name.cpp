#include "core/base/file_name.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Names of files are bytes: each comes back, and only those that are no text look otherwise.
class TestFileName : public QObject
{
    Q_OBJECT

private slots:
    void bytesComeBack_data();
    void bytesComeBack();
    void peopleSeeTheBytes();
    void factsAreOfTheFile();
    void urlsAndArgumentsKeepTheirBytes();
};

void TestFileName::bytesComeBack_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isText");
    QTest::newRow("nothing") << QByteArray() << true;
    QTest::newRow("letters") << QByteArray("/a/b.pdf") << true;
    QTest::newRow("UTF-8") << QByteArray("/\xc3\xa4/\xe4\xb8\xad/\xf0\x9f\x98\x80.md") << true;
    QTest::newRow("Latin-1") << QByteArray("/inv\xff.md") << false;
    QTest::newRow("Latin-1 umlaut before a letter") << QByteArray("M\xfcller.pdf") << false;
    QTest::newRow("cut short") << QByteArray("x\xe4\xb8") << false;
    QTest::newRow("too long for its sign") << QByteArray("\xc0\xaf") << false;
    QTest::newRow("a surrogate") << QByteArray("\xed\xa0\x80") << false;
    QTest::newRow("beyond Unicode") << QByteArray("\xf7\xbf\xbf\xbf") << false;
    QTest::newRow("what stands for a byte") << QByteArray("\xf4\x8f\xb9\xbf") << false;
    QByteArray all;
    for (int byte = 1; byte < 256; ++byte)
        all += static_cast<char>(byte);
    QTest::newRow("every byte") << all << false;
    QTest::newRow("every byte, backwards") << [&] {
        QByteArray backwards = all;
        std::ranges::reverse(backwards);
        return backwards;
    }() << false;
}

void TestFileName::bytesComeBack()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isText);
    const QString path = pathFromBytes(bytes);
    QCOMPARE(fileBytes(path), bytes);
    QVERIFY(path.isValidUtf16());
    QCOMPARE(pathFromBytes(fileBytes(path)), path);
    QCOMPARE(QString::fromUtf8(path.toUtf8()), path); // as a library stores it
    QCOMPARE(path == QString::fromUtf8(bytes), isText);
}

void TestFileName::peopleSeeTheBytes()
{
    QCOMPARE(shownPath(pathFromBytes("/inv\xff\x80.md")), u"/inv\\xff\\x80.md"_s);
    QCOMPARE(shownPath(u"/\u00e4\U0001f600"_s), u"/\u00e4\U0001f600"_s);
}

void TestFileName::factsAreOfTheFile()
{
    QTemporaryDir folder;
    const QByteArray name = folder.path().toUtf8() + "/M\xfcller.pdf";
    QVERIFY(!factsOf(pathFromBytes(name)));
    const int descriptor = ::open(name.constData(), O_CREAT | O_WRONLY, 0600);
    QVERIFY(descriptor >= 0);
    QCOMPARE(::write(descriptor, "four", 4), 4);
    ::close(descriptor);
    const auto facts = factsOf(pathFromBytes(name));
    QVERIFY(facts && facts->kind == FileKind::File && facts->bytes == 4 && facts->modified > 0);
    QCOMPARE(factsOf(folder.path())->kind, FileKind::Folder);
    QCOMPARE(factsOf(u"/dev/null"_s)->kind, FileKind::Other);
}

void TestFileName::urlsAndArgumentsKeepTheirBytes()
{
    QCOMPARE(fileBytes(pathFromUrl(QUrl::fromEncoded("file:///tmp/inv%FF.md"))), QByteArray("/tmp/inv\xff.md"));
    QCOMPARE(pathFromUrl(QUrl::fromLocalFile(u"/tmp/a b%20\u00e4#?.md"_s)), u"/tmp/a b%20\u00e4#?.md"_s);
    QByteArray name = "inv\xff.md";
    char *argument = name.data();
    QCOMPARE(fileBytes(pathsFromArguments(1, &argument).front()), name);
}

ADDUCE_TEST(TestFileName)
#include "test_file_name.moc"
