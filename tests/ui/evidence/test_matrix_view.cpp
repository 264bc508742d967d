#include "core/export/crops.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/question/study_aspect.h"
#include "core/threads/quote_check.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/ask/ask_page.h"
#include "ui/evidence/cell_pane.h"
#include "ui/evidence/cell_steps.h"
#include "ui/evidence/column_menu.h"
#include "ui/evidence/conflict_lines.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/export_dialog.h"
#include "ui/evidence/export_preview.h"
#include "ui/evidence/exporter.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/paper_chooser.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/table_commands.h"
#include "ui/library/document_menu.h"
#include "ui/library/library_panel.h"

#include <QAbstractItemModelTester>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

class TestMatrixView : public QObject
{
    Q_OBJECT

private slots:
    void cellsAreFilledAsTheyAreAdded();
    void whereNothingWasFoundItLeadsOn_data();
    void whereNothingWasFoundItLeadsOn();
    void everyStepCanBeUndone();
    void readyMadeColumnsAreAddedOnce();
    void theUserHasTheLastWord();
    void conflictsAreMarkedAndLeadToEachOther();
    void whatHasNoRoomIsInAMenu();
    void papersAreComparedInATableOfTheirOwn();
    void aHiddenMatrixIsNotFilled();
    void comesBackWithTheWindow();
    void papersAreChosen();
    void csvLeavesNothingOut();
    void quotesAreChecked();
    void cropsComeFromThePages();
};

namespace {

/// A matrix of one paper and two questions, the second of which it says nothing about.
struct Filled : WindowFixture
{
    Filled()
    {
        show(1440, 900);
        add(writePaper(u"paper.md"_s));
        window->showTab(MainWindow::EvidenceTab);
        page().showMatrix(true);
        WindowFixture::settle();
        matrix().commands().addPapers(papers());
        matrix().commands().addQuestions({ u"Does fasting change sprint performance?"_s });
        matrix().commands().addQuestions({ u"Which vitamins do astronauts take?"_s });
        settle();
    }
    EvidencePage &page() const { return window->evidence(); }
    MatrixView &matrix() const { return page().matrix(); }
    [[nodiscard]] std::vector<DocumentId> papers() const
    {
        Database database = library.open();
        std::vector<DocumentId> ids;
        for (const DocumentRow &row : DocumentStore(database).list())
            ids.push_back(row.id);
        return ids;
    }
    void settle() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(!libraryThread.isBusy() && !matrix().filler().isRunning(), 60'000);
        QCOMPARE(static_cast<int>(matrix().model().matrix().cells.size()),
            matrix().model().rowCount() * matrix().model().columnCount());
    }
    [[nodiscard]] QModelIndex at(int row, int column) const { return matrix().model().index(row, column); }
};

} // namespace

void TestMatrixView::cellsAreFilledAsTheyAreAdded()
{
    const Filled f;
    const QAbstractItemModelTester tester(&f.matrix().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const MatrixCell *answered = f.matrix().model().cell(f.at(0, 0));
    QVERIFY(answered && answered->citation);
    Database database = f.library.open();
    QCOMPARE(lookForQuote(database, *answered->citation), QuoteOutcome::Found);
    QCOMPARE(f.matrix().model().cell(f.at(0, 1))->state, CellState::NothingFound);
    QCOMPARE(f.matrix().model().data(f.at(0, 1), Qt::DisplayRole).toString(), u"nothing found"_s);
    QVERIFY(f.matrix().model().headerData(1, Qt::Horizontal, MatrixModel::SecondLineRole).toString().contains(u"1 without"_s));
    // One row more, and nothing else, is filled
    const QDateTime before = answered->madeAt;
    QFile other(f.place.filePath(u"other.md"_s));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("# Sprints at noon\n\nSprint performance rose after fasting in older athletes who trained at noon.\n");
    other.close();
    f.window->addPaths({ other.fileName() });
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->job().isRunning(), 60'000);
    f.matrix().commands().addPapers(f.papers());
    QTRY_COMPARE(f.matrix().model().rowCount(), 2);
    f.settle();
    QCOMPARE(f.matrix().model().cell(f.at(0, 0))->madeAt, before);
    QSignalSpy opened(&f.page(), &EvidencePage::citationActivated);
    emit f.matrix().table().activated(f.matrix().table().model()->index(0, 0));
    QCOMPARE(opened.size(), 1);
}

void TestMatrixView::whereNothingWasFoundItLeadsOn_data()
{
    QTest::addColumn<QString>("step");
    QTest::newRow("nearest sentences") << u"Nearest sentences..."_s;
    QTest::newRow("all papers") << u"Ask all papers"_s;
    QTest::newRow("other words") << u"Ask in other words..."_s;
}

void TestMatrixView::whereNothingWasFoundItLeadsOn()
{
    QFETCH(QString, step);
    const Filled f;
    auto *steps = f.matrix().findChild<CellSteps *>();
    QVERIFY(steps);
    QAbstractItemModel *rows = f.matrix().table().model();
    f.matrix().table().setCurrentIndex(rows->index(0, 0));
    QVERIFY(!steps->isVisible());
    f.matrix().table().setCurrentIndex(rows->index(0, 1));
    QVERIFY(steps->isVisible());
    QToolButton *wanted = nullptr;
    for (QToolButton *one : steps->findChildren<QToolButton *>()) {
        QVERIFY(!one->accessibleDescription().isEmpty() && (one->focusPolicy() & Qt::TabFocus));
        if (one->text() == step)
            wanted = one;
    }
    QVERIFY(wanted);
    QSignalSpy asked(&f.page(), &EvidencePage::askWanted);
    QTest::keyClick(wanted, Qt::Key_Space);
    if (step == u"Ask all papers"_s) {
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), u"Which vitamins do astronauts take?"_s);
        QTRY_VERIFY(f.window->ask().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning(), 60'000);
        return;
    }
    QVERIFY(asked.isEmpty());
    auto *dialog = f.matrix().findChild<QDialog *>();
    QVERIFY(dialog);
    const auto *line = dialog->findChild<QLineEdit *>();
    QVERIFY(line);
    QCOMPARE(line->text(), u"Which vitamins do astronauts take?"_s);
    dialog->close();
}

