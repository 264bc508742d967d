#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/error.h"
#include "core/base/expressions.h"
#include "core/base/file_name.h"
#include "core/base/heap.h"
#include "core/base/secret.h"
#include "core/base/used_libraries.h"
#include "core/library/damage.h"
#include "core/workspace/english.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QNetworkProxyFactory>
#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

/// The program's, and those of the libraries in it: of these the faults of readers are known by.
[[noreturn]] void showVersions()
{
    cli::printLine(u"adduce-cli "_s + QCoreApplication::applicationVersion());
    for (const UsedLibrary &library : usedLibraries())
        cli::printLine(
            u"  %1 %2"_s.arg(QString::fromUtf8(library.name), *library.version ? QString::fromUtf8(library.version) : u"?"_s));
    std::exit(std::fflush(stdout) == 0 ? cli::Done : cli::Failed);
}

/// What cannot be understood is wrong usage; the version ends the program.
bool understand(QCommandLineParser &options, const QStringList &arguments)
{
    if (!options.parse(arguments)) {
        cli::note(options.errorText() + u" See --help."_s);
        return false;
    }
    if (options.isSet(u"version"_s))
        showVersions();
    return true;
}

/// What the user set, with the profile that --profile names; none when there is no such, which was said then.
std::optional<Configuration> configurationOf(const QCommandLineParser &options, const ConfigurationFile &file)
{
    Configuration configuration = file.load();
    if (const QString name = options.value(u"profile"_s); options.isSet(u"profile"_s)) {
        const Profile *profile = findProfile(configuration, name);
        if (!profile) {
            cli::note(u"--profile is one of %1"_s.arg(profileNames(configuration).join(u", "_s)));
            return std::nullopt;
        }
        configuration.profile = Profile(*profile);
    }
    if (options.isSet(u"log"_s)) {
        const QJsonObject line { { u"profile"_s, toJson(configuration.profile) }, { u"hash"_s, hashOf(configuration.profile) } };
        cli::note(QString::fromUtf8(QJsonDocument(line).toJson(QJsonDocument::Compact)));
    }
    return configuration;
}

/// Before something is written into a library that nobody has looked at for a week.
void lookForDamage(Workspace &workspace, const std::stop_token &stop)
{
    if (!QFileInfo::exists(workspace.libraryPath()))
        return;
    const Library &library = workspace.library();
    if (library.readOnly() == ReadOnly::No && isFoundDamaged(library.path(), stop))
        library.setDamaged(lastCheck(library.path())->damage);
}

void tellDamage(Workspace &workspace)
{
    if (const Library *library = workspace.libraryIfOpen(); library && library->readOnly() == ReadOnly::Damaged)
        cli::note(
            u"The library is damaged and was opened for reading only. \"adduce-cli rescue NEW\" takes over what can be read; "
            "\"adduce-cli restore FILE\" takes a backup."_s);
}

cli::ExitCode runOn(Workspace &workspace, const cli::Command &command, const cli::Context &context)
{
    try {
        if (command.writes)
            lookForDamage(workspace, context.stop);
        const cli::ExitCode code = command.run(context);
        tellDamage(workspace);
        return code;
    } catch (const Error &error) {
        const Library *library = workspace.libraryIfOpen();
        if (error.kind() != ErrorKind::DamagedLibrary || !library)
            throw;
        if (library->readOnly() == ReadOnly::No && !error.detail().isEmpty()) // a file, not one saved value
            library->setDamaged(error.technical()); // the next start looks at it before anything is written
        throw Error(error.kind(), error.detail().isEmpty() ? library->path() : error.detail(), error.technical());
    }
}

/// What was printed is where it goes. Throws DiskFull.
cli::ExitCode flushed(cli::ExitCode code)
{
    if (std::fflush(stdout) != 0 || std::ferror(stdout))
        throw Error(ErrorKind::DiskFull, u"standard output"_s);
    return code;
}

cli::ExitCode run(const cli::Command &command, const cli::Context &context)
{
    QNetworkProxyFactory::setUseSystemConfiguration(true);
    return flushed(runOn(context.workspace, command, context));
}

int runAsAsked(int argc, char **argv)
{
    Interrupt interrupt; // before any thread, as all inherit which signals it waits for
    QCoreApplication application(argc, argv);
    speakEnglish(application);
    QCoreApplication::setApplicationVersion(QStringLiteral(ADDUCE_VERSION));

    QCommandLineParser options;
    cli::declareOptions(options);
    if (!understand(options, pathsFromArguments(argc, argv)))
        return cli::Usage;
    QStringList arguments = options.positionalArguments();
    const bool asksForHelp = options.isSet(u"help"_s) || options.isSet(u"help-all"_s);
    if (asksForHelp) // of a command, where one is named
        arguments = QStringList { u"help"_s } + arguments.first(std::min(arguments.size(), qsizetype(1)));
    const QString name = arguments.isEmpty() ? QString() : arguments.takeFirst();
    const cli::Command *command = cli::findCommand(name);
    if (!command) {
        if (name.isEmpty())
            std::fputs(qPrintable(cli::shortHelp()), stderr);
        else
            cli::note(u"Unknown command: %1. See --help."_s.arg(name));
        return cli::Usage;
    }
    if (const QStringList unknown = cli::unknownTo(*command, options); !unknown.isEmpty() && !asksForHelp) {
        cli::note(u"%1 does not know --%2. See: adduce-cli help %1"_s.arg(name, unknown.join(u", --"_s)));
        return cli::Usage;
    }
    try {
        if (command->guide)
            return flushed(command->guide({ options, arguments, options.isSet(u"json"_s) }));
        Workspace workspace({ options.value(u"library"_s), options.value(u"configuration"_s) },
            WorkerProgram(installedWorker(QCoreApplication::applicationDirPath())),
            { .isLocalOnly = options.isSet(u"local-only"_s) });
        const std::optional<Configuration> configuration = configurationOf(options, workspace.configuration());
        if (!configuration)
            return cli::Usage;
        workspace.limitWorkers(limitsOf(configuration->reading.seconds, configuration->reading.megabytes));
        return run(
            *command, { options, arguments, workspace, *configuration, options.isSet(u"json"_s), interrupt.token(), interrupt });
    } catch (const Error &error) {
        cli::note(sentence(error));
        return error.kind() == ErrorKind::Stopped ? cli::Interrupted : cli::Failed;
    }
}

} // namespace

/// Its workers read, and one thread writes down: all else may answer on several.
static bool readsPapers(int argc, char **argv)
{
    return std::any_of(argv, argv + argc, [](const char *argument) {
        const QByteArrayView word(argument);
        return word == "add" || word == "retry" || word == "import";
    });
}

int main(int argc, char **argv)
{
    denyDumps();
    interpretExpressions();
    reuseFreedMemory(readsPapers(argc, argv) ? 1 : heapsForThreads());
    QCoreApplication::setApplicationName(u"adduce-cli"_s);
    try {
        return runAsAsked(argc, argv);
    } catch (const std::exception &error) { // as where there is not memory enough to begin a thread
        cli::note(sentence(asError(error)));
        return cli::Failed;
    }
}
