#include "core/evidence/evidence_store.h"
#include "core/library/database.h"
#include "core/threads/thread_search.h"
#include "core/threads/thread_store.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A window that is killed, or put to sleep, at random moments of a scripted session. Few of them; with
/// ADDUCE_FULL_TESTS 50.
class TestKilledWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingReportedIsLost();
    void aSleepingWindowGoesOn();
    void signalsCloseItWithAllThatIsTyped_data();
    void signalsCloseItWithAllThatIsTyped();
    void aSignalEndsItWhereNothingCanBeWritten();
};

namespace {

int numberIn(const QString &words)
{
    return words.section(u' ', -1).toInt();
}

/// What a window said it had saved, the last of each kind.
struct Reported
{
    QString draft;
    QHash<qint64, int> turns; ///< by thread
    QHash<qint64, QString> titles;
    QHash<qint64, int> rows; ///< by table

    void read(const QByteArray &said)
    {
        for (const QString &line : QString::fromUtf8(said).split(u'\n', Qt::SkipEmptyParts)) {
            const QStringList words = line.split(u' ');
            if (words[0] == u"draft")
                draft = line.mid(6);
            else if (words[0] == u"thread" && words.size() == 3)
                turns[words[1].toLongLong()] = words[2].toInt();
            else if (words[0] == u"title" && words.size() > 2)
                titles[words[1].toLongLong()] = words.mid(2).join(u' ');
            else if (words[0] == u"rows" && words.size() == 3)
                rows[words[1].toLongLong()] = words[2].toInt();
        }
    }
};

int timesToTry()
{
    return qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS") ? 50 : 4;
}

bool writePaper(const QString &folder)
{
    QFile paper(folder + u"/paper.md"_s);
    return paper.open(QIODevice::WriteOnly)
        && paper.write("# Fasting and sprints\n\nWe measured sprint performance after a night of fasting in eleven athletes. "
                       "Sprint performance did not change after fasting in these athletes.\n\nFat oxidation increased during "
                       "exercise in the fasted state. Nothing else differed between the two visits of the study.\n")
        > 0;
}

bool isSound(const Database &database)
{
    Statement sound(database, "PRAGMA integrity_check");
    return sound.step() && sound.text(0) == u"ok"_s;
}

/// What it says until `isEnough`, or for a minute.
QByteArray listen(QProcess &window, const std::function<bool(const QByteArray &)> &isEnough)
{
    constexpr int kLongest = 60'000; // ms
    QByteArray said;
    QElapsedTimer patience;
    patience.start();
    while (!isEnough(said) && patience.elapsed() < kLongest && window.waitForReadyRead(kLongest))
        said += window.readAllStandardOutput();
    return said;
}

/// Starts the window, lets it work for a while and kills it; what it said until then.
QByteArray killAfter(const QString &folder, int milliseconds)
{
    QProcess window;
    window.start(test::builtProgram(u"scripted-window"_s), { folder });
    QByteArray said = listen(window, [](const QByteArray &words) { return words.contains("ready"); });
    QElapsedTimer patience;
    patience.start();
    while (patience.elapsed() < milliseconds)
        if (window.waitForReadyRead(std::max(1, milliseconds - static_cast<int>(patience.elapsed()))))
            said += window.readAllStandardOutput();
    window.kill();
    window.waitForFinished();
    said += window.readAllStandardOutput();
    // A line that was cut was not yet said.
    return said.left(said.lastIndexOf('\n') + 1);
}

} // namespace

/// Under nohup the suite ignores the end of its terminal, and so would every window that it starts.
void TestKilledWindow::initTestCase()
{
    std::signal(SIGHUP, SIG_DFL);
}

void TestKilledWindow::nothingReportedIsLost()
{
    const QTemporaryDir folder;
    QVERIFY(writePaper(folder.path()));
    Reported reported;
    QRandomGenerator random(7);
    int drafts = 0;
    for (int kill = 0; kill < timesToTry(); ++kill) {
        const QByteArray said = killAfter(folder.path(), 100 + static_cast<int>(random.bounded(1900)));
        QVERIFY(said.contains("ready"));
        reported.read(said);

        const Library library(folder.filePath(u"library.adduce"_s));
        Database database = library.open();
        QVERIFY(isSound(database));
        database.execute("INSERT INTO threads_fts(threads_fts) VALUES ('integrity-check')");
        const ThreadStore threads(database);
        for (auto it = reported.turns.cbegin(); it != reported.turns.cend(); ++it) {
            const auto thread = threads.find({ it.key() });
            QVERIFY(thread);
            QVERIFY(static_cast<int>(thread->turns.size()) >= *it);
        }
        for (auto it = reported.titles.cbegin(); it != reported.titles.cend(); ++it) {
            // Another start counts from the beginning: what was said last is there, or what was kept and not yet said.
            const QString title = threads.find({ it.key() })->row.marks.title;
            QVERIFY2(title == *it || numberIn(title) == numberIn(*it) + 1, qPrintable(title));
        }
        for (auto it = reported.rows.cbegin(); it != reported.rows.cend(); ++it)
            QVERIFY(static_cast<int>(EvidenceStore(database).rows({ it.key() }).size()) >= *it);
        if (!said.contains("draft "))
            continue;
        // The words come back: those that were typed last, or those of the round after.
        test::WindowFixture window(folder.path());
        window.show();
        const QString draft = window.window->ask().box().text().toPlainText();
        QVERIFY2(draft.startsWith(u"Half a question, number "_s), qPrintable(draft));
        QVERIFY2(
            numberIn(draft) == numberIn(reported.draft) || numberIn(draft) == numberIn(reported.draft) + 1, qPrintable(draft));
        ++drafts;
    }
    QVERIFY(drafts > 0);
    QVERIFY(!reported.turns.isEmpty());
}

