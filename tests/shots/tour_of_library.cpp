#include "tests/shots/shots.h"
#include "tests/support/pdf_maker.h"
#include "ui/library/document_list.h"
#include "ui/library/filter_bar.h"
#include "ui/library/library_panel.h"
#include "ui/reader/reader_tabs.h"
#include "ui/shell/library_dock.h"
#include "ui/shell/reader_dock.h"

#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adduce::shots {

namespace {

/// The window that a command opens, once it has filled itself; `prepare` has it ask for something.
void grabWindow(MainWindow &window, Shots &shots, const QString &command, const QString &name,
    const std::function<void(QWidget &)> &prepare = {})
{
    if (auto *action = window.findChild<QAction *>(command))
        action->trigger();
    QTest::qWait(1500);
    QDialog *open = nullptr;
    for (auto *dialog : window.findChildren<QDialog *>())
        open = dialog->isVisible() ? dialog : open;
    if (!open)
        return;
    if (prepare)
        prepare(*open);
    shots.grabBoth(name, *open);
    open->close();
}

/// The papers as a list with their first pages, and as a table that has room.
void showList(MainWindow &window, Shots &shots)
{
    LibraryPanel &library = window.library();
    auto *dock = window.findChild<LibraryDock *>();
    dock->show();
    emit library.bar().firstPagesWanted(true);
    QTest::qWait(2500);
    shots.grabBoth(u"library-first-pages"_s);
    emit library.bar().firstPagesWanted(false);
    const int before = dock->width();
    emit library.bar().tableWanted(true);
    window.resizeDocks({ dock }, { window.width() * 2 / 3 }, Qt::Horizontal);
    QTest::qWait(500);
    shots.grabBoth(u"library-table"_s);
    emit library.bar().tableWanted(false);
    window.resizeDocks({ dock }, { before }, Qt::Horizontal);
}

void addCopy(MainWindow &window, const QString &place)
{
    for (const DocumentRow &row : window.library().model().rows()) {
        QFile paper(row.path);
        if (row.state != DocumentState::Ready || row.format != DocumentFormat::Pdf || !paper.open(QIODevice::ReadOnly))
            continue;
        window.addPaths({ test::writeFile(place, u"downloaded again.pdf"_s, paper.readAll() + "\n% of other bytes\n") });
        return Shots::wait([&] { return !window.job().isRunning(); });
    }
}

void showReading(MainWindow &window, Shots &shots)
{
    std::vector<DocumentRow> ready;
    for (const DocumentRow &row : window.library().model().rows())
        if (row.state == DocumentState::Ready && row.format == DocumentFormat::Pdf)
            ready.push_back(row);
    if (ready.size() < 2)
        return;
    window.readerDock().openStart(ready[0]);
    Shots::wait([&] { return window.reader().file().isOpen() && window.reader().cache().text(0); });
    window.reader().view().setFocus();
    QTest::keyClick(&window.reader().view(), Qt::Key_F7);
    for (int i = 0; i < 14; ++i) // into the abstract, beyond the head
        QTest::keyClick(&window.reader().view(), Qt::Key_Down);
    QTest::keyClick(&window.reader().view(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&window.reader().view(), Qt::Key_H);
    QTest::keyClick(&window.reader().view(), Qt::Key_F7);
    QTest::qWait(800);
    shots.grabBoth(u"reader-highlight"_s);
    grabWindow(window, shots, u"highlights-and-notes"_s, u"highlights"_s);
    window.readerDock().openBeside(ready.back()); // no copy of it
    Shots::wait([&] { return window.reader().file().isOpen(); });
    QTest::qWait(2000);
    shots.grabBoth(u"reader-side-by-side"_s);
    window.readerDock().tabs().close(window.reader());
}

} // namespace

void tourOfLibrary(MainWindow &window, Shots &shots)
{
    const QTemporaryDir place;
    showList(window, shots);
    addCopy(window, place.path());
    grabWindow(window, shots, u"possible-duplicates"_s, u"duplicates"_s);
    grabWindow(window, shots, u"watched-folders"_s, u"watched-folders"_s);
    grabWindow(window, shots, u"search-everything"_s, u"search"_s, [](QWidget &search) {
        search.findChild<QLineEdit *>()->setText(u"standard errors"_s);
        QTest::qWait(2000);
    });
    showReading(window, shots);
}

} // namespace adduce::shots
