// What the product promises in time and memory, measured and held against its budget: `adduce-bench`. Ends with 1 when
// a figure is over its budget. Meant for the optimised build on a machine that does nothing else.
#include "core/ask/ask.h"
#include "core/base/error.h"
#include "core/evaluation/evaluate.h"
#include "core/library/library.h"
#include "core/retrieval/retriever.h"
#include "tests/support/shared_data.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>
#include <cstdio>
#include <sys/resource.h>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

constexpr double kIngestBudget = 3; // times the reading alone
constexpr double kAnswerBudget = 50; // ms
constexpr double kStartBudget = 500; // ms
constexpr double kMemoryBudget = 200; // MB
constexpr int kRounds = 3;

/// Prints a figure; true when it is within its budget.
bool report(const char *what, double value, const char *unit, double budget, const QString &detail)
{
    const bool within = value <= budget;
    std::printf(
        "%-22s %8.2f %-3s  budget %5.0f  %-5s  %s\n", what, value, unit, budget, within ? "ok" : "OVER", qPrintable(detail));
    std::fflush(stdout);
    return within;
}

/// CPU time of this process's finished children and of theirs, seconds.
double childrenSeconds()
{
    rusage usage {};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval &t) { return double(t.tv_sec) + double(t.tv_usec) / 1e6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// CPU seconds of a program run to its end. Throws when it fails.
double run(const QString &program, const QStringList &arguments)
{
    const double before = childrenSeconds();
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw Error(ErrorKind::Internal, program, process.errorString());
    return childrenSeconds() - before;
}

QString programNamed(const QString &name)
{
    return QDir(QCoreApplication::applicationDirPath()).filePath(name);
}

QStringList papersIn(const QString &folder)
{
    QStringList paths;
    for (const QString &name : QDir(folder).entryList({ u"*.pdf"_s }, QDir::Files, QDir::Name))
        paths << QDir(folder).filePath(name);
    return paths;
}

bool benchIngest(const QStringList &papers, const QString &folder)
{
    double reading = 1e9;
    double ingest = 1e9;
    for (int round = 0; round < kRounds; ++round) {
        double sum = 0;
        for (const QString &paper : papers)
            sum += run(u"mutool"_s, { u"draw"_s, u"-F"_s, u"stext.json"_s, u"-o"_s, u"/dev/null"_s, paper });
        reading = std::min(reading, sum);
        const QString library = u"%1/ingest-%2.adduce"_s.arg(folder).arg(round);
        ingest = std::min(ingest, run(programNamed(u"adduce-cli"_s), QStringList { u"--library"_s, library, u"add"_s } + papers));
    }
    return report("ingest / reading", ingest / reading, "x", kIngestBudget,
        u"CPU: %1 s for %2 papers, all stages; mutool %3 s"_s.arg(ingest, 0, 'f', 2).arg(papers.size()).arg(reading, 0, 'f', 2));
}

bool benchAnswers(const QString &path)
{
    const Library library(path);
    const Retriever retriever(library);
    const Ask ask(library, retriever, {});
    const auto result = evaluate(ask, bundledQuerySet(), {}, {});
    double longest = 0;
    for (const QueryResult &query : result.results)
        longest = std::max(longest, query.answer.milliseconds);
    return report("question to answer", result.medianMilliseconds(), "ms", kAnswerBudget,
        u"median of %1 questions, longest %2 ms"_s.arg(result.results.size()).arg(longest, 0, 'f', 1));
}

double residentMegabytes(qint64 process)
{
    QFile status(u"/proc/%1/status"_s.arg(process));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray &line : status.readAll().split('\n'))
            if (line.startsWith("VmRSS:"))
                return line.mid(6).simplified().split(' ').first().toDouble() / 1024;
    throw Error(ErrorKind::Internal, status.fileName());
}

struct WindowStart
{
    double milliseconds = 0; ///< until its first pixels are handed to the screen
    double megabytes = 0; ///< resident, a while later
};

/// Qt tells of each flush to the screen when it is asked to: the product needs no switch of its own for this.
WindowStart startWindow(const QString &library, const QString &configuration)
{
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_LOGGING_RULES"_s, u"qt.widgets.painting=true"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, configuration);
    window.setProcessEnvironment(environment);
    window.setReadChannel(QProcess::StandardError);
    QElapsedTimer timer;
    timer.start();
    window.start(programNamed(u"adduce"_s), { u"--library"_s, library });
    QByteArray told;
    while (!told.contains("Flushing")) {
        if (!window.waitForReadyRead(20'000))
            throw Error(ErrorKind::Internal, window.program(), QString::fromUtf8(told));
        told = window.readAllStandardError() + told.right(20);
    }
    WindowStart start { double(timer.nsecsElapsed()) / 1e6, 0 };
    QThread::msleep(1500); // what it does after the first pixels belongs to its memory
    start.megabytes = residentMegabytes(window.processId());
    window.kill();
    window.waitForFinished();
    return start;
}

bool benchWindow(const QString &library, const QString &configuration)
{
    (void)startWindow(library, configuration); // warms the caches
    WindowStart best { 1e9, 0 };
    for (int round = 0; round < kRounds; ++round) {
        const WindowStart start = startWindow(library, configuration);
        best = { std::min(best.milliseconds, start.milliseconds), std::max(best.megabytes, start.megabytes) };
    }
    const bool inTime =
        report("window on screen", best.milliseconds, "ms", kStartBudget, u"warm, offscreen, from the start of the process"_s);
    return report("memory of the window", best.megabytes, "MB", kMemoryBudget, u"resident, with the sample library"_s) && inTime;
}

bool benchAll()
{
    const QTemporaryDir folder;
    const QStringList samples = papersIn(test::samplePapers());
    const QStringList health = papersIn(test::sharedData(u"papers-health"_s));
    if (samples.isEmpty())
        throw Error(ErrorKind::Missing, u"build/sample-papers"_s);
    bool within = true;
    if (QStandardPaths::findExecutable(u"mutool"_s).isEmpty())
        std::puts("ingest / reading        not measured: mutool is not installed");
    else
        within = benchIngest(health.isEmpty() ? samples : health, folder.path());
    const QString library = folder.filePath(u"sample.adduce"_s);
    run(programNamed(u"adduce-cli"_s), QStringList { u"--library"_s, library, u"add"_s } + samples);
    within = benchAnswers(library) && within;
    return benchWindow(library, folder.filePath(u"configuration"_s)) && within;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    try {
        return benchAll() ? 0 : 1;
    } catch (const Error &error) {
        std::fprintf(stderr, "adduce-bench: %s\n", qPrintable(sentence(error)));
        return 1;
    }
}
