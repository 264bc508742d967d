#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_edit.h"
#include "core/library/metadata_store.h"
#include "core/library/space_store.h"
#include "core/network/egress_ledger.h"
#include "core/overview/overview_run.h"
#include "core/workspace/ask_question.h"
#include "core/workspace/library_documents.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/support/error_of.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Three small papers, one of them without an abstract.
class TestOverview : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_workspace.reset(); }
    void papersAreCountedWithTheirYears();
    void theDigestIsThatOfThePapers();
    void aPaperTellsItsAbstractAndFindings();
    void whatWasNotReadTellsNothing();
    void everyQuestionIsAnsweredByItsSentence();
    void questionsOfAPaperAreOfThatPaper();
    void noMoreAreToldThanWanted();
    void stopEndsTheSearch();
    void keptQuestionsAreToldAtOnce();
    void noneAreLookedForWhereNoneWereFound();
    void aRunOfOnePaperTellsThatPaper();
    void aPaperThatCannotBeAskedIsAsNone();
    void noServerElsewhereIsAsked();

private:
    QString write(const QString &name, const QByteArray &bytes) const;
    DocumentId document(const QString &name);
    QStringList questions(const QuestionsRequest &request);

    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

static const QByteArray kNaps =
    "# Naps and the recall of word pairs\n\n## Abstract\n\nA short nap is a sleep of thirty minutes at most. We tested whether a "
    "short nap "
    "helps the recall of word pairs. A total of 48 students completed the recall of word pairs after a short nap.\n\n"
    "## Methods\n\nThe recall of word pairs was measured by a written test after every short nap of the students.\n\n"
    "## Conclusion\n\nWe found that a short nap significantly improved the recall of word pairs in all of the students.\n";
static const QByteArray kTea =
    "# Green tea and body weight\n\n## Abstract\n\nGreen tea is a drink that is made of dried leaves. Body weight fell with "
    "green tea.\n\n"
    "## Results\n\nThe body weight of the adults decreased by 3.2 kg after twelve weeks of green tea.\n\n"
    "## Conclusion\n\nOur results show that green tea reduced the body weight of these adults significantly.\n";
static const QByteArray kNote = "Twelve gardens of the valley were visited in the spring of that year.\n";

QString TestOverview::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

DocumentId TestOverview::document(const QString &name)
{
    Database database = m_workspace->library().open();
    return documentNamed(database, name).id;
}

QStringList TestOverview::questions(const QuestionsRequest &request)
{
    QStringList found;
    findQuestions(m_workspace->ask(), request, [&](const QString &question) { found << question; }, {});
    return found;
}

void TestOverview::initTestCase()
{
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { m_folder.filePath(u"library.adduce"_s), m_folder.filePath(u"configuration.json"_s) }, test::docworker());
    const QStringList papers { write(u"naps.md"_s, kNaps), write(u"tea.md"_s, kTea), write(u"note.txt"_s, kNote),
        write(u"empty.md"_s, {}) };
    QCOMPARE(readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { papers })).ready, 3);
    Database database = m_workspace->library().open();
    for (const auto &[name, year] : { std::pair { u"naps.md"_s, 2019 }, std::pair { u"tea.md"_s, 2023 } }) {
        Metadata metadata = MetadataStore(database).find(document(name));
        metadata.year = year;
        editMetadata(database, document(name), metadata);
    }
}

void TestOverview::papersAreCountedWithTheirYears()
{
    Database database = m_workspace->library().open();
    const Overview overview = overviewOf(database, Scope {});
    QCOMPARE(overview.papers, 3); // not the empty one
    QCOMPARE(overview.firstYear, 2019);
    QCOMPARE(overview.lastYear, 2023);
    QVERIFY2(overview.subjects.contains(u"body weight"_s), qPrintable(overview.subjects.join(u'|')));
    QVERIFY2(overview.subjects.contains(u"word pairs"_s), qPrintable(overview.subjects.join(u'|')));
    const Overview ofOne = overviewOf(database, Scope { {}, {}, { document(u"note.txt"_s) } });
    QCOMPARE(ofOne.papers, 1);
    QCOMPARE(ofOne.firstYear, 0);
}

void TestOverview::theDigestIsThatOfThePapers()
{
    Database database = m_workspace->library().open();
    const Scope tea { {}, {}, { document(u"tea.md"_s) } };
    QCOMPARE(overviewOf(database, tea).digest, overviewOf(database, tea).digest);
    QVERIFY(overviewOf(database, tea).digest != overviewOf(database, Scope {}).digest);
}

void TestOverview::aPaperTellsItsAbstractAndFindings()
{
    Database database = m_workspace->library().open();
    const auto naps = overviewOf(database, document(u"naps.md"_s));
    QVERIFY(naps);
    QVERIFY2(naps->abstract.startsWith(u"A short nap is a sleep of thirty minutes"), qPrintable(naps->abstract));
    QCOMPARE(naps->findings.size(), std::size_t(1));
    const AnswerSentence &finding = naps->findings.front();
    QVERIFY2(finding.text.startsWith(u"We found that a short nap"), qPrintable(finding.text));
    QCOMPARE(finding.citations.size(), std::size_t(1));
    QCOMPARE(finding.citations.front().quote, finding.text);
    QVERIFY(finding.citations.front().page > 0);
    QVERIFY(!finding.citations.front().rects.empty());
    const auto note = overviewOf(database, document(u"note.txt"_s));
    QVERIFY(note);
    QVERIFY(note->abstract.isEmpty());
    QVERIFY(note->findings.empty());
}

