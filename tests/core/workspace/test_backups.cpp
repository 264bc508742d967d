#include "core/evidence/evidence_store.h"
#include "core/highlights/highlight_store.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/library/schema.h"
#include "core/references/wanted_papers.h"
#include "core/threads/rating_store.h"
#include "core/threads/thread_store.h"
#include "core/workspace/backups.h"
#include "core/workspace/workspace.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/other_user.h"
#include "tests/support/places.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestBackups : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void oneADayIsKept();
    void sevenAreKept();
    void isSmallAndPrivate();
    void whatIsMissingComesBack();
    void eachRowOfAnAnswerComesBack();
    void nothingIsOverwritten();
    void intoAnEmptyLibrary();
    void anOlderBackupIsBroughtUpToDate();
    void damagedBackupsAreRefused_data();
    void damagedBackupsAreRefused();
    void aWholeLibraryIsCopied();
    void aWholeLibraryTakesItsPlace();
    void whatIsNoLibraryTakesNoPlace();
    void aFullDiskLeavesNothing();

private:
    [[nodiscard]] QString inFolder(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] const Library &library() const { return m_workspace->library(LibraryUse::MadeIfMissing); }
    [[nodiscard]] QString daily() const { return keepDailyBackup(library(), QDate(2026, 11, 26)).value_or(QString()); }
    void fill() const;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

void TestBackups::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { inFolder(u"library.adduce"_s), inFolder(u"configuration.json"_s) }, test::docworker());
    fill();
}

void TestBackups::fill() const
{
    Database database = library().open();
    DocumentStore documents(database);
    for (const QString &name : { u"naps"_s, u"coffee"_s }) {
        const DocumentId id = documents.insert(u"/papers/%1.pdf"_s.arg(name));
        documents.setIdentity(id, name + QString(60, u'0'), 100);
        documents.setState(id, DocumentState::Ready);
        Metadata metadata = MetadataStore(database).find(id);
        metadata.title = u"My title of %1"_s.arg(name);
        metadata.setOrigin(MetadataField::Title, FieldOrigin::User);
        MetadataStore(database).set(id, metadata);
        CollectionStore(database).add(CollectionStore(database).obtain(u"Sleep/Naps"_s), { { id } });
        CollectionStore(database).tag({ { id } }, u"kept"_s);
        NoteStore(database).set(id, u"Note on %1"_s.arg(name));
    }
    ThreadStore threads(database);
    Thread thread = test::threadOf(u"Naps"_s, { test::answerOf(u"Does it help?"_s, u"It does."_s, u"It does help."_s) });
    thread.row.createdAt = QDateTime(QDate(2026, 11, 1), QTime(8, 0), Qt::UTC);
    const ThreadId id = threads.insert(thread);
    RatingStore(database).set(threads.find(id)->turns.front().id, Rating::Right);
    Reference wanted;
    wanted.title = u"The effects of coffee on recall"_s;
    WantedPapers(database).keep({ wanted });
    Highlight highlight;
    highlight.id = HighlightStore(database).newId();
    highlight.sha256 = u"naps"_s + QString(60, u'0');
    highlight.page = 2;
    highlight.quote = u"It does help."_s;
    highlight.note = u"Does it?"_s;
    HighlightStore(database).apply({ {}, { highlight } });
    EvidenceRow row;
    row.claim = u"Naps help"_s;
    row.notes = u"My note"_s;
    row.addedAt = thread.row.createdAt;
    row.id = EvidenceStore(database).newRowId();
    EvidenceStore(database).apply({ EvidenceStore(database).newTableId(), std::nullopt, u"Evidence"_s, {}, { { row, 1 } } });
}

void TestBackups::oneADayIsKept()
{
    const QString file = daily();
    QCOMPARE(file, inFolder(u"library.adduce.backups/2026-11-26.adduce.gz"_s));
    QVERIFY(!keepDailyBackup(library(), QDate(2026, 11, 26)));
    QVERIFY(keepDailyBackup(library(), QDate(2026, 11, 27)));
    QCOMPARE(QDir(backupFolderOf(library().path())).entryList(QDir::Files).size(), 2);
    QVERIFY(isOfUserRows(file) && !isOfUserRows(library().path()));
}