void TestMatrixView::everyStepCanBeUndone()
{
    const Filled f;
    const Matrix before = f.matrix().model().matrix();
    f.matrix().commands().removeQuestion(0);
    f.WindowFixture::settle();
    QCOMPARE(f.matrix().model().columnCount(), 1);
    f.window->undoStack().undo();
    f.WindowFixture::settle();
    QCOMPARE(f.matrix().model().matrix(), before);
    f.matrix().commands().removePaper(0);
    f.WindowFixture::settle();
    QCOMPARE(f.matrix().model().rowCount(), 0);
    f.window->undoStack().undo();
    f.WindowFixture::settle();
    QCOMPARE(f.matrix().model().matrix(), before);
    f.matrix().commands().setCell(f.at(0, 0), {});
    f.WindowFixture::settle();
    QCOMPARE(f.matrix().model().cell(f.at(0, 0))->state, CellState::NotReported);
    f.window->undoStack().undo();
    f.WindowFixture::settle();
    QCOMPARE(f.matrix().model().matrix(), before);
}

void TestMatrixView::readyMadeColumnsAreAddedOnce()
{
    const Filled f;
    auto *menu = f.page().findChild<ColumnMenu *>();
    QVERIFY(menu);
    QSignalSpy wanted(menu, &ColumnMenu::questionsWanted);
    menu->actions().back()->trigger();
    QCOMPARE(wanted.size(), 1);
    f.settle();
    QCOMPARE(f.matrix().model().columnCount(), 2 + 8);
    menu->actions().back()->trigger();
    f.settle();
    QCOMPARE(f.matrix().model().columnCount(), 2 + 8); // they are there
    f.window->undoStack().undo(); // one step
    f.WindowFixture::settle();
    QCOMPARE(f.matrix().model().columnCount(), 2);
}

void TestMatrixView::theUserHasTheLastWord()
{
    const Filled f;
    const Citation quote = *f.matrix().model().cell(f.at(0, 0))->citation;
    f.matrix().commands().setCell(f.at(0, 1), quote);
    f.WindowFixture::settle();
    QCOMPARE(f.matrix().model().cell(f.at(0, 1))->chosenBy, u"user"_s);
    f.matrix().reload();
    f.settle();
    QCOMPARE(f.matrix().model().cell(f.at(0, 1))->citation, quote);
    f.matrix().commands().fillAgain(f.at(0, 1));
    QTRY_VERIFY(f.matrix().model().cell(f.at(0, 1)));
    f.settle();
    QCOMPARE(f.matrix().model().cell(f.at(0, 1))->state, CellState::NothingFound);
}

