#include "core/library/database.h"
#include "core/library/metadata_store.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "tests/ui/window_fixture.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_search_box.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/palette_delegate.h"

#include <QAccessible>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Commands, papers and threads by their names.
class TestCommandPalette : public QObject
{
    Q_OBJECT

private slots:
    void findsAllThree();
    void enterOpensAPaper();
    void enterShowsAThreadWhateverIsFiltered();
    void aCommandRuns();
    void nothingFoundIsSaid();
    void otherWordsDropWhatWasFound();
    void namesOfGroupsCannotBeChosen();
    void isSpoken();
    void hostileNames();
    void typingDoesNotWait();
};

namespace {

DocumentId addNamed(const Library &library, const QString &title, const QStringList &authors = {})
{
    Database database = library.open();
    DocumentStore store(database);
    const DocumentId id = store.insert(u"/papers/%1.pdf"_s.arg(store.list().size()));
    Metadata metadata;
    metadata.title = title;
    metadata.authors = authors;
    MetadataStore(database).set(id, metadata);
    return id;
}

ThreadId addThread(const Library &library, const QString &title)
{
    Database database = library.open();
    return ThreadStore(database).insert(test::threadOf(title, { test::answerOf(u"q"_s, u"a"_s, u"a"_s) }));
}

struct Palette
{
    WindowFixture f;
    QAction sprint { u"Sprint report..."_s };
    std::unique_ptr<CommandPalette> palette;
    QLineEdit *find = nullptr;
    QListWidget *list = nullptr;

    void open()
    {
        palette = std::make_unique<CommandPalette>(f.library, QList<QAction *> { &sprint }, nullptr);
        palette->setAttribute(Qt::WA_DeleteOnClose, false);
        palette->show();
        find = palette->findChild<QLineEdit *>();
        list = palette->findChild<QListWidget *>();
    }
    [[nodiscard]] QStringList rows() const
    {
        QStringList texts;
        for (int i = 0; i < list->count(); ++i)
            texts << QStringList { list->item(i)->text(), list->item(i)->data(PaletteDelegate::kAside).toString() }
                         .join(u"   "_s)
                         .trimmed();
        return texts;
    }
};

} // namespace

void TestCommandPalette::findsAllThree()
{
    Palette p;
    addNamed(p.f.library, u"Fasting and sprints"_s, { u"Kaufman, M."_s });
    addNamed(p.f.library, u"Coffee"_s);
    addThread(p.f.library, u"Do sprints slow?"_s);
    p.open();
    QCOMPARE(p.rows(), QStringList { p.sprint.text() }); // nothing is looked for before a word
    QTest::keyClicks(p.find, u"sprint"_s);
    QTRY_COMPARE(p.list->count(), 5);
    QCOMPARE(p.rows(),
        (QStringList { p.sprint.text(), CommandPalette::tr("Papers"), u"Fasting and sprints   Kaufman"_s,
            CommandPalette::tr("Threads"), u"Do sprints slow?"_s }));
    QCOMPARE(p.list->currentRow(), 0);
    QTest::keyClicks(p.find, u"s kaufman"_s);
    QTRY_COMPARE(p.list->count(), 2);
    QCOMPARE(p.list->currentRow(), 1); // where no command is left
    for (int i = 0; i < 30; ++i)
        addNamed(p.f.library, u"On naps"_s);
    p.find->setText(u"naps"_s);
    QTRY_COMPARE(p.list->count(), 1 + int(PaletteFinder::kMost));
}

void TestCommandPalette::enterOpensAPaper()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    for (QAction *action : f.window->findChildren<QAction *>(u"all-commands"_s))
        action->trigger();
    auto *palette = f.window->findChild<CommandPalette *>();
    QVERIFY(palette);
    auto *find = palette->findChild<QLineEdit *>();
    find->setText(u"fasting and spr"_s);
    QTRY_COMPARE(palette->findChild<QListWidget *>()->count(), 2);
    QTest::keyClick(find, Qt::Key_Return);
    QTRY_VERIFY(f.window->readerDock().isVisible());
    QVERIFY(!palette->isVisible());
}

void TestCommandPalette::enterShowsAThreadWhateverIsFiltered()
{
    WindowFixture f;
    const ThreadId thread = addThread(f.library, u"Do sprints slow?"_s);
    addThread(f.library, u"Is coffee bitter?"_s);
    f.show();
    f.window->showTab(MainWindow::HistoryTab);
    f.window->history().list().findBox().setText(u"coffee"_s);
    QTRY_COMPARE(f.window->history().model().rowCount(), 1);
    f.window->showTab(MainWindow::AskTab);
    for (QAction *action : f.window->findChildren<QAction *>(u"all-commands"_s))
        action->trigger();
    auto *palette = f.window->findChild<CommandPalette *>();
    auto *find = palette->findChild<QLineEdit *>();
    find->setText(u"do spri"_s);
    QTRY_COMPARE(palette->findChild<QListWidget *>()->count(), 2);
    QTest::keyClick(find, Qt::Key_Return);
    QTRY_COMPARE(f.window->history().list().current(), thread);
    QVERIFY(f.window->history().isVisible());
}

