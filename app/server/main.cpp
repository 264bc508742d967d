#include "app/server/options.h"
#include "core/base/error.h"
#include "core/base/expressions.h"
#include "core/base/file_name.h"
#include "core/base/growing_log.h"
#include "core/base/heap.h"
#include "core/base/interrupt.h"
#include "core/base/secret.h"
#include "core/library/database.h"
#include "core/serving/library_server.h"
#include "core/serving/user_store.h"
#include "core/workspace/english.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkProxyFactory>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <mutex>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

constexpr qint64 kMostLogBytes = 10 << 20;
constexpr auto kFirstUser = "admin"; // who is made where there is nobody

enum ExitCode
{
    Done = 0,
    Failed = 1,
    Usage = 2
};

void say(const QString &line)
{
    std::fputs(qPrintable(line + u'\n'), stderr);
}

void waitFor(const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any woken;
    std::unique_lock lock(mutex);
    woken.wait(lock, stop, [] { return false; });
}

/// A line for each request, in a file that only its owner reads.
NoteSink logBeside(const QString &library)
{
    return [path = library + u".server_log.jsonl"_s](const ServedNote &note) {
        const QJsonObject line { { u"at"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs) },
            { u"user"_s, note.user }, { u"from"_s, note.from }, { u"method"_s, QString::fromLatin1(note.method) },
            { u"path"_s, QString::fromUtf8(note.path) }, { u"status"_s, note.status },
            { u"ms"_s, qRound(note.milliseconds * 10) / 10.0 } };
        appendLogLine(path, QJsonDocument(line).toJson(QJsonDocument::Compact), kMostLogBytes);
    };
}