void TestMatrixView::conflictsAreMarkedAndLeadToEachOther()
{
    const Filled f;
    QFile other(f.place.filePath(u"other.md"_s));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write(
        "# Sprints at noon\n\n## Results\n\nSprint performance increased after fasting in athletes who trained at noon.\n");
    other.close();
    f.window->addPaths({ other.fileName() });
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->job().isRunning(), 60'000);
    f.matrix().commands().addPapers(f.papers());
    QTRY_COMPARE(f.matrix().model().rowCount(), 2);
    f.settle();
    MatrixModel &model = f.matrix().model();
    Citation planted = *model.cell(f.at(0, 0))->citation;
    planted.quote = u"Sprint performance increased after fasting."_s;
    f.matrix().commands().setCell(f.at(1, 0), planted);
    planted.quote = u"Sprint performance decreased after fasting."_s;
    f.matrix().commands().setCell(f.at(0, 0), planted);
    QTRY_COMPARE(model.conflictsAt(f.at(0, 0)).size(), std::size_t(1));
    const CellConflict conflict = model.conflictsAt(f.at(0, 0)).front();
    QCOMPARE(conflict.other, CellPlace(model.paper(1).id, model.question(0).id));
    QVERIFY2(conflict.words.contains(u"“increased”, here “decreased”"_s), qPrintable(conflict.words));
    QVERIFY(f.at(0, 0).data(Qt::AccessibleTextRole).toString().contains(conflict.words));
    QVERIFY(f.at(1, 0).data(Qt::ToolTipRole).toString().contains(u"here “increased”"_s));
    QVERIFY(model.headerData(0, Qt::Horizontal, MatrixModel::SecondLineRole).toString().contains(u"1 conflict"_s));
    QVERIFY(!model.headerData(1, Qt::Horizontal, MatrixModel::SecondLineRole).toString().contains(u"conflict"_s));
    f.matrix().table().setCurrentIndex(f.matrix().table().model()->index(0, 0));
    auto *lines = f.matrix().findChild<ConflictLines *>();
    QTRY_VERIFY(lines->isVisible());
    lines->findChild<QToolButton *>()->click();
    QCOMPARE(f.matrix().table().currentIndex().row(), 1);
    planted.quote = u"Sprint performance increased after fasting."_s;
    f.matrix().commands().setCell(f.at(0, 0), planted); // they agree again
    QTRY_VERIFY(model.conflictsAt(f.at(0, 0)).empty() && !lines->isVisible());
}

void TestMatrixView::whatHasNoRoomIsInAMenu()
{
    const Filled f;
    CellPane pane;
    pane.setCell(f.matrix().model(), f.at(0, 0));
    auto *more = pane.findChild<QToolButton *>();
    pane.resize(1200, 100);
    pane.show();
    QVERIFY(more->isHidden());
    pane.resize(700, 100);
    QVERIFY(more->isVisible());
    emit more->menu()->aboutToShow();
    QStringList offered;
    for (const QAction *action : more->menu()->actions())
        offered << action->text();
    QCOMPARE(offered, (QStringList { u"Choose another quote..."_s, u"Fill again"_s }));
    QSignalSpy refill(&pane, &CellPane::refillWanted);
    more->menu()->actions().last()->trigger();
    QCOMPARE(refill.size(), 1);
    pane.resize(400, 100);
    emit more->menu()->aboutToShow();
    QCOMPARE(more->menu()->actions().size(), 4);
}

void TestMatrixView::papersAreComparedInATableOfTheirOwn()
{
    const Filled f;
    f.window->showTab(MainWindow::AskTab);
    DocumentMenu menu({}, f.window.get());
    emit f.window->library().menuMade(menu);
    emit menu.compareWanted(f.papers());
    QTRY_COMPARE(f.matrix().model().columnCount(), static_cast<int>(standardQuestions().size()));
    QVERIFY(f.page().isVisible() && f.page().isMatrixShown());
    QCOMPARE(f.matrix().model().rowCount(), static_cast<int>(f.papers().size()));
    QCOMPARE(f.page().tables().shown()->name, u"Comparison of 1 paper(s)"_s);
    f.settle();
    const auto tables = f.page().tables().all().size();
    f.window->undoStack().undo(); // one step
    QTRY_COMPARE(f.page().tables().all().size(), tables - 1);
}

