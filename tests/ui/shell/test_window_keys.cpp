#include "core/library/database.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/status_line.h"
#include "ui/answer/trace_panel.h"
#include "ui/history/history_page.h"
#include "ui/jobs/model_keeper.h"
#include "ui/shell/menu_chip.h"
#include "ui/shell/notifications.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTableView>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// Alt, Esc, the menus of the chips, and what a running question keeps from being done.
class TestWindowKeys : public QObject
{
    Q_OBJECT

private slots:
    void onlyAltAloneTogglesTheMenuBar();
    void escClosesPanelsBeforeItStops();
    void aRunningQuestionSaysWhyNoThreadIsOpened();
    void chipsOfferWhatWasUsedLast();
};

void TestWindowKeys::onlyAltAloneTogglesTheMenuBar()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    const QMenuBar *bar = f.window->menuBar();
    QuestionEdit &edit = f.window->ask().box().text();
    for (const Qt::Key key : { Qt::Key_Left, Qt::Key_Right, Qt::Key_Return, Qt::Key_X }) {
        QTest::keyClick(&edit, key, Qt::AltModifier);
        QVERIFY2(!bar->isVisible(), qPrintable(QKeySequence(key).toString()));
    }
    auto *list = f.window->library().findChild<QAbstractItemView *>();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Return, Qt::AltModifier);
    QVERIFY(!bar->isVisible());
    f.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    QTest::keyPress(&edit, Qt::Key_Alt);
    QTest::mouseClick(edit.viewport(), Qt::LeftButton, Qt::AltModifier);
    QTest::keyRelease(&edit, Qt::Key_Alt);
    QVERIFY(!bar->isVisible());
    QTest::keyClick(&edit, Qt::Key_Alt);
    QVERIFY(bar->isVisible());
    QTest::keyClick(&edit, Qt::Key_Left, Qt::AltModifier);
    QVERIFY(bar->isVisible());
    QTest::keyClick(&edit, Qt::Key_Alt);
    QVERIFY(!bar->isVisible());
}

void TestWindowKeys::escClosesPanelsBeforeItStops()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    f.window->readerDock().show();
    TurnWidget *turn = f.window->ask().threadView().turns().back();
    QToolButton *opener = turn->findChild<StatusLine *>()->trace();
    opener->click();
    auto *panel = turn->findChild<TracePanel *>();
    QTRY_VERIFY(panel && !panel->visibleRegion().isEmpty());
    QTRY_VERIFY(panel->findChild<QTableView *>() && panel->findChild<QTableView *>()->isVisible());
    auto *table = panel->findChild<QTableView *>();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    QVERIFY(!opener->isChecked());
    QVERIFY(opener->hasFocus()); // as it was inside
    QVERIFY(f.window->readerDock().isVisible());

    opener->click();
    QTRY_VERIFY(!panel->visibleRegion().isEmpty());
    QuestionEdit &edit = f.window->ask().box().text();
    edit.setFocus();
    f.window->ask().put(f.window->ask().threadView().addTurn(u"Did fat oxidation increase?"_s), u"Did fat oxidation increase?"_s);
    QVERIFY(f.window->ask().isRunning());
    QVERIFY(f.window->ask().closeTopmost()); // before an event of the question can come
    QVERIFY(!panel->isVisible());
    QVERIFY(edit.hasFocus());
    QVERIFY(f.window->ask().closeTopmost()); // stops
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning(), 60'000);
    QVERIFY(!f.window->ask().closeTopmost());
    QTest::keyClick(&edit, Qt::Key_Escape);
    QVERIFY(!f.window->readerDock().isVisible());
}

void TestWindowKeys::aRunningQuestionSaysWhyNoThreadIsOpened()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    const ThreadId first = f.window->ask().opened().id();
    f.window->ask().newThread();
    QSignalSpy said(&f.window->ask(), &AskPage::said);
    f.window->ask().ask(u"Did fat oxidation increase during exercise?"_s);
    QVERIFY(f.window->ask().isRunning());
    emit f.window->history().openInAsk(first);
    QCOMPARE(said.size(), 1);
    QVERIFY(said[0][0].toString().contains(u"Did fat oxidation increase"_s));
    QVERIFY(f.window->findChild<Notifications *>()->unread() > 0);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning(), 60'000);
    QVERIFY(f.window->ask().opened().id() && f.window->ask().opened().id() != first);
    f.window->ask().openThread(first);
    QTRY_COMPARE(f.window->ask().opened().id(), first);
    QCOMPARE(said.size(), 1);
}

/// The texts of a chip's menu, as it opens.
static QStringList textsOf(const MainWindow &window, const QString &name)
{
    for (MenuChip *chip : window.findChildren<MenuChip *>())
        if (chip->accessibleName().startsWith(name)) {
            emit chip->menu()->aboutToShow();
            QStringList texts;
            for (const QAction *action : chip->menu()->actions())
                if (!action->isSeparator())
                    texts << action->text();
            return texts;
        }
    return {};
}

void TestWindowKeys::chipsOfferWhatWasUsedLast()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    QList<CollectionId> ids;
    {
        Database database = f.library.open();
        CollectionStore store(database);
        for (const char *name : { "a", "b", "c", "d", "e", "f" })
            ids << store.create(QString::fromUtf8(name));
    }
    f.window->library().reload();
    f.settle();
    for (const CollectionId id : ids) {
        f.window->scopeChip().setScope({ { id }, {}, {} });
        f.askAndWait(u"Does fasting change sprint performance?"_s);
    }
    f.window->scopeChip().setScope({});
    const auto scopes = [&] { return textsOf(*f.window, u"What is searched"_s); };
    QCOMPARE(scopes().mid(0, 7),
        (QStringList { u"All documents"_s, u"f"_s, u"e"_s, u"d"_s, u"c"_s, u"b"_s,
            u"Select documents in the library to search only these"_s }));
    QCOMPARE(scopes().back(), u"Choose..."_s);
    f.window.reset();
    f.show();
    QCOMPARE(scopes().mid(1, 2), (QStringList { u"f"_s, u"e"_s })); // remembered

    const auto model = [](const QString &name) {
        ModelChoice choice;
        choice.base = QUrl(u"http://127.0.0.1:9/v1"_s);
        choice.model = name;
        return choice;
    };
    for (const QString &name : { u"one"_s, u"two"_s, u"three"_s })
        f.useModel(model(name));
    f.useModel(model(u"two"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    const QStringList models = textsOf(*f.window, u"Who writes"_s);
    QCOMPARE(models.size(), 5);
    QVERIFY(models[1].startsWith(u"two"_s));
    QVERIFY(models[2].startsWith(u"one"_s));
    QVERIFY(models.back().startsWith(u"Models"_s));
}

ADDUCE_TEST(TestWindowKeys)
#include "test_window_keys.moc"
