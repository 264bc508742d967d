#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/library.h"
#include "core/library/schema.h"
#include "core/library/space_store.h"
#include "core/library/text_store.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestDatabase : public QObject
{
    Q_OBJECT

private slots:
    void bindsAndReads();
    void statementsAreKeptForTheNext();
    void transactionUndoesItself();
    void onePartIsUndoneAlone();
    void secondCommitIsAnError();
    void newLibraryIsPrivate();
    void looseFileIsTightened();
    void badFile_data();
    void badFile();
    void newerLibraryIsLeftAlone();
    void olderLibraryIsBroughtUpToDate();
    void vectorsOfAnotherSpaceGo();
    void damagedPagesAreNamed();
    void twoConnectionsSeeEachOther();
    void folderThatCannotBeMade();
    void whatCannotBeWrittenSaysWhy();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const QString &name) const { return m_folder.path() + u'/' + name; }
};

static ErrorKind kindOf(const std::function<void()> &call)
{
    try {
        call();
    } catch (const Error &error) {
        return error.kind();
    }
    return ErrorKind::Internal;
}

void TestDatabase::bindsAndReads()
{
    Database db({}, Database::Mode::Memory);
    db.execute("CREATE TABLE t(i INTEGER, r REAL, s TEXT, b BLOB, n TEXT)");
    Statement insert(db, "INSERT INTO t VALUES (?, ?, ?, ?, ?)");
    insert.bind(1, qint64(1) << 40).bind(2, 0.5).bind(3, u"Pipó\u4e2d"_s).bind(4, QByteArray("\0x", 2)).bindNull(5).run();
    Statement row(db, "SELECT * FROM t");
    QVERIFY(row.step());
    QCOMPARE(row.integer(0), qint64(1) << 40);
    QCOMPARE(row.real(1), 0.5);
    QCOMPARE(row.text(2), u"Pipó\u4e2d"_s);
    QCOMPARE(row.bytes(3), QByteArray("\0x", 2));
    QVERIFY(row.isNull(4));
    QVERIFY(!row.step());
}

void TestDatabase::statementsAreKeptForTheNext()
{
    std::optional<Database> db(std::in_place, QString(), Database::Mode::Memory);
    db->execute("CREATE TABLE t(i UNIQUE)");
    const auto add = [&](qint64 value) { Statement(*db, "INSERT INTO t VALUES (?)").bind(1, value).run(); };
    add(1);
    QVERIFY_THROWS_EXCEPTION(Error, add(1));
    add(2); // what failed left nothing behind
    Statement(*db, "INSERT INTO t VALUES (?)").run(); // nor what was bound: this is NULL
    const char *sql = "SELECT i FROM t WHERE i IS NOT NULL ORDER BY i";
    {
        Statement one(*db, sql);
        Statement other(*db, sql); // at the same time
        QVERIFY(one.step() && one.step() && other.step());
        QCOMPARE(one.number(0), 2);
        QCOMPARE(other.number(0), 1);
    }
    Statement again(*db, sql); // from its beginning
    QVERIFY(again.step());
    QCOMPARE(again.number(0), 1);
    db->execute("ALTER TABLE t ADD COLUMN j");
    Statement wide(*db, "SELECT * FROM t");
    QVERIFY(wide.step());
    QCOMPARE(wide.columns(), 2);
    for (int i = 0; i < 500; ++i)
        Statement(*db, u"SELECT %1"_s.arg(i).toUtf8().constData()).run();
    Statement last(*db, sql);
    db.reset(); // a statement may outlive its connection
}

void TestDatabase::transactionUndoesItself()
{
    Database db({}, Database::Mode::Memory);
    db.execute("CREATE TABLE t(i)");
    {
        Transaction transaction(db);
        db.execute("INSERT INTO t VALUES (1)");
    }
    Statement row(db, "SELECT count(*) FROM t");
    QVERIFY(row.step());
    QCOMPARE(row.number(0), 0);
}

