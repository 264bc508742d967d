#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/reader/reader_panel.h"
#include "ui/reader/reader_tabs.h"
#include "ui/shell/reader_dock.h"

#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Several papers in the reader: in tabs, and side by side.
class TestReaderTabs : public QObject
{
    Q_OBJECT

private slots:
    void anotherPaperTakesTheTab();
    void aPaperIsOpenedInATabOfItsOwn();
    void aPaperThatIsOpenIsShownWhereItIs();
    void twoPapersStandSideBySide();
    void theSideThatHasTheFocusIsCurrent();
    void aPaperMovesToTheOtherSide();
    void theMiddleButtonCloses();
    void theButtonOfATabClosesItWithTheFocus();
    void whatIsNotSeenIsNotClosed();
    void theLastOneClosesTheReader();
    void aTabIsClosedWhileItsPaperIsOpened();
    void comeBackAndAreOpenedWhenTheyAreSeen();
    void keysStepThroughThem();
};

namespace {

struct Papers : test::WindowFixture
{
    std::vector<DocumentRow> rows;

    Papers()
    {
        show();
        for (const QString &name : { u"a"_s, u"b"_s, u"c"_s }) {
            QFile file(writePaper(name + u".md"_s));
            if (file.open(QIODevice::Append))
                file.write("\n" + name.toUtf8().repeated(3) + "\n");
            file.close();
            add(file.fileName());
        }
        Database database = library.open();
        rows = currentDocuments(database);
        std::ranges::sort(rows, {}, &DocumentRow::path);
    }
    [[nodiscard]] ReaderDock &dock() const { return window->readerDock(); }
    [[nodiscard]] ReaderTabs &tabs() const { return dock().tabs(); }
    [[nodiscard]] bool isCurrent(std::size_t paper) const { return tabs().paperIn(tabs().current()) == rows.at(paper).sha256; }
    [[nodiscard]] bool isOpened(const ReaderPanel &panel) const { return const_cast<ReaderPanel &>(panel).file().isOpen(); }
    void trigger(const QString &name) const
    {
        for (QAction *action : window->findChildren<QAction *>(name))
            action->trigger();
    }
    [[nodiscard]] QList<QTabBar *> bars() const ///< of the groups, the left one first
    {
        QList<QTabBar *> bars;
        for (QTabWidget *group : tabs().findChildren<QTabWidget *>())
            if (group->tabBar()->accessibleName() == u"Open papers"_s)
                bars << group->tabBar();
        if (bars.size() == 2 && bars.front()->mapTo(&tabs(), QPoint()).x() > bars.back()->mapTo(&tabs(), QPoint()).x())
            bars.swapItemsAt(0, 1);
        if (bars.front()->count() == 0) // one group alone
            bars.swapItemsAt(0, 1);
        return bars;
    }
};

} // namespace

void TestReaderTabs::anotherPaperTakesTheTab()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openStart(p.rows[1]);
    QCOMPARE(p.tabs().panels().size(), std::size_t(1));
    QVERIFY(p.isCurrent(1));
    for (const QTabBar *bar : p.bars())
        QVERIFY(!bar->isVisible()); // of one paper nothing is to be chosen
}

void TestReaderTabs::aPaperIsOpenedInATabOfItsOwn()
{
    Papers p;
    p.dock().openInNewTab(p.rows[0]); // nothing is open: no second tab
    QCOMPARE(p.tabs().panels().size(), std::size_t(1));
    p.dock().openInNewTab(p.rows[1]);
    QCOMPARE(p.tabs().panels().size(), std::size_t(2));
    QVERIFY(p.isCurrent(1));
    QTRY_VERIFY(p.isOpened(p.tabs().current()));
    QCOMPARE(p.bars().front()->count(), 2);
    QVERIFY(p.bars().front()->isVisible());
    p.trigger(u"new-reader-tab"_s);
    QCOMPARE(p.tabs().panels().size(), std::size_t(3));
    QCOMPARE(p.bars().front()->tabText(2), u"No paper"_s);
}

void TestReaderTabs::aPaperThatIsOpenIsShownWhereItIs()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openInNewTab(p.rows[1]);
    p.dock().openStart(p.rows[0]);
    QVERIFY(p.isCurrent(0));
    p.dock().openInNewTab(p.rows[1]);
    p.dock().openBeside(p.rows[0]);
    QCOMPARE(p.tabs().panels().size(), std::size_t(2));
    QVERIFY(p.isCurrent(0));
}

void TestReaderTabs::twoPapersStandSideBySide()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openBeside(p.rows[1]);
    QVERIFY(p.isCurrent(1));
    const std::vector<ReaderPanel *> panels = p.tabs().panels();
    QCOMPARE(panels.size(), std::size_t(2));
    QCOMPARE(p.tabs().sideOf(*panels[0]), ReaderTabs::Left);
    QCOMPARE(p.tabs().sideOf(*panels[1]), ReaderTabs::Right);
    QVERIFY(panels[0]->isVisible() && panels[1]->isVisible());
    QTRY_VERIFY(p.isOpened(*panels[0]) && p.isOpened(*panels[1]));
    for (const QTabBar *bar : p.bars())
        QVERIFY(bar->isVisible()); // each says which paper it is
    p.trigger(u"close-reader-tab"_s);
    QVERIFY(p.isCurrent(0));
    QVERIFY(!p.bars().back()->isVisible());
}

