#include "core/workspace/ask_question.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "ui/evaluation/checks_dialog.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What the checks find, in the window.
class TestChecksDialog : public QObject
{
    Q_OBJECT

private slots:
    void withoutAnswersItSaysWhatToDo();
    void whatPassedIsKeptAndCheckedAgain();
};

namespace {

struct Fixture
{
    const QTemporaryDir folder;
    Workspace workspace { { folder.filePath(u"library.adduce"_s), folder.filePath(u"configuration.json"_s) }, test::docworker() };
};

QPushButton *buttonOf(const QDialog &dialog, const QString &text)
{
    for (QPushButton *one : dialog.findChildren<QPushButton *>())
        if (one->text() == text)
            return one;
    return nullptr;
}

QString lastRow(const QTableWidget &table)
{
    return table.rowCount() > 0 ? table.item(table.rowCount() - 1, 0)->text() : QString();
}

} // namespace

void TestChecksDialog::withoutAnswersItSaysWhatToDo()
{
    Fixture f;
    readDocuments(f.workspace, { .jobs = 1 },
        requestToAdd(f.workspace, { { test::writeFile(f.folder.path(), u"naps.md"_s, "# Naps\n\nNaps help.\n") } }));
    ChecksDialog dialog(f.workspace, {});
    const QSignalSpy settled(&dialog, &ChecksDialog::settled);
    QTRY_COMPARE(settled.size(), 1);
    QVERIFY2(dialog.words().contains(u"ask something first"_s), qPrintable(dialog.words()));
    QCOMPARE(dialog.kinds().rowCount(), 0);
}

void TestChecksDialog::whatPassedIsKeptAndCheckedAgain()
{
    Fixture f;
    const QString paper = test::writeFile(f.folder.path(), u"fuel.md"_s,
        "# Fuel\n\nCarbohydrates serve as the preferred energy source for moderate to high-intensity exercise, with increased "
        "needs (up to "
        "12 g/kg/day) for endurance athletes in high-volume training.\n");
    readDocuments(f.workspace, { .jobs = 1 }, requestToAdd(f.workspace, { { paper } }));
    askQuestion(f.workspace, { u"What is the preferred energy source for high-intensity exercise?"_s });

    ChecksDialog dialog(f.workspace, {});
    const QSignalSpy settled(&dialog, &ChecksDialog::settled);
    QTRY_COMPARE(settled.size(), 1);
    QVERIFY2(dialog.words().startsWith(u"Of "_s), qPrintable(dialog.words()));
    QVERIFY(dialog.kinds().rowCount() > 2);
    QVERIFY(dialog.passed().rowCount() > 0);
    QPushButton *keep = buttonOf(dialog, u"Add to my set"_s);
    QVERIFY(keep && !keep->isEnabled());
    dialog.passed().selectRow(0);
    QVERIFY(keep->isEnabled());
    keep->click();
    QVERIFY2(dialog.words().contains(checkSetPath(f.workspace)), qPrintable(dialog.words()));
    buttonOf(dialog, u"Check again"_s)->click();
    QTRY_COMPARE(settled.size(), 2);
    QCOMPARE(lastRow(dialog.kinds()), u"My set"_s);
}

ADDUCE_TEST(TestChecksDialog)
#include "test_checks_dialog.moc"
