#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/library.h"
#include "core/library/schema.h"
#include "core/threads/thread_store.h"
#include "tests/support/error_of.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::modeOf;
using test::setMode;

/// Libraries that may only be read.
class TestReadOnlyLibrary : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aFileThatIsSetReadOnlyIsRead();
    void nothingIsLeftThatBarsItLater();
    void whatIsStillInItsLogIsRead();
    void theLibraryOfAnotherUser();
    void theLibraryThatAnotherUserWrites();
    void aFolderThatMayNotBeWritten();
    void locksThatAnOlderProgramLeft();
    void permissionsAreOnlyTaken_data();
    void permissionsAreOnlyTaken();
    void anOlderVersionIsSaid();
    void whatIsWrittenSaysWhy();
    void factsThatAreMissingAreNotMade();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString path() const { return m_folder->filePath(u"library.adduce"_s); }
    [[nodiscard]] QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files); }
};

static int threadsIn(Database &database)
{
    Statement count(database, "SELECT count(*) FROM threads");
    return count.step() ? count.number(0) : -1;
}

static void addThread(Database &database)
{
    database.execute("INSERT INTO threads(title, created_at, updated_at) VALUES ('Fasting', '', '')");
}

void TestReadOnlyLibrary::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const Library library(path());
    Database database = library.open();
    addThread(database);
}

void TestReadOnlyLibrary::cleanup()
{
    setMode(m_folder->path(), 0700);
}

void TestReadOnlyLibrary::aFileThatIsSetReadOnlyIsRead()
{
    setMode(path(), 0400);
    const Library library(path());
    QCOMPARE(library.readOnly(), ReadOnly::NotPermitted);
    Database database = library.open();
    Database other = library.open();
    QVERIFY(database.isReadOnly());
    QCOMPARE(threadsIn(database), 1);
    QCOMPARE(threadsIn(other), 1);
    QCOMPARE(test::errorKindOf([&] { addThread(database); }), ErrorKind::ReadOnlyLibrary);
    QCOMPARE(modeOf(path()), 0400);
    QCOMPARE(files(), QStringList { u"library.adduce"_s });
}

void TestReadOnlyLibrary::nothingIsLeftThatBarsItLater()
{
    setMode(path(), 0400);
    {
        const Library library(path());
        Database database = library.open();
        QCOMPARE(threadsIn(database), 1);
    }
    setMode(path(), 0600);
    const Library library(path());
    QCOMPARE(library.readOnly(), ReadOnly::No);
    Database database = library.open();
    addThread(database);
    QCOMPARE(threadsIn(database), 2);
}

void TestReadOnlyLibrary::whatIsStillInItsLogIsRead()
{
    { // as a program that was killed leaves it
        const Library library(path());
        Database database = library.open();
        database.execute("PRAGMA wal_autocheckpoint = 0");
        addThread(database);
        for (const QString &side : { QString(), u"-wal"_s })
            QVERIFY(QFile::copy(path() + side, path() + u".killed"_s + side));
    }
    QVERIFY(QFile::remove(path()));
    for (const QString &side : { QString(), u"-wal"_s })
        QVERIFY(QFile::rename(path() + u".killed"_s + side, path() + side));
    setMode(path(), 0400);
    const QStringList before = files();
    {
        const Library library(path());
        Database database = library.open();
        Database other = library.open();
        QCOMPARE(threadsIn(database), 2);
        QCOMPARE(threadsIn(other), 2);
        QCOMPARE(test::errorKindOf([&] { addThread(database); }), ErrorKind::ReadOnlyLibrary);
    }
    QCOMPARE(files(), before);
    setMode(path(), 0600);
    Database database = Library(path()).open();
    QCOMPARE(threadsIn(database), 2);
}

void TestReadOnlyLibrary::theLibraryOfAnotherUser()
{
    if (!test::OtherUser::isPossible())
        QSKIP("only root can become another user");
    setMode(m_folder->path(), 0755);
    setMode(path(), 0644);
    {
        const test::OtherUser nobody;
        const Library library(path());
        QCOMPARE(library.readOnly(), ReadOnly::NotPermitted);
        Database database = library.open();
        QCOMPARE(threadsIn(database), 1);
        QCOMPARE(test::errorKindOf([&] { addThread(database); }), ErrorKind::ReadOnlyLibrary);
    }
    QCOMPARE(modeOf(path()), 0644);
    QCOMPARE(files(), QStringList { u"library.adduce"_s });
}

