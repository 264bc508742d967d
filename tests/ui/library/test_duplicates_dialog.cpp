#include "core/highlights/highlight_places.h"
#include "core/highlights/highlight_store.h"
#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "core/library/duplicate_store.h"
#include "core/library/metadata_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/document_editing.h"
#include "ui/library/duplicates_dialog.h"
#include "ui/library/library_filter.h"

#include <QAction>
#include <QDir>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Two papers that look like one, side by side: merged or told apart, and taken back.
class TestDuplicatesDialog : public QObject
{
    Q_OBJECT

private slots:
    void standSideBySide();
    void onlyWhatDiffersIsChosen();
    void oneOfTwoIsTaken();
    void theOtherFileMayStay();
    void aMergeIsTakenBack();
    void highlightsComeBackToo();
    void filesOfOneNameAreToldApart();
    void areToldApart();
    void openInTheReader();
    void saysThatThereAreNone();
};

namespace {

struct Duplicates : test::WindowFixture
{
    DuplicatesDialog *dialog = nullptr;
    QTableWidget *fields = nullptr;
    QTreeWidget *list = nullptr;
    DocumentId one, other;

    void begin(bool withPair = true)
    {
        show();
        add(writePaper(u"preprint.md"_s));
        if (withPair) {
            QFile file(writePaper(u"printed.md"_s));
            QVERIFY(file.open(QIODevice::Append) && file.write("\n\n") == 2); // other bytes, the same text
            file.close();
            add(file.fileName());
            Database database = library.open();
            const Duplicate pair = DuplicateStore(database).list().at(0);
            one = pair.document;
            other = pair.other;
            describe(one, u"Naps"_s, 0, u"Sleep"_s);
            describe(other, u"On naps"_s, 2021, u"Sleep"_s);
        }
        for (QAction *action : window->findChildren<QAction *>(u"possible-duplicates"_s))
            action->trigger();
        dialog = window->findChild<DuplicatesDialog *>();
        QVERIFY(dialog);
        fields = dialog->findChild<QTableWidget *>();
        list = dialog->findChild<QTreeWidget *>();
        settle();
    }
    void describe(DocumentId id, const QString &title, int year, const QString &venue)
    {
        Database database = library.open();
        Metadata metadata = MetadataStore(database).find(id);
        metadata.title = title;
        metadata.year = year;
        metadata.venue = venue;
        MetadataStore(database).set(id, metadata);
    }
    [[nodiscard]] int rowOf(const QString &name) const
    {
        for (int row = 0; row < fields->rowCount(); ++row)
            if (fields->verticalHeaderItem(row)->text() == name)
                return row;
        return -1;
    }
    [[nodiscard]] QTableWidgetItem *cell(const QString &name, int column) const { return fields->item(rowOf(name), column); }
    [[nodiscard]] bool isTaken(const QString &name, int column) const
    {
        return cell(name, column)->checkState() == Qt::Checked && cell(name, 1 - column)->checkState() == Qt::Unchecked;
    }
    void press(const QString &text) const
    {
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->text() == text) {
                button->click();
                return;
            }
        QFAIL(qPrintable(text));
    }
    [[nodiscard]] std::vector<DocumentRow> papers() const
    {
        Database database = library.open();
        return currentDocuments(database);
    }
    void undo()
    {
        for (QAction *action : dialog->actions()) // no key: Qt would take Ctrl for held in the tests that follow
            if (action->shortcut() == QKeySequence::Undo)
                action->trigger();
        settle();
    }
};

} // namespace

void TestDuplicatesDialog::standSideBySide()
{
    Duplicates d;
    d.begin();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    QCOMPARE(d.list->topLevelItem(0)->text(1), u"the same text"_s);
    QCOMPARE(d.cell(u"File"_s, 0)->text(), u"preprint.md"_s);
    QCOMPARE(d.cell(u"File"_s, 1)->text(), u"printed.md"_s);
    QCOMPARE(d.cell(u"Title"_s, 0)->text(), u"Naps"_s);
    QCOMPARE(d.cell(u"Title"_s, 1)->text(), u"On naps"_s);
    QCOMPARE(d.cell(u"Year"_s, 0)->text(), QString());
    QCOMPARE(d.cell(u"Year"_s, 1)->text(), u"2021"_s);
    QVERIFY(d.rowOf(u"Size"_s) > 0);
    QCOMPARE(d.rowOf(u"Volume"_s), -1); // neither has one
}

void TestDuplicatesDialog::onlyWhatDiffersIsChosen()
{
    Duplicates d;
    d.begin();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    QVERIFY(d.isTaken(u"File"_s, 0));
    QVERIFY(d.isTaken(u"Title"_s, 0));
    QVERIFY(d.isTaken(u"Year"_s, 1)); // only that one says something
    for (const QString &name : { u"Published in"_s, u"Size"_s })
        for (const int column : { 0, 1 })
            QVERIFY(!d.cell(name, column)->data(Qt::CheckStateRole).isValid());
}

