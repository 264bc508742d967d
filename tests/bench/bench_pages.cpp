#include "core/base/error.h"
#include "core/evidence/evidence_store.h"
#include "core/export/export.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"
#include "tests/support/sample_thread.h"
#include "tests/ui/window_fixture.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/rows_pane.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_search_box.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollBar>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr int kThreads = 10'000;
constexpr int kTurns = 3; // of a thread
constexpr int kRows = 5'000;
constexpr double kListBudget = 100; // ms
constexpr double kFrameBudget = 1000.0 / 60; // ms
constexpr double kPdfBudget = 3000; // ms

/// Words as they stand in papers: a few that are common, many that are rare.
QString sentenceOf(int seed, int words)
{
    QStringList text;
    for (int i = 0; i < words; ++i) {
        const int place = (seed * 7919 + i * 104'729) % 100'003;
        text << (place % 10 == 0 ? u"sprint"_s : u"word%1"_s.arg(place % 5000));
    }
    return text.join(u' ') + u'.';
}

Thread threadOf(int seed)
{
    std::vector<Answer> answers;
    for (int turn = 0; turn < kTurns; ++turn) {
        Answer answer = test::answerOf(sentenceOf(seed * kTurns + turn, 9), {}, {});
        answer.sentences.clear();
        for (int i = 0; i < 4; ++i) {
            Citation citation = test::citationOf(sentenceOf(seed + i, 20), 1 + i);
            citation.sha256 = QString::number(seed % 500).rightJustified(64, u'0');
            answer.sentences.push_back({ sentenceOf(seed * 4 + i, 20), { citation } });
        }
        StageTrace &topic = answer.trace.stages.emplace_back(StageTrace { Stage::Topic });
        topic.sentences = { { {}, 0, sentenceOf(seed, 600) } };
        answers.push_back(std::move(answer));
    }
    Thread thread = test::threadOf(answers.front().question, answers);
    thread.row.updatedAt = thread.row.updatedAt.addSecs(-seed * 977LL);
    if (seed % 7 == 0)
        thread.row.marks.tags = { u"tag %1"_s.arg(seed % 21) };
    return thread;
}

void fill(const Library &library)
{
    Database database = library.open();
    Transaction transaction(database);
    for (int i = 0; i < kThreads; ++i)
        insertThread(database, threadOf(i));
    transaction.commit();
}

template <class Work> double timed(const Work &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

bool history(test::WindowFixture &f)
{
    HistoryPage &page = f.window->history();
    const auto list = [&] {
        page.reload();
        f.settle();
    };
    list(); // warm
    const double listed = timed(list);
    const auto search = [&](const QString &words) {
        return timed([&] {
            page.list().findBox().setText(words);
            if (!QTest::qWaitFor([&] { return page.model().isSearching(); }, 5000))
                throw Error(ErrorKind::TimedOut, words);
        });
    };
    const double common = search(u"sprint"_s);
    page.list().findBox().clear();
    const double rare = search(u"word4711"_s);
    page.list().findBox().clear();
    bool good = report(u"10,000 threads, listed"_s, listed, u"ms"_s, kListBudget, u"until the list shows them"_s);
    good = report(u"10,000 threads, a common word"_s, common, u"ms"_s, kListBudget, u"until the list shows them"_s) && good;
    return report(u"10,000 threads, a rare word"_s, rare, u"ms"_s, kListBudget, u"until the list shows them"_s) && good;
}

bool evidence(test::WindowFixture &f)
{
    Database database = f.library.open();
    EvidenceStore store(database);
    EvidenceChange change { store.newTableId(), {}, u"Long"_s, {}, {} };
    for (int i = 0; i < kRows; ++i) {
        EvidenceRow row;
        row.id = { i + 1 };
        row.claim = sentenceOf(i, 14);
        row.citation = test::citationOf(sentenceOf(i + 1, 30), 1 + i % 20);
        row.confidence = Confidence::High;
        row.notes = i % 3 == 0 ? sentenceOf(i, 8) : QString();
        change.put.push_back({ row, double(i) });
    }
    store.apply(change);
    f.window->showTab(MainWindow::EvidenceTab);
    f.window->evidence().show({ change.table, {} });
    f.settle();
    QScrollBar &bar = *f.window->evidence().rows().table().verticalScrollBar();
    double slowest = 0;
    for (int i = 1; i <= 120; ++i) // while rows are still being measured, too
        slowest = std::max(slowest, timed([&] {
            bar.setValue(bar.maximum() * i / 120);
            f.window->evidence().rows().table().viewport()->repaint();
        }));
    NamedRows rows { u"Long"_s, {} };
    for (PlacedRow &placed : change.put)
        rows.rows.push_back(std::move(placed.row));
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    const double written = timed([&] { writePdf({ u"Long"_s, {}, { rows }, {} }, pdf); });
    const bool smooth =
        report(u"5,000 rows, the slowest frame"_s, slowest, u"ms"_s, kFrameBudget, u"of 120 from the first row to the last"_s);
    return report(u"5,000 rows as PDF"_s, written, u"ms"_s, kPdfBudget, u"%1 KB"_s.arg(pdf.size() / 1024)) && smooth;
}

} // namespace

bool pages()
{
    test::WindowFixture f;
    fill(f.library);
    f.show(1440, 900);
    f.window->showTab(MainWindow::HistoryTab);
    f.settle();
    const bool listed = history(f);
    return evidence(f) && listed;
}

} // namespace adduce::bench
