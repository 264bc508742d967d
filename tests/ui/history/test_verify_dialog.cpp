#include "core/workspace/ask_question.h"
#include "core/workspace/export_thread.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "ui/history/verify_dialog.h"

#include <QFile>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestVerifyDialog : public QObject
{
    Q_OBJECT

private slots:
    void showsWhatStandsAndOpensIt();
    void saysWhatIsNoExport();
};

void TestVerifyDialog::showsWhatStandsAndOpensIt()
{
    const QTemporaryDir folder;
    Workspace workspace({ folder.filePath(u"library.adduce"_s), folder.filePath(u"configuration.json"_s) }, test::docworker());
    const QString paper = test::writeFile(folder.path(), u"naps.md"_s,
        "# Naps\n\nA nap of thirty minutes improves the recall of word pairs. Longer naps did not help the students.\n");
    readDocuments(workspace, { .jobs = 1 }, requestToAdd(workspace, { { paper } }));
    const KeptAnswer kept = askQuestion(workspace, { u"Does a nap improve the recall of word pairs?"_s });
    const QString exported = test::writeFile(
        folder.path(), u"naps.json"_s, exportThread(workspace, { QString::number(kept.saved.thread.value), ExportFormat::Json }));

    VerifyDialog sound(workspace, exported);
    sound.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy settled(&sound, &VerifyDialog::settled);
    QTRY_COMPARE(settled.size(), 1);
    QVERIFY(sound.table().rowCount() >= 1);
    QVERIFY2(sound.words().contains(u"the file says what it said"_s), qPrintable(sound.words()));
    const QSignalSpy opened(&sound, &VerifyDialog::citationActivated);
    emit sound.table().cellActivated(0, 0);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.front().front().value<Citation>().path, paper);

    const QTemporaryDir elsewhere;
    QVERIFY(QFile::rename(paper, elsewhere.filePath(u"naps.md"_s)));
    VerifyDialog moved(workspace, exported);
    moved.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy looked(&moved, &VerifyDialog::settled);
    QTRY_COMPARE(looked.size(), 1);
    QVERIFY2(moved.words().startsWith(u"0 of"_s), qPrintable(moved.words()));
    moved.lookIn(elsewhere.path());
    QTRY_COMPARE(looked.size(), 2);
    QVERIFY2(moved.words().contains(u"the file says what it said"_s), qPrintable(moved.words()));
}

void TestVerifyDialog::saysWhatIsNoExport()
{
    const QTemporaryDir folder;
    Workspace workspace({ folder.filePath(u"library.adduce"_s), folder.filePath(u"configuration.json"_s) }, test::docworker());
    VerifyDialog dialog(workspace, test::writeFile(folder.path(), u"notes.md"_s, "# Notes\n"));
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy settled(&dialog, &VerifyDialog::settled);
    QTRY_COMPARE(settled.size(), 1);
    QVERIFY2(dialog.words().contains(u"notes.md"_s), qPrintable(dialog.words()));
    QCOMPARE(dialog.table().rowCount(), 0);
}

ADDUCE_TEST(TestVerifyDialog)
#include "test_verify_dialog.moc"
