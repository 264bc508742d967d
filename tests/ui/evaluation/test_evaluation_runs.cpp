#include "tests/support/test_main.h"
#include "tests/ui/evaluation/evaluation_fixture.h"
#include "ui/evaluation/run_list_dialog.h"

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Evaluated;

/// Many kept runs, all of them to be found.
class TestEvaluationRuns : public QObject
{
    Q_OBJECT

private slots:
    void everyRunIsReached();
    void fewRunsNeedNoList();
    void commandsNeedARun();
};

namespace {

/// Keeps copies of the run that is shown, a day before each other; the oldest one.
EvaluationId keepMany(const Evaluated &f, int copies)
{
    Database database = f.library.open();
    EvaluationStore store(database);
    EvaluationId oldest;
    for (int i = 1; i <= copies; ++i) {
        Comparison older = f.comparison();
        older.reports.front().startedAt = older.startedAt().addDays(-i);
        older.name = i == copies ? u"the first"_s : u"copy"_s;
        oldest = store.keep(older);
    }
    return oldest;
}

QList<QAction *> actionsNamed(const QWidget &in, const QString &name)
{
    QList<QAction *> found;
    for (const QMenu *menu : in.findChildren<QMenu *>())
        for (QAction *action : menu->actions())
            if (action->text() == name)
                found << action;
    return found;
}

} // namespace

void TestEvaluationRuns::everyRunIsReached()
{
    const Evaluated f;
    f.run();
    const EvaluationId newest = f.kept()[0].id;
    const EvaluationId oldest = keepMany(f, 25);
    f.commands().show(newest);
    f.settle();
    const QList<QAction *> all = actionsNamed(f.page().tools(), u"All runs..."_s);
    QCOMPARE(all.size(), 2); // to be shown, and to be compared with
    all[0]->trigger();
    const QPointer dialog = f.page().findChild<RunListDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->list().count(), 26);
    QCOMPARE(dialog->list().currentRow(), 0);
    dialog->findChild<QLineEdit *>()->setText(u"the FIRST"_s);
    QCOMPARE(dialog->list().currentRow(), 25);
    QVERIFY(dialog->list().item(0)->isHidden());
    QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
    f.settle();
    QVERIFY(!dialog || !dialog->isVisible());
    QCOMPARE(f.comparison().name, u"the first"_s);
    QVERIFY(f.kept().back().id == oldest);
}

/// They are in the menu and the palette, whatever is shown.
void TestEvaluationRuns::commandsNeedARun()
{
    const Evaluated f;
    EvaluationPage &page = f.page();
    emit page.tools().actions().removeWanted();
    emit page.tools().actions().renameWanted();
    emit page.tools().actions().exportWanted();
    f.settle();
    QVERIFY(f.kept().empty());
    QVERIFY(!f.shows(u"The run was deleted"_s));
    QVERIFY(!page.findChild<QDialog *>());

    const QString set = f.place.filePath(u"set.json"_s);
    page.tools().profiles().choose({ u"adduce"_s });
    page.run();
    QVERIFY(page.isRunning());
    f.sets().open(set); // would take the results away that come
    emit page.tools().sets().editWanted();
    emit page.tools().actions().removeWanted();
    QVERIFY(!page.findChild<QDialog *>());
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60'000);
    QCOMPARE(f.comparison().asked(), 3);
    QCOMPARE(f.kept().size(), std::size_t(1));
}

void TestEvaluationRuns::fewRunsNeedNoList()
{
    const Evaluated f;
    f.run();
    keepMany(f, 19);
    f.commands().show(f.kept()[0].id);
    f.settle();
    QVERIFY(actionsNamed(f.page().tools(), u"All runs..."_s).isEmpty());
}

ADDUCE_TEST(TestEvaluationRuns)
#include "test_evaluation_runs.moc"
