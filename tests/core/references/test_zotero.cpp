#include "core/base/error.h"
#include "core/library/database.h"
#include "core/references/zotero_reader.h"
#include "tests/support/test_main.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestZotero : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_place = std::make_unique<QTemporaryDir>(); }
    void readsItemsInPlace();
    void whatIsNotYetMergedIsRead();
    void disturbsNothing();
    void notesAndMarksComeAlong();
    void citationKeysAreKept_data();
    void citationKeysAreKept();
    void otherDatabases_data();
    void otherDatabases();

private:
    void makeLibrary(Database::Mode mode = Database::Mode::ReadWriteCreate) const;
    [[nodiscard]] QString file() const { return m_place->filePath(u"zotero.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> m_place;
};

/// The tables of Zotero 6 as far as they are read, with a deleted item, a note, a nested collection and every kind of file.
static const char *kZotero = R"(
CREATE TABLE itemTypes(itemTypeID INTEGER PRIMARY KEY, typeName TEXT);
CREATE TABLE items(itemID INTEGER PRIMARY KEY, itemTypeID INT, key TEXT);
CREATE TABLE deletedItems(itemID INTEGER PRIMARY KEY);
CREATE TABLE fields(fieldID INTEGER PRIMARY KEY, fieldName TEXT);
CREATE TABLE itemDataValues(valueID INTEGER PRIMARY KEY, value);
CREATE TABLE itemData(itemID INT, fieldID INT, valueID INT);
CREATE TABLE creatorTypes(creatorTypeID INTEGER PRIMARY KEY, creatorType TEXT);
CREATE TABLE creators(creatorID INTEGER PRIMARY KEY, firstName TEXT, lastName TEXT, fieldMode INT);
CREATE TABLE itemCreators(itemID INT, creatorID INT, creatorTypeID INT, orderIndex INT);
CREATE TABLE tags(tagID INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE itemTags(itemID INT, tagID INT);
CREATE TABLE collections(collectionID INTEGER PRIMARY KEY, collectionName TEXT, parentCollectionID INT);
CREATE TABLE collectionItems(collectionID INT, itemID INT, orderIndex INT);
CREATE TABLE itemAttachments(itemID INTEGER PRIMARY KEY, parentItemID INT, linkMode INT, contentType TEXT, path TEXT);
INSERT INTO itemTypes VALUES (1, 'journalArticle'), (2, 'attachment'), (3, 'note');
INSERT INTO items VALUES (1, 1, 'AAAA'), (2, 1, 'GONE'), (3, 2, 'FILE'), (4, 3, 'NOTE'), (5, 2, 'LINK'), (6, 2, 'LONE'),
    (7, 2, 'EVIL'), (8, 2, 'BASE');
INSERT INTO deletedItems VALUES (2);
INSERT INTO fields VALUES (1, 'title'), (2, 'date'), (3, 'DOI'), (4, 'publicationTitle'), (5, 'ISSN'), (6, 'language'), (7, 'abstractNote'),
    (20, 'place'), (21, 'edition'), (22, 'accessDate');
INSERT INTO itemDataValues VALUES (1, 'Naps and recall'), (2, '2001-05-00 May 2001'), (3, '10.1000/ABC'), (4, 'Sleep'),
    (5, '1234-5679'), (6, 'en-GB'), (7, 'A nap helps.'),
    (20, 'Bonn'), (21, '2nd'), (22, '2019-05-06 07:08:09');
INSERT INTO itemData VALUES (1, 1, 1), (1, 2, 2), (1, 3, 3), (1, 4, 4), (2, 1, 1), (1, 5, 5), (1, 6, 6), (1, 7, 7),
    (1, 20, 20), (1, 21, 21), (1, 22, 22);
INSERT INTO creatorTypes VALUES (1, 'author'), (2, 'editor');
INSERT INTO creators VALUES (1, 'Jane', 'Smith', 0), (2, '', 'WHO', 1), (3, 'Ed', 'van Itor', 0);
INSERT INTO itemCreators VALUES (1, 2, 1, 1), (1, 1, 1, 0), (1, 3, 2, 2);
INSERT INTO tags VALUES (1, 'to read');
INSERT INTO itemTags VALUES (1, 1);
INSERT INTO collections VALUES (1, 'Sleep', NULL), (2, 'Naps/short', 1), (3, 'Ring', 4), (4, 'Ring too', 3);
INSERT INTO collectionItems VALUES (2, 1, 0), (3, 6, 0);
INSERT INTO itemAttachments VALUES (3, 1, 0, 'application/pdf', 'storage:naps.pdf'), (5, 1, 2, 'application/pdf', '/else/b.pdf'),
    (6, NULL, 0, 'application/pdf', 'storage:alone.pdf'), (7, 1, 0, 'application/pdf', 'storage:../../../etc/passwd'),
    (8, 1, 2, 'application/pdf', 'attachments:c.pdf');
)";

void TestZotero::makeLibrary(Database::Mode mode) const
{
    Database(file(), mode).execute(kZotero);
}

void TestZotero::readsItemsInPlace()
{
    makeLibrary();
    QVERIFY(isZoteroFolder(m_place->path()));
    const ReferenceList list = readZotero(m_place->path());
    QCOMPARE(list.references.size(), std::size_t(2));
    const Reference &r = list.references.front();
    QCOMPARE(r.key, u"AAAA"_s);
    QCOMPARE(r.title, u"Naps and recall"_s);
    QCOMPARE(displayNames(r.authors), (QStringList { u"Jane Smith"_s, u"WHO"_s }));
    QCOMPARE(r.authors[1].literal, u"WHO"_s);
    QCOMPARE(r.editors, (PersonNames { { u"Ed"_s, u"van"_s, u"Itor"_s, {} } }));
    QCOMPARE((QStringList { r.place, r.edition, r.accessed }), (QStringList { u"Bonn"_s, u"2nd"_s, u"2019-05-06"_s }));
    QCOMPARE(r.year, 2001);
    QCOMPARE(r.month, 5);
    QCOMPARE(r.doi, u"10.1000/abc"_s);
    QCOMPARE(r.venue, u"Sleep"_s);
    QCOMPARE(r.issn, u"1234-5679"_s);
    QCOMPARE(r.language, u"en-GB"_s);
    QCOMPARE(r.abstract, u"A nap helps."_s);
    QCOMPARE(r.tags, QStringList { u"to read"_s });
    QCOMPARE(r.collections, QStringList { u"Sleep/Naps-short"_s });
    const QString storage = m_place->path() + u"/storage/"_s;
    QCOMPARE(r.files, (QStringList { storage + u"FILE/naps.pdf"_s, u"/else/b.pdf"_s, storage + u"EVIL/passwd"_s }));
    QCOMPARE(list.references[1].files, QStringList { storage + u"LONE/alone.pdf"_s }); // a paper that nobody described
    QCOMPARE(list.problems.size(), std::size_t(1)); // the folder of "attachments:" is known to Zotero alone
}

/// A running Zotero has what it wrote last in the log beside its database.
void TestZotero::whatIsNotYetMergedIsRead()
{
    makeLibrary();
    Database running(file());
    running.execute("PRAGMA journal_mode = WAL; UPDATE itemDataValues SET value = 'Naps, renamed' WHERE valueID = 1");
    QVERIFY(QFile::exists(file() + u"-wal"_s));
    QCOMPARE(readZotero(m_place->path()).references.front().title, u"Naps, renamed"_s);
}

void TestZotero::disturbsNothing()
{
    makeLibrary();
    Database running(file());
    running.execute("BEGIN EXCLUSIVE"); // it holds its library while it runs
    const auto hash = [&] {
        QFile in(file());
        return in.open(QIODevice::ReadOnly) ? QCryptographicHash::hash(in.readAll(), QCryptographicHash::Sha256) : QByteArray();
    };
    const QByteArray before = hash();
    const QStringList files = QDir(m_place->path()).entryList(QDir::Files);
    QCOMPARE(readZotero(m_place->path()).references.size(), std::size_t(2));
    QCOMPARE(hash(), before);
    QCOMPARE(QDir(m_place->path()).entryList(QDir::Files), files);
}

void TestZotero::otherDatabases_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("noise") << QByteArray(5000, 'x');
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray("SQLite format 3\0\x10", 17);
}

