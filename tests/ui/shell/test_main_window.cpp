#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "tests/ui/window_fixture.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/exporter.h"
#include "ui/evidence/rows_pane.h"
#include "ui/history/history_page.h"

#include "core/library/database.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_store.h"
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTextDocument>
#include <QToolButton>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyLibraryShowsOneThingToDo();
    void keysReachTabsAndDocks();
    void eachTabRemembersItsDocks();
    void fitsANarrowWindow();
    void remembersWhereItWas();
    void theQuestionBoxHasTheFocusAfterTheStart();
    void comesBackInSightWhenItsScreenIsGone();
    void asksAndOpensTheCitedPage();
    void answersAreKeptAsTheyAreGiven();
    void droppedFilesAreAdded();
    void droppedThreadsAreTakenIn();
    void threadsAreExported_data();
    void threadsAreExported();
    void aTooLongQuestionIsKeptAndExplained();
    void closesWhileItReadsAndAsks();
    void hostileThreadsDoNoHarm();
    void escClosesTheTopmostAndLosesNoText();

private:
    static QString writePdf(const QString &path);
};

QString TestMainWindow::writePdf(const QString &path)
{
    QPdfWriter writer(path);
    writer.setTitle(u"Fasting and sprints"_s);
    QTextDocument document;
    const QString pages = u"Filler that speaks of nothing in particular, line after line of it.\n\n"_s.repeated(120);
    document.setPlainText(pages
        + u"Fasting and sprints\n\nWe measured sprint performance after a night of fasting in eleven athletes. "
          "Sprint performance did not change after fasting in these athletes. Fat oxidation increased during exercise "
          "in the fasted state. Nothing else differed between the two visits of the study.\n\n"_s
        + pages);
    document.print(&writer);
    return path;
}

void TestMainWindow::anEmptyLibraryShowsOneThingToDo()
{
    WindowFixture f;
    f.show();
    QVERIFY(f.window->ask().firstRun().isVisible());
    QVERIFY(!f.window->libraryDock().isVisible());
    QVERIFY(!f.window->readerDock().isVisible());
    f.add(f.writePaper(u"paper.md"_s));
    QCOMPARE(f.window->library().model().countReady(), 1);
    QVERIFY(!f.window->ask().firstRun().isVisible());
    QVERIFY(f.window->libraryDock().isVisible());
}

void TestMainWindow::keysReachTabsAndDocks()
{
    WindowFixture f;
    f.show();
    auto *pages = f.window->findChild<QStackedWidget *>();
    for (int tab = MainWindow::TabCount - 1; tab >= 0; --tab) {
        QTest::keyClick(f.window.get(), static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::ControlModifier);
        QCOMPARE(pages->currentIndex(), tab);
    }
    QVERIFY(!f.window->menuBar()->isVisible());
    QTest::keyClick(f.window.get(), Qt::Key_Alt);
    QVERIFY(f.window->menuBar()->isVisible());
    QTest::keyClick(f.window.get(), Qt::Key_M, Qt::ControlModifier);
    QVERIFY(!f.window->menuBar()->isVisible());
    QTest::keyClick(f.window.get(), Qt::Key_F9);
    QVERIFY(f.window->libraryDock().isVisible());
    QTest::keyClick(f.window.get(), Qt::Key_F10);
    QVERIFY(f.window->readerDock().isVisible());
    QTest::keyClick(f.window.get(), Qt::Key_Escape);
    QVERIFY(!f.window->readerDock().isVisible());
}

void TestMainWindow::eachTabRemembersItsDocks()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    QVERIFY(f.window->libraryDock().isVisible());
    f.window->showTab(MainWindow::EvidenceTab);
    QVERIFY(!f.window->libraryDock().isVisible()); // tables have the room
    f.window->readerDock().show();
    f.window->showTab(MainWindow::AskTab);
    QVERIFY(f.window->libraryDock().isVisible());
    QVERIFY(!f.window->readerDock().isVisible());
    f.window->showTab(MainWindow::EvidenceTab);
    QVERIFY(f.window->readerDock().isVisible());
    f.window->libraryDock().show();
    f.window->close();
    f.window = std::make_unique<MainWindow>(f.services);
    f.window->show();
    QTRY_VERIFY(f.window->libraryDock().isVisible());
    f.window->showTab(MainWindow::HistoryTab);
    QVERIFY(!f.window->libraryDock().isVisible());
}

void TestMainWindow::fitsANarrowWindow()
{
    WindowFixture f;
    f.show(1024, 700);
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    f.askAndWait(u"What is the capital of Mongolia?"_s);
    f.window->ask().threadView().turns().front()->setFolded(false);
    for (int tab = 0; tab < MainWindow::TabCount; ++tab) {
        f.window->showTab(static_cast<MainWindow::Tab>(tab));
        f.window->libraryDock().show();
        f.window->readerDock().show();
        QTRY_COMPARE(f.window->size(), QSize(1024, 700)); // no tab asks for more
    }
    QVERIFY(f.window->minimumSizeHint().width() <= 1024);
    // With both docks open every page has the room that it asks for.
    const int room = f.window->ask().parentWidget()->width();
    const QWidget *pages[] { &f.window->ask(), &f.window->history(), &f.window->evidence(), &f.window->evaluation() };
    for (const QWidget *page : pages)
        QVERIFY2(page->minimumSizeHint().width() <= room,
            qPrintable(u"%1 asks for %2 of %3"_s.arg(QLatin1StringView(page->metaObject()->className()))
                    .arg(page->minimumSizeHint().width())
                    .arg(room)));
}

