#include "tests/bench/process_run.h"

#include "core/base/error.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <algorithm>
#include <cstdio>
#include <sys/resource.h>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLookMs = 5; // between two looks at a running program

/// CPU time of this process's finished children and of theirs, seconds.
double childrenSeconds()
{
    rusage usage {};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval &t) { return double(t.tv_sec) + double(t.tv_usec) / 1e6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// The number after `name` in a file of /proc; 0 when the process has gone.
double numberIn(const QString &path, const char *name)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray &line : file.readAll().split('\n'))
            if (line.startsWith(name))
                return line.mid(qstrlen(name)).simplified().split(' ').first().toDouble();
    return 0;
}

/// And their children: workers are forked by their host.
QList<qint64> descendantsOf(qint64 process)
{
    QList<qint64> children;
    const QString tasks = u"/proc/%1/task"_s.arg(process);
    for (const QString &task : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(u"%1/%2/children"_s.arg(tasks, task));
        if (file.open(QIODevice::ReadOnly))
            for (const QByteArray &id : file.readAll().simplified().split(' '))
                if (!id.isEmpty())
                    children << id.toLongLong() << descendantsOf(id.toLongLong());
    }
    return children;
}

void look(qint64 process, Usage &usage)
{
    constexpr double kMegabyte = 1 << 20;
    const auto peak = [](qint64 id) { return numberIn(u"/proc/%1/status"_s.arg(id), "VmHWM:") / 1024; };
    usage.peakMegabytes = std::max(usage.peakMegabytes, peak(process));
    usage.writtenMegabytes = std::max(usage.writtenMegabytes, numberIn(u"/proc/%1/io"_s.arg(process), "wchar:") / kMegabyte);
    for (const qint64 child : descendantsOf(process))
        usage.peakChildMegabytes = std::max(usage.peakChildMegabytes, peak(child));
}

void throwIfFailed(const QProcess &process)
{
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw Error(ErrorKind::Internal, process.program(), process.errorString());
}

} // namespace

Usage run(const QString &program, const QStringList &arguments)
{
    const double before = childrenSeconds();
    Usage usage;
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    const qint64 id = process.processId();
    while (!process.waitForFinished(kLookMs) && process.state() != QProcess::NotRunning)
        look(id, usage);
    throwIfFailed(process);
    usage.output = process.readAllStandardOutput();
    usage.wallSeconds = double(timer.nsecsElapsed()) / 1e9;
    usage.cpuSeconds = childrenSeconds() - before;
    return usage;
}

Usage bestOf(const Usage &one, const Usage &other)
{
    Usage best = other;
    best.cpuSeconds = std::min(one.cpuSeconds, other.cpuSeconds);
    best.wallSeconds = std::min(one.wallSeconds, other.wallSeconds);
    best.peakMegabytes = std::max(one.peakMegabytes, other.peakMegabytes);
    best.peakChildMegabytes = std::max(one.peakChildMegabytes, other.peakChildMegabytes);
    best.writtenMegabytes = std::max(one.writtenMegabytes, other.writtenMegabytes);
    return best;
}

double wallSecondsOf(const QString &program, const QStringList &arguments)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    process.waitForFinished(-1);
    throwIfFailed(process);
    return double(timer.nsecsElapsed()) / 1e9;
}

double residentMegabytes(qint64 process)
{
    return numberIn(u"/proc/%1/status"_s.arg(process), "VmRSS:") / 1024;
}

QString programNamed(const QString &name)
{
    return QDir(QCoreApplication::applicationDirPath()).filePath(name);
}

QStringList papersIn(const QString &folder)
{
    QStringList paths;
    if (folder.isEmpty())
        return paths;
    for (const QString &name : QDir(folder).entryList({ u"*.pdf"_s }, QDir::Files, QDir::Name))
        paths << QDir(folder).filePath(name);
    return paths;
}

bool report(const QString &what, double value, const QString &unit, double budget, const QString &detail)
{
    const bool within = value <= budget;
    std::printf("%-28s %8.2f %-3s  budget %6.1f  %-5s  %s\n", qPrintable(what), value, qPrintable(unit), budget,
        within ? "ok" : "OVER", qPrintable(detail));
    std::fflush(stdout);
    return within;
}

bool reportAtLeast(const QString &what, double value, double wanted, const QString &detail)
{
    std::printf("%-28s %8.4f      at least %6.3f  %-5s  %s\n", qPrintable(what), value, wanted, value >= wanted ? "ok" : "UNDER",
        qPrintable(detail));
    std::fflush(stdout);
    return value >= wanted;
}

} // namespace adduce::bench