void TestZotero::otherDatabases()
{
    QFETCH(QByteArray, bytes);
    QVERIFY_THROWS_EXCEPTION(Error, (void)readZotero(m_place->path())); // none there
    QFile out(file());
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
    out.close();
    try {
        (void)readZotero(m_place->path());
        QFAIL("was read");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::BadInput);
    }
}

void TestZotero::notesAndMarksComeAlong()
{
    makeLibrary();
    Database(file(), Database::Mode::ReadWrite).execute(R"(
CREATE TABLE itemNotes(itemID INTEGER PRIMARY KEY, parentItemID INT, note TEXT, title TEXT);
CREATE TABLE itemAnnotations(itemID INTEGER PRIMARY KEY, parentItemID INT, type INTEGER, authorName TEXT, text TEXT, comment TEXT,
    color TEXT, pageLabel TEXT, sortIndex TEXT, position TEXT, isExternal INT);
INSERT INTO items VALUES (20, 3, 'N1'), (21, 3, 'N2'), (22, 3, 'N3');
INSERT INTO deletedItems VALUES (22);
INSERT INTO itemNotes VALUES (20, 1, '<div><p>Small <b>sample</b></p></div>', ''), (21, 1, '<p>Ask Jane</p>', ''), (22, 1, 'gone', ''),
    (23, NULL, 'of no item', '');
INSERT INTO itemAnnotations VALUES
    (30, 3, 1, '', 'naps helped  recall', 'really?', '#5fb236', '3', '00002|1', '{"pageIndex":2,"rects":[[1,2,3,4]]}', 0),
    (31, 3, 5, '', 'a week later', NULL, 'no colour', '1', '00000|1', '{"pageIndex":0}', 0),
    (32, 3, 2, '', NULL, 'a note beside', '#ffd400', '1', '00000|2', '{"pageIndex":0}', 0),
    (33, 3, 1, '', 'nowhere', '', '#ffd400', '1', '00000|3', 'broken', 0),
    (34, 99, 1, '', 'of no file', '', '#ffd400', '1', '00000|4', '{"pageIndex":0}', 0);
)");
    const ReferenceList list = readZotero(m_place->path());
    const Reference &r = list.references.front();
    QCOMPARE(r.note, u"Small sample\n\nAsk Jane"_s);
    QCOMPARE(r.marks,
        (std::vector<ReferenceMark> { { 1, u"a week later"_s, {}, 0 }, { 3, u"naps helped recall"_s, u"really?"_s, 0x5FB236 } }));
}

