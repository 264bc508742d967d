#include "core/embedding/learn.h"
#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "core/library/watch_store.h"
#include "core/profiles/profile.h"
#include "core/threads/thread_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"

#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Reading as a person steers it: more is added while it runs, it rests and goes on, and scans are recognised on request.
class TestLibraryJob : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAddedMeanwhileIsReadToo();
    void itRestsAndGoesOn();
    void formerVersionsAreNotListed();
    void whatFailedIsRetriedTogether();
    void readyPapersAreReadAgain();
    void whatWasNotLearnedIsLearnedAtTheStart();
    void whatIsFoundWhileLearningIsReadToo();
};

namespace {

QToolButton *pauseButton(const MainWindow &window)
{
    const QList<QToolButton *> buttons = window.statusBar()->findChildren<QToolButton *>();
    const auto found =
        std::ranges::find_if(buttons, [](const QToolButton *b) { return b->text() == u"Pause"_s || b->text() == u"Go on"_s; });
    return found == buttons.end() ? nullptr : *found;
}

QString longPaper(const QString &folder, int pages)
{
    const QStringList lines { u"Sleep was measured in every group before the training began."_s };
    return test::writeFile(folder, u"long.pdf"_s, test::makePdf(QList<test::MadePage>(pages, { test::textColumn(lines) })));
}

} // namespace

void TestLibraryJob::whatIsAddedMeanwhileIsReadToo()
{
    test::WindowFixture fixture;
    fixture.show();
    QSignalSpy finished(&fixture.window->job(), &LibraryJob::finished);
    fixture.window->job().add({ longPaper(fixture.place.path(), 200) });
    fixture.window->job().add({ fixture.writePaper(u"a.md"_s) });
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->job().isRunning(), 60'000);
    const auto rows = currentDocuments(fixture.library);
    QCOMPARE(rows.size(), 2U);
    for (const DocumentRow &row : rows)
        QCOMPARE(row.state, DocumentState::Ready);
}

void TestLibraryJob::itRestsAndGoesOn()
{
    test::WindowFixture fixture;
    fixture.show();
    QToolButton *pause = pauseButton(*fixture.window);
    QVERIFY(pause && !pause->isVisible());
    QStringList papers { longPaper(fixture.place.path(), 300) };
    for (int i = 0; i < 12; ++i)
        papers << fixture.writePaper(u"paper%1.md"_s.arg(i));
    fixture.window->job().add(papers);
    QTRY_VERIFY(pause->isVisible());
    pause->click();
    QVERIFY(fixture.window->job().progress().isPaused);
    QCOMPARE(pause->text(), u"Go on"_s);
    pause->click();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->job().isRunning(), 60'000);
    QVERIFY(!pause->isVisible());
    for (const DocumentRow &row : currentDocuments(fixture.library))
        QCOMPARE(row.state, DocumentState::Ready);
}

void TestLibraryJob::formerVersionsAreNotListed()
{
    test::WindowFixture fixture;
    fixture.show();
    const QString path = fixture.writePaper(u"a.md"_s);
    fixture.add(path);
    Answer answer = test::answerOf(u"Why?"_s, u"So it is."_s, u"It is so."_s);
    {
        Database database = fixture.library.open();
        answer.sentences[0].citations[0].sha256 = DocumentStore(database).list().front().sha256;
        ThreadStore(database).append({}, answer);
    }
    test::writeFile(
        fixture.place.path(), u"a.md"_s, "# Naps\n\nA nap of thirty minutes improves the recall of word pairs in students.\n");
    fixture.add(path);
    QCOMPARE(currentDocuments(fixture.library).size(), 1U);
    Database database = fixture.library.open();
    QCOMPARE(DocumentStore(database).list().size(), 2U); // the thread still opens it
}