void TestBackups::sevenAreKept()
{
    for (int day = 1; day <= 10; ++day)
        QVERIFY(keepDailyBackup(library(), QDate(2026, 11, day)));
    const QStringList files = dailyBackups(library().path());
    QCOMPARE(files.size(), kDailyBackups);
    QVERIFY(files.front().contains(u"2026-11-10"_s) && files.back().contains(u"2026-11-04"_s));
}

void TestBackups::isSmallAndPrivate()
{
    const QString file = daily();
    QCOMPARE(test::modeOf(file), 0600);
    QCOMPARE(test::modeOf(backupFolderOf(library().path())), 0700);
    QVERIFY(QFileInfo(file).size() < 30'000);
}

void TestBackups::whatIsMissingComesBack()
{
    const QString file = daily();
    {
        Database database = library().open();
        ThreadStore(database).remove(ThreadStore(database).list().front().id);
        CollectionStore(database).remove(CollectionStore(database).find(u"Sleep"_s));
        DocumentStore(database).remove(DocumentStore(database).findByPath(u"/papers/coffee.pdf"_s)->id);
        EvidenceStore evidence(database);
        const EvidenceTable table = evidence.tables().front();
        evidence.apply({ table.id, table.name, std::nullopt, evidence.rows(table.id), {} });
        const DocumentId naps = DocumentStore(database).findByPath(u"/papers/naps.pdf"_s)->id;
        MetadataStore(database).set(naps, {});
        NoteStore(database).set(naps, u"Written since"_s);
        WantedPapers(database).remove(WantedPapers(database).list().front().id);
        HighlightStore(database).apply({ HighlightStore(database).list(), {} });
    }
    const Restored restored = restoreFrom(*m_workspace, file);
    QVERIFY(restored.merged);
    QCOMPARE(*restored.merged, (Merged { 1, 2, 3, 1, 0, 0, 1, 0, 1 }));
    Database database = library().open();
    const auto thread = ThreadStore(database).find(ThreadStore(database).list().front().id);
    QCOMPARE(thread->row.marks.title, u"Naps"_s);
    QCOMPARE(thread->turns.front().rating, std::optional(Rating::Right));
    const auto coffee = DocumentStore(database).findByPath(u"/papers/coffee.pdf"_s);
    QCOMPARE(coffee->state, DocumentState::Queued); // to be read from its file
    QCOMPARE(coffee->title, u"My title of coffee"_s);
    const auto naps = DocumentStore(database).findByPath(u"/papers/naps.pdf"_s);
    QCOMPARE(naps->title, u"My title of naps"_s);
    QCOMPARE(NoteStore(database).find(coffee->id), u"Note on coffee"_s);
    QCOMPARE(NoteStore(database).find(naps->id), u"Written since"_s);
    QCOMPARE(CollectionStore(database).documents(CollectionStore(database).find(u"Sleep/Naps"_s)).size(), std::size_t(2));
    const EvidenceStore evidence(database);
    QCOMPARE(evidence.rows(evidence.tables().front().id).front().row.notes, u"My note"_s);
    QCOMPARE(WantedPapers(database).list().front().reference.title, u"The effects of coffee on recall"_s);
    QCOMPARE(HighlightStore(database).list().front().note, u"Does it?"_s);
    QCOMPARE(*restoreFrom(*m_workspace, file).merged, Merged {}); // a second time there is nothing more
}

/// They have one time, and where quotes alone answer one claim.
void TestBackups::eachRowOfAnAnswerComesBack()
{
    EvidenceTableId table;
    std::vector<PlacedRow> all;
    {
        Database database = library().open();
        EvidenceStore evidence(database);
        table = evidence.tables().front().id;
        PlacedRow placed = evidence.rows(table).front();
        for (const QString &quote : { u"One."_s, u"Two."_s, u"Three."_s }) {
            placed.row.id = EvidenceRowId { evidence.newRowId().value + qint64(all.size()) };
            placed.row.citation = test::citationOf(quote);
            all.push_back(placed);
        }
        evidence.apply({ table, u"Evidence"_s, u"Evidence"_s, {}, all });
    }
    const QString file = daily();
    Database database = library().open();
    EvidenceStore evidence(database);
    evidence.apply({ table, u"Evidence"_s, u"Evidence"_s, { all[1], all[2] }, {} });
    QCOMPARE(evidence.rows(table).size(), 2U);
    QVERIFY(restoreFrom(*m_workspace, file).merged);
    QCOMPARE(evidence.rows(table).size(), 4U);
}

void TestBackups::nothingIsOverwritten()
{
    const QString file = daily();
    {
        Database database = library().open();
        ThreadRow row = ThreadStore(database).list().front();
        row.marks.title = u"Renamed since"_s;
        ThreadStore(database).setMarks(row.id, row.marks);
        RatingStore(database).set(ThreadStore(database).find(row.id)->turns.front().id, Rating::Wrong);
        (void)ThreadStore(database).append({ row.id }, test::answerOf(u"And later?"_s, u"Later, too."_s, u"Too."_s));
        const DocumentId naps = DocumentStore(database).findByPath(u"/papers/naps.pdf"_s)->id;
        Metadata metadata = MetadataStore(database).find(naps);
        metadata.title = u"A newer title"_s;
        MetadataStore(database).set(naps, metadata);
    }
    QCOMPARE(*restoreFrom(*m_workspace, file).merged, Merged {});
    Database database = library().open();
    QCOMPARE(ThreadStore(database).list().size(), std::size_t(1));
    const auto thread = ThreadStore(database).find(ThreadStore(database).list().front().id);
    QCOMPARE(thread->row.marks.title, u"Renamed since"_s);
    QCOMPARE(thread->turns.size(), std::size_t(2));
    QCOMPARE(thread->turns.front().rating, std::optional(Rating::Wrong));
    QCOMPARE(DocumentStore(database).findByPath(u"/papers/naps.pdf"_s)->title, u"A newer title"_s);
}

void TestBackups::intoAnEmptyLibrary()
{
    const QString file = daily();
    Workspace other({ inFolder(u"elsewhere/other.adduce"_s), inFolder(u"configuration.json"_s) }, *m_workspace);
    QCOMPARE(*restoreFrom(other, file).merged, (Merged { 2, 2, 4, 1, 0, 0, 1, 0, 1 }));
    QCOMPARE(QDir(inFolder(u"elsewhere"_s)).entryList({ u"*part*"_s }, QDir::Files), QStringList());
}

void TestBackups::anOlderBackupIsBroughtUpToDate()
{
    const QString old = inFolder(u"old.adduce"_s);
    {
        Database database(old, Database::Mode::ReadWriteCreate);
        migrate(database, 9);
        database.execute("INSERT INTO evidence_tables(name, created_at) VALUES ('Of old', '')");
    }
    QProcess zip;
    zip.start(u"gzip"_s, { u"-k"_s, old });
    QVERIFY(zip.waitForFinished());
    QCOMPARE(restoreFrom(*m_workspace, old + u".gz"_s).merged->tables, 1);
    QCOMPARE(QDir(m_folder->path()).entryList({ u"*part*"_s }, QDir::Files), QStringList());
}

void TestBackups::damagedBackupsAreRefused_data()
{
    QTest::addColumn<int>("cut");
    QTest::addColumn<int>("flip");
    QTest::newRow("cut short") << 100 << 0;
    QTest::newRow("cut at its end") << 3 << 0;
    QTest::newRow("changed") << 0 << 300;
}

void TestBackups::damagedBackupsAreRefused()
{
    QFETCH(int, cut);
    QFETCH(int, flip);
    QFile file(daily());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    bytes.chop(cut);
    if (flip)
        bytes[flip] = static_cast<char>(~bytes[flip]);
    QFile damaged(inFolder(u"damaged.gz"_s));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write(bytes);
    damaged.close();
    QCOMPARE(test::errorKindOf([&] { (void)restoreFrom(*m_workspace, damaged.fileName()); }), ErrorKind::DamagedLibrary);
    QCOMPARE(QDir(m_folder->path()).entryList({ u"*part*"_s }, QDir::Files), QStringList());
}

void TestBackups::aWholeLibraryIsCopied()
{
    const QString copy = inFolder(u"copy.adduce"_s);
    backUpTo(*m_workspace, copy);
    QCOMPARE(test::modeOf(copy), 0600);
    Database database = Library(copy).open();
    QCOMPARE(ThreadStore(database).list().size(), std::size_t(1));
    QCOMPARE(test::errorKindOf([&] { backUpTo(*m_workspace, copy); }), ErrorKind::AlreadyThere);
}

void TestBackups::aWholeLibraryTakesItsPlace()
{
    const QString copy = inFolder(u"copy.adduce"_s);
    backUpTo(*m_workspace, copy);
    {
        Database database = library().open();
        database.execute("UPDATE documents SET title = 'changed since'");
    }
    const QDateTime now(QDate(2026, 11, 26), QTime(13, 45));
    {
        Database open = library().open();
        Statement reads(open, "SELECT title FROM documents");
        QVERIFY(reads.step());
        QCOMPARE(test::errorKindOf([&] { (void)restoreFrom(*m_workspace, copy, now); }), ErrorKind::Busy);
    }
    const QString path = library().path();
    m_workspace = std::make_unique<Workspace>(WorkspaceFiles { path, inFolder(u"configuration.json"_s) }, test::docworker());
    const QString kept = restoreFrom(*m_workspace, copy, now).keptAs;
    QCOMPARE(kept, inFolder(u"library.2026-11-26-1345.adduce"_s));
    QCOMPARE(restoreFrom(*m_workspace, copy, now).keptAs, inFolder(u"library.2026-11-26-1345-2.adduce"_s));
    Database former = Library(kept).open();
    QCOMPARE(DocumentStore(former).list().front().title, u"changed since"_s);
    Database database = library().open();
    QVERIFY(DocumentStore(database).list().front().title.startsWith(u"My title"_s));
    QCOMPARE(test::modeOf(path), 0600);
}

void TestBackups::whatIsNoLibraryTakesNoPlace()
{
    const QString path = library().path();
    QFile letter(inFolder(u"letter"_s));
    QVERIFY(letter.open(QIODevice::WriteOnly));
    letter.write(QByteArray("Dear grandmother, ").repeated(1000));
    letter.close();
    m_workspace = std::make_unique<Workspace>(WorkspaceFiles { path, inFolder(u"configuration.json"_s) }, test::docworker());
    QCOMPARE(test::errorKindOf([&] { (void)restoreFrom(*m_workspace, letter.fileName()); }), ErrorKind::DamagedLibrary);
    QCOMPARE(test::errorKindOf([&] { (void)restoreFrom(*m_workspace, inFolder(u"nowhere"_s)); }), ErrorKind::Missing);
    QCOMPARE(test::errorKindOf([&] { (void)restoreFrom(*m_workspace, path); }), ErrorKind::BadInput);
    {
        Database database = library().open();
        QCOMPARE(DocumentStore(database).list().size(), std::size_t(2));
    }
}

void TestBackups::aFullDiskLeavesNothing()
{
    QVERIFY(QDir().mkpath(backupFolderOf(library().path())));
    QVERIFY(QDir().mkpath(backupFolderOf(library().path()) + u"/2026-11-26.adduce.gz.part/in the way"_s));
    QVERIFY(test::errorOf([&] { (void)daily(); }).has_value());
    QCOMPARE(dailyBackups(library().path()), QStringList());
    QCOMPARE(QDir(backupFolderOf(library().path())).entryList(QDir::Files), QStringList());
}

ADDUCE_TEST(TestBackups)
#include "test_backups.moc"
