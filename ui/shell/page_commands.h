#pragma once
#include "ui/shell/command_table.h"

namespace adduce {

class ReaderDock;
class Tabs;
class Workspace;

// What each page can be told to do; its tab comes forward first.
[[nodiscard]] std::vector<Command> threadCommands(Tabs &tabs);
[[nodiscard]] std::vector<Command> historyCommands(Tabs &tabs, Workspace &workspace);
[[nodiscard]] std::vector<Command> evidenceCommands(Tabs &tabs);
[[nodiscard]] std::vector<Command> evaluationCommands(Tabs &tabs);
[[nodiscard]] std::vector<Command> readerCommands(ReaderDock &reader);

} // namespace adduce