/// Tells the token of a user, which nobody can look up later.
void tellToken(const QString &name, const Secret &token)
{
    say(u"The token of %1, told this once:"_s.arg(name));
    std::fwrite(token.bytes().constData(), 1, static_cast<std::size_t>(token.bytes().size()), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

void makeFirstUser(Workspace &workspace)
{
    Database database = workspace.library(LibraryUse::MadeIfMissing).open();
    if (UserStore(database).list().empty())
        tellToken(QString::fromLatin1(kFirstUser), UserStore(database).add(QString::fromLatin1(kFirstUser), UserRole::Admin));
}

ExitCode serve(Workspace &workspace, const ServerSettings &settings, const std::stop_token &stop)
{
    makeFirstUser(workspace);
    const LibraryServer server(workspace, settings, logBeside(workspace.libraryPath()));
    const QString scheme = settings.certificate.isEmpty() ? u"http"_s : u"https"_s;
    const QString host = settings.address.contains(u':') ? u'[' + settings.address + u']' : settings.address;
    const bool isEncrypted = !settings.certificate.isEmpty() || settings.isBehindProxy;
    if (!QHostAddress(settings.address).isLoopback() && !isEncrypted)
        say(u"Warning: other computers are spoken to without encryption, so that others on the way can read tokens and papers. "
            "Give --certificate and --key, or set a proxy before the server and say --behind-proxy."_s);
    say(u"Serving %1 at %2://%3:%4"_s.arg(workspace.libraryPath(), scheme, host, QString::number(server.port())));
    waitFor(stop);
    say(u"Stopping."_s);
    return Done;
}

ExitCode addUser(Workspace &workspace, const QString &name, const QCommandLineParser &options)
{
    const auto role = valueNamed<UserRole>(options.value(u"role"_s));
    if (!role)
        throw Error(
            ErrorKind::BadInput, u"--role is reader, contributor or admin, and not \"%1\""_s.arg(options.value(u"role"_s)));
    Database database = workspace.library(LibraryUse::MadeIfMissing).open();
    std::optional<std::vector<CollectionId>> collections;
    for (const QString &collection : options.values(u"collection"_s)) {
        if (!collections)
            collections.emplace();
        collections->push_back(collectionNamed(database, collection));
    }
    tellToken(name, UserStore(database).add(name, *role, collections));
    return Done;
}

ExitCode listUsers(Workspace &workspace)
{
    Database database = workspace.library().open();
    for (const User &user : UserStore(database).list())
        std::printf("%s\t%s\t%s\n", qPrintable(user.name), qPrintable(nameOf(user.role)),
            qPrintable(user.madeAt.toLocalTime().toString(Qt::ISODate)));
    return Done;
}

ExitCode manageTokens(Workspace &workspace, const QStringList &arguments, const QCommandLineParser &options)
{
    const QString what = arguments.value(1), name = arguments.value(2);
    if (what == u"list" && arguments.size() == 2)
        return listUsers(workspace);
    if (what == u"add" && arguments.size() == 3)
        return addUser(workspace, name, options);
    if (what == u"remove" && arguments.size() == 3) {
        Database database = workspace.library().open();
        UserStore(database).remove(name);
        return Done;
    }
    say(u"token: add NAME, list or remove NAME"_s);
    return Usage;
}

ExitCode runAsAsked(int argc, char **argv)
{
    Interrupt interrupt; // before any thread, as all inherit which signals it waits for
    std::signal(SIGPIPE, SIG_IGN); // of clients that are gone
    QCoreApplication application(argc, argv);
    speakEnglish(application);
    QCoreApplication::setApplicationVersion(QStringLiteral(ADDUCE_VERSION));
    QCommandLineParser options;
    options.setApplicationDescription(u"Serves a library of papers to other programs and computers.\n\n"
                                      "adduce-server                    serve\n"
                                      "adduce-server token add NAME     make a user, and tell the token\n"
                                      "adduce-server token list         users and their roles\n"
                                      "adduce-server token remove NAME"_s);
    options.addHelpOption();
    options.addVersionOption();
    options.addOption({ u"library"_s, u"the library (the window's)"_s, u"FILE"_s });
    options.addOption({ u"configuration"_s, u"the configuration (the window's)"_s, u"FILE"_s });
    options.addOption({ u"local-only"_s, u"contact nothing but this computer"_s });
    options.addOption({ u"role"_s, u"of a user that is added: reader, contributor or admin"_s, u"ROLE"_s, u"reader"_s });
    options.addOption(
        { u"collection"_s, u"documents of this collection alone, for a user that is added; may be said again"_s, u"NAME"_s });
    server::declareOptions(options);
    options.process(pathsFromArguments(argc, argv));
    try {
        Workspace workspace({ options.value(u"library"_s), options.value(u"configuration"_s) },
            WorkerProgram(installedWorker(QCoreApplication::applicationDirPath())),
            { .isLocalOnly = options.isSet(u"local-only"_s) });
        QNetworkProxyFactory::setUseSystemConfiguration(true);
        const Configuration configuration = workspace.configuration().load();
        workspace.limitWorkers(limitsOf(configuration.reading.seconds, configuration.reading.megabytes));
        const QStringList arguments = options.positionalArguments();
        if (arguments.value(0) == u"token")
            return manageTokens(workspace, arguments, options);
        if (!arguments.isEmpty()) {
            say(u"Unknown command: %1. See --help."_s.arg(arguments.constFirst()));
            return Usage;
        }
        return serve(workspace, server::settingsOf(configuration.server, QProcessEnvironment::systemEnvironment(), options),
            interrupt.token());
    } catch (const Error &error) {
        say(sentence(error));
        return Failed;
    }
}

} // namespace

int main(int argc, char **argv)
{
    denyDumps();
    interpretExpressions();
    reuseFreedMemory(heapsForThreads(2)); // those that answer, and those that listen
    QCoreApplication::setApplicationName(u"adduce-server"_s);
    try {
        return runAsAsked(argc, argv);
    } catch (const std::exception &exception) {
        say(sentence(asError(exception)));
        return Failed;
    }
}