void TestDuplicatesDialog::oneOfTwoIsTaken()
{
    Duplicates d;
    d.begin();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    d.cell(u"Title"_s, 1)->setCheckState(Qt::Checked);
    QVERIFY(d.isTaken(u"Title"_s, 1));
    d.cell(u"Title"_s, 1)->setCheckState(Qt::Unchecked); // never neither of them
    QVERIFY(d.isTaken(u"Title"_s, 0));
    d.fields->setCurrentItem(d.cell(u"Title"_s, 1));
    QTest::keyClick(d.fields, Qt::Key_Space);
    QVERIFY(d.isTaken(u"Title"_s, 1));
    d.press(u"Merge"_s);
    QTRY_COMPARE(d.papers().size(), std::size_t(1));
    QCOMPARE(d.papers().front().id, d.one);
    QCOMPARE(d.papers().front().title, u"On naps"_s);
    QCOMPARE(d.papers().front().year, 2021);
}

void TestDuplicatesDialog::theOtherFileMayStay()
{
    Duplicates d;
    d.begin();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    d.cell(u"File"_s, 1)->setCheckState(Qt::Checked);
    QVERIFY(d.isTaken(u"File"_s, 1));
    QVERIFY(d.isTaken(u"Title"_s, 1)); // it is described as it was
    d.press(u"Merge"_s);
    QTRY_COMPARE(d.papers().size(), std::size_t(1));
    QCOMPARE(d.papers().front().id, d.other);
    QCOMPARE(d.papers().front().title, u"On naps"_s);
}

void TestDuplicatesDialog::aMergeIsTakenBack()
{
    Duplicates d;
    d.begin();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    d.press(u"Merge"_s);
    QTRY_COMPARE(d.list->topLevelItemCount(), 0);
    QVERIFY(!d.list->isVisible());
    d.undo();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    QVERIFY(d.list->isVisible());
    QCOMPARE(d.papers().size(), std::size_t(2));
    QVERIFY(std::ranges::all_of(d.papers(), [](const DocumentRow &row) { return row.chunks > 0; }));
    QCOMPARE(d.cell(u"Year"_s, 0)->text(), QString());
}

void TestDuplicatesDialog::highlightsComeBackToo()
{
    Duplicates d;
    d.begin();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    Database database = d.library.open();
    const QString sha256 = DocumentStore(database).find(d.other)->sha256;
    HighlightStore store(database);
    Highlight marked;
    marked.id = store.newId();
    marked.sha256 = sha256;
    marked.page = 1;
    marked.quote = u"Sprint performance did not change after fasting in these athletes."_s;
    QVERIFY(store.apply({ .taken = {}, .put = { marked } }));
    d.press(u"Merge"_s);
    QTRY_COMPARE(d.list->topLevelItemCount(), 0);
    d.settle();
    moveToCurrentVersions(database);
    QVERIFY(store.of(sha256).empty()); // it is of the paper that stays
    d.undo();
    QTRY_COMPARE(store.of(sha256).size(), std::size_t(1));
}

void TestDuplicatesDialog::filesOfOneNameAreToldApart()
{
    Duplicates d;
    d.begin(false);
    const QDir place(d.place.path());
    QVERIFY(
        place.mkdir(u"downloads"_s) && QFile::copy(place.filePath(u"preprint.md"_s), place.filePath(u"downloads/preprint.md"_s)));
    QFile file(place.filePath(u"downloads/preprint.md"_s));
    QVERIFY(file.open(QIODevice::Append) && file.write("\n\n") == 2);
    file.close();
    d.add(file.fileName());
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    QCOMPARE(d.fields->columnSpan(d.rowOf(u"File"_s), 0), 1);
    QVERIFY(d.cell(u"File"_s, 0)->text() != d.cell(u"File"_s, 1)->text());
    QVERIFY(d.isTaken(u"File"_s, 0));
}

void TestDuplicatesDialog::areToldApart()
{
    Duplicates d;
    d.begin();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    d.press(u"They are two papers"_s);
    QTRY_COMPARE(d.list->topLevelItemCount(), 0);
    QCOMPARE(d.papers().size(), std::size_t(2));
    d.undo();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
}

void TestDuplicatesDialog::openInTheReader()
{
    Duplicates d;
    d.begin();
    QTRY_COMPARE(d.list->topLevelItemCount(), 1);
    DocumentRow opened;
    connect(d.dialog, &DuplicatesDialog::openWanted, this, [&](const DocumentRow &row) { opened = row; });
    d.press(u"Open the second"_s);
    QCOMPARE(opened.id, d.other);
}

void TestDuplicatesDialog::saysThatThereAreNone()
{
    Duplicates d;
    d.begin(false);
    QVERIFY(!d.list->isVisible());
    QVERIFY(std::ranges::any_of(d.dialog->findChildren<QLabel *>(),
        [](const QLabel *label) { return label->isVisible() && label->text().contains(u"look like one"_s); }));
    for (QPushButton *button : d.dialog->findChildren<QPushButton *>())
        QCOMPARE(button->isEnabled(), button->text() == u"Close"_s);
}

ADDUCE_TEST(TestDuplicatesDialog)
#include "test_duplicates_dialog.moc"
