#include "core/library/damage.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "tests/support/error_of.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Libraries that are damaged, and when that is found.
class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aSoundLibraryIsSound();
    void damageIsFound();
    void anIndexThatDiffersIsFound();
    void nothingIsLookedAtAfterACleanEnd();
    void anUncleanEndIsLookedAt();
    void aSoundLibraryGoesOnAfterAnUncleanEnd();
    void whatIsFoundIsKept();
    void whatIsMendedIsWrittenAgain();
    void onceAWeek();
    void aStopIsNoResult();
    void noSqlIsShown();
    void aNoteThatCannotBeKept();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString path() const { return m_folder->filePath(u"library.adduce"_s); }
    [[nodiscard]] QByteArray bytes(const QString &side = {}) const;
    void damage() const; ///< a page in its middle
    void leaveALog() const; ///< as a program does that is killed
};

void TestDamage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    Database database = Library(path()).open();
    for (int i = 0; i < 300; ++i)
        Statement(database, "INSERT INTO threads(title, created_at, updated_at) VALUES (?, '', '')")
            .bind(1, QString(300, QChar(u'a' + i % 26)))
            .run();
}

QByteArray TestDamage::bytes(const QString &side) const
{
    QFile file(path() + side);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestDamage::damage() const
{
    qint64 page = 0;
    {
        Database database(path());
        Statement root(database, "SELECT rootpage FROM sqlite_schema WHERE name = 'turns'");
        QVERIFY(root.step());
        page = root.integer(0);
    }
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek((page - 1) * 4096);
    file.write(QByteArray(4096, '\x5a'));
}

void TestDamage::leaveALog() const
{
    Database database = Library(path()).open();
    database.execute("PRAGMA wal_autocheckpoint = 0; INSERT INTO threads(title, created_at, updated_at) VALUES ('last', '', '')");
    for (const QString &side : { QString(), u"-wal"_s }) {
        QFile::remove(path() + u".left"_s + side);
        QVERIFY(QFile::copy(path() + side, path() + u".left"_s + side));
    }
    {
        const Database closing = std::move(database);
    }
    for (const QString &side : { QString(), u"-wal"_s }) {
        QFile::remove(path() + side);
        QVERIFY(QFile::rename(path() + u".left"_s + side, path() + side));
    }
}

void TestDamage::aSoundLibraryIsSound()
{
    const QByteArray before = bytes();
    QCOMPARE(findDamage(path()), QString());
    QCOMPARE(bytes(), before);
}

void TestDamage::damageIsFound()
{
    damage();
    const QByteArray before = bytes();
    const auto found = findDamage(path());
    QVERIFY(found && !found->isEmpty());
    QVERIFY(!found->contains(u'\n'));
    QCOMPARE(bytes(), before);
}

/// An index that says another thing than its table, which only the closer look finds.
void TestDamage::anIndexThatDiffersIsFound()
{
    {
        Database database = Library(path()).open();
        database.execute("INSERT INTO documents(path, state, added_at) VALUES ('/papers/needle.pdf', 'queued', '')");
    }
    QByteArray changed = bytes();
    const qsizetype first = changed.indexOf("/papers/needle.pdf");
    const qsizetype second = changed.indexOf("/papers/needle.pdf", first + 1); // in the row, and in the index of paths
    QVERIFY(first > 0 && second > 0);
    changed[second + 9] = 'N';
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(changed);
    file.close();
    QCOMPARE(findDamage(path(), Look::Quick), QString());
    QVERIFY(!findDamage(path())->isEmpty());
    QVERIFY(isFoundDamaged(path(), {}));
    QCOMPARE(Library(path()).readOnly(), ReadOnly::Damaged); // also at the next start
}

void TestDamage::nothingIsLookedAtAfterACleanEnd()
{
    damage();
    QVERIFY(!isDamagedAtStart(path()));
    QVERIFY(!lastCheck(path()));
}

void TestDamage::anUncleanEndIsLookedAt()
{
    leaveALog();
    damage();
    leaveALog();
    const QByteArray before = bytes();
    const QByteArray log = bytes(u"-wal"_s);
    QVERIFY(!log.isEmpty());
    {
        const Library library(path());
        QCOMPARE(library.readOnly(), ReadOnly::Damaged);
        Database database = library.open();
        Statement count(database, "SELECT count(*) FROM threads");
        QVERIFY(count.step());
        QCOMPARE(count.number(0), 302); // with what is in the log
        QCOMPARE(test::errorKindOf([&] { database.execute("DELETE FROM threads"); }), ErrorKind::DamagedLibrary);
    }
    QCOMPARE(bytes(), before);
    QCOMPARE(bytes(u"-wal"_s), log);
}

void TestDamage::aSoundLibraryGoesOnAfterAnUncleanEnd()
{
    leaveALog();
    const Library library(path());
    QCOMPARE(library.readOnly(), ReadOnly::No);
    Database database = library.open();
    Statement count(database, "SELECT count(*) FROM threads");
    QVERIFY(count.step());
    QCOMPARE(count.number(0), 301);
}

void TestDamage::whatIsFoundIsKept()
{
    {
        const Library library(path());
        Database before = library.open();
        library.setDamaged(u"a page is damaged"_s);
        QCOMPARE(library.readOnly(), ReadOnly::Damaged);
        Database database = library.open();
        QVERIFY(database.isReadOnly());
        QVERIFY(!before.isReadOnly());
    }
    damage();
    QCOMPARE(lastCheck(path())->damage, u"a page is damaged"_s);
    QCOMPARE(test::modeOf(path() + u".check"_s), 0600);
    const Library again(path());
    QCOMPARE(again.readOnly(), ReadOnly::Damaged);
}

void TestDamage::whatIsMendedIsWrittenAgain()
{
    {
        const Library library(path());
        library.setDamaged(u"a page is damaged"_s);
    }
    const Library again(path()); // it is sound
    QCOMPARE(again.readOnly(), ReadOnly::No);
    QCOMPARE(lastCheck(path())->damage, QString());
}

void TestDamage::onceAWeek()
{
    QVERIFY(isCheckDue(path()));
    QVERIFY(!isFoundDamaged(path(), {}));
    QVERIFY(!isCheckDue(path()));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QVERIFY(!isCheckDue(path(), now.addDays(6)));
    QVERIFY(isCheckDue(path(), now.addDays(8)));
    QVERIFY(isCheckDue(path(), now.addYears(-1))); // the clock was a year ahead
    damage();
    QVERIFY(!isFoundDamaged(path(), {})); // not due
    QVERIFY(QFile::remove(path() + u".check"_s));
    QVERIFY(isFoundDamaged(path(), {}));
    QCOMPARE(Library(path()).readOnly(), ReadOnly::Damaged);
}

void TestDamage::aStopIsNoResult()
{
    {
        Database database = Library(path()).open(); // long enough to be looked at while it runs
        database.execute(
            "INSERT INTO threads(title, created_at, updated_at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 "
            "FROM n WHERE i < 60000) SELECT 'x' || i, '', '' FROM n");
    }
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!findDamage(path(), Look::Whole, stop.get_token()));
    QVERIFY(!findDamage(path(), Look::Quick, {}, std::chrono::milliseconds(-1)));
    QCOMPARE(findDamage(path()), QString());
}

