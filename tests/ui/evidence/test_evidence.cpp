#include "core/evidence/evidence_table.h"
#include "core/laboratory/desk_store.h"
#include "core/laboratory/shareable.h"
#include "core/laboratory/shared_copies.h"
#include "core/library/database.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/laboratory_sharing.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_preview.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/exporter.h"
#include "ui/evidence/matrix_model.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/quote_chooser.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/row_fitter.h"
#include "ui/evidence/rows_pane.h"
#include "ui/evidence/table_commands.h"
#include "ui/evidence/table_menu.h"
#include "ui/reader/page_crop.h"

#include <QHeaderView>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Tables of evidence as one makes, edits and checks them in the window.
class TestEvidence : public QObject
{
    Q_OBJECT

private slots:
    void rowsOfAnAnswerGoIntoATable();
    void aThreadIsKeptAsATable();
    void claimsAreWrittenInPlace();
    void whatIsBeingTypedOutlivesAnAnswer();
    void whatIsBeingTypedIsKeptWithItsTable();
    void theQuoteCannotBeWritten();
    void everyStepCanBeUndone();
    void aRowByHandGetsItsQuote();
    void quotesAreChecked();
    void theQuoteIsShownOnItsPage();
    void csvComesBack();
    void columnsKeepTheWidthsTheyWereGiven();
    void aColumnThatEarlierVersionsHadNotIsShown();
    void longTablesDoNotHoldTheWindowUp();
    void tablesAreSharedWithALaboratory();
};

namespace {

struct Asked : WindowFixture
{
    Asked()
    {
        show(1440, 900);
        add(writePaper(u"paper.md"_s));
        askAndWait(u"Does fasting change sprint performance?"_s);
        window->showTab(MainWindow::EvidenceTab);
        settle();
    }
    EvidencePage &page() const { return window->evidence(); }
    EvidenceModel &model() const { return page().rows().model(); }
    EvidenceView &table() const { return page().rows().table(); }
    EvidenceEditing &editing() const { return page().tables().editing(); }
    void addAnswer() const
    {
        emit window->ask().threadView().evidenceWanted(rows());
        settle();
    }
    [[nodiscard]] EvidenceTableId create(const QString &name, const std::vector<EvidenceRow> &rows) const
    {
        EvidenceTableId made;
        editing().create(name, rows, [&](EvidenceTableId id) { made = id; });
        settle();
        return made;
    }
    [[nodiscard]] std::vector<EvidenceRow> rows() const
    {
        return evidenceRows(*window->ask().threadView().turns().back()->answer());
    }
    void showFirstTable() const
    {
        page().show({ page().tables().all().front().id, {} });
        settle();
    }
    /// The editor of a cell, opened.
    [[nodiscard]] QPlainTextEdit *edit(int row, EvidenceModel::Column column) const
    {
        table().chooseRow(row, column);
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_F2);
        auto *editor = table().findChild<QPlainTextEdit *>();
        editor->selectAll();
        return editor;
    }
    [[nodiscard]] QString claim(int row) const { return model().row(row).claim; }
};

} // namespace

void TestEvidence::rowsOfAnAnswerGoIntoATable()
{
    const Asked f;
    QSignalSpy said(&f.page(), &EvidencePage::said);
    f.addAnswer();
    QCOMPARE(f.page().tables().all().size(), std::size_t(1)); // made when there is none
    QCOMPARE(said.size(), 1);
    f.showFirstTable();
    QCOMPARE(f.model().rowCount(), static_cast<int>(f.rows().size()));
    QVERIFY(f.model().row(0).question.contains(u"fasting"_s));
    f.addAnswer();
    QCOMPARE(f.page().tables().all().size(), std::size_t(1));
    QCOMPARE(f.model().rowCount(), 2 * static_cast<int>(f.rows().size()));
}

void TestEvidence::aThreadIsKeptAsATable()
{
    const Asked f;
    QVERIFY(f.model().rowCount() > 0); // of the thread, as it is
    QVERIFY(!f.model().isEditable());
    const int rows = f.model().rowCount();
    f.page().tableCommands().keepAs(u"Chapter 2"_s);
    f.settle();
    QVERIFY(f.model().isEditable());
    QCOMPARE(f.model().rowCount(), rows);
    f.window->undoStack().undo();
    f.settle();
    QVERIFY(f.page().tables().all().empty());
    QCOMPARE(f.model().rowCount(), rows); // the thread's again
}

