#include "core/library/database.h"
#include "core/library/known_schema.h"
#include "core/library/library.h"
#include "core/library/newest_schema.h"
#include "core/library/schema.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What a library may hold besides its rows: nothing.
class TestKnownSchema : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyVersionIsKnown();
    void foreignPartsAreRefused_data();
    void foreignPartsAreRefused();
    void nothingForeignRuns();
    void whatIsMissingIsDamage();
    void otherSpacesAreTheSame();
    void countsOfSqliteAreNotForeign();
    void ownTriggersWork();
    void theUsualOneIsKnownAtOnce();
    void newestSchemaIsWhatMigrationsComeTo();
    void costsLittle();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString path() const { return m_folder->filePath(u"library.adduce"_s); }
    [[nodiscard]] QByteArray bytes() const;
    void change(const QByteArray &sql) const;
};

void TestKnownSchema::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const Library library(path());
    library.open().execute("INSERT INTO threads(title, created_at, updated_at) VALUES ('Fasting', '', '')");
}

QByteArray TestKnownSchema::bytes() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As any other program could.
void TestKnownSchema::change(const QByteArray &sql) const
{
    sqlite3 *handle = nullptr;
    QCOMPARE(sqlite3_open(path().toUtf8().constData(), &handle), SQLITE_OK);
    char *message = nullptr;
    sqlite3_exec(handle, (sql + "; PRAGMA journal_mode = DELETE").constData(), nullptr, nullptr, &message);
    const QByteArray said = message ? message : "";
    sqlite3_free(message);
    sqlite3_close(handle);
    QCOMPARE(said, QByteArray());
}

void TestKnownSchema::everyVersionIsKnown()
{
    for (int version = 1; version <= schemaVersion(); ++version) {
        Database database({}, Database::Mode::Memory);
        migrate(database, version);
        checkSchema(database, version);
        if (version > 1)
            QVERIFY(test::errorOf([&] { checkSchema(database, version - 1); }).has_value());
        migrate(database); // checks it, too
    }
}

void TestKnownSchema::foreignPartsAreRefused_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("part");
    QTest::newRow("trigger") << QByteArray(
        "CREATE TRIGGER harvest AFTER INSERT ON turns BEGIN UPDATE threads SET title = 'x'; END")
                             << u"trigger harvest"_s;
    QTest::newRow("view") << QByteArray("CREATE VIEW everything AS SELECT * FROM threads") << u"view everything"_s;
    QTest::newRow("table") << QByteArray("CREATE TABLE more(a)") << u"table more"_s;
    QTest::newRow("index with a function") << QByteArray("CREATE INDEX odd ON threads(upper(title))") << u"index odd"_s;
    QTest::newRow("virtual table") << QByteArray("CREATE VIRTUAL TABLE words USING fts5(a)") << u"table words"_s;
    QTest::newRow("table as a view") << QByteArray("DROP TABLE crossref_replies;"
                                                   "CREATE VIEW crossref_replies AS SELECT 1 AS doi, 2 AS reply, 3 AS fetched_at")
                                     << u"view crossref_replies"_s;
    QTest::newRow("trigger of ours, other words") << QByteArray(
        "DROP TRIGGER rows_deleted; CREATE TRIGGER rows_deleted AFTER DELETE ON chunks BEGIN DELETE FROM turns; END")
                                                  << u"trigger rows_deleted"_s;
    QTest::newRow("column that counts") << QByteArray("ALTER TABLE threads ADD COLUMN n AS (length(title))")
                                        << u"table threads"_s;
    QTest::newRow("hidden under a name of SQLite")
        << QByteArray("CREATE TABLE s(a); PRAGMA writable_schema = ON; UPDATE sqlite_schema SET name = 'sqlite_x', tbl_name = "
                      "'sqlite_x', sql = 'CREATE TABLE sqlite_x(a)' WHERE name = 's'")
        << u"table sqlite_x"_s;
    QTest::newRow("name of several lines") << QByteArray("CREATE TABLE \"a\nSELECT 1\"(a)") << u"table a SELECT 1"_s;
}

void TestKnownSchema::foreignPartsAreRefused()
{
    QFETCH(QByteArray, sql);
    QFETCH(QString, part);
    change(sql);
    const QByteArray before = bytes();
    const auto error = test::errorOf([&] { const Library library(path()); });
    QVERIFY(error.has_value());
    QCOMPARE(error->kind(), ErrorKind::ForeignSchema);
    QCOMPARE(error->detail(), path());
    QCOMPARE(error->technical(), part);
    QVERIFY(!sentence(*error).contains(u'\n'));
    QCOMPARE(bytes(), before);
}