void TestMainWindow::remembersWhereItWas()
{
    WindowFixture f;
    f.show();
    f.window->showTab(MainWindow::EvidenceTab);
    f.window->resize(790, 720); // that its screen has room for
    f.window->close();
    f.window = std::make_unique<MainWindow>(f.services);
    f.window->show();
    QCOMPARE(f.window->findChild<QStackedWidget *>()->currentIndex(), int(MainWindow::EvidenceTab));
    QCOMPARE(f.window->size(), QSize(790, 720));
}

void TestMainWindow::theQuestionBoxHasTheFocusAfterTheStart()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.window->close();
    f.show();
    QTRY_VERIFY(f.window->ask().box().text().hasFocus());
}

/// Left on a second screen that was unplugged meanwhile, with the reader in a window of its own there.
void TestMainWindow::comesBackInSightWhenItsScreenIsGone()
{
    WindowFixture f;
    f.show();
    f.add(writePdf(f.place.filePath(u"paper.pdf"_s)));
    auto *reader = f.window->findChild<QDockWidget *>(u"reader"_s);
    reader->setFloating(true);
    reader->show();
    reader->setGeometry(9200, 300, 500, 600);
    f.window->setGeometry(9000, 200, 760, 560);
    f.window->close();
    for (const QString &key : f.settings.allKeys()) // as those screens had another name
        if (key.startsWith(u"window/geometry "_s))
            f.settings.remove(key);
    QVERIFY(!f.settings.value(u"window/geometry"_s).toByteArray().isEmpty());

    f.window = std::make_unique<MainWindow>(f.services);
    f.window->show();
    const QRect screen = f.window->screen()->availableGeometry();
    QVERIFY2(screen.contains(f.window->geometry().topLeft()), qPrintable(QDebug::toString(f.window->geometry())));
    reader = f.window->findChild<QDockWidget *>(u"reader"_s);
    reader->show();
    QVERIFY2(screen.intersects(reader->geometry()), qPrintable(QDebug::toString(reader->geometry())));
}

