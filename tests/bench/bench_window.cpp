#include "core/base/error.h"
#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QThread>
#include <algorithm>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr double kStartBudget = 500; // ms
constexpr double kMemoryBudget = 200; // MB
constexpr int kRounds = 3;

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

} // namespace

bool window(const QString &library, const QString &folder)
{
    const QString configuration = folder + u"/configuration"_s;
    (void)startWindow(library, configuration); // warms the caches
    WindowStart best { 1e9, 0 };
    for (int round = 0; round < kRounds; ++round) {
        const WindowStart start = startWindow(library, configuration);
        best = { std::min(best.milliseconds, start.milliseconds), std::max(best.megabytes, start.megabytes) };
    }
    const bool inTime = report(
        u"window on screen"_s, best.milliseconds, u"ms"_s, kStartBudget, u"warm, offscreen, from the start of the process"_s);
    return report(u"memory of the window"_s, best.megabytes, u"MB"_s, kMemoryBudget, u"resident, with the sample library"_s)
        && inTime;
}

} // namespace adduce::bench
