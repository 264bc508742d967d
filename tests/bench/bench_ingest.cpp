#include "core/base/error.h"
#include "core/embedding/learn.h"
#include "core/ingest/ingest.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "tests/bench/benches.h"
#include "tests/bench/large_library.h"
#include "tests/bench/process_run.h"
#include "tests/support/network.h"
#include "tests/support/shared_data.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <thread>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr double kCpuBudget = 1.6; // times the CPU of reading the text alone
constexpr double kTwoWorkersBudget = 0.6; // of the wall time of one
constexpr double kProgramBudget = 150; // MB
constexpr double kWorkerBudget = 300; // MB
constexpr double kWrittenBudget = 4.0; // times the final size
constexpr double kSearchableBudget = 1000; // ms
constexpr double kWaitBudget = 200; // ms; a window waits 800 and then gives up
constexpr int kLargeLibrary = 10'000; // chunks
constexpr int kPairs = 5; // of runs that are compared

struct Set
{
    QString name;
    QStringList papers;
};

double readingSeconds(const QStringList &papers)
{
    double sum = 0;
    for (const QString &paper : papers)
        sum += run(u"mutool"_s, { u"draw"_s, u"-q"_s, u"-F"_s, u"txt"_s, u"-o"_s, u"/dev/null"_s, paper }).cpuSeconds;
    return sum;
}

QStringList addTo(const QString &library, const QStringList &papers, int workers)
{
    return QStringList { u"--library"_s, library, u"add"_s, u"--jobs"_s, QString::number(workers) } + papers;
}

/// In turn, so that what else the machine does meets both; the median of the ratios, as processors change their clock from run to run.
bool cpuAgainstReading(const Set &set, const QString &folder, Usage &usage)
{
    std::array<double, kPairs> ratios {};
    double least = 1e9; // s
    for (int round = 0; round < kPairs; ++round) {
        const QString library = u"%1/%2-%3.adduce"_s.arg(folder, set.name).arg(round);
        const Usage adding = run(programNamed(u"adduce-cli"_s), addTo(library, set.papers, 1));
        usage = round == 0 ? adding : bestOf(usage, adding);
        const double reading = readingSeconds(set.papers);
        least = std::min(least, reading);
        ratios[static_cast<std::size_t>(round)] = adding.cpuSeconds / reading;
    }
    std::ranges::sort(ratios);
    return report(u"ingest, "_s + set.name, ratios[kPairs / 2], u"x"_s, kCpuBudget,
        u"CPU: all stages %1 s, mutool draw -F txt %2 s"_s.arg(usage.cpuSeconds, 0, 'f', 2).arg(least, 0, 'f', 2));
}

/// One and two workers in turn, so that what else the machine does meets both; the least of each.
bool twoWorkers(const Set &set, const QString &folder)
{
    std::array<double, 2> least { 1e9, 1e9 };
    for (int round = 0; round < kPairs; ++round)
        for (const int workers : { 1, 2 }) {
            const QString library = u"%1/%2-workers-%3.adduce"_s.arg(folder).arg(workers).arg(round);
            double &seconds = least[static_cast<std::size_t>(workers - 1)];
            seconds = std::min(seconds, wallSecondsOf(programNamed(u"adduce-cli"_s), addTo(library, set.papers, workers)));
        }
    return report(u"two workers, "_s + set.name, least[1] / least[0], u"x"_s, kTwoWorkersBudget,
        u"wall: %1 s against %2 s"_s.arg(least[1], 0, 'f', 2).arg(least[0], 0, 'f', 2));
}

bool memory(const Usage &usage)
{
    const bool program =
        report(u"memory of the program"_s, usage.peakMegabytes, u"MB"_s, kProgramBudget, u"peak, on the manual"_s);
    return report(u"memory of a worker"_s, usage.peakChildMegabytes, u"MB"_s, kWorkerBudget, u"peak, on the manual"_s) && program;
}