/// A byte of the schema is another: SQLite quotes the statement that it cannot understand.
void TestDamage::noSqlIsShown()
{
    const QByteArray sound = bytes();
    int refused = 0;
    for (const QByteArray &word : { QByteArray("CREATE TRIGGER thread_texts_deleted"), QByteArray("CREATE TABLE documents("),
             QByteArray("CREATE TABLE turn_facts"), QByteArray("CREATE INDEX turn_quotes_turn"),
             QByteArray("INTEGER PRIMARY KEY"), QByteArray("VALUES ('delete', old.thread"), QByteArray("CREATE VIEW") })
        for (const char wrong : { '\x01', '\'', '"', '(', '\n', 'X' }) {
            QByteArray flipped = sound;
            const qsizetype at = flipped.indexOf(word);
            QVERIFY2(at > 0, word.constData());
            flipped[at + 7] = wrong;
            QFile file(path());
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(flipped);
            file.close();
            const auto error = test::errorOf([&] { const Library library(path()); });
            if (!error)
                continue; // in a comment
            ++refused;
            QVERIFY(error->kind() == ErrorKind::DamagedLibrary || error->kind() == ErrorKind::ForeignSchema);
            const QString said = sentence(*error);
            QVERIFY2(!said.contains(u'\n') && !said.contains(u"CREATE"_s) && !said.contains(u"VALUES"_s)
                    && !said.contains(u"near "_s) && said.size() < 600,
                qPrintable(said));
        }
    QVERIFY(refused > 30);
}

void TestDamage::aNoteThatCannotBeKept()
{
    QVERIFY(QDir().mkpath(path() + u".check/in the way"_s));
    keepCheck(path(), u"damage"_s);
    QVERIFY(!lastCheck(path()));
    const Library library(path());
    library.setDamaged(u"damage"_s);
    QCOMPARE(library.readOnly(), ReadOnly::Damaged);
}

ADDUCE_TEST(TestDamage)
#include "test_damage.moc"
