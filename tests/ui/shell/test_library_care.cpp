#include "core/library/collection_store.h"
#include "core/library/damage.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/threads/thread_store.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/history/history_page.h"
#include "ui/shell/library_care.h"

#include <QDir>
#include <QFileDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolBar>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Windows on libraries that may only be read, that are damaged, and that come back from backups.
class TestLibraryCare : public QObject
{
    Q_OBJECT

private slots:
    void aLibraryThatCanOnlyBeRead();
    void aSoundLibraryHasNoBar();
    void damageThatIsFoundInTheBackground();
    void damageThatIsMet();
    void isTakenOverFromTheBar();
    void keepsADaysBackup();
    void aDaysBackupComesBack();
    void aWholeBackupBecomesALibraryBesideIt();
    void theLibraryIsBackedUp();
    void theMenuOffersBoth();
};

namespace {

const QString kQuestion = u"Does fasting change sprint performance?"_s;

LibraryCare &careOf(const WindowFixture &f)
{
    return *f.window->findChild<LibraryCare *>();
}

QDialog *dialogTitled(const QString &title)
{
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->windowTitle() == title)
            return qobject_cast<QDialog *>(widget);
    return nullptr;
}

void damage(const Library &library, const char *table)
{
    qint64 page = 0;
    {
        const Database database(library.path());
        Statement root(database, "SELECT rootpage FROM sqlite_schema WHERE name = ?");
        QVERIFY(root.bind(1, QString::fromLatin1(table)).step());
        page = root.integer(0);
    }
    {
        Database database = library.open();
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    QFile file(library.path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek((page - 1) * 4096);
    file.write(QByteArray(4096, '\x5a'));
}

void waitUntilLooked(const WindowFixture &f)
{
    QSignalSpy looked(&careOf(f), &LibraryCare::looked);
    careOf(f).look();
    QTRY_COMPARE(looked.size(), 1);
}

/// The library of the fixture, on which nobody works yet, with a paper and an answer.
struct WithAnswer : WindowFixture
{
    WithAnswer()
    {
        show();
        add(writePaper(u"paper.md"_s));
        askAndWait(kQuestion);
    }
    [[nodiscard]] int turns() const
    {
        Database database = library.open();
        Statement count(database, "SELECT count(*) FROM turns");
        return count.step() ? count.number(0) : -1;
    }
};

} // namespace

void TestLibraryCare::aLibraryThatCanOnlyBeRead()
{
    QTemporaryDir place;
    {
        WindowFixture f(place.path());
        f.show();
        QCOMPARE(f.window->windowTitle(), u"Adduce"_s);
        f.add(f.writePaper(u"paper.md"_s));
        f.askAndWait(kQuestion);
    }
    test::setMode(place.path() + u"/library.adduce"_s, 0400);
    WindowFixture f(place.path());
    QCOMPARE(f.library.readOnly(), ReadOnly::NotPermitted);
    f.show();
    QCOMPARE(f.window->windowTitle(), u"Adduce (read-only)"_s);
    QVERIFY(!careOf(f).bar());
    QSignalSpy said(&f.window->ask(), &AskPage::said);
    f.window->ask().newThread();
    f.window->ask().box().text().setPlainText(kQuestion);
    f.askAndWait(kQuestion);
    const TurnWidget &turn = *f.window->ask().threadView().turns().back();
    QVERIFY(turn.answer() && !turn.asked().unkept());
    QCOMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().contains(u"not kept"_s));
    QVERIFY(f.window->ask().box().text().toPlainText().isEmpty());
    f.askAndWait(u"Did fat oxidation increase in the fasted state?"_s); // nothing stands in its way
    QCOMPARE(f.window->ask().threadView().turns().size(), std::size_t(2));
    Database database = f.library.open();
    QCOMPARE(ThreadStore(database).list().size(), std::size_t(1));
    QVERIFY(f.window->close());
    QCOMPARE(test::modeOf(f.library.path()), 0400);
    QCOMPARE(QDir(place.path()).entryList({ u"library.adduce-*"_s }, QDir::Files), QStringList());
}

void TestLibraryCare::aSoundLibraryHasNoBar()
{
    WithAnswer f;
    waitUntilLooked(f);
    QVERIFY(!careOf(f).bar());
    QVERIFY(lastCheck(f.library.path()) && lastCheck(f.library.path())->damage.isEmpty());
    QVERIFY(!isCheckDue(f.library.path()));
}

