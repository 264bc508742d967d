#include "core/threads/changed_answers.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/history/evidence_note.h"
#include "ui/history/history_page.h"
#include "ui/history/replay_dialog.h"
#include "ui/history/thread_list_model.h"

#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// That new papers would change saved answers, in History.
class TestChangedAnswersShown : public QObject
{
    Q_OBJECT

private slots:
    void aNewPaperMarksTheThread();
    void whatWasSeenIsGone();
    void theDifferenceIsShown();
};

namespace {

struct Saved : WindowFixture
{
    Saved()
    {
        show();
        add(writeFile(folder, u"naps.md"_s,
            "# Naps\n\nIn students a nap of thirty minutes on a quiet afternoon in the laboratory improves the recall of word "
            "pairs by a fifth.\n"));
        askAndWait(u"Does a nap improve the recall of word pairs?"_s);
        window->showTab(MainWindow::HistoryTab);
        add(writeFile(folder, u"more.md"_s,
            "# More naps\n\nA nap improves the recall of word pairs for two days in adults who slept badly, as a trial of sixty "
            "people showed.\n"));
    }
    [[nodiscard]] EvidenceNote *note() const { return window->history().findChild<EvidenceNote *>(); }
    [[nodiscard]] QString warning() const
    {
        const ThreadListModel &model = window->history().model();
        return model.index(0, 0).data(ThreadListModel::WarningRole).toString();
    }
    void click(const QString &text) const
    {
        for (QToolButton *button : note()->findChildren<QToolButton *>())
            if (button->text() == text)
                button->click();
    }
};

} // namespace

void TestChangedAnswersShown::aNewPaperMarksTheThread()
{
    const Saved f;
    QTRY_VERIFY_WITH_TIMEOUT(!f.warning().isEmpty(), 30'000);
    QTRY_VERIFY(f.note()->isVisible());
}

void TestChangedAnswersShown::whatWasSeenIsGone()
{
    const Saved f;
    QTRY_VERIFY_WITH_TIMEOUT(f.note()->isVisible(), 30'000);
    f.click(u"Mark as seen"_s);
    QTRY_VERIFY(!f.note()->isVisible());
    QTRY_VERIFY(f.warning().isEmpty());
}

void TestChangedAnswersShown::theDifferenceIsShown()
{
    const Saved f;
    QTRY_VERIFY_WITH_TIMEOUT(f.note()->isVisible(), 30'000);
    f.click(u"Show what changes"_s);
    auto *dialog = f.window->findChild<ReplayDialog *>();
    QVERIFY(dialog);
    QTRY_COMPARE_WITH_TIMEOUT(dialog->tree().topLevelItemCount(), 1, 30'000);
    const QTreeWidgetItem *question = dialog->tree().topLevelItem(0);
    QCOMPARE(question->text(0), u"Does a nap improve the recall of word pairs?"_s);
    QVERIFY(question->isExpanded() && question->childCount() > 1);
    const QTreeWidgetItem *told = question->child(0);
    QVERIFY(told->childCount() > 0 && told->isExpanded());
    QVERIFY(told->child(0)->text(0).contains(u"sixty people"_s));
    dialog->reject();
}

ADDUCE_TEST(TestChangedAnswersShown)
#include "test_changed_answers_shown.moc"
