// A window that works by itself until it is killed, or, with "leave" behind its folder, is left in the middle of typing until a signal ends it
// ("typed", and "left" behind its event loop). It works so: types, asks, renames, tags, collects evidence. It says on standard
// output what it did once that was reported as saved, one thing a line: "draft WORDS" (typed a while ago), "thread ID TURNS",
// "title ID WORDS", "rows TABLE COUNT".
#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "tests/support/places.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/thread_marking.h"
#include "ui/evidence/evidence_model.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_tables.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/rows_pane.h"
#include "ui/history/history_page.h"
#include "ui/shell/end_signals.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QTextStream>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

void report(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fflush(stdout);
}

/// Where the session is kept is a file beside the settings, as in the program.
struct Work
{
    QSettings settings;
    Theme theme;
    Workspace workspace;
    LibraryThread libraryThread { workspace.library(LibraryUse::MadeIfMissing) };
    Services services { workspace, libraryThread, settings, theme };
    const Library &library = services.library;
    MainWindow window { services };

    explicit Work(const QString &folder)
        : settings(folder + u"/window.ini"_s, QSettings::IniFormat)
        , workspace({ folder + u"/library.adduce"_s, folder + u"/configuration.json"_s }, test::docworker())
    {
        theme.apply(ThemeChoice::Light);
        QObject::connect(&window.ask().opened(), &OpenThread::saved, &window, [this](ThreadId thread) {
            Database database = library.open();
            report(u"thread %1 %2"_s.arg(thread.value).arg(ThreadStore(database).find(thread)->turns.size()));
        });
        window.show();
    }

    void type(int round)
    {
        const QString draft = u"Half a question, number %1"_s.arg(round);
        window.ask().box().text().setPlainText(draft);
        QTest::qWait(450); // it is written after 200 ms
        report(u"draft "_s + draft);
    }
    void question(int round)
    {
        static const QStringList questions { u"Does fasting change sprint performance?"_s,
            u"Did fat oxidation increase during exercise?"_s };
        if (round % 3 == 0)
            window.ask().newThread();
        window.ask().ask(questions[round % questions.size()]);
        (void)QTest::qWaitFor([this] { return !window.ask().isRunning(); }, 20'000);
    }
    void settle() const
    {
        (void)QTest::qWaitFor([this] { return !libraryThread.isBusy(); }, 20'000);
    }
    void rename(int round)
    {
        const ThreadId thread = window.ask().opened().id();
        const QString title = u"Title number %1"_s.arg(round);
        QUndoStack undo;
        ThreadMarking marking(libraryThread, undo);
        marking.change(u"Rename"_s, { thread }, [title, round](ThreadMarks &marks) {
            marks.title = title;
            marks.tags = { u"tag %1"_s.arg(round % 4) };
        });
        settle();
        report(u"title %1 %2"_s.arg(thread.value).arg(title));
    }
    void collect()
    {
        window.evidence().rowCommands().add({ { .claim = u"A claim"_s, .notes = u"A note"_s } });
        settle();
        Database database = library.open();
        const EvidenceTable table = EvidenceStore(database).tables().front();
        report(u"rows %1 %2"_s.arg(table.id.value).arg(table.rows));
    }

    /// A question and a note, neither of them finished.
    void typeHalf()
    {
        window.showTab(MainWindow::EvidenceTab);
        window.evidence().rowCommands().add({ { .claim = u"A claim"_s } });
        settle();
        window.evidence().show({ window.evidence().tables().all().front().id, {} });
        settle();
        EvidenceView &table = window.evidence().rows().table();
        table.chooseRow(0, EvidenceModel::Notes);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F2);
        auto *editor = table.findChild<QPlainTextEdit *>();
        editor->selectAll();
        QTest::keyClicks(editor, u"half a note"_s);
        window.ask().box().text().setPlainText(u"Half a question"_s);
        report(u"typed"_s);
    }
};

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const bool isLeft = arguments.value(2) == u"leave";
    if (arguments.size() != (isLeft ? 3 : 2))
        return 2;
    Work work(arguments[1]);
    work.settle();
    if (work.window.library().model().rowCount() == 0) {
        work.window.addPaths({ arguments[1] + u"/paper.md"_s });
        (void)QTest::qWaitFor([&] { return !work.window.job().isRunning(); }, 60'000);
    }
    report(u"ready"_s);
    if (isLeft) {
        const EndSignals ending(work.window);
        work.typeHalf();
        const int code = QApplication::exec();
        report(u"left"_s);
        return code;
    }
    for (int round = 0;; ++round) {
        work.type(round);
        work.question(round);
        work.rename(round);
        work.collect();
    }
}