void TestLibraryCare::damageThatIsFoundInTheBackground()
{
    WithAnswer f;
    damage(f.library, "quote_checks");
    waitUntilLooked(f);
    QCOMPARE(f.library.readOnly(), ReadOnly::Damaged);
    QVERIFY(careOf(f).bar() && careOf(f).bar()->isVisible());
    QCOMPARE(f.window->windowTitle(), u"Adduce (read-only)"_s);
    f.window->ask().newThread();
    f.askAndWait(kQuestion);
    QCOMPARE(f.turns(), 1);
    QCOMPARE(dailyBackups(f.library.path()), QStringList());
}

/// By a page that a user opens.
void TestLibraryCare::damageThatIsMet()
{
    WithAnswer f;
    QSignalSpy failed(&f.window->history(), &HistoryPage::failed);
    f.window.reset();
    damage(f.library, "threads");
    f.show();
    QTRY_COMPARE(f.library.readOnly(), ReadOnly::Damaged);
    QTRY_VERIFY(careOf(f).bar());
}

void TestLibraryCare::isTakenOverFromTheBar()
{
    WithAnswer f;
    damage(f.library, "quote_checks");
    waitUntilLooked(f);
    auto *take = careOf(f).bar()->findChild<QPushButton *>();
    QVERIFY(take);
    take->click();
    auto *choice = f.window->findChild<QFileDialog *>();
    QVERIFY(choice && choice->testOption(QFileDialog::DontConfirmOverwrite));
    choice->reject();
    QSignalSpy made(&careOf(f), &LibraryCare::made);
    const QString fresh = f.folder + u"/fresh.adduce"_s;
    careOf(f).rescue(fresh);
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, 60'000);
    QDialog *told = dialogTitled(u"Taken over into a new library"_s);
    QVERIFY(told);
    told->reject();
    Database database = Library(fresh).open();
    QCOMPARE(ThreadStore(database).list().size(), std::size_t(1));
    QCOMPARE(DocumentStore(database).count(DocumentState::Ready), 1);
    QSignalSpy failed(&careOf(f), &LibraryCare::failed);
    careOf(f).rescue(fresh); // which is there by now
    QTRY_COMPARE(failed.size(), 1);
}

void TestLibraryCare::keepsADaysBackup()
{
    WithAnswer f;
    waitUntilLooked(f);
    QCOMPARE(dailyBackups(f.library.path()).size(), 1);
    waitUntilLooked(f);
    QCOMPARE(dailyBackups(f.library.path()).size(), 1);
}

void TestLibraryCare::aDaysBackupComesBack()
{
    WithAnswer f;
    waitUntilLooked(f);
    {
        Database database = f.library.open();
        ThreadStore(database).remove(f.window->ask().opened().id());
    }
    QSignalSpy said(&careOf(f), &LibraryCare::said);
    careOf(f).restore(dailyBackups(f.library.path()).front());
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, 60'000);
    QVERIFY(said.front().front().toString().contains(u"threads 1"_s));
    QCOMPARE(f.turns(), 1);
}

void TestLibraryCare::aWholeBackupBecomesALibraryBesideIt()
{
    WithAnswer f;
    const QString file = f.folder + u"/copy.adduce"_s;
    QSignalSpy said(&careOf(f), &LibraryCare::said);
    careOf(f).backUp(file);
    QTRY_COMPARE(said.size(), 1);
    QSignalSpy made(&careOf(f), &LibraryCare::made);
    careOf(f).restore(file);
    QTRY_COMPARE(made.size(), 1);
    if (QDialog *told = dialogTitled(u"The backup was restored"_s))
        told->reject();
    const QString library = made.front().front().toString();
    QVERIFY(library != f.library.path() && library != file);
    Database database = Library(library).open();
    QCOMPARE(ThreadStore(database).list().size(), std::size_t(1));
}

void TestLibraryCare::theLibraryIsBackedUp()
{
    WithAnswer f;
    QSignalSpy failed(&careOf(f), &LibraryCare::failed);
    careOf(f).backUp(f.library.path());
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(f.turns() == 1);
}

void TestLibraryCare::theMenuOffersBoth()
{
    WindowFixture f;
    f.show();
    for (const QString &text : { u"Back up the library..."_s, u"Restore a backup..."_s }) {
        const auto actions = f.window->findChildren<QAction *>();
        const auto found = std::ranges::find(actions, text, &QAction::text);
        QVERIFY(found != actions.end());
        (*found)->trigger();
        auto *dialog = f.window->findChild<QFileDialog *>();
        QVERIFY(dialog);
        delete dialog;
    }
}

ADDUCE_TEST(TestLibraryCare)
#include "test_library_care.moc"
