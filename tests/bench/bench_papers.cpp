#include "core/base/error.h"
#include "core/library/database.h"
#include "tests/bench/benches.h"
#include "tests/bench/large_library.h"
#include "tests/bench/process_run.h"
#include "tests/support/shared_data.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/document_list.h"
#include "ui/library/filter_bar.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_panel.h"
#include "ui/search/search_window.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPapers = 10'000;
constexpr double kOpenBudget = 150; // ms
constexpr double kMemoryBudget = 200; // MB
constexpr double kFrameBudget = 1000.0 / 60; // ms
constexpr double kSearchBudget = 60; // ms
constexpr double kSortBudget = 100; // ms
constexpr double kFilterBudget = 50; // ms

/// From the words, as they are typed, to the first passage in the window that searches everything; the slowest of several.
bool searched(test::WindowFixture &f)
{
    for (QAction *action : f.window->findChildren<QAction *>(u"search-everything"_s))
        action->trigger();
    auto *search = f.window->findChild<SearchWindow *>();
    if (!search)
        throw Error(ErrorKind::Internal, u"the window that searches everything"_s);
    const QAbstractItemModel *found = search->findChild<QListView *>()->model();
    auto *words = search->findChild<QLineEdit *>();
    const auto find = [&](const QString &text) {
        words->clear();
        if (!QTest::qWaitFor([&] { return found->rowCount() == 0; }))
            throw Error(ErrorKind::Internal, u"the passages of other words"_s);
        words->setText(text);
        QElapsedTimer timer;
        timer.start();
        emit words->returnPressed(); // without the pause of typing
        if (!QTest::qWaitFor([&] { return found->rowCount() > 0; }, 60'000))
            throw Error(ErrorKind::Internal, u"no passage was found"_s);
        return double(timer.nsecsElapsed()) / 1e6;
    };
    (void)find(u"sleep"_s); // the index is read
    double slowest = 0;
    for (const QString &text : { u"intermittent fasting and sprints"_s, u"body composition of athletes"_s, u"vitamin D"_s })
        slowest = std::max(slowest, find(text));
    return report(u"10,000 papers, search everything"_s, slowest, u"ms"_s, kSearchBudget,
        u"until the first passage is listed, the slowest of three"_s);
}

/// By every column of the table, and what is typed into the find box; the slowest of each.
bool sorted(const test::WindowFixture &f)
{
    LibraryFilter &filter = f.window->library().filter();
    const auto time = [](const auto &work) {
        QElapsedTimer timer;
        timer.start();
        work();
        return double(timer.nsecsElapsed()) / 1e6;
    };
    double slowest = 0;
    for (int column = 0; column < kLibraryColumns; ++column)
        slowest = std::max(slowest, time([&] { filter.setOrder({ static_cast<LibraryColumn>(column), false }); }));
    filter.setOrder({});
    double typed = 0;
    auto *find = f.window->library().bar().findChild<QLineEdit *>();
    for (const QString &text : { u"a"_s, u"athletes"_s, u"athletes fasting"_s, u"year:2020..2024"_s, QString() })
        typed = std::max(typed, time([&] { find->setText(text); }));
    const bool isSorted = report(
        u"10,000 papers, table sorted"_s, slowest, u"ms"_s, kSortBudget, u"by the slowest of %1 columns"_s.arg(kLibraryColumns));
    return report(u"10,000 papers, filter"_s, typed, u"ms"_s, kFilterBudget, u"the slowest of five texts in the find box"_s)
        && isSorted;
}

/// The list of papers in a window of its own, from the first to the last.
bool scrolled(const QString &folder)
{
    test::WindowFixture f(folder);
    f.show(1440, 900);
    auto *list = f.window->library().findChild<DocumentList *>();
    if (!list || list->model()->rowCount() < kPapers)
        throw Error(ErrorKind::Internal, u"the list of papers"_s);
    constexpr int kFrames = 240;
    QScrollBar &bar = *list->verticalScrollBar();
    double slowest = 0;
    for (int i = 1; i <= kFrames; ++i) {
        QElapsedTimer timer;
        timer.start();
        bar.setValue(int(qint64(bar.maximum()) * i / kFrames));
        list->viewport()->repaint();
        slowest = std::max(slowest, double(timer.nsecsElapsed()) / 1e6);
    }
    const bool isSorted = sorted(f);
    const bool isFound = searched(f) && isSorted;
    return report(u"10,000 papers, slowest frame"_s, slowest, u"ms"_s, kFrameBudget,
               u"of %1 from the first to the last in the list"_s.arg(kFrames))
        && isFound;
}

} // namespace

bool papers(const QString &folder)
{
    constexpr int kTimes = 3;
    QStringList originals;
    for (const QString &name : { u"papers-health"_s, u"papers-fulltext"_s })
        originals += papersIn(test::sharedData(name));
    if (originals.isEmpty())
        originals = papersIn(test::samplePapers());
    const QString library = folder + u"/library.adduce"_s; // as WindowFixture names it
    run(programNamed(u"adduce-cli"_s), QStringList { u"--library"_s, library, u"add"_s } + originals);
    {
        Database database = Library(library).open();
        growPapers(database, kPapers);
    }
    const Usage indexed =
        run(programNamed(u"adduce-cli"_s), { u"--library"_s, library, u"add"_s, originals.front() }); // as at the end of a job
    const auto question = [&](int) {
        return QStringList { u"--library"_s, library, u"search"_s, u"intermittent fasting and sprints"_s };
    };
    const Usage opened = best(kTimes, programNamed(u"adduce-cli"_s), question);
    std::printf("  %-26s the library %.0f MB; words and vectors took %.1f s of CPU\n", "10,000 papers",
        double(QFileInfo(library).size()) / 1e6, indexed.cpuSeconds);
    bool within = report(u"10,000 papers, first result"_s, opened.wallSeconds * 1000, u"ms"_s, kOpenBudget,
        u"from the start of a program: %1 ms of CPU"_s.arg(opened.cpuSeconds * 1000, 0, 'f', 0));
    within =
        report(u"10,000 papers, memory"_s, opened.peakMegabytes, u"MB"_s, kMemoryBudget, u"peak of that program"_s) && within;
    return scrolled(folder) && within;
}

} // namespace adduce::bench