void TestOverview::whatWasNotReadTellsNothing()
{
    Database database = m_workspace->library().open();
    QVERIFY(!overviewOf(database, document(u"empty.md"_s)));
    QVERIFY(!overviewOf(database, DocumentId { 99 }));
}

void TestOverview::everyQuestionIsAnsweredByItsSentence()
{
    const QStringList found = questions({});
    QVERIFY(!found.isEmpty());
    for (const QString &question : found) {
        const Answer answer = m_workspace->ask()({ .text = question }, [](const AskEvent &) { }, {});
        QVERIFY2(answer.verdict == Verdict::Answered, qPrintable(question));
    }
}

void TestOverview::questionsOfAPaperAreOfThatPaper()
{
    const DocumentId tea = document(u"tea.md"_s);
    const QStringList found = questions({ .madeOf = Scope { {}, {}, { tea } } });
    QVERIFY(!found.isEmpty());
    for (const QString &question : found) {
        const Answer answer = m_workspace->ask()({ .text = question }, [](const AskEvent &) { }, {});
        QVERIFY2(answer.sentences.front().citations.front().document == tea, qPrintable(question));
    }
}

void TestOverview::noMoreAreToldThanWanted()
{
    QCOMPARE(questions({ .most = 1 }).size(), 1);
    QCOMPARE(questions({ .most = 0 }), QStringList());
    QCOMPARE(questions({}), questions({})); // the same of the same library
}

void TestOverview::stopEndsTheSearch()
{
    std::stop_source stop;
    QStringList found;
    const auto search = [&] {
        findQuestions(
            m_workspace->ask(), {},
            [&](const QString &question) {
                found << question;
                stop.request_stop();
            },
            stop.get_token());
    };
    QCOMPARE(test::errorKindOf(search), ErrorKind::Stopped);
    QCOMPARE(found.size(), 1);
}

void TestOverview::keptQuestionsAreToldAtOnce()
{
    Database database = m_workspace->library().open();
    const KeptQuestions kept { { overviewOf(database, Scope {}).digest, { u"Does it rain?"_s } } };
    OverviewRun run(m_workspace->ask(), {}, kept);
    QSignalSpy read(&run, &OverviewRun::read), found(&run, &OverviewRun::questionFound), finished(&run, &OverviewRun::finished);
    QVERIFY(finished.wait());
    QCOMPARE(read.size(), 1);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.front().front().toString(), u"Does it rain?"_s);
}

void TestOverview::noneAreLookedForWhereNoneWereFound()
{
    Database database = m_workspace->library().open();
    const KeptQuestions kept { { overviewOf(database, Scope {}).digest, {} } };
    OverviewRun run(m_workspace->ask(), {}, kept);
    QSignalSpy read(&run, &OverviewRun::read), found(&run, &OverviewRun::questionFound), finished(&run, &OverviewRun::finished);
    QVERIFY(finished.wait());
    QCOMPARE(read.size(), 1);
    QCOMPARE(found.size(), 0);
}

void TestOverview::aRunOfOnePaperTellsThatPaper()
{
    const DocumentId tea = document(u"tea.md"_s);
    OverviewRun run(m_workspace->ask(), { .madeOf = Scope { {}, {}, { tea } } }, {});
    QSignalSpy read(&run, &OverviewRun::read), paper(&run, &OverviewRun::paperRead), finished(&run, &OverviewRun::finished);
    QVERIFY(finished.wait());
    QCOMPARE(read.size(), 0);
    QCOMPARE(paper.size(), 1);
    QCOMPARE(paper.front().front().value<PaperOverview>().document, tea);
}

void TestOverview::aPaperThatCannotBeAskedIsAsNone()
{
    OverviewRun run(m_workspace->ask(), { .madeOf = Scope { {}, {}, { document(u"empty.md"_s) } } }, {});
    QSignalSpy read(&run, &OverviewRun::read), paper(&run, &OverviewRun::paperRead), found(&run, &OverviewRun::questionFound),
        finished(&run, &OverviewRun::finished);
    QVERIFY(finished.wait());
    QCOMPARE(paper.size(), 0);
    QCOMPARE(read.front().front().value<Overview>().papers, 3);
    QVERIFY(!found.isEmpty());
}

void TestOverview::noServerElsewhereIsAsked()
{
    Database database = m_workspace->library().open();
    SpaceStore spaces(database);
    const SpaceId far = spaces.add({ {}, SpaceProvider::Server, u"far"_s, 32, 1, 0, u"openai https://embeddings.invalid/v1"_s });
    spaces.activate(far);
    const QStringList found = questions({});
    spaces.activate({});
    QVERIFY(!found.isEmpty()); // by the learned space
    QVERIFY(readLedger(ledgerOf(m_workspace->libraryPath()), 100).empty());
}

ADDUCE_TEST(TestOverview)
#include "test_overview.moc"
