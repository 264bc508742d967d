#include "core/worker/ocr.h"
#include "core/worker/ocr_protocol.h"
#include "core/worker/protocol.h"
#include "core/worker/worker_host.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/seccomp_filter.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What a worker that was taken over can still do: nothing but compute, and speak to the program that asked it.
class TestSandbox : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void onlyReadingIsAllowed_data();
    void onlyReadingIsAllowed();
    void theSecondLockHoldsAlone_data();
    void theSecondLockHoldsAlone();
    void theFilterOfALiveDocumentWorker();
    void theFilterOfALiveRecogniser();
    void noWorkerHasMemoryThatIsWrittenAndRuns();
};

namespace {

constexpr int kRefused = 1; // exit code of the probe

int landlockVersion()
{
    return static_cast<int>(::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION));
}

/// "allowed", "refused", "fatal", or what went wrong with the try itself.
QString outcomeOf(const QStringList &arguments)
{
    QProcess probe;
    probe.start(test::builtProgram(u"sandbox-probe"_s), arguments);
    probe.closeWriteChannel();
    if (!probe.waitForFinished())
        return u"no end"_s;
    if (probe.exitStatus() == QProcess::CrashExit)
        return probe.exitCode() == SIGSYS ? u"fatal"_s : u"signal %1"_s.arg(probe.exitCode());
    if (probe.exitCode() == kRefused)
        return u"refused"_s;
    return probe.exitCode() == 0 ? u"allowed"_s : u"exit code %1"_s.arg(probe.exitCode());
}

/// A worker with a document open that has answered once: it is in its sandbox since.
class LiveWorker
{
public:
    LiveWorker()
        : m_program(test::docworker())
        , m_file(
              test::writeFile(m_folder.path(), u"a.pdf"_s, test::makePdf({ { test::textColumn({ u"One line of text."_s }) } })),
              m_program.limits)
        , m_child(m_program.host->start(m_file.descriptor(), m_program.limits))
    {
        const QByteArray frame = protocol::encode(protocol::FrameType::Count, protocol::readPayload({}));
        char byte = 0;
        m_answers = ::write(m_child.channel, frame.constData(), static_cast<std::size_t>(frame.size())) == frame.size()
            && ::read(m_child.channel, &byte, 1) == 1;
    }
    ~LiveWorker()
    {
        ::close(m_child.channel);
        m_program.host->end(m_child);
    }
    Q_DISABLE_COPY_MOVE(LiveWorker)

    [[nodiscard]] bool answers() const { return m_answers; }
    [[nodiscard]] pid_t process() const { return m_child.process; }

private:
    QTemporaryDir m_folder;
    WorkerProgram m_program;
    SourceFile m_file;
    WorkerHost::Child m_child;
    bool m_answers = false;
};

