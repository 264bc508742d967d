#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/evidence/evidence_page.h"
#include "ui/history/history_page.h"

#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What the menus and the palette offer.
class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void keysAreGivenOnce();
    void allCanBeRun_data();
    void allCanBeRun();
    void pagesAreShownForTheirCommands();
};

namespace {

QList<QAction *> commandsOf(const MainWindow &window)
{
    QList<QAction *> commands;
    for (const QAction *menu : window.menuBar()->actions())
        commands += menu->menu()->actions();
    return commands;
}

/// Everything at hand: a paper, an answer, its page.
struct Used : WindowFixture
{
    explicit Used(bool isUsed)
    {
        show();
        if (!isUsed)
            return;
        add(writePaper(u"paper.md"_s));
        askAndWait(u"Does fasting change sprint performance?"_s);
        emit window->ask().threadView().turns().back()->evidenceWanted();
        settle();
        AnswerView *view = window->ask().threadView().turns().back()->view();
        emit view->citationActivated(view->content().citation(0));
    }
};

} // namespace

void TestCommands::keysAreGivenOnce()
{
    const Used f(false);
    QHash<QKeySequence, QString> taken;
    QSet<QString> names;
    for (const QAction *command : commandsOf(*f.window)) {
        QVERIFY2(!names.contains(command->objectName()), qPrintable(command->objectName()));
        names << command->objectName();
        QVERIFY(!command->text().isEmpty());
        for (const QKeySequence &keys : command->shortcuts()) {
            QVERIFY2(!taken.contains(keys), qPrintable(taken.value(keys) + u" and "_s + command->text()));
            taken.insert(keys, command->text());
        }
    }
    QVERIFY(names.size() > 60);
}

void TestCommands::allCanBeRun_data()
{
    QTest::addColumn<bool>("isUsed");
    QTest::newRow("an empty library") << false;
    QTest::newRow("with an answer") << true;
}

/// Each one alone and whatever came before: nothing breaks, and no dialog stops the window.
void TestCommands::allCanBeRun()
{
    QFETCH(bool, isUsed);
    const Used f(isUsed);
    for (QAction *command : commandsOf(*f.window)) {
        if (command->objectName() == u"quit" || !command->isEnabled())
            continue;
        command->trigger();
        for (QDialog *dialog : f.window->findChildren<QDialog *>())
            dialog->reject();
        QCoreApplication::processEvents();
        QVERIFY2(f.window->isVisible(), qPrintable(command->objectName()));
    }
}

void TestCommands::pagesAreShownForTheirCommands()
{
    const Used f(true);
    const auto run = [&](const QString &name) {
        f.window->findChild<QAction *>(name)->trigger();
        f.settle();
    };
    run(u"pin-the-thread"_s);
    QVERIFY(f.window->history().isVisible());
    QVERIFY(f.window->history().model().row(0).marks.isPinned);
    run(u"table-or-matrix"_s);
    QVERIFY(f.window->evidence().isVisible());
    QVERIFY(f.window->evidence().isMatrixShown());
    const double zoom = f.window->reader().view().zoom();
    run(u"larger-pages"_s);
    QVERIFY(f.window->reader().view().zoom() > zoom);
}

ADDUCE_TEST(TestCommands)
#include "test_commands.moc"