void TestDatabase::onePartIsUndoneAlone()
{
    Database db({}, Database::Mode::Memory);
    db.execute("CREATE TABLE t(i)");
    const auto sum = [&db] {
        Statement row(db, "SELECT total(i) FROM t");
        return row.step() ? row.number(0) : -1;
    };
    {
        Transaction whole(db);
        db.execute("INSERT INTO t VALUES (1)");
        {
            Transaction part(db);
            db.execute("INSERT INTO t VALUES (10)");
            Transaction within(db, Transaction::Kind::Read);
            db.execute("INSERT INTO t VALUES (100)");
            within.commit();
        } // not committed: with all that is in it
        QCOMPARE(sum(), 1);
        Transaction part(db);
        db.execute("INSERT INTO t VALUES (1000)");
        part.commit();
        whole.commit();
    }
    QCOMPARE(sum(), 1001);
    {
        const Transaction whole(db);
        Transaction part(db);
        db.execute("INSERT INTO t VALUES (10000)");
        part.commit();
    } // committed in one that was not
    QCOMPARE(sum(), 1001);
}

void TestDatabase::secondCommitIsAnError()
{
    Database db({}, Database::Mode::Memory);
    Transaction transaction(db);
    transaction.commit();
    QVERIFY_THROWS_EXCEPTION(Error, transaction.commit());
}

void TestDatabase::newLibraryIsPrivate()
{
    const QString file = path(u"deep/er/new.adduce"_s);
    const Library library(file);
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
        QFile::Permissions());
    for (const QString &side : { u"-wal"_s, u"-shm"_s })
        if (QFileInfo::exists(file + side))
            QCOMPARE(QFile::permissions(file + side) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    Database db = library.open();
    QVERIFY(!needsMigration(db));
    Statement row(db, "PRAGMA integrity_check");
    QVERIFY(row.step());
    QCOMPARE(row.text(0), u"ok"_s);
}

void TestDatabase::looseFileIsTightened()
{
    const QString file = path(u"loose.adduce"_s);
    {
        const Library first(file);
    }
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther | QFile::ReadGroup);
    const Library again(file);
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void TestDatabase::badFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("This is a letter to my grandmother, and no database.").repeated(40);
    QTest::newRow("cut header") << QByteArray("SQLite format 3");
    QTest::newRow("zeros") << QByteArray(8192, '\0');
}

void TestDatabase::badFile()
{
    QFETCH(QByteArray, bytes);
    const QString file = path(u"bad.adduce"_s);
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
    out.close();
    QCOMPARE(kindOf([&] { Library { file }; }), ErrorKind::DamagedLibrary);
    QVERIFY(out.open(QIODevice::ReadOnly));
    QCOMPARE(out.readAll(), bytes);
}

