#pragma once
#include <QString>
#include <span>

namespace adduce::cli {

/// What a person reads of a command. Texts are plain English of the terminal.
struct CommandHelp
{
    const char *name;
    const char *arguments; ///< as they are typed behind the name; may be empty
    const char *summary; ///< one line, for the list of commands
    const char *verbs; ///< words that may come first, with spaces between them; empty: there are none
    const char *more; ///< lines; may be empty
    const char *examples; ///< one or two lines, without the program's name
};

/// In the order of --help, which is that of the commands.
std::span<const CommandHelp> commandHelp();
const CommandHelp *findHelp(const QString &name); ///< null for another name

} // namespace adduce::cli
