#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/search_state.h"
#include "core/workspace/ask_again.h"
#include "core/workspace/ask_question.h"
#include "core/workspace/library_documents.h"
#include "core/workspace/look_again.h"
#include "core/workspace/look_again_run.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Saved answers that new and replaced papers would change.
class TestLookAgain : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingNewChangesNothing();
    void aNewPaperChangesWhatItSpeaksOf();
    void aReplacedPaperIsFound();
    void whatWasNotReadYetIsNew();
    void whatWasSeenIsNotToldAgain();
    void aStoppedLookIsDueAgain();
    void aRunTellsWhatItFound();

private:
    void add(const QString &name, const QByteArray &text);
    int look() { return lookAgain(*m_workspace, {}, {}); }
    [[nodiscard]] std::vector<ChangedAnswer> changes() const
    {
        Database database = m_workspace->library().open();
        return ChangedAnswerStore(database).find(m_thread);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    ThreadId m_thread;
};

void TestLookAgain::add(const QString &name, const QByteArray &text)
{
    readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { { test::writeFile(m_folder->path(), name, text) } }));
}

static const QByteArray kMore = "# More naps\n\nA nap improves the recall of word pairs for two days in adults who slept badly, "
                                "as a trial of sixty people showed.\n";

void TestLookAgain::init()
{
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { m_folder->filePath(u"library.adduce"_s), m_folder->filePath(u"configuration.json"_s) },
        test::docworker());
    add(u"naps.md"_s,
        "# Naps\n\nIn students a nap of thirty minutes on a quiet afternoon in the laboratory improves the recall of word pairs "
        "by a fifth. Longer naps did not help the students.\n");
    m_thread = askQuestion(*m_workspace, { u"Does a nap improve the recall of word pairs?"_s }).saved.thread;
    QCOMPARE(look(), 0);
}

void TestLookAgain::nothingNewChangesNothing()
{
    QVERIFY(changes().empty());
    add(u"bridges.md"_s, "# Bridges\n\nThe drone found forty corroded plates on the old bridge over the river.\n");
    QCOMPARE(look(), 0);
    QVERIFY(changes().empty()); // another paper that does not speak of it
}

void TestLookAgain::aNewPaperChangesWhatItSpeaksOf()
{
    add(u"more.md"_s, kMore);
    QCOMPARE(look(), 1);
    QCOMPARE(changes().size(), std::size_t(1));
    QVERIFY(changes().front().come > 0);
    QCOMPARE(changes().front().gone, 0);
    QCOMPARE(changes().front().papers, QStringList { u"more"_s });
    QCOMPARE(changedThreads(*m_workspace),
        (std::vector { ChangedThread { m_thread, u"Does a nap improve the recall of word pairs?"_s, 1, { u"more"_s } } }));
    Database database = m_workspace->library().open();
    QVERIFY(ChangedAnswerStore(database).due(searchRevision(database)).empty());
}

void TestLookAgain::aReplacedPaperIsFound()
{
    add(u"naps.md"_s,
        "# Naps\n\nA nap of twenty minutes lowers the recall of word pairs. Longer naps did not help the students.\n");
    QCOMPARE(look(), 1);
    QVERIFY(changes().front().gone > 0);
    QVERIFY(changes().front().come > 0);
}

void TestLookAgain::whatWasNotReadYetIsNew()
{
    Database database = m_workspace->library().open();
    const DocumentRow paper = DocumentStore(database).list().front();
    AskedAgain asked;
    asked.then.answer.askedAt = paper.addedAt.addSecs(60); // it was there already
    Citation citation;
    citation.document = paper.id;
    citation.sha256 = paper.sha256;
    asked.now.sentences = { { u"A nap helps."_s, { citation } } };
    const auto come = [&](const QDateTime &since) { return changeOf(asked, since, database).come; };
    QCOMPARE(come(asked.then.answer.askedAt), 0);
    asked.then.answer.search.unsearched = { { paper.id, u"naps"_s, DocumentState::Queued, {} } };
    QCOMPARE(come(asked.then.answer.askedAt), 1);
    QCOMPARE(come(asked.then.answer.askedAt.addSecs(1)), 0); // was seen since
}

void TestLookAgain::whatWasSeenIsNotToldAgain()
{
    add(u"more.md"_s, kMore);
    look();
    {
        Database database = m_workspace->library().open();
        ChangedAnswerStore(database).setSeen(m_thread, QDateTime::currentDateTimeUtc().addSecs(1));
    }
    add(u"bridges.md"_s, "# Bridges\n\nThe drone found forty corroded plates on the old bridge over the river.\n");
    QCOMPARE(look(), 0);
    QVERIFY(changes().empty());
}

void TestLookAgain::aStoppedLookIsDueAgain()
{
    add(u"more.md"_s, kMore);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(lookAgain(*m_workspace, {}, {}, stop.get_token()), 0);
    QVERIFY(changes().empty());
    QCOMPARE(look(), 1);
}

void TestLookAgain::aRunTellsWhatItFound()
{
    add(u"more.md"_s, kMore);
    LookAgainRun run(*m_workspace, {});
    QSignalSpy done(&run, &LookAgainRun::done);
    QSignalSpy finished(&run, &LookAgainRun::finished);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
    QCOMPARE(done.size(), 1);
    QCOMPARE(done[0][0].toInt(), 1);
}

ADDUCE_TEST(TestLookAgain)
#include "test_look_again.moc"