void TestEvidence::claimsAreWrittenInPlace()
{
    const Asked f;
    f.addAnswer();
    f.showFirstTable();
    const QString before = f.claim(0);
    f.table().setCurrentIndex(f.table().model()->index(0, EvidenceModel::Claim));
    f.table().setFocus();
    QTest::keyClick(&f.table(), Qt::Key_F2);
    auto *editor = f.table().findChild<QPlainTextEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"Sprints stay as they are"_s);
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(f.claim(0), u"Sprints stay as they are"_s);
    QCoreApplication::processEvents(); // it is a step now
    f.window->undoStack().undo();
    f.settle();
    QCOMPARE(f.claim(0), before);
    f.window->undoStack().redo();
    f.settle();
    QCOMPARE(f.claim(0), u"Sprints stay as they are"_s);
    // Escape gives up what was written
    QTest::keyClick(&f.table(), Qt::Key_F2);
    editor = f.table().findChild<QPlainTextEdit *>();
    QTest::keyClicks(editor, u"never mind"_s);
    QTest::keyClick(editor, Qt::Key_Escape);
    QCoreApplication::processEvents();
    QCOMPARE(f.claim(0), u"Sprints stay as they are"_s);
}

void TestEvidence::whatIsBeingTypedOutlivesAnAnswer()
{
    const Asked f;
    f.addAnswer();
    f.addAnswer();
    f.showFirstTable();
    const QString before = f.claim(1);
    const QPointer<QPlainTextEdit> editor = f.edit(1, EvidenceModel::Notes);
    QTest::keyClicks(editor, u"half a tho"_s);
    f.window->ask().ask(u"Does fat oxidation increase?"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning(), 60'000);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(editor); // the answer came, and nothing of the table changed
    f.addAnswer(); // rows come
    const EvidenceTable table = f.page().tables().all().front();
    PlacedRow first = f.model().placed(0);
    f.editing().removeRows(table, { first }); // one goes
    f.settle();
    const PlacedRow row = f.model().placed(0);
    EvidenceRow after = row.row;
    after.claim = u"Another claim"_s;
    f.editing().replaceRow(table, row, after, u"Edit claim"_s); // its own changes beside it
    f.settle();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(editor);
    QTest::keyClicks(editor, u"ught"_s);
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(f.model().row(0).notes, u"half a thought"_s);
    QCoreApplication::processEvents(); // it is a step now
    QCOMPARE(f.claim(0), u"Another claim"_s);
    for (int step = 0; step < 3; ++step) // each is asked for before the last one is done
        f.window->undoStack().undo();
    f.settle();
    QCOMPARE(f.claim(1), before); // everything is where it was
}

void TestEvidence::whatIsBeingTypedIsKeptWithItsTable()
{
    const Asked f;
    f.addAnswer();
    f.showFirstTable();
    const EvidencePlace place = f.page().tables().place();
    QTest::keyClicks(f.edit(0, EvidenceModel::Claim), u"Sprints stay"_s);
    const EvidenceTableId other = f.create(u"Other"_s, {});
    f.page().show({ other, {} });
    f.settle();
    QCoreApplication::processEvents();
    f.page().show(place);
    f.settle();
    QCOMPARE(f.claim(0), u"Sprints stay"_s);
}

void TestEvidence::theQuoteCannotBeWritten()
{
    const Asked f;
    f.addAnswer();
    f.showFirstTable();
    EvidenceModel &model = f.model();
    const QString quote = model.row(0).citation->quote;
    QVERIFY(!(model.index(0, EvidenceModel::Evidence).flags() & Qt::ItemIsEditable));
    QVERIFY(!model.setData(model.index(0, EvidenceModel::Evidence), u"made up"_s, Qt::EditRole));
    QVERIFY(!model.setData(model.index(0, EvidenceModel::CitationColumn), u"made up"_s, Qt::EditRole));
    QCOMPARE(model.row(0).citation->quote, quote);
}

void TestEvidence::everyStepCanBeUndone()
{
    const Asked f;
    f.addAnswer();
    f.showFirstTable();
    const EvidenceTable table = f.page().tables().all().front();
    const std::vector<PlacedRow> before = f.model().rows();
    f.editing().rename(table, u"Renamed"_s);
    f.settle();
    QCOMPARE(f.page().tables().all().front().name, u"Renamed"_s);
    f.window->undoStack().undo();
    f.settle();
    QCOMPARE(f.page().tables().all().front().name, table.name);
    f.table().selectAll();
    f.page().rowCommands().remove();
    f.settle();
    QCOMPARE(f.model().rowCount(), 0);
    f.window->undoStack().undo();
    f.settle();
    QCOMPARE(f.model().rows(), before);
    f.editing().remove(table);
    f.settle();
    QVERIFY(f.page().tables().all().empty());
    f.window->undoStack().undo();
    f.settle();
    f.showFirstTable();
    QCOMPARE(f.model().rows(), before);
}

void TestEvidence::aRowByHandGetsItsQuote()
{
    const Asked f;
    f.page().rowCommands().addEmpty();
    f.settle();
    QCOMPARE(f.model().rowCount(), 1);
    auto *editor = f.table().findChild<QPlainTextEdit *>();
    QVERIFY(editor); // the claim is written at once
    QTest::keyClicks(editor, u"fat oxidation in the fasted state"_s);
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(f.claim(0).contains(u"oxidation"_s));
    QVERIFY(!f.model().row(0).citation);
    emit f.page().findChild<EvidencePreview *>()->chooseWanted();
    auto *chooser = f.page().findChild<QuoteChooser *>();
    QVERIFY(chooser);
    auto *list = chooser->findChild<QListWidget *>();
    QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, 30'000);
    QVERIFY(list->item(0)->text().contains(u"Fat oxidation increased"_s));
    emit list->itemActivated(list->item(0));
    QTRY_VERIFY(f.model().row(0).citation);
    Database database = f.library.open();
    QCOMPARE(lookForQuote(database, *f.model().row(0).citation), QuoteOutcome::Found);
}

void TestEvidence::quotesAreChecked()
{
    const Asked f;
    f.page().tableCommands().checkQuotes();
    const QModelIndex cell = f.model().index(0, EvidenceModel::CitationColumn);
    QTRY_VERIFY_WITH_TIMEOUT(cell.data(EvidenceModel::CheckedRole).toBool(), 30'000);
    QVERIFY(!cell.data(EvidenceModel::ErrorRole).toBool());
}

void TestEvidence::theQuoteIsShownOnItsPage()
{
    const Asked f;
    auto *preview = f.page().findChild<EvidencePreview *>();
    QVERIFY(preview->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(preview->crop().isDrawn(), 30'000);
    f.window->resize(900, 700); // the table has the room
    QTRY_VERIFY(!preview->isVisible());
}

void TestEvidence::csvComesBack()
{
    const Asked f;
    f.addAnswer();
    f.showFirstTable();
    const int rows = f.model().rowCount();
    Exporter exporter(f.services);
    QSignalSpy written(&exporter, &Exporter::written);
    exporter.write({ {}, f.page().tables().place().table }, f.place.filePath(u"evidence.csv"_s));
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 30'000);
    f.page().tableCommands().importCsv(f.place.filePath(u"evidence.csv"_s));
    f.settle();
    QCOMPARE(f.page().tables().all().size(), std::size_t(2));
    QCOMPARE(f.model().rowCount(), rows);
    QTRY_VERIFY_WITH_TIMEOUT(f.model().index(0, EvidenceModel::CitationColumn).data(EvidenceModel::CheckedRole).toBool(), 30'000);
    QFile matrix(f.place.filePath(u"matrix.csv"_s));
    QVERIFY(matrix.open(QIODevice::WriteOnly));
    QVERIFY(matrix.write("source,title,sha256,How long?,page,seal\r\nA 2001,T,aa,It was long.,2,x\r\n") > 0);
    matrix.close();
    f.page().tableCommands().importCsv(matrix.fileName());
    f.settle();
    QCOMPARE(f.page().tables().all().size(), std::size_t(3));
    QTRY_COMPARE_WITH_TIMEOUT(f.page().matrix().model().matrix().cells.size(), std::size_t(1), 30'000);
    QVERIFY(f.page().matrix().isVisible());
    QSignalSpy failed(&f.page(), &EvidencePage::failed);
    f.page().tableCommands().importCsv(f.place.filePath(u"paper.md"_s));
    f.settle();
    QCOMPARE(failed.size(), 1);
}

void TestEvidence::aColumnThatEarlierVersionsHadNotIsShown()
{
    QStandardItemModel earlier(1, EvidenceModel::Caveats);
    QHeaderView header(Qt::Horizontal);
    header.setModel(&earlier);
    header.setSectionsMovable(true);
    header.moveSection(EvidenceModel::Notes, EvidenceModel::Claim);
    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    settings.setValue(u"evidence/columns"_s, header.saveState());
    EvidenceModel model;
    model.setRows({ PlacedRow {} }, true);
    EvidenceView view(&model, settings);
    view.resize(1200, 400);
    view.fitColumns();
    QCOMPARE(view.horizontalHeader()->visualIndex(EvidenceModel::Notes), int(EvidenceModel::Claim));
    QVERIFY(!view.isColumnHidden(EvidenceModel::Caveats));
    QVERIFY(view.columnWidth(EvidenceModel::Caveats) > 40);
}

void TestEvidence::columnsKeepTheWidthsTheyWereGiven()
{
    Asked f;
    f.addAnswer();
    f.showFirstTable();
    EvidenceView &table = f.table();
    const auto all = [&] {
        int width = 0;
        for (int column = 0; column < EvidenceModel::ColumnCount; ++column)
            width += table.columnWidth(column);
        return width;
    };
    QCOMPARE(all(), table.viewport()->width());
    table.setColumnHidden(EvidenceModel::Notes, true);
    table.fitColumns();
    QCOMPARE(all(), table.viewport()->width()); // the others have its share
    QHeaderView &header = *table.horizontalHeader();
    const QPoint edge(
        header.sectionViewportPosition(EvidenceModel::Claim) + header.sectionSize(EvidenceModel::Claim) - 1, header.height() / 2);
    const int wanted = table.columnWidth(EvidenceModel::Claim) + 60;
    QTest::mousePress(header.viewport(), Qt::LeftButton, {}, edge);
    for (const int moved : { 20, 40, 60 }) {
        QMouseEvent drag(QEvent::MouseMove, QPointF(edge + QPoint(moved, 0)),
            header.viewport()->mapToGlobal(QPointF(edge + QPoint(moved, 0))), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(header.viewport(), &drag);
    }
    QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, edge + QPoint(60, 0));
    QCoreApplication::processEvents();
    QCOMPARE(table.columnWidth(EvidenceModel::Claim), wanted);
    QCOMPARE(all(), table.viewport()->width());
    f.addAnswer(); // the table is read again
    f.page().show({ f.create(u"Other"_s, f.rows()), {} });
    f.settle();
    QCOMPARE(table.columnWidth(EvidenceModel::Claim), wanted);
    f.window->resize(1200, 900);
    QCoreApplication::processEvents();
    QCOMPARE(table.columnWidth(EvidenceModel::Claim), wanted);
    EvidenceModel model;
    EvidenceView again(&model, f.settings); // after a restart
    again.resize(table.size());
    again.fitColumns();
    QCOMPARE(again.columnWidth(EvidenceModel::Claim), wanted);
    QMenu menu;
    again.fillColumnMenu(menu);
    menu.actions().back()->trigger();
    QVERIFY(again.columnWidth(EvidenceModel::Claim) != wanted);
    QVERIFY(f.settings.value(u"evidence/widths"_s).toMap().isEmpty());
}

void TestEvidence::longTablesDoNotHoldTheWindowUp()
{
    const Asked f;
    const std::vector<EvidenceRow> rows(4000, f.rows().front());
    const EvidenceTableId id = f.create(u"Long"_s, rows);
    f.page().show({ id, {} });
    f.settle();
    auto *fitter = f.table().findChild<RowFitter *>();
    QVERIFY(!fitter->isDone()); // only what is in sight was measured
    const int fitted = f.table().rowHeight(0);
    QVERIFY(fitted > f.table().verticalHeader()->defaultSectionSize());
    QTRY_VERIFY_WITH_TIMEOUT(fitter->isDone(), 30'000);
    QCOMPARE(f.table().rowHeight(3999), fitted);
}

void TestEvidence::tablesAreSharedWithALaboratory()
{
    const Asked f;
    auto &menu = *f.page().findChild<TableMenu *>();
    const auto action = [&menu](const QString &words) -> QAction * {
        emit menu.aboutToShow();
        for (QAction *one : menu.actions())
            if (one->text() == words)
                return one;
        return nullptr;
    };
    const QString share = LaboratorySharing::tr("Share with the laboratory");
    const EvidenceTableId first = f.create(u"First"_s, f.rows());
    f.page().show({ first, {} });
    f.settle();
    QVERIFY(!action(share)); // there is no laboratory
    {
        Database database = f.library.open();
        DeskStore(database).setMembership({ u"postgresql://anna@/sleep"_s, u"a"_s, u"b"_s });
    }
    const EvidenceTableId second = f.create(u"Second"_s, {});
    f.page().show({ second, {} });
    f.settle();
    QTRY_VERIFY(action(share));
    action(share)->trigger();
    f.settle();
    QTRY_VERIFY(action(LaboratorySharing::tr("Share no more with the laboratory")));
    f.page().show({ first, {} });
    f.settle();
    QTRY_VERIFY(action(share)); // this one is not
    Database database = f.library.open();
    QCOMPARE(sharedOf(database, shareableTables()), std::vector { second.value });
}

ADDUCE_TEST(TestEvidence)
#include "test_evidence.moc"