void TestDatabase::newerLibraryIsLeftAlone()
{
    const QString file = path(u"newer.adduce"_s);
    {
        const Library library(file);
        Database db = library.open();
        db.execute("PRAGMA user_version = 4711; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
    }
    QFile in(file);
    QVERIFY(in.open(QIODevice::ReadOnly));
    const QByteArray before = in.readAll();
    QCOMPARE(kindOf([&] { Library { file }; }), ErrorKind::NewerLibrary);
    in.seek(0);
    QCOMPARE(in.readAll(), before);
}

// Two programs that learned at once could leave them; nothing could be searched then.
void TestDatabase::vectorsOfAnotherSpaceGo()
{
    constexpr int kBefore = 20;
    const QString file = path(u"mixed.adduce"_s);
    {
        Database db(file, Database::Mode::ReadWriteCreate);
        migrate(db, kBefore);
        db.execute(
            "INSERT INTO documents(path, title, state, added_at) VALUES ('/a.md', 'A', 'ready', '');"
            "INSERT INTO chunks(id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, "
            "text)"
            "VALUES (1, 1, 0, -1, 0, 0, 0, 0, '', 'a'), (2, 1, 1, -1, 0, 0, 0, 0, '', 'b');"
            "INSERT INTO spaces(id, provider, model, dimensions, revision, fitted_chunks) VALUES (7, 'learned', 'lsa', 2, 1, 2);"
            "INSERT INTO vectors(space, chunk, vector) VALUES (7, 1, zeroblob(8)), (7, 2, zeroblob(4))");
    }
    Database db = Library(file).open();
    const SpaceStore spaces(db);
    QCOMPARE(spaces.vectorCount(SpaceId { 7 }), 1);
    QCOMPARE(spaces.chunksWithout(SpaceId { 7 }), std::vector { ChunkId { 2 } });
    QVERIFY(SpaceStore(db).addAside({ {}, SpaceProvider::Learned, u"lsa"_s, 3, 0, 1, {} }).value > 7);
}

void TestDatabase::olderLibraryIsBroughtUpToDate()
{
    const QString file = path(u"older.adduce"_s);
    {
        Database db(file, Database::Mode::ReadWriteCreate);
        migrate(db, 1);
        db.execute("INSERT INTO documents(path, title, state, added_at) VALUES ('/a.pdf', 'A title', 'ready', '');"
                   "INSERT INTO pages VALUES (1, 0, 'iv', 600, 800, 'Some words.');"
                   "INSERT INTO chunks VALUES (1, 1, 0, -1, 0, 0, 0, 0, '', 'Some words.');"
                   "INSERT INTO evaluation_runs VALUES (1, '', '', '{\"name\": \"before the move\"}'), (2, '', '', '{}'),"
                   "(3, '', '', '{cut'), (4, '', '', '{\"cut_short\":true,\"name\":\"stopped\"}')");
    }
    const Library library(file);
    Database db = library.open();
    QVERIFY(!needsMigration(db));
    const auto row = DocumentStore(db).find({ 1 });
    QVERIFY(row.has_value());
    QCOMPARE(row->title, u"A title"_s);
    QCOMPARE(row->origins, Metadata {}.origins);
    QCOMPARE(TextStore(db).page({ 1 }, 0)->label, u"iv"_s);
    QCOMPARE(TextStore(db).chunk(ChunkId { 1 })->kind, ChunkKind::Text);
    QStringList names;
    QList<qint64> cut;
    for (Statement run(db, "SELECT name, cut_short, report FROM evaluation_runs ORDER BY id"); run.step();) {
        names << run.text(0);
        cut << run.integer(1);
        QVERIFY(run.text(2).startsWith(u'{'));
    }
    QCOMPARE(names, (QStringList { u"before the move"_s, QString(), QString(), u"stopped"_s }));
    QCOMPARE(cut, (QList<qint64> { 0, 0, 0, 1 }));
    const QString backup = u"%1.before-%2"_s.arg(file).arg(schemaVersion());
    Database before(backup);
    QVERIFY(needsMigration(before));
    QCOMPARE(QFileInfo(backup).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void TestDatabase::damagedPagesAreNamed()
{
    const QString file = path(u"damaged.adduce"_s);
    {
        const Library library(file);
        Database db = library.open();
        for (int i = 0; i < 200; ++i)
            Statement(db, "INSERT INTO documents(path, state, added_at) VALUES (?, 'queued', '')")
                .bind(1, QString(200, u'x'))
                .run();
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    QFile out(file);
    QVERIFY(out.open(QIODevice::ReadWrite));
    out.seek(4096);
    out.write(QByteArray(static_cast<qsizetype>(out.size() - 4096), '\x5a'));
    out.close();
    const ErrorKind kind = kindOf([&] {
        const Library library(file);
        Database db = library.open();
        Statement row(db, "SELECT count(*), max(path) FROM documents");
        while (row.step()) { }
    });
    QCOMPARE(kind, ErrorKind::DamagedLibrary);
}

void TestDatabase::twoConnectionsSeeEachOther()
{
    const Library library(path(u"two.adduce"_s));
    Database a = library.open();
    Database b = library.open();
    a.execute("INSERT INTO threads(title, created_at, updated_at) VALUES ('t', '', '')");
    Statement row(b, "SELECT count(*) FROM threads");
    QVERIFY(row.step());
    QCOMPARE(row.number(0), 1);
}

void TestDatabase::folderThatCannotBeMade()
{
    const QString blocker = path(u"a-file"_s);
    QFile file(blocker);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(kindOf([&] { Library { blocker + u"/library.adduce"_s }; }), ErrorKind::Unwritable);
    QCOMPARE(kindOf([&] { Library { m_folder.path() }; }), ErrorKind::Unreadable);
}

void TestDatabase::whatCannotBeWrittenSaysWhy()
{
    const Library library(path(u"two.adduce"_s));
    Database other = library.open();
    Transaction writing(other);
    Database database = library.open(0);
    QCOMPARE(kindOf([&] { Transaction { database }; }), ErrorKind::Busy);
    Statement(database, "SELECT count(*) FROM threads").run(); // it is read all the same
    database.execute("PRAGMA query_only = 1");
    QCOMPARE(kindOf([&] { database.execute("DELETE FROM threads"); }), ErrorKind::Unwritable);
}

ADDUCE_TEST(TestDatabase)
#include "test_database.moc"
