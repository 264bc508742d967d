#include "core/base/device.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <optional>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestDevice : public QObject
{
    Q_OBJECT

private slots:
    void whatCannotBeWrittenSaysWhy();
    void aReadOnlyFolderIsNotAFullDisk();
    void aFullDiskIsOne();
    void aFullDiskIsOneInABarredFolder();
};

static std::optional<ErrorKind> kindOf(const QString &path)
{
    try {
        replaceFile(path, QByteArray("text"));
    } catch (const Error &error) {
        if (error.detail() == path)
            return error.kind();
    }
    return std::nullopt;
}

void TestDevice::whatCannotBeWrittenSaysWhy()
{
    const QTemporaryDir place;
    QCOMPARE(kindOf(place.filePath(u"a.txt"_s)), std::nullopt);
    QCOMPARE(kindOf(place.filePath(u"gone/a.txt"_s)), ErrorKind::FolderGone);
    QCOMPARE(kindOf(place.filePath(u"a.txt/b.txt"_s)), ErrorKind::FolderGone); // a file is no folder
    QVERIFY(QDir(place.path()).mkdir(u"folder"_s));
    QCOMPARE(kindOf(place.filePath(u"folder"_s)), ErrorKind::Unwritable);
    QCOMPARE(kindOf(u"/proc/adduce.txt"_s), ErrorKind::Unwritable); // not even for root
    QVERIFY(!words(ErrorKind::Unwritable, u"a"_s).next.contains(u"space"_s));
}

void TestDevice::aReadOnlyFolderIsNotAFullDisk()
{
    if (geteuid() == 0)
        QSKIP("root may write everywhere");
    const QTemporaryDir place;
    QFile::setPermissions(place.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    QCOMPARE(kindOf(place.filePath(u"a.txt"_s)), ErrorKind::Unwritable);
    QFile::setPermissions(place.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

void TestDevice::aFullDiskIsOne()
{
    QFile full(u"/dev/full"_s);
    if (!full.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        QSKIP("there is no /dev/full");
    try {
        writeAll(full, "text");
        QFAIL("written to a full disk");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::DiskFull);
    }
}

void TestDevice::aFullDiskIsOneInABarredFolder()
{
    const QTemporaryDir place;
    const QString path = place.filePath(u"a.txt"_s);
    QVERIFY(QFile::link(u"/dev/full"_s, path)); // a file that takes nothing, in a folder of ours
    QFile full(path);
    if (!full.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        QSKIP("there is no /dev/full");
    QFile::setPermissions(place.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    QVERIFY(full.write("text") < 4);
    QCOMPARE(writeError(full).kind(), ErrorKind::DiskFull); // it could be opened: its folder is not what is in the way
    QFile::setPermissions(place.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

ADDUCE_TEST(TestDevice)
#include "test_device.moc"
