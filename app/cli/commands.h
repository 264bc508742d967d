#pragma once
#include "app/cli/command.h"
#include <QCommandLineParser>

namespace adduce::cli {

/// A command by its name, with the options that it knows besides those that all of them do.
struct Command
{
    const char *name;
    ExitCode (*run)(const Context &);
    const char *options; ///< names with spaces between them
    bool writes = false; ///< into the library: more than a thread or a setting
};

const Command *findCommand(const QString &name); ///< null for another name

/// What all commands together know, as --help tells it.
void declareOptions(QCommandLineParser &options);

/// The options given that the command does not know.
QStringList unknownTo(const Command &command, const QCommandLineParser &options);

} // namespace adduce::cli