void TestMatrixView::aHiddenMatrixIsNotFilled()
{
    const Filled f;
    f.window->showTab(MainWindow::AskTab);
    f.matrix().commands().addQuestions({ u"How many athletes took part?"_s });
    f.WindowFixture::settle();
    QVERIFY(!f.matrix().filler().isRunning());
    f.window->showTab(MainWindow::EvidenceTab);
    f.matrix().reload();
    QTRY_COMPARE_WITH_TIMEOUT(f.matrix().model().matrix().cells.size(), std::size_t(3), 30'000);
}

void TestMatrixView::comesBackWithTheWindow()
{
    Filled f;
    f.window->close();
    f.show();
    QTRY_VERIFY(f.page().isMatrixShown());
    f.page().showMatrix(false);
    f.window->close();
    f.show();
    QVERIFY(!f.page().isMatrixShown());
}

void TestMatrixView::papersAreChosen()
{
    DocumentRow a, b;
    a.id = { 1 };
    a.path = u"/papers/<b>one</b>.pdf"_s;
    b.id = { 2 };
    b.path = u"/papers/two.pdf"_s;
    PaperChooser chooser({ a, b }, { { 2 } });
    QCOMPARE(chooser.chosen(), std::vector<DocumentId> { { 2 } });
}

void TestMatrixView::csvLeavesNothingOut()
{
    const Filled f;
    f.page().rowCommands().add({ { {}, u"By hand"_s, f.matrix().model().cell(f.at(0, 0))->citation, {}, {}, {}, {} } });
    f.WindowFixture::settle();
    ExportDialog dialog(f.services, { {}, f.page().tables().place().table });
    dialog.setFormat(ExportFormat::Csv);
    dialog.setPath(f.place.filePath(u"out.csv"_s));
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.preview().isBusy(), 30'000);
    QVERIFY(dialog.preview().text().contains(u"By hand"_s));
    QVERIFY(dialog.preview().text().contains(u"Which vitamins do astronauts take?"_s));
    const QString beside = f.place.filePath(u"out-matrix.csv"_s);
    QCOMPARE(dialog.paths(), QStringList({ f.place.filePath(u"out.csv"_s), beside }));
    const auto says = [&](const QString &words) {
        return std::ranges::any_of(
            dialog.findChildren<QLabel *>(), [&](const QLabel *label) { return label->text().contains(words); });
    };
    QVERIFY(says(u"a file of its own: out-matrix.csv"_s)); // before it is written
    test::writeFile(f.place.path(), u"out-matrix.csv"_s, "mine");
    dialog.accept();
    QVERIFY(dialog.isVisible()); // it asks before the other file goes, too
    QVERIFY(says(u"out-matrix.csv is there already"_s));
    Exporter exporter(f.services);
    QSignalSpy written(&exporter, &Exporter::written);
    exporter.write(dialog.request(), dialog.path());
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 30'000);
    QVERIFY(written.front().front().toStringList().contains(beside));
    QFile file(beside);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("Which vitamins do astronauts take?"));
}

void TestMatrixView::quotesAreChecked()
{
    const Filled f;
    const QModelIndex cell = f.at(0, 0);
    QVERIFY(!f.matrix().model().check(cell));
    QSignalSpy said(&f.page(), &EvidencePage::said);
    f.page().tableCommands().checkQuotes();
    QTRY_VERIFY_WITH_TIMEOUT(f.matrix().model().check(cell), 30'000);
    QVERIFY(!said.isEmpty() && said.back().front().toString().contains(u"all stand on their pages"_s));
    QCOMPARE(f.matrix().model().check(cell)->outcome, QuoteOutcome::Found);
    QVERIFY(!cell.data(MatrixModel::ErrorRole).toBool());
    Citation wrong = *f.matrix().model().cell(cell)->citation;
    wrong.quote = u"Astronauts take vitamins."_s;
    f.matrix().commands().setCell(cell, wrong);
    f.WindowFixture::settle();
    QVERIFY(!f.matrix().model().check(f.at(0, 0))); // it is another quote
    f.page().tableCommands().checkQuotes();
    QTRY_VERIFY_WITH_TIMEOUT(f.at(0, 0).data(MatrixModel::ErrorRole).toBool(), 30'000);
    QVERIFY(f.at(0, 0).data(Qt::AccessibleTextRole).toString().contains(words(*f.matrix().model().check(f.at(0, 0)))));
}

void TestMatrixView::cropsComeFromThePages()
{
    const Filled f;
    Database database = f.library.open();
    ExportContent content = contentOf(database, { {}, f.page().tables().place().table });
    QVERIFY(content.tables.empty());
    QList<std::pair<int, int>> emitted;
    addCrops(f.library, f.services.worker, content, {}, [&](int done, int total) { emitted.append({ done, total }); });
    QCOMPARE(content.crops.size(), std::size_t(1));
    QVERIFY(!content.crops.front().image.rgb.isEmpty());
    QCOMPARE(emitted, (QList<std::pair<int, int>> { { 0, 1 } }));
}

ADDUCE_TEST(TestMatrixView)
#include "test_matrix_view.moc"