void checkFilter(const test::SeccompFilter &filter)
{
    using test::FilterVerdict;
    const auto of = [&](long call, std::uint64_t second = 0, std::uint64_t third = 0) {
        return filter.verdict(call, { 0, second, third, 0, 0, 0 });
    };
    QCOMPARE(of(SYS_read), FilterVerdict::Allowed);
    for (const int command : { F_GETFD, F_SETFD, F_GETFL })
        QCOMPARE(of(SYS_fcntl, static_cast<std::uint64_t>(command)), FilterVerdict::Allowed);
    for (std::uint64_t command = 0; command < 2'000; ++command)
        if (command != F_GETFD && command != F_SETFD && command != F_GETFL)
            QCOMPARE(of(SYS_fcntl, command), FilterVerdict::Fatal);
    for (std::uint64_t rights = 0; rights < 16; ++rights)
        QCOMPARE(of(SYS_mmap, 4096, rights), (rights & PROT_EXEC) != 0 ? FilterVerdict::Fatal : FilterVerdict::Allowed);
    QCOMPARE(of(SYS_newfstatat), FilterVerdict::Refused);
    QCOMPARE(of(SYS_openat), FilterVerdict::Refused);
    int allowed = 0;
    for (long call = 0; call < 1'000; ++call)
        allowed += of(call) == FilterVerdict::Allowed;
    QCOMPARE(allowed, 20); // 19 calls, and mmap: fcntl with nothing is F_DUPFD
    QCOMPARE(of(0x40000000L | SYS_read), FilterVerdict::Fatal); // the table of x32
    QCOMPARE(filter.verdictOfOtherMachine(SYS_read), FilterVerdict::Fatal);
}

} // namespace

/// Of each test: Qt leaves out the classes after one that is skipped as a whole.
void TestSandbox::init()
{
#ifdef ADDUCE_SANITIZED
    QSKIP("sanitized workers keep their memory and system calls");
#endif
}

void TestSandbox::onlyReadingIsAllowed_data()
{
    QTest::addColumn<QString>("outcome");
    for (const char *name : { "read", "write", "fstat", "memory", "fcntl F_GETFL", "fcntl F_GETFD", "fcntl F_SETFD" })
        QTest::newRow(name) << u"allowed"_s;
    for (const char *name : { "stat of a path", "stat of a path as if it were empty", "statx", "open to read", "open to write",
             "open by its own call", "readlink" })
        QTest::newRow(name) << u"refused"_s;
    for (const char *name :
        { "fcntl F_SETOWN", "fcntl F_SETSIG", "fcntl F_SETFL", "fcntl F_SETOWN_EX", "fcntl F_DUPFD", "fcntl F_SETLK",
            "fcntl of 64 bits", "memory that runs", "memory that is written and runs", "mprotect", "openat2", "truncate",
            "unlink", "mkdir", "chmod", "ioctl", "dup", "socket", "socket of UNIX", "connect", "kill", "kill of a thread",
            "signal to a process", "fork", "clone", "execve", "ptrace", "process_vm_readv", "prctl", "setrlimit", "seccomp",
            "bpf", "io_uring", "userfaultfd", "memfd_create", "shared memory", "unshare", "keyctl", "getuid of another table" })
        QTest::newRow(name) << u"fatal"_s;
}

void TestSandbox::onlyReadingIsAllowed()
{
    QFETCH(QString, outcome);
    QCOMPARE(outcomeOf({ QString::fromLatin1(QTest::currentDataTag()) }), outcome);
}

/// As far as this kernel knows Landlock, without any filter.
void TestSandbox::theSecondLockHoldsAlone_data()
{
    QTest::addColumn<int>("since"); // version of Landlock
    QTest::newRow("open to read") << 1;
    QTest::newRow("open to write") << 1;
    QTest::newRow("execve") << 1;
    QTest::newRow("mkdir") << 1;
    QTest::newRow("connect") << 4;
    QTest::newRow("kill") << 6;
    QTest::newRow("kill of a thread") << 6;
}

void TestSandbox::theSecondLockHoldsAlone()
{
    QFETCH(int, since);
    if (landlockVersion() < since)
        QSKIP("this kernel has no such Landlock");
    QCOMPARE(outcomeOf({ u"landlock"_s, QString::fromLatin1(QTest::currentDataTag()) }), u"refused"_s);
}

void TestSandbox::theFilterOfALiveDocumentWorker()
{
    const LiveWorker worker;
    QVERIFY(worker.answers());
    const auto filter = test::SeccompFilter::ofProcess(worker.process());
    if (!filter)
        QSKIP("only root may read the filter of a process");
    checkFilter(*filter);
}

void TestSandbox::theFilterOfALiveRecogniser()
{
    if (!installedOcrLanguages().contains(u"eng"_s))
        QSKIP("the data of Tesseract is not here");
    QProcess worker;
    worker.setProcessEnvironment([] {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"OMP_THREAD_LIMIT"_s, u"1"_s);
        return environment;
    }());
    worker.start(
        test::builtProgram(u"adduce-ocrworker"_s), { u"--data"_s, ocrDataFolder({ u"eng"_s }), u"--languages"_s, u"eng"_s });
    protocol::OcrImage paper { 200, 100, 300, QByteArray(200 * 100, '\xff') };
    worker.write(protocol::encode(protocol::FrameType::Recognise, protocol::recognisePayload(paper)));
    QVERIFY(worker.waitForReadyRead(60'000));
    const auto filter = test::SeccompFilter::ofProcess(static_cast<pid_t>(worker.processId()));
    worker.closeWriteChannel();
    QVERIFY(worker.waitForFinished());
    if (!filter)
        QSKIP("only root may read the filter of a process");
    checkFilter(*filter);
}

/// Expressions are not compiled in the host: its children would inherit the memory.
void TestSandbox::noWorkerHasMemoryThatIsWrittenAndRuns()
{
    const LiveWorker worker;
    QVERIFY(worker.answers());
    QFile maps(u"/proc/%1/maps"_s.arg(worker.process()));
    if (!maps.open(QIODevice::ReadOnly))
        QSKIP("only root may read the memory map of a worker");
    const QByteArrayList lines = maps.readAll().split('\n');
    QVERIFY(lines.size() > 10);
    for (const QByteArray &line : lines)
        QVERIFY2(!line.contains(" rwx"), line.constData());
}

ADDUCE_TEST(TestSandbox)
#include "test_sandbox.moc"
