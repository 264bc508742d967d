#include "core/workspace/ask_question.h"
#include "core/workspace/library_documents.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/replay.h"
#include "core/workspace/workspace.h"
#include "tests/support/error_of.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Saved answers beside what the library says today.
class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingChangedIsTheSame();
    void aNewPaperIsSeen();
    void aRemovedPaperIsSeen();
    void whatIsNoThreadIsRefused();
    void aStoppedReplayEnds();

private:
    void add(const QString &name, const QByteArray &text);
    std::vector<Replay> replayed() { return replayThread(*m_workspace, m_thread, {}); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    QString m_thread;
};

void TestReplay::add(const QString &name, const QByteArray &text)
{
    readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { { test::writeFile(m_folder->path(), name, text) } }));
}

void TestReplay::init()
{
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { m_folder->filePath(u"library.adduce"_s), m_folder->filePath(u"configuration.json"_s) },
        test::docworker());
    add(u"naps.md"_s,
        "# Naps\n\nA nap of thirty minutes improves the recall of word pairs. Longer naps did not help the students.\n");
    const KeptAnswer kept = askQuestion(*m_workspace, { u"Does a nap improve the recall of word pairs?"_s });
    m_thread = QString::number(kept.saved.thread.value);
}

void TestReplay::nothingChangedIsTheSame()
{
    const std::vector<Replay> replays = replayed();
    QCOMPARE(replays.size(), 1);
    QVERIFY(replays.front().isSame());
    QVERIFY(!replays.front().hasOtherNumbers && !replays.front().isOfAll && !replays.front().wasWritten);
    QVERIFY(!replays.front().stages.empty());
}

void TestReplay::aNewPaperIsSeen()
{
    add(u"more.md"_s,
        "# More naps\n\nIn adults a nap improves the recall of word pairs for a day, as a trial of sixty people showed.\n");
    const Replay replay = replayed().front();
    QVERIFY(!replay.isSame());
    QVERIFY(std::ranges::any_of(replay.stages, [](const StageDifference &stage) {
        return stage.stage == Stage::Retrieve && !stage.come.isEmpty() && stage.gone.isEmpty();
    }));
    QVERIFY(std::ranges::any_of(replay.stages, [](const StageDifference &stage) {
        return stage.stage == Stage::Topic && stage.come.join(u' ').contains(u"sixty people"_s);
    }));
}

void TestReplay::aRemovedPaperIsSeen()
{
    add(u"tea.md"_s, "# Tea\n\nTea has no effect on gardens.\n");
    removeDocuments(*m_workspace, { u"naps.md"_s });
    const Replay replay = replayed().front();
    QCOMPARE(replay.then, Verdict::Answered);
    QVERIFY(replay.now != Verdict::Answered);
    QVERIFY(!replay.gone.isEmpty());
}

void TestReplay::whatIsNoThreadIsRefused()
{
    QCOMPARE(test::errorKindOf([&] { (void)replayThread(*m_workspace, u"99"_s, {}); }), ErrorKind::NoSuchThread);
}

void TestReplay::aStoppedReplayEnds()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(replayThread(*m_workspace, m_thread, {}, source.get_token()).empty());
}

ADDUCE_TEST(TestReplay)
#include "test_replay.moc"
