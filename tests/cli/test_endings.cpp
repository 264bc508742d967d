#include "tests/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace adduce;

/// How the programs end when they are told to, or crash.
class TestEndings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void signalsEndTheCommandLine_data();
    void signalsEndTheCommandLine();
    void nohupGoesOn();
    void signalsCloseTheWindow_data();
    void signalsCloseTheWindow();
    void aCrashLeavesNoDump_data();
    void aCrashLeavesNoDump();
};

namespace {

QProcessEnvironment environmentIn(const QString &home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, home + u"/data"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, home + u"/config"_s);
    environment.insert(u"XDG_RUNTIME_DIR"_s, home);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    return environment;
}

/// It stands, and other starts are told so by its socket.
bool isOpen(const QString &home)
{
    return !QDir(home).entryList({ u"adduce-*"_s }, QDir::System | QDir::Files).isEmpty();
}

/// Watches a folder until it is told to end.
void watch(const test::Program &program, QProcess &process)
{
    const QString folder = program.folder() + u"/papers"_s;
    QVERIFY(QDir().mkpath(folder));
    (void)program.write(u"papers/naps.md"_s, "# Naps\n\nA nap of thirty minutes improves recall by 12% in older adults.\n");
    program.start(process, { u"add"_s, u"--watch"_s, folder });
    QByteArray said;
    const auto isWatching = [&] { return (said += process.readAllStandardError()).contains("watching"); };
    QTRY_VERIFY_WITH_TIMEOUT(isWatching(), 30'000);
}

} // namespace

/// Under nohup the suite ignores the end of its terminal, and so would every program that it starts.
void TestEndings::initTestCase()
{
    std::signal(SIGHUP, SIG_DFL);
}

void TestEndings::signalsEndTheCommandLine_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
}

/// Each as Ctrl+C does.
void TestEndings::signalsEndTheCommandLine()
{
    QFETCH(int, signal);
    const test::Program program;
    QProcess process;
    watch(program, process);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(program.run({ u"list"_s }).array().size(), 1);
}

/// What was started to outlive its terminal does.
void TestEndings::nohupGoesOn()
{
    const test::Program program;
    QProcess process;
    process.setChildProcessModifier([] { ::signal(SIGHUP, SIG_IGN); });
    watch(program, process);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGHUP), 0);
    QVERIFY(!process.waitForFinished(500));
    process.terminate();
    QVERIFY(process.waitForFinished(30'000));
}

void TestEndings::signalsCloseTheWindow_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestEndings::signalsCloseTheWindow()
{
    QFETCH(int, signal);
    const QTemporaryDir home;
    QProcess process;
    process.setProcessEnvironment(environmentIn(home.path()));
    process.start(test::builtProgram(u"adduce"_s), QStringList());
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(home.path()), 30'000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(QFile::exists(home.filePath(u"config/adduce/window.ini"_s)));
    const QStringList left = QDir(home.filePath(u"data/adduce"_s)).entryList({ u"*-wal"_s }); // the last to close empties it
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u' ')));
}

void TestEndings::aCrashLeavesNoDump_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("any program") << QString(); // else nothing is told by the others
    QTest::newRow("the command line") << u"adduce-cli"_s;
    QTest::newRow("the window") << u"adduce"_s;
}

/// A core image would hold the keys. Without QProcess, which does not say whether there was one.
void TestEndings::aCrashLeavesNoDump()
{
    QFETCH(QString, program);
    const QTemporaryDir home;
    const test::Program files;
    if (program == u"adduce-cli")
        (void)files.run({ u"add"_s, files.write(u"naps.md"_s, "# Naps\n\nA nap improves recall by 12% in older adults.\n") });
    const QByteArray path = program.isEmpty() ? QByteArray("/bin/cat") : QFile::encodeName(test::builtProgram(program));
    std::vector<QByteArray> words { path };
    if (program == u"adduce-cli")
        words.insert(words.end(), { "--library", QFile::encodeName(files.library()), "chat" });
    std::vector<char *> arguments;
    for (QByteArray &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::vector<QByteArray> variables;
    for (const QString &variable : environmentIn(home.path()).toStringList())
        variables.push_back(variable.toLocal8Bit());
    variables.emplace_back("ASAN_OPTIONS=handle_segv=0:disable_coredump=0");
    std::vector<char *> environment;
    for (QByteArray &variable : variables)
        environment.push_back(variable.data());
    environment.push_back(nullptr);
    std::array<int, 2> input {};
    QCOMPARE(::pipe2(input.data(), O_CLOEXEC), 0);
    const QByteArray folder = QFile::encodeName(home.path());
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit all { RLIM_INFINITY, RLIM_INFINITY };
        (void)::setrlimit(RLIMIT_CORE, &all);
        ::dup2(input[0], STDIN_FILENO);
        if (::chdir(folder.constData()) == 0 && ::dup2(::open("said", O_WRONLY | O_CREAT, 0600), STDOUT_FILENO) == STDOUT_FILENO)
            ::execve(path.constData(), arguments.data(), environment.data());
        ::_exit(127);
    }
    QCOMPARE(::write(input[1], "/help\n", 6), 6); // what answers is well under way
    if (program == u"adduce")
        QTRY_VERIFY_WITH_TIMEOUT(isOpen(home.path()), 30'000);
    else
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(home.filePath(u"said"_s)).size() > 0, 30'000);
    QCOMPARE(::kill(child, SIGSEGV), 0);
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    ::close(input[0]);
    ::close(input[1]);
    QVERIFY(WIFSIGNALED(status));
    if (program.isEmpty() && !WCOREDUMP(status))
        QSKIP("no program leaves a core image here");
    QCOMPARE(bool(WCOREDUMP(status)), program.isEmpty());
    QCOMPARE(QDir(home.path()).entryList({ u"core*"_s }, QDir::Files).isEmpty(), !program.isEmpty());
}

ADDUCE_TEST(TestEndings)
#include "test_endings.moc"
