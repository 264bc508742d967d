#include "tests/shots/shots.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/trick_pdf.h"
#include "ui/evidence/paper_chooser.h"
#include "ui/evidence/quote_chooser.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/handbook.h"
#include "ui/shell/job_bar.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adduce::shots {

namespace {

void trigger(const MainWindow &window, const QString &command)
{
    if (auto *action = window.findChild<QAction *>(command))
        action->trigger();
}

/// Pictures of the dialog that the window has opened.
void grabDialog(const MainWindow &window, Shots &shots, const QString &name)
{
    QDialog *open = nullptr;
    for (auto *dialog : window.findChildren<QDialog *>())
        if (dialog->isVisible())
            open = dialog;
    if (!open)
        return;
    shots.grabBoth(name, *open);
    open->close();
}

void showHelp(MainWindow &window, Shots &shots)
{
    trigger(window, u"about-adduce"_s);
    grabDialog(window, shots, u"about"_s);
    trigger(window, u"keyboard-shortcuts"_s);
    grabDialog(window, shots, u"keyboard-shortcuts"_s);
    trigger(window, u"all-commands"_s);
    if (auto *palette = window.findChild<CommandPalette *>()) {
        QTest::keyClicks(palette->findChild<QLineEdit *>(), u"standard"_s);
        QTest::qWait(500); // papers and threads
        grabDialog(window, shots, u"palette"_s);
    }
}

void showMessages(MainWindow &window, Shots &shots)
{
    auto &bar = *window.findChild<JobBar *>();
    bar.say(u"Written: /home/ada/Documents/Chapter 2/covariances.pdf"_s);
    bar.say(u"Ollama does not answer on this computer (port 11434). Start it, or choose another model. Your question is kept."_s,
        Notifications::Kind::Error);
    bar.say(u"12 papers of the folder ~/Papers were read; 2 of them are there twice."_s);
    bar.notifications().showList();
    if (QWidget *list = QApplication::activePopupWidget()) {
        shots.grabBoth(u"messages"_s, *list);
        list->close();
    }
}

void showChoosers(MainWindow &window, Shots &shots, const Services &services)
{
    PaperChooser papers(window.library().model().rows(), {}, &window);
    papers.show();
    shots.grabBoth(u"paper-chooser"_s, papers);
    QuoteChooser quotes(services, u"standard errors are clustered"_s, {}, &window);
    quotes.open();
    QTest::qWait(1500);
    shots.grabBoth(u"quote-chooser"_s, quotes);
}

void showLocked(MainWindow &window, Shots &shots)
{
    const QTemporaryDir place;
    window.addPaths({ test::writeFile(place.path(), u"Interviews 2019.pdf"_s, test::makeLockedPdf("open-sesame")) });
    Shots::wait([&] { return !window.job().isRunning(); });
    window.showTab(MainWindow::AskTab);
    window.readerDock().show();
    for (const DocumentRow &row : window.library().model().rows())
        if (row.reason == ErrorKind::Encrypted)
            window.reader().openDocument(row);
    QTest::qWait(1000);
    shots.grabAll(u"reader-password"_s);
    for (const DocumentRow &row : window.library().model().rows())
        if (row.state == DocumentState::Ready) {
            window.reader().openDocument(row);
            break;
        }
    Shots::wait([&] { return window.reader().file().isOpen() && window.reader().cache().text(0); });
    window.reader().view().setFocus();
    QTest::keyClick(&window.reader().view(), Qt::Key_F7);
    QTest::keyClick(&window.reader().view(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&window.reader().view(), Qt::Key_Down, Qt::ShiftModifier);
    shots.grabBoth(u"reader-caret"_s);
    QTest::keyClick(&window.reader().view(), Qt::Key_F7);
}

void showHandbook(Shots &shots, const Services &services)
{
    const QTemporaryDir place;
    Handbook handbook(services, place.path());
    handbook.open();
    MainWindow &window = handbook.window();
    Shots::wait([&] { return !window.job().isRunning() && window.library().model().rowCount() == 1; });
    shots.grabBoth(u"handbook"_s, window);
    window.ask().ask(u"How do I move between the sentences of an answer?"_s);
    Shots::wait([&] { return !window.ask().isRunning(); });
    shots.grabBoth(u"handbook-answer"_s, window);
    window.close();
}

} // namespace

void tourOfDialogs(MainWindow &window, Shots &shots, const Services &services)
{
    showHelp(window, shots);
    showMessages(window, shots);
    showChoosers(window, shots, services);
    showLocked(window, shots);
    showHandbook(shots, services);
}

} // namespace adduce::shots