bool written(const Usage &usage, const QString &library)
{
    const double size = double(QFileInfo(library).size()) / (1 << 20);
    return report(u"bytes written"_s, usage.writtenMegabytes / size, u"x"_s, kWrittenBudget,
        u"%1 MB for a library of %2 MB"_s.arg(usage.writtenMegabytes, 0, 'f', 1).arg(size, 0, 'f', 1));
}

/// The longest that another writer waits for the library while `work` runs.
double longestWait(const Library &library, const std::function<void()> &work)
{
    std::atomic<bool> isOver = false;
    double longest = 0;
    std::jthread other([&] {
        Database database = library.open();
        while (!isOver) {
            QElapsedTimer timer;
            timer.start();
            database.execute("UPDATE search_revision SET active_space = active_space");
            longest = std::max(longest, double(timer.nsecsElapsed()) / 1e6);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    });
    work();
    isOver = true;
    other.join();
    return longest;
}

bool oneMorePaper(const QString &path, const QString &paper)
{
    const Library library(path);
    Database database = library.open();
    const Parameters parameters;
    growLibrary(database, kLargeLibrary);
    const double waited = longestWait(library, [&] { learnSpace(database, parameters.latent, {}); });
    const int before = TextStore(database).chunkCount();
    const bool isBrief = report(u"another writer"_s, waited, u"ms"_s, kWaitBudget,
        u"longest wait while a library of %1 chunks is learned from"_s.arg(before));
    const WorkerProgram worker(programNamed(u"adduce-docworker"_s));
    QElapsedTimer timer;
    timer.start();
    double searchable = -1;
    const test::Network network;
    adduce::ingest(library, network.servers, worker, { paper }, { .latent = parameters.latent, .index = parameters.index },
        [&](const IngestEvent &event) {
            if (const auto *done = std::get_if<DocumentDone>(&event); done && done->row.state == DocumentState::Ready)
                searchable = double(timer.nsecsElapsed()) / 1e6;
        },
        {});
    if (searchable < 0)
        throw Error(ErrorKind::Internal, paper, u"was not read"_s);
    return report(u"one more paper"_s, searchable, u"ms"_s, kSearchableBudget,
               u"until searchable in a library of %1 chunks; %2 ms with all that follows"_s.arg(before).arg(timer.elapsed()))
        && isBrief;
}

} // namespace

bool ingest(const QString &folder)
{
    if (QStandardPaths::findExecutable(u"mutool"_s).isEmpty()) {
        std::puts("ingest                       not measured: mutool is not installed");
        return true;
    }
    const QStringList samples = papersIn(test::samplePapers());
    const QString books = test::sharedData(u"papers-long"_s);
    if (books.isEmpty()) {
        Usage usage;
        std::puts("                             on the sample papers alone: the larger sets are not here");
        return cpuAgainstReading({ u"samples"_s, samples }, folder, usage);
    }
    const Set health { u"13 health papers"_s, papersIn(test::sharedData(u"papers-health"_s)) };
    const Set fulltext { u"24 full texts"_s, papersIn(test::sharedData(u"papers-fulltext"_s)) };
    const Set book { u"1,158-page manual"_s, { books + u"/octave-manual.pdf"_s } };
    Usage healthUsage;
    Usage fulltextUsage;
    Usage bookUsage;
    bool within = cpuAgainstReading(health, folder, healthUsage);
    within = cpuAgainstReading(fulltext, folder, fulltextUsage) && within;
    within = cpuAgainstReading(book, folder, bookUsage) && within;
    within = twoWorkers(fulltext, folder) && within;
    within = memory(bookUsage) && within;
    within = written(fulltextUsage, u"%1/%2-0.adduce"_s.arg(folder, fulltext.name)) && within;
    return oneMorePaper(u"%1/%2-0.adduce"_s.arg(folder, fulltext.name), health.papers.first()) && within;
}

} // namespace adduce::bench