void TestZotero::citationKeysAreKept_data()
{
    QTest::addColumn<QByteArray>("zotero");
    QTest::addColumn<QByteArray>("betterBibtex");
    QTest::addColumn<QString>("key");
    const QByteArray better = "CREATE TABLE citationkey(itemID INT, itemKey TEXT, libraryID INT, citationKey TEXT, pinned INT);"
                              "INSERT INTO citationkey VALUES (1, 'AAAA', 1, 'smithNaps', 0), (99, 'ZZZZ', 1, 'other', 0);";
    const QByteArray extra =
        "INSERT INTO fields VALUES (9, 'extra'); INSERT INTO itemDataValues VALUES (90, 'PMID: 7\nCitation Key:  "
        "smith2001\n'); INSERT INTO itemData VALUES (1, 9, 90);";
    const QByteArray field = "INSERT INTO fields VALUES (10, 'citationKey'); INSERT INTO itemDataValues VALUES (91, 'smith01'); "
                             "INSERT INTO itemData VALUES (1, 10, 91);";
    QTest::newRow("none") << QByteArray() << QByteArray() << u"AAAA"_s;
    QTest::newRow("a line of its own") << extra << QByteArray() << u"smith2001"_s;
    QTest::newRow("a field") << field << QByteArray() << u"smith01"_s;
    QTest::newRow("Better BibTeX") << QByteArray() << better << u"smithNaps"_s;
    QTest::newRow("what the user wrote wins") << extra << better << u"smith2001"_s;
    QTest::newRow("another database") << QByteArray() << QByteArray("CREATE TABLE other(a);") << u"AAAA"_s;
}

void TestZotero::citationKeysAreKept()
{
    QFETCH(QByteArray, zotero);
    QFETCH(QByteArray, betterBibtex);
    QFETCH(QString, key);
    makeLibrary();
    if (!zotero.isEmpty())
        Database(file(), Database::Mode::ReadWrite).execute(zotero.constData());
    if (!betterBibtex.isEmpty())
        Database(m_place->filePath(u"better-bibtex.sqlite"_s), Database::Mode::ReadWriteCreate).execute(betterBibtex.constData());
    const ReferenceList list = readZotero(m_place->path());
    QCOMPARE(list.references.front().key, key);
    QCOMPARE(list.references.front().doi, u"10.1000/abc"_s);
}

ADDUCE_TEST(TestZotero)
#include "test_zotero.moc"