/// While it sleeps it may hold the lock of a write half done: others are told so at once and read what was there before. It
/// goes on where it was.
void TestKilledWindow::aSleepingWindowGoesOn()
{
    const QTemporaryDir folder;
    QVERIFY(writePaper(folder.path()));
    const QString path = folder.filePath(u"library.adduce"_s);
    const Library library(path);
    QProcess window;
    window.start(test::builtProgram(u"scripted-window"_s), { folder.path() });
    const auto process = static_cast<pid_t>(window.processId());
    Reported reported;
    reported.read(listen(window, [](const QByteArray &words) { return words.contains("\nthread "); }));
    QRandomGenerator random(7);
    for (int sleep = 0; sleep < timesToTry(); ++sleep) {
        reported.read(window.readAllStandardOutput());
        window.waitForReadyRead(1 + static_cast<int>(random.bounded(60))); // anywhere in what it does
        QCOMPARE(kill(process, SIGSTOP), 0);
        try {
            Database database = library.open(0);
            QVERIFY(!ThreadStore(database).list().empty());
            database.execute("UPDATE threads SET title = title");
        } catch (const Error &error) {
            QCOMPARE(error.kind(), ErrorKind::Busy);
        }
        QCOMPARE(kill(process, SIGCONT), 0);
        const QByteArray said = listen(window, [](const QByteArray &words) { return words.contains("\nrows "); });
        QVERIFY(said.contains("\nrows "));
        reported.read(said);
    }
    window.kill();
    window.waitForFinished();
    Database database = library.open();
    QVERIFY(isSound(database));
    for (auto it = reported.turns.cbegin(); it != reported.turns.cend(); ++it)
        QVERIFY(static_cast<int>(ThreadStore(database).find({ it.key() })->turns.size()) >= *it);
    for (auto it = reported.rows.cbegin(); it != reported.rows.cend(); ++it)
        QVERIFY(static_cast<int>(EvidenceStore(database).rows({ it.key() }).size()) >= *it);
}

/// In the middle of a note and of a question, before any of it was written down.
void TestKilledWindow::signalsCloseItWithAllThatIsTyped_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestKilledWindow::signalsCloseItWithAllThatIsTyped()
{
    QFETCH(int, signal);
    const QTemporaryDir folder;
    QVERIFY(writePaper(folder.path()));
    QProcess process;
    process.start(test::builtProgram(u"scripted-window"_s), { folder.path(), u"leave"_s });
    QVERIFY(listen(process, [](const QByteArray &said) { return said.contains("typed\n"); }).contains("typed\n"));
    QCOMPARE(kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(process.readAllStandardOutput().contains("left\n"));
    QVERIFY(!QFile::exists(folder.filePath(u"library.adduce-wal"_s))); // the last to close it takes that away

    test::WindowFixture window(folder.path());
    window.show();
    QCOMPARE(window.window->ask().box().text().toPlainText(), u"Half a question"_s);
    Database database = window.library.open();
    QVERIFY(isSound(database));
    const EvidenceTable table = EvidenceStore(database).tables().front();
    QCOMPARE(EvidenceStore(database).rows(table.id).front().row.notes, u"half a note"_s);
}

/// It would ask; but nobody may be there to answer. The words of the question are in a file of their own.
void TestKilledWindow::aSignalEndsItWhereNothingCanBeWritten()
{
    const QTemporaryDir folder;
    QVERIFY(writePaper(folder.path()));
    QProcess process;
    process.start(test::builtProgram(u"scripted-window"_s), { folder.path(), u"leave"_s });
    QVERIFY(listen(process, [](const QByteArray &said) { return said.contains("typed\n"); }).contains("typed\n"));
    {
        Database other = Library(folder.filePath(u"library.adduce"_s)).open();
        other.execute("BEGIN IMMEDIATE");
        QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
        QVERIFY(process.waitForFinished(60'000));
        other.execute("ROLLBACK");
    }
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    test::WindowFixture window(folder.path());
    window.show();
    QCOMPARE(window.window->ask().box().text().toPlainText(), u"Half a question"_s);
}

ADDUCE_TEST(TestKilledWindow)
#include "test_killed_window.moc"
