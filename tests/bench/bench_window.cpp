#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "tests/bench/benches.h"
#include "tests/bench/large_library.h"
#include "tests/bench/process_run.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QProcess>
#include <algorithm>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr double kStartBudget = 250; // ms
constexpr double kMemoryBudget = 60; // MB
constexpr int kChunks = 10'000;
constexpr int kRounds = 3;
constexpr int kFirstPatience = 6000; // ms: the first start learns the space of what came, and looks for questions to propose
constexpr int kPatience = 4000; // ms: what a start does after the first pixels belongs to its memory

struct WindowStart
{
    double milliseconds = 0; ///< until its first pixels are handed to the screen
    double megabytes = 0; ///< resident, a while later
};

/// Qt tells of each flush to the screen when it is asked to: the product needs no switch of its own for this.
WindowStart startWindow(const QString &library, const QString &configuration, int patience)
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
    QByteArray emitted;
    while (!emitted.contains("Flushing")) {
        if (!window.waitForReadyRead(20'000))
            throw Error(ErrorKind::Internal, window.program(), QString::fromUtf8(emitted));
        emitted = window.readAllStandardError() + emitted.right(20);
    }
    WindowStart start { double(timer.nsecsElapsed()) / 1e6, 0 };
    // What it tells is taken on: a window that waits for somebody to read does nothing else.
    for (QDeadlineTimer end(patience); !end.hasExpired();)
        if (window.waitForReadyRead(static_cast<int>(end.remainingTime())))
            window.readAllStandardError();
    start.megabytes = residentMegabytes(window.processId());
    window.kill();
    window.waitForFinished();
    return start;
}

} // namespace

bool window(const QString &library, const QString &folder)
{
    {
        const Library large(library);
        Database database = large.open();
        growLibrary(database, kChunks);
    }
    const QString configuration = folder + u"/configuration"_s;
    (void)startWindow(library, configuration, kFirstPatience);
    WindowStart best { 1e9, 0 };
    for (int round = 0; round < kRounds; ++round) {
        const WindowStart start = startWindow(library, configuration, kPatience);
        best = { std::min(best.milliseconds, start.milliseconds), std::max(best.megabytes, start.megabytes) };
    }
    const bool inTime =
        report(u"window on screen"_s, best.milliseconds, u"ms"_s, kStartBudget, u"warm, offscreen, with 10,000 passages"_s);
    return report(u"memory of the window"_s, best.megabytes, u"MB"_s, kMemoryBudget, u"resident, with 10,000 passages"_s)
        && inTime;
}

} // namespace adduce::bench
