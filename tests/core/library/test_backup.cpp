#include "core/library/backup.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "core/library/schema.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <barrier>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestBackup : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void copiesTheLibrary();
    void aTornCopyIsNoBackup_data();
    void aTornCopyIsNoBackup();
    void whatWasCutShortIsClearedAway();
    void severalProgramsBringItUpToDateAtOnce();
    void noBackupNoMigration();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString library() const { return m_folder->filePath(u"library.adduce"_s); }
    [[nodiscard]] QString copy() const { return u"%1.before-%2"_s.arg(library()).arg(schemaVersion()); }
};

static QString paperIn(const QString &path)
{
    const Database database(path);
    Statement row(database, "SELECT path FROM documents");
    return row.step() ? row.text(0) : QString();
}

/// A library of the first version, with one paper.
void TestBackup::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    Database database(library(), Database::Mode::ReadWriteCreate);
    migrate(database, 1);
    database.execute("INSERT INTO documents(path, state, added_at) VALUES ('/a.pdf', 'ready', '')");
}

void TestBackup::copiesTheLibrary()
{
    const Database database(library());
    backUp(database, copy());
    QCOMPARE(paperIn(copy()), u"/a.pdf"_s);
    QCOMPARE(QFile::permissions(copy()) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
        QFile::Permissions());
    QVERIFY(!QFile::exists(copy() + u".part"_s));
}

void TestBackup::aTornCopyIsNoBackup_data()
{
    QTest::addColumn<QByteArray>("torn");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no schema") << QByteArray("SQLite format 3").leftJustified(8192, '\0');
    QTest::newRow("of something else") << QByteArray(5000, 'x');
}

/// An older program, or a kill under it, left what is no copy of a library under the name of one.
void TestBackup::aTornCopyIsNoBackup()
{
    QFETCH(QByteArray, torn);
    QFile file(copy());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(torn);
    file.close();
    const Library migrated(library());
    QVERIFY(!needsMigration(migrated.open()));
    QCOMPARE(paperIn(copy()), u"/a.pdf"_s);
    QVERIFY(needsMigration(Database(copy())));
}

void TestBackup::whatWasCutShortIsClearedAway()
{
    for (const QString &rest : { u".part"_s, u".part-journal"_s }) {
        QFile file(copy() + rest);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("half a cop");
    }
    const Library migrated(library());
    QCOMPARE(paperIn(copy()), u"/a.pdf"_s);
    QCOMPARE(QDir(m_folder->path()).entryList({ u"*.part*"_s }, QDir::Files), QStringList());
}

/// As when a window and a command of a new version begin together: the copy is of the old library, whoever makes it.
void TestBackup::severalProgramsBringItUpToDateAtOnce()
{
    constexpr int kPrograms = 6;
    {
        Database database(library());
        database.execute(
            "INSERT INTO documents(path, state, added_at, title) WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
            "WHERE i < 300) SELECT '/z' || i, 'ready', '', hex(randomblob(2000)) FROM n");
    }
    std::barrier together(kPrograms);
    std::atomic<int> opened = 0;
    {
        std::vector<std::jthread> programs;
        for (int i = 0; i < kPrograms; ++i)
            programs.emplace_back([&] {
                together.arrive_and_wait();
                if (!test::errorOf([&] { const Library migrated(library()); }))
                    ++opened;
            });
    }
    QCOMPARE(opened.load(), kPrograms);
    QVERIFY(!needsMigration(Database(library())));
    QVERIFY(needsMigration(Database(copy())));
    QCOMPARE(paperIn(copy()), u"/a.pdf"_s);
    QCOMPARE(QDir(m_folder->path()).entryList({ u"*.part*"_s, u"*.upgrade"_s }, QDir::Files), QStringList());
}

void TestBackup::noBackupNoMigration()
{
    QVERIFY(QDir(m_folder->path()).mkpath(copy() + u"/in the way"_s)); // the copy cannot take its name
    QVERIFY(test::errorOf([&] { const Library barred(library()); }).has_value());
    QVERIFY(needsMigration(Database(library())));
    QCOMPARE(QDir(m_folder->path()).entryList({ u"*.part*"_s }, QDir::Files), QStringList());
}

ADDUCE_TEST(TestBackup)
#include "test_backup.moc"