void TestLibraryJob::whatFailedIsRetriedTogether()
{
    test::WindowFixture fixture;
    fixture.show();
    LibraryJob &job = fixture.window->job();
    job.add({ test::writeFile(fixture.place.path(), u"a.pdf"_s, "%PDF-1.4 and no more"),
        test::writeFile(fixture.place.path(), u"b.pdf"_s, "%PDF-1.4 and nothing") });
    QTRY_VERIFY_WITH_TIMEOUT(!job.isRunning(), 60'000);
    for (const DocumentRow &row : currentDocuments(fixture.library))
        QCOMPARE(row.state, DocumentState::Failed);
    test::writeFile(
        fixture.place.path(), u"b.pdf"_s, test::makePdf({ { test::textColumn({ u"It is whole by now, as was hoped."_s }) } }));
    job.retryFailed();
    fixture.settle();
    QTRY_VERIFY_WITH_TIMEOUT(!job.isRunning(), 60'000);
    const auto ready = std::ranges::count(currentDocuments(fixture.library), DocumentState::Ready, &DocumentRow::state);
    QCOMPARE(ready, 1);
    const QSignalSpy progressed(&job, &LibraryJob::progressed);
    job.retryFailed();
    QTRY_VERIFY(!progressed.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!job.isRunning(), 60'000);
}

void TestLibraryJob::readyPapersAreReadAgain()
{
    test::WindowFixture fixture;
    fixture.show();
    fixture.add(fixture.writePaper(u"a.md"_s));
    LibraryJob &job = fixture.window->job();
    const DocumentRow row = currentDocuments(fixture.library).front();
    fixture.configuration.change(
        [](Configuration &now) { now.profile.parameters.chunks = builtInProfile(u"portal"_s)->parameters.chunks; });
    QSignalSpy finished(&job, &LibraryJob::finished);
    job.readAgain({ row.id });
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
    QCOMPARE(finished.front().front().value<IngestSummary>().reread, 1);
    QCOMPARE(currentDocuments(fixture.library).front().profile, u"portal"_s);
    QCOMPARE(currentDocuments(fixture.library).front().state, DocumentState::Ready);
    QTRY_VERIFY_WITH_TIMEOUT(!job.isRunning(), 60'000);
}

// As after a kill between reading and learning.
void TestLibraryJob::whatWasNotLearnedIsLearnedAtTheStart()
{
    test::WindowFixture fixture;
    fixture.show();
    LibraryJob &job = fixture.window->job();
    job.add({ fixture.writePaper(u"a.md"_s) });
    QTRY_VERIFY_WITH_TIMEOUT(!job.isRunning(), 60'000);
    Database database = fixture.services.library.open();
    database.execute("DELETE FROM spaces");
    QVERIFY(isLearningDue(database));
    const QSignalSpy finished(&job, &LibraryJob::finished);
    const QSignalSpy progressed(&job, &LibraryJob::progressed);
    job.resume();
    QTRY_VERIFY(!progressed.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!job.isRunning(), 60'000);
    QVERIFY(!isLearningDue(database));
    QCOMPARE(finished.count(), 0); // nothing was read, and nothing is said
    job.resume();
    fixture.settle();
    QVERIFY(!job.isRunning());
}

// The run is past its documents, and would not look for more.
void TestLibraryJob::whatIsFoundWhileLearningIsReadToo()
{
    test::WindowFixture fixture;
    fixture.show();
    LibraryJob &job = fixture.window->job();
    const QString folder = fixture.place.filePath(u"watched"_s);
    QVERIFY(QDir().mkpath(folder));
    Database database = fixture.services.library.open();
    WatchStore(database).add({ folder, {} });
    bool isFound = false;
    connect(&job, &LibraryJob::progressed, &job, [&] {
        if (job.progress().isLearning && !std::exchange(isFound, true)) {
            test::writeFile(folder, u"later.md"_s, "# Later\n\nThis paper came while the first was learned from.\n");
            job.rescan();
        }
    });
    job.add({ fixture.writePaper(u"a.md"_s) });
    const auto areReady = [&] {
        const std::vector<DocumentRow> rows = currentDocuments(fixture.library);
        return rows.size() == 2
            && std::ranges::all_of(rows, [](const DocumentRow &row) { return row.state == DocumentState::Ready; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(areReady(), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!job.isRunning(), 60'000);
}

ADDUCE_TEST(TestLibraryJob)
#include "test_library_job.moc"
