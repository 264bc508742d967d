#pragma once
#include "ui/shell/command_table.h"

class QUndoStack;

namespace adduce {

class HideableMenuBar;
class Librarian;
class LibraryCare;
class LibraryDock;
class ReaderDock;
class Tabs;

// What the parts of the window can be told to do that are no page.
[[nodiscard]] std::vector<Command> libraryCommands(LibraryDock &dock, Librarian &librarian, LibraryCare &care, QUndoStack &undo);
[[nodiscard]] std::vector<Command> viewCommands(Tabs &tabs, LibraryDock &library, ReaderDock &reader, HideableMenuBar &menus);

} // namespace adduce
