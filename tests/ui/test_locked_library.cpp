#include "core/library/database.h"
#include "tests/support/test_main.h"
#include "tests/ui/evaluation/evaluation_fixture.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/words_block.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/rows_pane.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_commands.h"
#include "ui/library/metadata_editor.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What a user keeps and is told when the library cannot be written: another program holds it, its disk is full, its file
/// is gone.
class TestLockedLibrary : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerThatCannotBeSavedStays();
    void anAnswerCanBeGoneOnWithout();
    void aDeletedThreadDoesNotComeBackByItself();
    void aRunThatCannotBeSavedStays();
    void aRunCanBeGoneOnWithout();
    void whatCannotBeKeptStaysInItsCell();
    void metadataStaysInItsFields();
    void aClosedWindowKeepsWhatIsBeingTyped();
    void aWindowOpensOnALockedLibrary();
    void aLibraryThatIsGoneIsSaid();
};

namespace {

const QString kQuestion = u"Does fasting change sprint performance?"_s;

/// Another program that writes, until it is destroyed.
struct OtherProgram
{
    Database database;
    Transaction transaction;
    explicit OtherProgram(const Library &library)
        : database(library.open())
        , transaction(database)
    {
    }
};

/// Every answer that is saved fails, as it does on a full disk, until it is destroyed. Another writer would be waited for.
struct NoAnswers
{
    const Library &library;
    explicit NoAnswers(const Library &at)
        : library(at)
    {
        library.open().execute("CREATE TRIGGER no_answers BEFORE INSERT ON turns BEGIN SELECT RAISE(FAIL, 'no room'); END");
    }
    ~NoAnswers() { library.open().execute("DROP TRIGGER no_answers"); }
};

/// No run of the evaluation can be saved, from its first question or once it has grown, until it is destroyed.
struct NoRuns
{
    const Library &library;
    explicit NoRuns(const Library &at, const QByteArray &what = "INSERT")
        : library(at)
    {
        const QByteArray sql =
            "CREATE TRIGGER no_runs BEFORE " + what + " ON evaluation_runs BEGIN SELECT RAISE(FAIL, 'no room'); END";
        library.open().execute(sql.constData());
    }
    ~NoRuns() { library.open().execute("DROP TRIGGER no_runs"); }
};

QPushButton *visibleButton(const QWidget &in, const QString &text)
{
    for (auto *found : in.findChildren<QPushButton *>())
        if (found->text() == text && found->isVisible())
            return found;
    return nullptr;
}

struct WithPaper : WindowFixture
{
    WithPaper()
    {
        show(1440, 900);
        add(writePaper(u"paper.md"_s));
    }
    [[nodiscard]] TurnWidget &turn() const { return *window->ask().threadView().turns().back(); }
    [[nodiscard]] QPushButton *button(const QString &text) const { return visibleButton(turn(), text); }
    [[nodiscard]] bool isSaid(const QString &words) const
    {
        return std::ranges::any_of(turn().findChildren<QLabel *>(),
            [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
    }
    [[nodiscard]] int threads() const
    {
        Database database = library.open();
        Statement count(database, "SELECT count(*) FROM turns");
        count.step();
        return count.number(0);
    }
    /// A table with a row whose claim is open for writing.
    [[nodiscard]] QPlainTextEdit *editClaim() const
    {
        EvidencePage &page = window->evidence();
        page.rowCommands().add(evidenceRows(*turn().answer()));
        window->showTab(MainWindow::EvidenceTab);
        settle();
        page.show({ page.tables().all().front().id, {} });
        settle();
        EvidenceView &table = page.rows().table();
        table.chooseRow(0, EvidenceModel::Claim);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F2);
        auto *editor = table.findChild<QPlainTextEdit *>();
        editor->selectAll();
        return editor;
    }
};

} // namespace

void TestLockedLibrary::anAnswerThatCannotBeSavedStays()
{
    WithPaper f;
    f.window->ask().box().text().setPlainText(kQuestion);
    {
        const NoAnswers full(f.library);
        f.askAndWait(kQuestion);
    }
    QVERIFY(f.turn().answer() && f.turn().view());
    QTRY_VERIFY(f.isSaid(u"not saved"_s));
    QVERIFY(!f.window->ask().opened().id());
    QCOMPARE(f.window->ask().box().text().toPlainText(), kQuestion);
    QVERIFY(f.button(u"Save it now"_s));

    {
        const OtherProgram other(f.library);
        f.button(u"Save it now"_s)->click();
        QTRY_VERIFY(f.isSaid(u"Another program is writing"_s));
        f.window->ask().newThread(); // would lose it
        f.settle();
        QVERIFY(f.turn().asked().unkept());
        f.window->ask().ask(u"Did fat oxidation increase?"_s); // would be saved before it
        f.settle();
        QVERIFY(!f.window->ask().isRunning());
        QVERIFY(!f.window->close());
        f.settle();
        QVERIFY(f.window->isVisible());
    }
    QTRY_VERIFY(f.button(u"Save it now"_s));
    f.button(u"Save it now"_s)->click();
    f.settle();
    QVERIFY(!f.turn().asked().unkept() && !f.isSaid(u"not saved"_s));
    QVERIFY(f.window->ask().opened().id());
    QCOMPARE(f.threads(), 1);
    QVERIFY(f.window->ask().box().text().toPlainText().isEmpty());
    f.askAndWait(u"Did fat oxidation increase in the fasted state?"_s); // in the same thread
    Database database = f.library.open();
    QCOMPARE(ThreadStore(database).find(f.window->ask().opened().id())->turns.size(), std::size_t(2));
}

void TestLockedLibrary::anAnswerCanBeGoneOnWithout()
{
    WithPaper f;
    {
        const NoAnswers full(f.library);
        f.askAndWait(kQuestion);
        QTRY_VERIFY(f.button(u"Go on without saving"_s));
        f.button(u"Go on without saving"_s)->click();
        QVERIFY(f.turn().answer() && !f.isSaid(u"not saved"_s));
        f.window->ask().newThread();
        QVERIFY(f.window->ask().threadView().turns().empty());
    }
    QCOMPARE(f.threads(), 0);
}

void TestLockedLibrary::aDeletedThreadDoesNotComeBackByItself()
{
    WithPaper f;
    f.askAndWait(kQuestion);
    f.window->showTab(MainWindow::HistoryTab);
    {
        const NoAnswers full(f.library);
        f.askAndWait(u"Did fat oxidation increase in the fasted state?"_s);
        QVERIFY(f.turn().asked().unkept());
    }
    f.window->history().commands().remove();
    f.settle();
    QVERIFY(f.turn().asked().unkept()); // in sight, to be saved or given up
    Database database = f.library.open();
    QVERIFY(ThreadStore(database).list().empty());
    f.window->showTab(MainWindow::AskTab);
    QTRY_VERIFY(f.button(u"Save it now"_s));
    f.button(u"Save it now"_s)->click();
    f.settle();
    QCOMPARE(ThreadStore(database).list().size(), std::size_t(1));
}

void TestLockedLibrary::aRunThatCannotBeSavedStays()
{
    const test::Evaluated f;
    EvaluationPage &page = f.page();
    {
        const NoRuns full(f.library);
        f.run();
        QTRY_VERIFY(f.shows(u"This run is not saved."_s));
        QCOMPARE(f.comparison().asked(), 3);
        QVERIFY(visibleButton(page, u"Save it now"_s));
        visibleButton(page, u"Save it now"_s)->click(); // what stands in its way does so still
        f.settle();
        page.run(); // each would lose it
        f.settle();
        f.sets().open(f.place.filePath(u"set.json"_s));
        emit page.tools().sets().bundledWanted();
        f.settle();
        QVERIFY(!page.isRunning());
        QCOMPARE(f.comparison().asked(), 3);
        QCOMPARE(f.sets().chosen().set.name, u"Fasting"_s);
        f.window->showTab(MainWindow::AskTab);
        QVERIFY(!f.window->close());
        f.settle();
        QVERIFY(page.isVisible());
    }
    QVERIFY(f.kept().empty());
    visibleButton(page, u"Save it now"_s)->click();
    f.settle();
    QVERIFY(!visibleButton(page, u"Save it now"_s));
    QCOMPARE(f.kept().size(), std::size_t(1));

    {
        const NoRuns full(f.library, "UPDATE"); // its first question is saved, the rest is not
        f.run();
        QTRY_VERIFY(visibleButton(page, u"Save it now"_s));
        QCOMPARE(f.kept().size(), std::size_t(2));
        QVERIFY(f.kept()[0].isCutShort);
    }
    f.window->close();
    QTRY_VERIFY(!f.window->isVisible()); // once it is kept
    QCOMPARE(f.kept().size(), std::size_t(2));
    QVERIFY(!f.kept()[0].isCutShort);
}

void TestLockedLibrary::aRunCanBeGoneOnWithout()
{
    const test::Evaluated f;
    const NoRuns full(f.library);
    f.run();
    QTRY_VERIFY(visibleButton(f.page(), u"Go on without saving"_s));
    visibleButton(f.page(), u"Go on without saving"_s)->click();
    QVERIFY(!visibleButton(f.page(), u"Save it now"_s));
    QCOMPARE(f.comparison().asked(), 3);
    f.sets().choose({ bundledQuerySet() });
    QVERIFY(f.window->close());
    QVERIFY(f.kept().empty());
}

void TestLockedLibrary::whatCannotBeKeptStaysInItsCell()
{
    WithPaper f;
    f.askAndWait(kQuestion);
    QTest::keyClicks(f.editClaim(), u"Sprints stay"_s);
    QSignalSpy failed(&f.window->evidence(), &EvidencePage::failed);
    {
        const OtherProgram other(f.library);
        f.window->evidence().rowCommands().finishEditing();
        QTRY_COMPARE(failed.size(), 1);
        auto *again = f.window->evidence().rows().table().findChild<QPlainTextEdit *>();
        QVERIFY(again);
        QCOMPARE(again->toPlainText(), u"Sprints stay"_s);
        f.window->evidence().show({ {}, f.window->ask().opened().id() }); // would lose it
        QTRY_COMPARE(failed.size(), 2);
        QVERIFY(f.window->evidence().tables().place().table);
    }
    f.window->evidence().rowCommands().finishEditing();
    f.settle();
    QVERIFY(!f.window->evidence().rows().table().isEditing());
    QCOMPARE(failed.size(), 2);
    QCOMPARE(f.window->evidence().rows().model().row(0).claim, u"Sprints stay"_s);
}

void TestLockedLibrary::metadataStaysInItsFields()
{
    bool isLocked = true;
    QStringList written;
    MetadataEditor editor([&](DocumentId, const Metadata &, const Metadata &after, const auto &kept, const auto &notKept) {
        if (isLocked)
            return notKept(Error(ErrorKind::Busy, u"library.adduce"_s));
        written << after.title;
        kept();
    });
    QSignalSpy failed(&editor, &MetadataEditor::failed);
    Metadata metadata;
    metadata.title = u"As read"_s;
    editor.setMetadata({ 1 }, metadata);
    auto *title = editor.findChild<QLineEdit *>();
    QCOMPARE(title->text(), u"As read"_s);
    title->setText(u"As it is"_s);
    editor.keep();
    QCOMPARE(failed.size(), 1);
    editor.setMetadata({ 1 }, metadata); // the library was read anew
    QCOMPARE(title->text(), u"As it is"_s);
    QVERIFY(!editor.isWriting());
    isLocked = false;
    QVERIFY(editor.keep());
    QCOMPARE(written, QStringList { u"As it is"_s });
}

void TestLockedLibrary::aClosedWindowKeepsWhatIsBeingTyped()
{
    WithPaper f;
    f.askAndWait(kQuestion);
    QTest::keyClicks(f.editClaim(), u"Sprints stay"_s);
    f.window->close();
    QTRY_VERIFY(!f.window->isVisible()); // once it is kept
    Database database = f.library.open();
    const EvidenceStore store(database);
    QCOMPARE(store.rows(store.tables().front().id).front().row.claim, u"Sprints stay"_s);
}

void TestLockedLibrary::aWindowOpensOnALockedLibrary()
{
    WithPaper f;
    f.askAndWait(kQuestion);
    const ThreadId thread = f.window->ask().opened().id();
    f.window.reset();
    const OtherProgram other(f.library);
    f.show();
    f.window->ask().openThread(thread);
    f.settle();
    QVERIFY(f.turn().view());
    QSignalSpy failed(&f.window->history(), &HistoryPage::failed);
    f.window->showTab(MainWindow::HistoryTab);
    QCOMPARE(failed.size(), 0);
    QVERIFY(f.window->history().list().current());
}

void TestLockedLibrary::aLibraryThatIsGoneIsSaid()
{
    WithPaper f;
    const QString path = f.library.path();
    QVERIFY(QDir().mkdir(f.folder + u"/away"_s));
    const QStringList files { path, path + u"-wal"_s, path + u"-shm"_s };
    const auto away = [&](const QString &file) { return f.folder + u"/away/"_s + QFileInfo(file).fileName(); };
    for (const QString &file : files)
        QFile::rename(file, away(file));
    f.window->ask().box().text().setPlainText(kQuestion);
    f.askAndWait(kQuestion);
    QVERIFY(!f.turn().answer() || f.turn().asked().unkept());
    QTRY_VERIFY(f.isSaid(path) || f.isSaid(QFileInfo(path).fileName()));
    QCOMPARE(f.window->ask().box().text().toPlainText(), kQuestion);
    QVERIFY(!QFileInfo::exists(path)); // nothing is made in its place
    for (const QString &file : files)
        QFile::rename(away(file), file);
    f.window->ask().put(&f.turn(), kQuestion);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning(), 60'000);
    QVERIFY(f.turn().answer() && !f.turn().asked().unkept());
    QCOMPARE(f.threads(), 1);
}

ADDUCE_TEST(TestLockedLibrary)
#include "test_locked_library.moc"