void TestReaderTabs::theSideThatHasTheFocusIsCurrent()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openBeside(p.rows[1]);
    p.tabs().panels()[0]->view().setFocus();
    QVERIFY(p.isCurrent(0));
    p.dock().openStart(p.rows[2]); // comes into the side where the user is
    QCOMPARE(p.tabs().paperIn(*p.tabs().panels()[0]), p.rows[2].sha256);
    p.tabs().panels()[1]->view().setFocus();
    QVERIFY(p.isCurrent(1));
    QCOMPARE(&p.window->reader(), p.tabs().panels()[1]); // what commands speak to
}

void TestReaderTabs::aPaperMovesToTheOtherSide()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.trigger(u"other-side"_s); // alone it would only change places: an empty one is opened beside it
    QCOMPARE(p.tabs().panels().size(), std::size_t(2));
    QVERIFY(p.tabs().paperIn(p.tabs().current()).isEmpty());
    p.dock().openStart(p.rows[1]);
    p.dock().openInNewTab(p.rows[2]);
    p.trigger(u"other-side"_s);
    QVERIFY(p.isCurrent(2));
    QCOMPARE(p.tabs().sideOf(p.tabs().current()), ReaderTabs::Left);
    QCOMPARE(p.tabs().panels().size(), std::size_t(3));
    QTRY_VERIFY(p.isOpened(p.tabs().current()));
    QCOMPARE(p.bars().front()->tabText(1), u"c"_s); // in short
    QVERIFY(p.bars().front()->tabToolTip(1).contains(u"Fasting and sprints"_s));
}

void TestReaderTabs::theMiddleButtonCloses()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openInNewTab(p.rows[1]);
    QTabBar *bar = p.bars().front();
    QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(1).center()); // the other one may be scrolled away
    QCOMPARE(p.tabs().panels().size(), std::size_t(1));
    QVERIFY(p.isCurrent(0));
}

/// The button goes with its tab, and the focus must go on to the paper that is shown.
void TestReaderTabs::theButtonOfATabClosesItWithTheFocus()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openInNewTab(p.rows[1]);
    p.dock().openInNewTab(p.rows[2]);
    QTabBar *bar = p.bars().front();
    for (int left = 3; left > 1; --left) {
        auto *button = bar->tabButton(bar->currentIndex(), QTabBar::RightSide)->findChild<QToolButton *>();
        button->setFocus(Qt::TabFocusReason);
        QVERIFY(button->hasFocus());
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(p.tabs().panels().size(), std::size_t(left - 1));
        QVERIFY(p.tabs().current().view().hasFocus());
    }
}

void TestReaderTabs::whatIsNotSeenIsNotClosed()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openInNewTab(p.rows[1]);
    p.dock().hide();
    p.trigger(u"close-reader-tab"_s);
    p.trigger(u"next-paper"_s);
    QCOMPARE(p.tabs().panels().size(), std::size_t(2));
    QVERIFY(p.isCurrent(1));
}

void TestReaderTabs::theLastOneClosesTheReader()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    QTRY_VERIFY(p.isOpened(p.tabs().current()));
    p.trigger(u"close-reader-tab"_s);
    QVERIFY(p.dock().isHidden());
    QCOMPARE(p.tabs().panels().size(), std::size_t(1));
    p.dock().openStart(p.rows[0]);
    QVERIFY(p.dock().isVisible());
    QTRY_VERIFY(p.isOpened(p.tabs().current()));
}

void TestReaderTabs::aTabIsClosedWhileItsPaperIsOpened()
{
    Papers p;
    for (int i = 0; i < 3; ++i) {
        p.dock().openInNewTab(p.rows[static_cast<std::size_t>(i)]);
        p.trigger(u"close-reader-tab"_s);
    }
    p.dock().openStart(p.rows[2]);
    QTRY_VERIFY(p.isOpened(p.tabs().current()));
}

void TestReaderTabs::comeBackAndAreOpenedWhenTheyAreSeen()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openInNewTab(p.rows[1]);
    p.dock().openBeside(p.rows[2]);
    p.tabs().setCurrent(*p.tabs().panels()[1]);
    QTRY_VERIFY(p.isOpened(p.tabs().current()));
    p.window.reset();
    p.show();
    QTRY_COMPARE(p.tabs().panels().size(), std::size_t(3));
    QVERIFY(p.isCurrent(1));
    const std::vector<ReaderPanel *> panels = p.tabs().panels();
    QTRY_VERIFY(p.isOpened(*panels[1]) && p.isOpened(*panels[2])); // both are in sight
    QVERIFY(panels[0]->file().title().isEmpty());
    QCOMPARE(p.tabs().paperIn(*panels[0]), p.rows[0].sha256);
    QVERIFY(!p.bars().front()->tabText(0).isEmpty());
    p.dock().openStart(p.rows[0]);
    QCOMPARE(p.tabs().panels().size(), std::size_t(3));
    QTRY_VERIFY(p.isOpened(*panels[0]));
}

void TestReaderTabs::keysStepThroughThem()
{
    Papers p;
    p.dock().openStart(p.rows[0]);
    p.dock().openInNewTab(p.rows[1]);
    p.dock().openInNewTab(p.rows[2]);
    p.trigger(u"next-paper"_s);
    QVERIFY(p.isCurrent(0)); // round
    p.trigger(u"previous-paper"_s);
    QVERIFY(p.isCurrent(2));
}

ADDUCE_TEST(TestReaderTabs)
#include "test_reader_tabs.moc"