void TestCommandPalette::aCommandRuns()
{
    Palette p;
    p.open();
    QSignalSpy triggered(&p.sprint, &QAction::triggered);
    QTest::keyClicks(p.find, u"REPORT"_s);
    QTest::keyClick(p.find, Qt::Key_Return); // without waiting for papers
    QCOMPARE(triggered.size(), 1);
    QVERIFY(!p.palette->isVisible());
}

void TestCommandPalette::nothingFoundIsSaid()
{
    Palette p;
    p.open();
    p.find->setText(u"sprep"_s); // "Sprint report"
    QCOMPARE(p.rows(), QStringList { p.sprint.text() });
    p.find->setText(u"zebra"_s);
    QTRY_COMPARE(p.rows(), QStringList { CommandPalette::tr("Nothing is called so") });
    QTest::keyClick(p.find, Qt::Key_Return);
    QVERIFY(p.palette->isVisible()); // there is nothing to be done
}

void TestCommandPalette::otherWordsDropWhatWasFound()
{
    WindowFixture f;
    addNamed(f.library, u"Sprints"_s);
    addNamed(f.library, u"Coffee"_s);
    PaletteFinder finder(f.library);
    QStringList titles;
    connect(&finder, &PaletteFinder::found, this, [&](const PaletteFinds &finds) {
        for (const DocumentRow &row : finds.documents)
            titles << row.title;
    });
    for (const QString &words : { u"s"_s, u"sprints"_s, u"c"_s, u"coffee"_s })
        finder.find(words);
    QTRY_COMPARE(titles, QStringList { u"Coffee"_s });
    finder.find(u"sprints"_s);
    finder.find({});
    finder.find(u"tea"_s);
    QSignalSpy found(&finder, &PaletteFinder::found);
    QTRY_VERIFY_WITH_TIMEOUT(!found.isEmpty(), 60'000);
    QCOMPARE(titles, QStringList { u"Coffee"_s });
    finder.find(u"sprints"_s); // and it is gone while it looks
}

void TestCommandPalette::namesOfGroupsCannotBeChosen()
{
    Palette p;
    addNamed(p.f.library, u"Sprints"_s);
    addThread(p.f.library, u"Sprints"_s);
    p.open();
    p.find->setText(u"sprint"_s);
    QTRY_COMPARE(p.list->count(), 5);
    for (const int row : { 2, 4, 4 }) {
        QTest::keyClick(p.find, Qt::Key_Down);
        QCOMPARE(p.list->currentRow(), row);
    }
    for (const int row : { 2, 0, 0 }) {
        QTest::keyClick(p.find, Qt::Key_Up);
        QCOMPARE(p.list->currentRow(), row);
    }
    QSignalSpy chosen(p.palette.get(), &CommandPalette::documentChosen);
    QTest::mouseClick(p.list->viewport(), Qt::LeftButton, {}, p.list->visualItemRect(p.list->item(1)).center());
    QCOMPARE(chosen.size(), 0);
    QTest::mouseClick(p.list->viewport(), Qt::LeftButton, {}, p.list->visualItemRect(p.list->item(2)).center());
    QCOMPARE(chosen.size(), 1);
}

void TestCommandPalette::isSpoken()
{
    Palette p;
    addNamed(p.f.library, u"Sprints"_s, { u"Kaufman, M."_s });
    p.open();
    p.find->setText(u"sprint"_s);
    QTRY_COMPARE(p.list->count(), 3);
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(p.list);
    QCOMPARE(list->role(), QAccessible::List);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    QCOMPARE(list->child(2)->role(), QAccessible::ListItem);
    QCOMPARE(list->child(2)->text(QAccessible::Name), CommandPalette::tr("Paper: %1, %2").arg(u"Sprints"_s, u"Kaufman"_s));
    QVERIFY(!QAccessible::queryAccessibleInterface(p.find)->text(QAccessible::Name).isEmpty());
}

void TestCommandPalette::hostileNames()
{
    Palette p;
    addNamed(p.f.library, test::kHostile + u"\n%1 %2"_s, { QString(5000, u'x'), test::kHostile });
    addThread(p.f.library, test::kHostile + u" title %1"_s);
    p.open();
    p.find->setText(u"title"_s);
    QTRY_COMPARE(p.list->count(), 4);
    for (int i = 0; i < p.list->count(); ++i)
        QVERIFY(!p.list->item(i)->toolTip().contains(u"<img"_s) && !p.list->item(i)->text().contains(u'\n'));
    QVERIFY(p.rows()[1].contains(u"<img"_s));
    QVERIFY(!p.palette->grab().isNull());
    for (const QString &words : { QString(100'000, u'x'), u"\"%_* OR NEAR("_s, QString(QChar(0)) }) {
        p.find->setText(words);
        QTest::keyClick(p.find, Qt::Key_Return);
    }
}

void TestCommandPalette::typingDoesNotWait()
{
    Palette p;
    for (int i = 0; i < 30; ++i)
        addNamed(p.f.library, u"On naps"_s);
    p.open();
    for (const QChar c : u"naps"_s) {
        p.find->insert(c);
        QVERIFY(p.list->count() <= 1); // a command: the papers come with a later event
    }
    QTRY_COMPARE_WITH_TIMEOUT(p.list->count(), 1 + int(PaletteFinder::kMost), 60'000);
}

ADDUCE_TEST(TestCommandPalette)
#include "test_command_palette.moc"
