#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"
#include "tests/support/shared_data.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/status_line.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QListView>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSlider>
#include <QTimer>
#include <ctime>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr double kFirstPageBudget = 150; // ms
constexpr double kTurnBudget = 50; // ms
constexpr double kFrameBudget = 16; // ms of the GUI thread
constexpr int kPapers = 30; // read while the window is used
constexpr int kTurns = 10; // of pages

/// The work of the GUI thread from one wait for events to the next, in its own CPU time: what other processes take of the two
/// cores is not its doing.
class Watchdog : public QObject
{
public:
    Watchdog()
    {
        connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::aboutToBlock, this, [this] {
            const double time = now();
            if (m_last >= 0)
                m_bursts.push_back(time - m_last);
            m_last = time;
        });
    }
    [[nodiscard]] double slowest() const { return m_bursts.empty() ? 0 : *std::ranges::max_element(m_bursts); }
    [[nodiscard]] std::size_t count() const { return m_bursts.size(); }

private:
    static double now() ///< ms
    {
        timespec time {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1000 + double(time.tv_nsec) / 1e6;
    }
    double m_last = -1;
    std::vector<double> m_bursts;
};

double since(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

bool pagesOfTheReader(test::WindowFixture &f)
{
    PageView &view = f.window->reader().view();
    QSet<int> drawn;
    QObject::connect(
        &f.window->reader().cache(), &PageCache::drawn, &view, [&](const PageRequest &request) { drawn.insert(request.page); });
    AnswerView *answer = f.window->ask().threadView().turns().back()->view();
    const Citation citation = answer->content().citation(0);
    // Until its page is there and painted.
    const auto shownAfter = [&](int page, const std::function<void()> &act) {
        QElapsedTimer timer;
        timer.start();
        act();
        if (!QTest::qWaitFor([&] { return drawn.contains(page); }, 10'000))
            throw Error(ErrorKind::TimedOut, u"page %1"_s.arg(page));
        view.viewport()->repaint();
        return since(timer);
    };
    const double first = shownAfter(citation.page - 1, [&] { emit answer->citationActivated(citation); });
    double slowest = 0;
    view.goToPage(0);
    QTest::qWait(500); // a reader looks at a page before turning it
    for (int page = 1; page <= kTurns; ++page) {
        slowest = std::max(slowest, shownAfter(page, [&] { view.goToPage(page); }));
        QTest::qWait(200);
    }
    const bool inTime =
        report(u"first page in the reader"_s, first, u"ms"_s, kFirstPageBudget, u"after a citation was clicked, painted"_s);
    return report(u"page turn"_s, slowest, u"ms"_s, kTurnBudget, u"the slowest of %1, painted"_s.arg(kTurns)) && inTime;
}

/// Each paper several times, with other bytes behind its end.
QStringList variants(const QStringList &papers, const QString &folder)
{
    QStringList result;
    for (int i = 0; i < kPapers; ++i) {
        QFile source(papers[i % papers.size()]);
        QFile copy(folder + u"/paper-%1.pdf"_s.arg(i));
        if (!source.open(QIODevice::ReadOnly) || !copy.open(QIODevice::WriteOnly))
            throw Error(ErrorKind::Unreadable, source.fileName());
        copy.write(source.readAll() + "\n% " + QByteArray::number(i) + '\n');
        result << copy.fileName();
    }
    return result;
}

bool framesWhileReading(test::WindowFixture &f, const QStringList &papers)
{
    TurnWidget *turn = f.window->ask().threadView().turns().back();
    turn->findChild<StatusLine *>()->trace()->click();
    const auto sliderOf = [turn] { return turn->findChild<QSlider *>(); };
    if (!QTest::qWaitFor([&] { return sliderOf() != nullptr; })) // once the texts of the passages are read
        throw Error(ErrorKind::TimedOut, u"the sliders of the trace"_s);
    QSlider *slider = sliderOf();
    QScrollBar *scrolled = f.window->ask().threadView().verticalScrollBar();
    QTest::qWait(300);
    f.window->addPaths(variants(papers, f.place.path()));
    const Watchdog watchdog;
    QTimer user;
    int step = 0;
    QObject::connect(&user, &QTimer::timeout, &user, [&] {
        switch (++step % 3) {
        case 0:
            QTest::keyClick(&f.window->ask().box().text(), step % 60 == 0 ? Qt::Key_Return : Qt::Key_A, Qt::ShiftModifier);
            break;
        case 1:
            scrolled->setValue(scrolled->maximum() * (step % 50) / 50);
            break;
        default:
            slider->setValue(slider->minimum() + step % std::max(1, slider->maximum() - slider->minimum()));
        }
    });
    user.start(30);
    QEventLoop loop; // QTest's own waiting never blocks
    QTimer::singleShot(120'000, &loop, [&] { loop.exit(1); });
    QTimer finished;
    QObject::connect(&finished, &QTimer::timeout, &loop, [&] {
        if (!f.window->job().isRunning())
            loop.quit();
    });
    finished.start(100);
    if (loop.exec() != 0)
        throw Error(ErrorKind::TimedOut, u"30 papers"_s);
    return report(u"GUI thread while papers are read"_s, watchdog.slowest(), u"ms"_s, kFrameBudget,
        u"the slowest of %1 turns of its loop; typed, scrolled, slid meanwhile; %2 papers"_s.arg(watchdog.count()).arg(kPapers));
}

} // namespace

bool reader()
{
    test::WindowFixture f;
    const QStringList papers = papersIn(test::samplePapers());
    f.show(1440, 900);
    f.window->addPaths(papers);
    if (!QTest::qWaitFor([&] { return !f.window->job().isRunning(); }, 120'000))
        throw Error(ErrorKind::TimedOut, u"the sample papers"_s);
    f.window->ask().ask(u"When is a zero-inflated model preferred to a hurdle model?"_s);
    if (!QTest::qWaitFor([&] { return !f.window->ask().isRunning(); }, 60'000))
        throw Error(ErrorKind::TimedOut, u"an answer"_s);
    const bool shown = pagesOfTheReader(f);
    return framesWhileReading(f, papers) && shown;
}

} // namespace adduce::bench