void TestMainWindow::asksAndOpensTheCitedPage()
{
    WindowFixture f;
    f.show();
    f.add(writePdf(f.place.filePath(u"fasting.pdf"_s)));
    QCOMPARE(f.window->library().model().countReady(), 1);
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    AnswerView *view = f.window->ask().threadView().turns().back()->view();
    QVERIFY(view);
    QVERIFY(view->content().chipCount() > 0);
    view->setFocus();
    view->focusSentence(0);
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(f.window->readerDock().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(f.window->reader().file().isOpen(), 30'000);
    const Citation citation = view->content().citation(0);
    QVERIFY(citation.page > 1);
    QCOMPARE(f.window->reader().view().currentPage(), citation.page - 1);
    const PageView &pages = f.window->reader().view();
    QTRY_VERIFY(!markRects(citation, pages.pages()).isEmpty()
        && QRectF(pages.viewport()->rect()).contains(markRects(citation, pages.pages()).first()));
    const QList<QRectF> marks = markRects(citation, pages.pages());
    QVERIFY(!marks.isEmpty());
    QVERIFY(f.window->reader().view().pages().pageRect(citation.page - 1).contains(marks.first()));
    f.theme.apply(ThemeChoice::Dark);
    QTRY_COMPARE(markRects(citation, pages.pages()), marks); // the place is kept
}

void TestMainWindow::answersAreKeptAsTheyAreGiven()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    f.askAndWait(u"What is the capital of Mongolia?"_s);
    Database database = f.library.open();
    const auto threads = ThreadStore(database).list();
    QCOMPARE(threads.size(), std::size_t(1));
    QCOMPARE(threads.front().questions, 2);
    QCOMPARE(f.window->history().model().rowCount(), 1);
    QVERIFY(f.window->evidence().rows().model().rowCount() > 0);
    TurnWidget *first = f.window->ask().threadView().turns().front();
    QVERIFY(first->isFolded());
    first->findChild<QToolButton *>()->click(); // unfolds, and the button is gone with its row
    QVERIFY(!first->isFolded());
    QVERIFY(first->view());
    const Answer *second = f.window->ask().threadView().turns().back()->answer();
    QVERIFY(second && second->verdict == Verdict::NoEvidence);
}

void TestMainWindow::droppedFilesAreAdded()
{
    WindowFixture f;
    f.show();
    QMimeData data;
    data.setUrls({ QUrl::fromLocalFile(f.writePaper(u"paper.md"_s)), QUrl(u"https://example.org/not-a-file.pdf"_s) });
    QDragEnterEvent enter({ 10, 10 }, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(f.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({ 10, 10 }, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(f.window.get(), &drop);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->job().isRunning(), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(f.window->library().model().rowCount(), 1, 60'000); // the list is read on a thread of its own
}

void TestMainWindow::droppedThreadsAreTakenIn()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    QFile file(f.place.filePath(u"thread.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Database database = f.library.open();
    writeThreadFile({ *ThreadStore(database).find(f.window->ask().opened().id()) }, file);
    file.close();
    f.window->addPaths({ file.fileName() });
    QTRY_COMPARE_WITH_TIMEOUT(ThreadStore(database).list().size(), std::size_t(2), 60'000);
    QVERIFY(f.window->history().isVisible());
}

void TestMainWindow::threadsAreExported_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("markdown") << u"out.md"_s << QByteArray("sprint");
    QTest::newRow("csv") << u"out.csv"_s << QByteArray("sprint");
    QTest::newRow("pdf") << u"out.pdf"_s << QByteArray("%PDF");
    QTest::newRow("json") << u"out.json"_s << QByteArray("adduce-threads");
}

void TestMainWindow::threadsAreExported()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, holds);
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    Exporter exporter(f.services);
    QSignalSpy written(&exporter, &Exporter::written);
    QSignalSpy failed(&exporter, &Exporter::failed);
    exporter.write({ { f.window->ask().opened().id() }, {} }, f.place.filePath(name));
    QTRY_COMPARE_WITH_TIMEOUT(written.size() + failed.size(), 1, 30'000);
    QCOMPARE(failed.size(), 0);
    QFile file(f.place.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(holds));
    QCOMPARE(f.settings.value(u"export/folder"_s).toString(), f.place.path()); // remembered
    exporter.write({ { f.window->ask().opened().id() }, {} }, f.place.filePath(u"missing-folder/"_s + name));
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 30'000);
}

void TestMainWindow::aTooLongQuestionIsKeptAndExplained()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    const QString endless = u"why "_s.repeated(25'000);
    f.window->ask().box().text().setPlainText(endless);
    QTest::keyClick(&f.window->ask().box().text(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning(), 60'000);
    QCOMPARE(f.window->ask().threadView().turns().size(), std::size_t(1));
    QVERIFY(f.window->ask().threadView().turns().front()->answer() || f.window->ask().box().text().toPlainText() == endless);
    QVERIFY(!f.window->grab().isNull());
}

void TestMainWindow::closesWhileItReadsAndAsks()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.window->addPaths({ writePdf(f.place.filePath(u"a.pdf"_s)), writePdf(f.place.filePath(u"b.pdf"_s)) });
    f.window->ask().ask(u"Does fasting change sprint performance?"_s);
    QVERIFY(f.window->job().isRunning());
    QVERIFY(f.window->ask().isRunning());
    f.window.reset(); // stops both and waits
    f.show();
    QVERIFY(f.window->library().model().rowCount() >= 1);
    QVERIFY(f.window->library().model().countReady() >= 1);
}

void TestMainWindow::hostileThreadsDoNoHarm()
{
    WindowFixture f;
    Answer answer;
    answer.question = kHostile;
    answer.askedAt = QDateTime::currentDateTimeUtc();
    answer.verdict = Verdict::Answered;
    answer.sentences = { sentence(kHostile, 2) };
    for (Citation &c : answer.sentences.front().citations)
        c.source = c.title = c.section = c.path = kHostile;
    answer.caveats = { { Caveat::PartlyCovered, kHostile } };
    answer.removed = { { kHostile, RemovalReason::Other, kHostile } };
    {
        Database database = f.library.open();
        ThreadStore(database).append({}, answer);
    }
    f.show();
    for (int tab = MainWindow::TabCount - 1; tab >= 0; --tab) {
        f.window->showTab(static_cast<MainWindow::Tab>(tab));
        QVERIFY(!f.window->grab().isNull());
    }
    f.window->ask().openThread(f.window->history().model().row(0).id);
    f.settle();
    f.window->grab();
    for (const QLabel *label : f.window->findChildren<QLabel *>())
        if (label->text().contains(u"<img"_s))
            QCOMPARE(label->textFormat(), Qt::PlainText);
    for (const QWidget *widget : f.window->findChildren<QWidget *>())
        QVERIFY(!widget->toolTip().contains(u"<img"_s));
}

void TestMainWindow::escClosesTheTopmostAndLosesNoText()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.window->readerDock().show();
    QuestionEdit &edit = f.window->ask().box().text();
    edit.setFocus();
    QTest::keyClicks(&edit, u"half a question"_s);
    QTest::keyClick(&edit, Qt::Key_Escape);
    QVERIFY(!f.window->readerDock().isVisible());
    QTest::keyClick(&edit, Qt::Key_Escape);
    QCOMPARE(edit.toPlainText(), u"half a question"_s);
}

ADDUCE_TEST(TestMainWindow)
#include "test_main_window.moc"
