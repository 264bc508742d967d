#include "ui/shell/window_commands.h"

#include "core/base/tr.h"
#include "ui/jobs/library_job.h"
#include "ui/library/librarian.h"
#include "ui/library/library_panel.h"
#include "ui/reader/reader_panel.h"
#include "ui/shell/hideable_menu_bar.h"
#include "ui/shell/library_care.h"
#include "ui/shell/library_dock.h"
#include "ui/shell/reader_dock.h"
#include "ui/shell/tabs.h"
#include <QApplication>
#include <QTabBar>
#include <QUndoStack>

namespace adduce {

using namespace Qt::StringLiterals;

std::vector<Command> libraryCommands(LibraryDock &dock, Librarian &librarian, LibraryCare &care, QUndoStack &undo)
{
    return {
        { u"add-files"_s, adduce::tr("Add files..."), QKeySequence::Open, [&dock] { dock.addFiles(); } },
        { u"add-a-folder"_s, adduce::tr("Add a folder..."), QKeySequence(u"Ctrl+Shift+O"_s), [&dock] { dock.addFolder(); } },
        { u"new-collection"_s, adduce::tr("New collection"), QKeySequence(u"Ctrl+Shift+N"_s),
            [&dock] { dock.createCollection(); } },
        { u"retry-all-that-failed"_s, adduce::tr("Retry all that failed"), {}, [&librarian] { librarian.job().retryFailed(); } },
        { u"possible-duplicates"_s, adduce::tr("Possible duplicates..."), {}, [&librarian] { librarian.showDuplicates(); } },
        { u"unread"_s, adduce::tr("What could not be read..."), {}, [&librarian] { librarian.showUnread(); } },
        { u"watched-folders"_s, adduce::tr("Watched folders and Zotero..."), {}, [&librarian] { librarian.chooseFolders(); } },
        { u"find-papers"_s, adduce::tr("Find papers on a question..."), {}, [&librarian] { librarian.findPapers({}); } },
        { u"import-references"_s, adduce::tr("Import references..."), {}, [&librarian] { librarian.importReferences(); } },
        { u"wanted-papers"_s, adduce::tr("References without a paper..."), {}, [&librarian] { librarian.showWanted(); } },
        { u"removed-papers"_s, adduce::tr("Removed papers..."), {}, [&librarian] { librarian.showRemoved(); } },
        { u"export-references"_s, adduce::tr("Export references..."), {}, [&librarian] { librarian.exportReferences(); } },
        { u"back-up"_s, adduce::tr("Back up the library..."), {}, [&care] { care.chooseBackup(); } },
        { u"restore"_s, adduce::tr("Restore a backup..."), {}, [&care] { care.chooseRestore(); } },
        { u"undo"_s, adduce::tr("Undo"), QKeySequence::Undo, [&undo] { undo.undo(); } },
        { u"redo"_s, adduce::tr("Redo"), QKeySequence::Redo, [&undo] { undo.redo(); } },
        { u"stop-reading"_s, adduce::tr("Stop reading"), {}, [&librarian] { librarian.job().stop(); } },
    };
}

/// In what has the focus, and else where there is something to find.
static void find(Tabs &tabs, LibraryDock &library, ReaderPanel &reader)
{
    const QWidget *focus = QApplication::focusWidget();
    if (reader.isAncestorOf(focus))
        reader.find();
    else if (library.panel().isAncestorOf(focus) || !tabs.find())
        library.find();
}

static void closeTopmost(Tabs &tabs, LibraryDock &library, ReaderDock &reader)
{
    ReaderPanel &panel = reader.panel();
    if (library.panel().closeTopmost() || (panel.isAncestorOf(QApplication::focusWidget()) && panel.closeTopmost())
        || tabs.closeTopmost())
        return;
    if (reader.isVisible() && !panel.closeTopmost())
        reader.hide();
}

std::vector<Command> viewCommands(Tabs &tabs, LibraryDock &library, ReaderDock &reader, HideableMenuBar &menus)
{
    std::vector<Command> commands;
    for (int tab = 0; tab < Tabs::TabCount; ++tab)
        commands.push_back(
            { u"tab-%1"_s.arg(tab + 1), tabs.bar()->tabText(tab), QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + tab)),
                [&tabs, tab] { tabs.showTab(static_cast<Tabs::Tab>(tab)); } });
    commands.push_back({ u"library-panel"_s, adduce::tr("Library panel"), QKeySequence(Qt::Key_F9),
        [&library] { library.setVisible(!library.isVisible()); } });
    commands.push_back({ u"reader-panel"_s, adduce::tr("Reader panel"), QKeySequence(Qt::Key_F10),
        [&reader] { reader.isVisible() ? reader.hide() : reader.bringUp(); } });
    commands.push_back({ u"find"_s, adduce::tr("Find"), QKeySequence::Find,
        [&tabs, &library, &reader] { find(tabs, library, reader.panel()); } });
    commands.push_back({ u"menu-bar"_s, adduce::tr("Menu bar"), QKeySequence(u"Ctrl+M"_s), [&menus] { menus.toggle(); } });
    commands.push_back({ u"close-the-top-most"_s, adduce::tr("Close the top-most"), QKeySequence(Qt::Key_Escape),
        [&tabs, &library, &reader] { closeTopmost(tabs, library, reader); } });
    return commands;
}

} // namespace adduce
