#include "tests/support/postgres_server.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>
#include <unistd.h>

namespace adduce::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatienceMs = 60'000;
constexpr int kLeastVersion = 15;

/// The folder of the newest server that is installed; empty without one.
QString programsFolder()
{
    const QDir versions(u"/usr/lib/postgresql"_s);
    int newest = 0;
    for (const QString &name : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (QFile::exists(versions.filePath(name + u"/bin/initdb"_s)))
            newest = std::max(newest, name.toInt());
    return newest >= kLeastVersion ? versions.filePath(u"%1/bin"_s.arg(newest)) : QString();
}

} // namespace

PostgresServer *PostgresServer::installed()
{
    static const std::unique_ptr<PostgresServer> server = [] {
        const QString programs = programsFolder();
        return programs.isEmpty() ? nullptr : std::make_unique<PostgresServer>(programs);
    }();
    return server.get();
}

/// initdb refuses to run as root.
PostgresServer::PostgresServer(const QString &programs)
    : m_programs(programs)
    , m_folder(QDir::tempPath() + u"/adduce-lab-XXXXXX"_s)
{
    if (geteuid() == 0)
        QProcess::execute(u"chown"_s, { u"nobody"_s, m_folder.path() });
    run(u"initdb"_s,
        { u"-D"_s, m_folder.filePath(u"data"_s), u"-U"_s, QString::fromLatin1(kAdministrator), u"-A"_s, u"trust"_s,
            u"--no-sync"_s, u"-E"_s, u"UTF8"_s, u"--locale=C.UTF-8"_s });
    start();
}

PostgresServer::~PostgresServer()
{
    run(u"pg_ctl"_s, { u"-D"_s, m_folder.filePath(u"data"_s), u"-m"_s, u"immediate"_s, u"stop"_s });
}

void PostgresServer::run(const QString &program, const QStringList &arguments) const
{
    QStringList command { m_programs + u'/' + program };
    if (geteuid() == 0)
        command = QStringList { u"runuser"_s, u"-u"_s, u"nobody"_s, u"--"_s } + command;
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.setStandardOutputFile(QProcess::nullDevice()); // the server would inherit a pipe, and nobody would see its end
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(command.first(), command.mid(1) + arguments);
    if (!process.waitForFinished(kPatienceMs) || process.exitCode() != 0)
        qWarning("%s ends with %d", qPrintable(program), process.exitCode());
}

void PostgresServer::start()
{
    run(u"pg_ctl"_s,
        { u"-D"_s, m_folder.filePath(u"data"_s), u"-l"_s, m_folder.filePath(u"log"_s), u"-w"_s, u"-o"_s,
            u"-c listen_addresses= -c fsync=off -c max_connections=40 -c unix_socket_directories=%1"_s.arg(m_folder.path()),
            u"start"_s });
}

void PostgresServer::kill()
{
    QFile pid(m_folder.filePath(u"data/postmaster.pid"_s));
    if (pid.open(QIODevice::ReadOnly))
        QProcess::execute(u"kill"_s, { u"-QUIT"_s, QString::fromLatin1(pid.readLine().trimmed()) }); // immediate shutdown
    (void)QTest::qWaitFor([&] { return !pid.exists(); }, kPatienceMs);
}

LaboratoryAddress PostgresServer::newDatabase(const QString &name)
{
    run(u"createdb"_s, { u"-h"_s, m_folder.path(), u"-U"_s, QString::fromLatin1(kAdministrator), name });
    return address(name, QString::fromLatin1(kAdministrator));
}

LaboratoryAddress PostgresServer::address(const QString &database, const QString &user) const
{
    return { {}, m_folder.path(), 5432, database, user };
}

} // namespace adduce::test