/// Nor in a library that is brought up to date first.
void TestKnownSchema::nothingForeignRuns()
{
    QFile::remove(path());
    {
        Database database(path(), Database::Mode::ReadWriteCreate);
        migrate(database, schemaVersion() - 1);
        database.execute("INSERT INTO threads(title, created_at, updated_at) VALUES ('Fasting', '', '')");
    }
    change("CREATE TRIGGER harvest AFTER UPDATE ON search_revision BEGIN DELETE FROM threads; END");
    const QByteArray before = bytes();
    QCOMPARE(test::errorOf([&] { const Library library(path()); })->kind(), ErrorKind::ForeignSchema);
    QCOMPARE(bytes(), before);
    QVERIFY(!QFile::exists(u"%1.before-%2"_s.arg(path()).arg(schemaVersion())));
}

void TestKnownSchema::whatIsMissingIsDamage()
{
    change("DROP TABLE crossref_replies");
    const auto error = test::errorOf([&] { const Library library(path()); });
    QVERIFY(error.has_value());
    QCOMPARE(error->kind(), ErrorKind::DamagedLibrary);
}

void TestKnownSchema::otherSpacesAreTheSame()
{
    change("DROP INDEX turns_thread; CREATE INDEX \"turns_thread\"  ON  \"turns\" (thread) -- as another version writes it\n");
    const Library library(path());
    QCOMPARE(library.readOnly(), ReadOnly::No);
}

void TestKnownSchema::countsOfSqliteAreNotForeign()
{
    change("ANALYZE");
    const Library library(path());
    QCOMPARE(library.readOnly(), ReadOnly::No);
}

/// Older ones of FTS5 are refused to triggers of a schema that is not trusted.
void TestKnownSchema::ownTriggersWork()
{
    const Library library(path());
    Database database = library.open();
    database.execute("INSERT INTO documents(id, path, state, added_at) VALUES (1, '/a.pdf', 'ready', '');"
                     "INSERT INTO chunks(id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, "
                     "prefix, text) VALUES (1, 1, 0, -1, 0, 0, 0, 0, '', 'Fasting for a night.')");
    Statement found(database, "SELECT count(*) FROM chunks_fts WHERE chunks_fts MATCH 'fasting'");
    QVERIFY(found.step());
    QCOMPARE(found.number(0), 1);
}

/// A new migration, or another SQLite, changes it: then usualSchemas() has to say so, or every start takes longer.
void TestKnownSchema::theUsualOneIsKnownAtOnce()
{
    const Library library(path());
    QCOMPARE(digestOf(library.open()), usualSchemas()[0]);
    Database database({}, Database::Mode::Memory);
    migrate(database, schemaVersion() - 1);
    migrate(database);
    QCOMPARE(digestOf(database), usualSchemas()[1]);
}

/// In every part, to the letter but for spaces and comments; and in the rows that a library begins with.
void TestKnownSchema::newestSchemaIsWhatMigrationsComeTo()
{
    Database made({}, Database::Mode::Memory);
    made.execute(newestSchema());
    made.execute("DROP INDEX turns_thread; CREATE INDEX turns_thread ON turns ( thread )");
    checkSchema(made, schemaVersion()); // with its letters it is none of the usual ones: part is compared with part
    Database migrated({}, Database::Mode::Memory);
    migrate(migrated, schemaVersion() - 1);
    migrate(migrated);
    const auto rows = [](const Database &database) {
        QStringList values;
        Statement row(database, "SELECT * FROM search_revision");
        while (row.step())
            for (int i = 0; i < row.columns(); ++i)
                values << (row.isNull(i) ? u"none"_s : row.text(i));
        return values;
    };
    QCOMPARE(rows(made), rows(migrated));
    QCOMPARE(rows(made).size(), 12);
}

void TestKnownSchema::costsLittle()
{
    const Library library(path());
    Database database = library.open();
    QElapsedTimer timer;
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 20; ++i) {
        timer.start();
        checkSchema(database, schemaVersion());
        best = std::min(best, timer.nsecsElapsed());
    }
    QVERIFY2(best < 2'000'000, qPrintable(QString::number(best)));
}

ADDUCE_TEST(TestKnownSchema)
#include "test_known_schema.moc"
