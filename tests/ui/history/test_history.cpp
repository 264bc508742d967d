#include "core/export/export.h"
#include "core/laboratory/desk_store.h"
#include "core/laboratory/shareable.h"
#include "core/laboratory/shared_copies.h"
#include "core/library/database.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_store.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/quote_card.h"
#include "ui/common/laboratory_sharing.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_commands.h"
#include "ui/history/thread_import.h"
#include "ui/history/thread_search_box.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Threads as one finds, marks, checks and deletes them in the window.
class TestHistory : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreAsHighAsTheirTitles();
    void questionsLikeThisOneAreFound();
    void threadsAreSharedWithALaboratory();
    void deletingCanBeUndone();
    void theBinGivesBack();
    void theBinIsSearchedAndEmptied();
    void refusalsAreMarked();
    void wordsAreFoundAndStepped();
    void tagsAndPinsCanBeUndone();
    void versionsStayInTheThread();
    void editingKeepsWhatWasTyped();
    void anEditedQuestionOutlivesWindowAndThread();
    void changedSourcesAreSaid();
    void quotesAreCheckedAgain();
    void aThreadOfAnotherLibraryIsTakenIn();
    void damagedFilesAreExplained();
};

namespace {

/// A window that was asked two questions in two threads.
struct Asked : WindowFixture
{
    Asked()
    {
        show();
        add(writePaper(u"paper.md"_s));
        askAndWait(u"Does fasting change sprint performance?"_s);
        window->ask().newThread();
        askAndWait(u"Did fat oxidation increase during exercise?"_s);
        window->showTab(MainWindow::HistoryTab);
        settle();
    }
    HistoryPage &history() const { return window->history(); }
    [[nodiscard]] std::size_t kept() const
    {
        Database database = library.open();
        return ThreadStore(database).list().size();
    }
    void search(const QString &words, int shown) const
    {
        history().list().findBox().setText(words);
        QTRY_COMPARE_WITH_TIMEOUT(history().model().countShown(), shown, 60'000);
        settle();
    }
};

} // namespace

void TestHistory::rowsAreAsHighAsTheirTitles()
{
    const Asked f;
    HistoryList &list = f.history().list();
    const QListView &view = list.view();
    const auto heights = [&] {
        QList<int> all;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            all << view.visualRect(view.model()->index(row, 0)).height();
        return all;
    };
    const auto fits = [&] {
        for (int row = 0; row < view.model()->rowCount(); ++row)
            if (heights()[row] != view.sizeHintForIndex(view.model()->index(row, 0)).height())
                return false;
        return true;
    };
    QTRY_VERIFY(fits()); // as it was opened first
    list.setFixedWidth(240);
    QTRY_VERIFY(fits());
    const QList<int> narrow = heights();
    list.setFixedWidth(560);
    QTRY_VERIFY(fits());
    QVERIFY(heights() < narrow); // lists compare by their first difference
}

void TestHistory::questionsLikeThisOneAreFound()
{
    Asked f;
    f.window->showTab(MainWindow::AskTab);
    f.window->ask().newThread();
    f.askAndWait(u"Does fasting make sprints slower?"_s);
    f.window->showTab(MainWindow::HistoryTab);
    f.settle();
    HistoryList &list = f.history().list();
    QTRY_COMPARE(list.model().countShown(), 3);
    list.reveal(list.model().row(0).id);
    f.settle();
    f.history().commands().findLike();
    QTRY_VERIFY(list.model().isLike());
    QTRY_COMPARE(list.model().countShown(), 2);
    const auto text = [&](int row, int role) { return list.model().data(list.model().index(row), role).toString(); };
    QCOMPARE(text(0, ThreadListModel::TitleRole), u"Does fasting make sprints slower?"_s);
    QCOMPARE(text(0, ThreadListModel::GroupRole), ThreadListModel::tr("Most alike first"));
    QCOMPARE(text(1, ThreadListModel::GroupRole), QString());
    QCOMPARE(text(1, ThreadListModel::SnippetRole), QString()); // its title says it
    f.search(u"like: who funded the ozone satellites"_s, 0);
    QCOMPARE(list.emptyWords(), HistoryList::tr("No saved question is like this one."));
    f.search({}, 3);
    QVERIFY(!list.model().isLike());
    f.search(u"like:"_s, 0); // words like others, as there is no question yet
    QVERIFY(!list.model().isLike());
}

void TestHistory::threadsAreSharedWithALaboratory()
{
    const Asked f;
    LaboratorySharing &sharing = *f.history().commands().findChild<LaboratorySharing *>();
    const ThreadId thread = f.history().list().current();
    QMenu menu;
    sharing.addTo(menu, { thread.value });
    QVERIFY(menu.isEmpty()); // there is none
    {
        Database database = f.library.open();
        DeskStore(database).setMembership({ u"postgresql://anna@/sleep"_s, u"a"_s, u"b"_s });
    }
    QSignalSpy refreshed(&sharing, &LaboratorySharing::refreshed);
    sharing.refresh();
    QTRY_COMPARE(refreshed.size(), 1);
    sharing.addTo(menu, { thread.value });
    QCOMPARE(menu.actions().size(), 1);
    QCOMPARE(menu.actions()[0]->text(), LaboratorySharing::tr("Share with the laboratory"));
    menu.actions()[0]->trigger();
    QTRY_COMPARE(refreshed.size(), 2);
    menu.clear();
    sharing.addTo(menu, { thread.value });
    QCOMPARE(menu.actions()[0]->text(), LaboratorySharing::tr("Share no more with the laboratory"));
    Database database = f.library.open();
    QCOMPARE(sharedOf(database, shareableThreads()), std::vector { thread.value });
}

void TestHistory::deletingCanBeUndone()
{
    const Asked f;
    f.history().commands().remove();
    f.settle();
    QCOMPARE(f.history().model().rowCount(), 1);
    QCOMPARE(f.kept(), std::size_t(1));
    f.window->showTab(MainWindow::AskTab);
    f.window->undoStack().undo();
    f.settle();
    QCOMPARE(f.kept(), std::size_t(2));
    f.window->undoStack().redo();
    f.settle();
    QCOMPARE(f.kept(), std::size_t(1));
    f.window->undoStack().undo();
    f.settle();
    f.history().list().view().selectAll();
    f.history().commands().remove();
    f.settle();
    QCOMPARE(f.kept(), std::size_t(0));
    QCOMPARE(f.window->ask().opened().id(), ThreadId {}); // what is in the bin is not gone on with
    f.window->undoStack().undo();
    f.settle();
    QCOMPARE(f.kept(), std::size_t(2));
}

void TestHistory::theBinGivesBack()
{
    const Asked f;
    f.history().commands().remove();
    f.settle();
    f.history().list().showBin(true);
    f.settle();
    QCOMPARE(f.history().model().rowCount(), 1);
    QVERIFY(f.history().closeTopmost());
    f.settle();
    QVERIFY(!f.history().list().isBin());
    f.history().list().showBin(true);
    f.settle();
    for (auto *button : f.history().findChildren<QPushButton *>())
        if (button->isVisible() && button->accessibleName() == u"Take back")
            button->click();
    f.settle();
    QCOMPARE(f.kept(), std::size_t(2));
    QVERIFY(!f.history().list().isBin()); // nothing is left in it
}

void TestHistory::theBinIsSearchedAndEmptied()
{
    const Asked f;
    f.history().list().view().selectAll();
    QTest::keyClick(&f.history().list().view(), Qt::Key_Delete);
    f.settle();
    QCOMPARE(f.kept(), std::size_t(0));
    f.history().list().showBin(true);
    f.settle();
    QCOMPARE(f.history().model().rowCount(), 2);
    f.search(u"spri perf"_s, 1);
    const auto answerWith = [&](const QString &text) {
        QListView &view = f.history().list().view();
        f.window->activateWindow(); // which no platform without a window manager does after a dialog
        QTRY_VERIFY(f.window->isActiveWindow());
        view.setFocus();
        view.setCurrentIndex(view.model()->index(0, 0));
        QTest::keyClick(&view, Qt::Key_Delete);
        auto *question = f.history().findChild<QMessageBox *>();
        QVERIFY(question);
        for (QAbstractButton *button : question->buttons())
            if (button->text() == text)
                button->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    answerWith(u"Cancel"_s);
    f.search({}, 2);
    f.search(u"spri perf"_s, 1);
    answerWith(u"Delete"_s);
    f.search({}, 1);
}

void TestHistory::refusalsAreMarked()
{
    Asked f;
    f.window->ask().newThread();
    f.askAndWait(u"Which vitamins do astronauts take?"_s);
    ThreadListModel &model = f.history().model();
    QTRY_COMPARE(model.rowCount(), 3);
    const QModelIndex refused = model.index(0);
    QCOMPARE(refused.data(ThreadListModel::RefusedRole).toString(), u"No evidence"_s);
    QVERIFY(refused.data(Qt::AccessibleTextRole).toString().contains(u"No evidence"_s));
    QVERIFY(!refused.data(ThreadListModel::ConfidenceRole).isValid());
    QVERIFY(model.index(1).data(ThreadListModel::RefusedRole).toString().isEmpty());
    ThreadFilter filter;
    filter.isRefused = true;
    model.setFilter(filter);
    QCOMPARE(model.countShown(), 1);
}

void TestHistory::wordsAreFoundAndStepped()
{
    const Asked f;
    f.search(u"spri perf"_s, 1);
    QTRY_VERIFY(f.history().model().index(0).data(ThreadListModel::SnippetRole).toString().contains(u"print"_s));
    ThreadView &view = f.history().threadView();
    QVERIFY(view.matchCount() >= 2); // in the question and in its answer
    view.showMatch(view.matchCount() - 1);
    QTRY_VERIFY(view.turns().front()->view()->focusedSentence() >= 0);
    f.search(u"no such words"_s, 0);
    QVERIFY(!view.isVisible());
    f.search({}, 2);
    QCOMPARE(view.matchCount(), 0);
}

void TestHistory::tagsAndPinsCanBeUndone()
{
    const Asked f;
    const ThreadId older = f.history().model().row(1).id;
    f.history().select(older);
    f.settle();
    f.history().commands().pin();
    f.settle();
    QCOMPARE(f.history().model().row(0).id, older);
    QCOMPARE(f.history().list().current(), older); // the choice stays
    f.window->undoStack().undo();
    f.settle();
    QCOMPARE(f.history().model().row(1).id, older);
    f.history().commands().toggleTag(u"thesis & more"_s, true);
    f.settle();
    QCOMPARE(f.history().model().row(1).marks.tags, QStringList { u"thesis & more"_s });
    f.window->undoStack().undo();
    f.settle();
    QVERIFY(f.history().model().row(1).marks.tags.isEmpty());
    f.history().commands().duplicate();
    f.settle();
    QCOMPARE(f.kept(), std::size_t(3));
}

void TestHistory::versionsStayInTheThread()
{
    const Asked f;
    f.window->showTab(MainWindow::AskTab);
    TurnWidget *turn = f.window->ask().threadView().turns().back();
    f.window->ask().put(turn, u"Did fat oxidation change in the fasted state?"_s);
    QVERIFY(!turn->answer());
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning(), 60'000);
    QCOMPARE(turn->asked().countVersions(), 2);
    QCOMPARE(turn->asked().text(), u"Did fat oxidation change in the fasted state?"_s);
    turn->asked().showVersion(0);
    QCOMPARE(turn->asked().text(), u"Did fat oxidation increase during exercise?"_s);
    QCOMPARE(f.window->ask().threadView().turns().size(), std::size_t(1));
    // As it was kept
    f.window->ask().openThread(f.window->ask().opened().id());
    f.settle();
    turn = f.window->ask().threadView().turns().back();
    QCOMPARE(turn->asked().countVersions(), 2);
    QCOMPARE(turn->asked().text(), u"Did fat oxidation change in the fasted state?"_s);
}

void TestHistory::editingKeepsWhatWasTyped()
{
    const Asked f;
    f.window->showTab(MainWindow::AskTab);
    QuestionBox &box = f.window->ask().box();
    box.text().setPlainText(u"half a thought"_s);
    TurnWidget *turn = f.window->ask().threadView().turns().back();
    emit f.window->ask().threadView().editWanted(turn);
    QCOMPARE(box.text().toPlainText(), turn->asked().text());
    box.endEditing();
    QCOMPARE(box.text().toPlainText(), u"half a thought"_s);
    emit f.window->ask().threadView().editWanted(turn);
    box.text().setPlainText(u"Was fat oxidation measured in the fasted state?"_s);
    QTest::keyClick(&box.text(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(turn->asked().countVersions(), 2, 60'000);
    QCOMPARE(box.text().toPlainText(), u"half a thought"_s);
    QVERIFY(!box.isEditing());
    QTRY_VERIFY(!f.window->ask().isRunning()); // until then Return asks nothing

    const QString next = u"Another thought while it is answered"_s;
    emit f.window->ask().threadView().editWanted(turn);
    QTest::keyClick(&box.text(), Qt::Key_Return);
    box.text().setPlainText(next);
    QTRY_COMPARE_WITH_TIMEOUT(turn->asked().countVersions(), 3, 60'000);
    QTRY_VERIFY(!f.window->ask().isRunning());
    QVERIFY(!box.isEditing()); // or it would be a fourth version
    QCOMPARE(box.text().toPlainText(), u"half a thought\n"_s + next);
}

void TestHistory::anEditedQuestionOutlivesWindowAndThread()
{
    Asked f;
    const QString edited = u"Was fat oxidation measured?"_s;
    const QString both = u"half a thought\n"_s + edited;
    const auto edit = [&] {
        f.window->showTab(MainWindow::AskTab);
        f.window->ask().box().text().setPlainText(u"half a thought"_s);
        emit f.window->ask().threadView().editWanted(f.window->ask().threadView().turns().back());
        f.window->ask().box().text().setPlainText(edited);
    };
    const auto typed = [&] { return f.window->ask().box().text().toPlainText(); };
    edit();
    f.window.reset();
    f.show();
    QCOMPARE(typed(), both);
    const ThreadId thread = f.window->ask().opened().id();
    QVERIFY(thread);
    edit();
    f.window->ask().newThread();
    QCOMPARE(typed(), both);
    f.window->ask().openThread(thread);
    f.settle();
    edit();
    f.window->ask().openThread(f.history().model().row(1).id);
    f.settle();
    QCOMPARE(typed(), both);
    edit();
    QTest::keyClick(&f.window->ask().box().text(), Qt::Key_Return);
    QCOMPARE(f.window->ask().box().draft(), both); // until it is answered
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning(), 60'000);
    QCOMPARE(typed(), u"half a thought"_s);
}

void TestHistory::changedSourcesAreSaid()
{
    const Asked f;
    QFile paper(f.place.filePath(u"paper.md"_s));
    QVERIFY(paper.open(QIODevice::Append));
    paper.write("\n\nAnother paragraph that was added later to the same paper.\n");
    paper.close();
    f.window->addPaths({ paper.fileName() });
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->job().isRunning(), 60'000);
    f.history().reload();
    f.settle();
    QVERIFY(f.history().model().index(0).data(ThreadListModel::WarningRole).toString().contains(u'1'));
    AnswerView *view = f.history().threadView().turns().front()->view();
    QVERIFY(view->content().textWithCitations().contains(u"changed"_s)); // in a word, not by colour alone
}

void TestHistory::quotesAreCheckedAgain()
{
    const Asked f;
    f.window->ask().openThread(f.history().list().current());
    f.settle();
    QSignalSpy changed(&f.history(), &HistoryPage::changed);
    f.history().commands().checkQuotes();
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 30'000);
    f.settle();
    Database database = f.library.open();
    const auto thread = ThreadStore(database).find(f.history().list().current());
    QVERIFY(!citationsOf(*thread).empty());
    for (const Citation &citation : citationsOf(*thread))
        QCOMPARE(lastCheck(database, citation)->outcome, QuoteOutcome::Found);

    // The page is another one now: the chips of the open thread say so as well, where they stand.
    const AnswerView *view = f.window->ask().threadView().turns().back()->view();
    QVERIFY(!view->content().textWithCitations().contains(u"not found"_s));
    database.execute("UPDATE pages SET text = 'Nothing of it'");
    f.history().commands().checkQuotes();
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, 30'000);
    f.settle();
    QCOMPARE(f.window->ask().threadView().turns().back()->view(), view);
    QVERIFY(view->content().textWithCitations().contains(u"not found"_s));
}

void TestHistory::aThreadOfAnotherLibraryIsTakenIn()
{
    const Asked f;
    const QString path = f.place.filePath(u"thread.json"_s);
    {
        Database database = f.library.open();
        Thread thread = *ThreadStore(database).find(f.history().list().current());
        thread.row.marks.title = u"From elsewhere"_s;
        thread.turns.front().answer.sentences.front().citations.front().quote[0] = u'~';
        exportContent(contentOf({ thread }), ExportFormat::Json, path);
    }
    QSignalSpy said(&f.history(), &HistoryPage::said);
    f.history().imports().add(path);
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, 30'000);
    f.settle();
    QVERIFY2(said.front().front().toString().contains(u"1 not on the page"_s), qPrintable(said.front().front().toString()));
    QCOMPARE(f.kept(), std::size_t(3));
    AnswerView *view = f.history().threadView().turns().front()->view();
    QVERIFY(view->content().textWithCitations().contains(u"not found"_s));
    emit view->cardRequested(0);
    const auto *card = f.window->findChild<QuoteCard *>();
    QVERIFY(card && card->isVisible());
    const QList<QLabel *> labels = card->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return label->text() == u"not found"_s; }));
    QVERIFY(std::ranges::none_of(labels, [](const QLabel *label) { return label->text() == u"exact"_s; }));
}

void TestHistory::damagedFilesAreExplained()
{
    const Asked f;
    QSignalSpy failed(&f.history(), &HistoryPage::failed);
    f.history().imports().add(f.place.filePath(u"paper.md"_s));
    f.history().imports().add(f.place.filePath(u"not there.json"_s));
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 2, 30'000);
    QCOMPARE(f.kept(), std::size_t(2));
}

ADDUCE_TEST(TestHistory)
#include "test_history.moc"
