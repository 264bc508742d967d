#include "core/base/device.h"
#include "core/base/private_file.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Under any umask, and where somebody has put a link.
class TestPrivateFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { ::umask(022); }
    void foldersAreOurs_data() { masks(); }
    void foldersAreOurs();
    void filesAreOurs_data() { masks(); }
    void filesAreOurs();
    void exportsAreReadable_data() { masks(); }
    void exportsAreReadable();
    void linksAreNotFollowed_data();
    void linksAreNotFollowed();
    void whatCannotBeMadeIsSaid();

private:
    static void masks();
    [[nodiscard]] QString in(const QString &name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

static int modeOf(const QString &path)
{
    struct stat there {};
    return ::lstat(QFile::encodeName(path).constData(), &there) == 0 ? static_cast<int>(there.st_mode & 07777) : -1;
}

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

void TestPrivateFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestPrivateFile::masks()
{
    QTest::addColumn<int>("mask");
    for (const int mask : { 0, 022, 027, 077 })
        QTest::addRow("%03o", mask) << mask;
}

void TestPrivateFile::foldersAreOurs()
{
    QFETCH(int, mask);
    ::umask(static_cast<mode_t>(mask));
    QVERIFY(makePrivateFolder(in(u"a/b/c"_s)));
    QVERIFY(makePrivateFolder(in(u"a/b/c"_s)));
    for (const QString &made : { u"a"_s, u"a/b"_s, u"a/b/c"_s })
        QCOMPARE(modeOf(in(made)), 0700);
    QVERIFY(QDir().mkdir(in(u"theirs"_s)));
    QVERIFY(QFile::setPermissions(in(u"theirs"_s), QFile::Permissions(0x7755)));
    const int before = modeOf(in(u"theirs"_s));
    QVERIFY(makePrivateFolder(in(u"theirs/ours"_s)));
    QCOMPARE(modeOf(in(u"theirs"_s)), before);
    QVERIFY(QFile(in(u"file"_s)).open(QIODevice::WriteOnly));
    QVERIFY(!makePrivateFolder(in(u"file"_s)));
    QVERIFY(!makePrivateFolder(in(u"file/below"_s)));
}

void TestPrivateFile::filesAreOurs()
{
    QFETCH(int, mask);
    ::umask(static_cast<mode_t>(mask));
    QFile file(in(u"ledger"_s));
    openPrivate(file, QIODevice::Append);
    QCOMPARE(file.write("one\n"), 4);
    file.close();
    QCOMPARE(modeOf(file.fileName()), 0600);
    replacePrivateFile(in(u"settings"_s), "{}");
    QCOMPARE(modeOf(in(u"settings"_s)), 0600);
    QCOMPARE(::chmod(QFile::encodeName(file.fileName()).constData(), 0664), 0); // as an earlier version left it
    QFile again(file.fileName());
    openPrivate(again, QIODevice::Append);
    QCOMPARE(again.write("two\n"), 4);
    again.close();
    QCOMPARE(modeOf(file.fileName()), 0600);
    QCOMPARE(contentOf(file.fileName()), QByteArray("one\ntwo\n"));
    QCOMPARE(::chmod(QFile::encodeName(file.fileName()).constData(), 0400), 0); // a bit is never given
    try {
        makePrivateFile(file.fileName());
    } catch (const Error &error) { // root alone may write it then
        QCOMPARE(error.kind(), ErrorKind::Unwritable);
    }
    QCOMPARE(modeOf(file.fileName()), 0400);
    QVERIFY(QFile::remove(file.fileName()));
}

void TestPrivateFile::exportsAreReadable()
{
    QFETCH(int, mask);
    ::umask(static_cast<mode_t>(mask));
    QCOMPARE(exportMode(), 0644 & ~mask);
    replaceFile(in(u"export.csv"_s), "a,b\n");
    QCOMPARE(modeOf(in(u"export.csv"_s)), 0644 & ~mask);
    QCOMPARE(::chmod(QFile::encodeName(in(u"export.csv"_s)).constData(), 0640), 0); // as its owner wants it
    replaceFile(in(u"export.csv"_s), "c,d\n");
    QCOMPARE(modeOf(in(u"export.csv"_s)), 0640);
}

void TestPrivateFile::linksAreNotFollowed_data()
{
    QTest::addColumn<bool>("isDangling");
    QTest::newRow("to a file") << false;
    QTest::newRow("to what is not there") << true;
}

void TestPrivateFile::linksAreNotFollowed()
{
    QFETCH(bool, isDangling);
    const QString victim = in(u"victim"_s);
    if (!isDangling)
        replaceFile(victim, "precious");
    const QByteArray before = contentOf(victim);
    for (const auto &replace : { +[](const QString &path) { replaceFile(path, "new"); },
             +[](const QString &path) { replacePrivateFile(path, "new"); } }) {
        const QString link = in(u"link"_s);
        QFile::remove(link);
        QVERIFY(QFile::link(victim, link));
        replace(link);
        QVERIFY(!QFileInfo(link).isSymLink());
        QCOMPARE(contentOf(link), QByteArray("new"));
        QCOMPARE(contentOf(victim), before);
    }
    const QString link = in(u"another"_s);
    QVERIFY(QFile::link(victim, link));
    QFile file(link);
    QVERIFY(test::errorOf([&] { openPrivate(file, QIODevice::Append); }));
    QVERIFY(test::errorOf([&] { openPrivate(file, QIODevice::ReadWrite | QIODevice::Truncate); }));
    QVERIFY(test::errorOf([&] { makePrivateFile(link); }));
    QCOMPARE(contentOf(victim), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot).size(),
        isDangling ? 2 : 3); // nothing is left beside them
}

void TestPrivateFile::whatCannotBeMadeIsSaid()
{
    QFile file(in(u"nowhere/ledger"_s));
    const auto gone = test::errorOf([&] { openPrivate(file, QIODevice::Append); });
    QCOMPARE(gone->kind(), ErrorKind::FolderGone);
    const auto folder = test::errorOf([&] { makePrivateFile(m_folder->path()); });
    QCOMPARE(folder->kind(), ErrorKind::Unwritable);
    QVERIFY(sentence(*folder).contains(m_folder->path()));
}

ADDUCE_TEST(TestPrivateFile)
#include "test_private_file.moc"
