#pragma once
#include "app/cli/command.h"
#include <QCommandLineOption>
#include <QCommandLineParser>
#include <span>

namespace adduce::cli {

/// What a command gets that says what there is: it needs neither a library nor a configuration, however these are.
struct Guide
{
    const QCommandLineParser &options;
    QStringList arguments; ///< without the command's name
    bool isJson = false;
};
ExitCode help(const Guide &guide);
ExitCode completions(const Guide &guide);

/// A command by its name, with the options that it knows besides those that all of them do.
struct Command
{
    const char *name;
    ExitCode (*run)(const Context &);
    const char *options; ///< names with spaces between them
    bool writes = false; ///< into the library: more than a thread or a setting
    ExitCode (*guide)(const Guide &) = nullptr; ///< in place of `run`
};

const Command *findCommand(const QString &name); ///< null for another name

std::span<const Command> allCommands(); ///< in the order of --help

/// What all commands together know.
void declareOptions(QCommandLineParser &options);
QList<QCommandLineOption> allOptions();
QList<QCommandLineOption> optionsOf(const Command &command); ///< besides those that all of them know
QList<QCommandLineOption> optionsOfAll();

/// What --help prints: a line for each command, and the options that all of them know.
QString shortHelp();

/// The options given that the command does not know.
QStringList unknownTo(const Command &command, const QCommandLineParser &options);

} // namespace adduce::cli