void TestReadOnlyLibrary::theLibraryThatAnotherUserWrites()
{
    if (!test::OtherUser::isPossible())
        QSKIP("only root can become another user");
    setMode(m_folder->path(), 0755);
    const Library owned(path());
    setMode(path(), 0644);
    Database writing = owned.open();
    addThread(writing);
    for (const QString &side : { u"-wal"_s, u"-shm"_s })
        setMode(path() + side, 0644);
    {
        const test::OtherUser nobody;
        const Library library(path());
        Database database = library.open();
        QCOMPARE(threadsIn(database), 2);
        addThread(writing); // beside us
        QCOMPARE(threadsIn(database), 3);
    }
    addThread(writing);
    QCOMPARE(threadsIn(writing), 4);
}

void TestReadOnlyLibrary::aFolderThatMayNotBeWritten()
{
    if (!test::OtherUser::isPossible())
        QSKIP("root writes into any folder");
    setMode(m_folder->path(), 0755);
    setMode(path(), 0666);
    const test::OtherUser nobody;
    const Library library(path());
    QCOMPARE(library.readOnly(), ReadOnly::NotPermitted);
    Database database = library.open();
    QCOMPARE(threadsIn(database), 1);
}

void TestReadOnlyLibrary::locksThatAnOlderProgramLeft()
{
    if (!test::OtherUser::isPossible())
        QSKIP("only root can become another user");
    setMode(m_folder->path(), 0777);
    QCOMPARE(chown(QFile::encodeName(path()).constData(), 65534, 65534), 0);
    const test::OtherUser nobody;
    QFile locks(path() + u"-shm"_s);
    QVERIFY(locks.open(QIODevice::WriteOnly));
    locks.write(QByteArray(32768, '\0'));
    locks.close();
    setMode(path() + u"-shm"_s, 0400);
    const Library library(path());
    Database database = library.open();
    addThread(database);
    QCOMPARE(threadsIn(database), 2);
}

void TestReadOnlyLibrary::permissionsAreOnlyTaken_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::newRow("everybody") << 0666 << 0600;
    QTest::newRow("readers") << 0644 << 0600;
    QTest::newRow("ours") << 0600 << 0600;
    QTest::newRow("only written") << 0200 << 0200;
    QTest::newRow("read by all, written by nobody") << 0444 << 0444;
    QTest::newRow("a program") << 0700 << 0700;
}

void TestReadOnlyLibrary::permissionsAreOnlyTaken()
{
    QFETCH(int, before);
    QFETCH(int, after);
    setMode(path(), before);
    (void)test::errorOf([&] { const Library library(path()); });
    QCOMPARE(modeOf(path()), after);
}

void TestReadOnlyLibrary::anOlderVersionIsSaid()
{
    QFile::remove(path());
    {
        Database database(path(), Database::Mode::ReadWriteCreate);
        migrate(database, 1);
    }
    setMode(path(), 0400);
    const auto error = test::errorOf([&] { const Library library(path()); });
    QVERIFY(error.has_value());
    QCOMPARE(error->kind(), ErrorKind::ReadOnlyLibrary);
    QVERIFY(error->technical().contains(u"older version"_s));
}

void TestReadOnlyLibrary::whatIsWrittenSaysWhy()
{
    setMode(path(), 0400);
    const Library library(path());
    const auto error = test::errorOf([&] { (void)keepIn(library, {})(Answer {}); });
    QVERIFY(error.has_value());
    QCOMPARE(error->kind(), ErrorKind::ReadOnlyLibrary);
    QCOMPARE(error->detail(), path());
    QVERIFY(sentence(*error).contains(u"can only be read"_s));
    QVERIFY(!sentence(*error).contains(u"readonly database"_s));
}

void TestReadOnlyLibrary::factsThatAreMissingAreNotMade()
{
    {
        Database database = Library(path()).open();
        database.execute("INSERT INTO turns(thread, answer) VALUES (1, '{}')");
    }
    setMode(path(), 0400);
    Database database = Library(path()).open();
    QCOMPARE(ThreadStore(database).list().size(), std::size_t(1));
}

ADDUCE_TEST(TestReadOnlyLibrary)
#include "test_read_only_library.moc"
