#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/library/database.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_store.h"
#include "core/web/web_page.h"
#include "core/workspace/ask_question.h"
#include "core/workspace/web_pages.h"
#include "core/workspace/workspace.h"
#include "tests/support/loopback_server.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A page of the web on its way: fetched, read, quoted, and gone once nothing rests on it.
class TestWebPages : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_workspace.reset(); }
    void aPageIsQuotedAsAPaperIs();
    void whatAnAnswerQuotesStays();
    void whatATableQuotesStays_data();
    void whatATableQuotesStays();
    void whatNothingQuotesGoes();

private:
    DocumentRow addPage();
    KeptAnswer ask()
    {
        return askQuestion(*m_workspace, { u"Does a nap improve the recall of word pairs?"_s, { { u"Web"_s }, {}, {} } });
    }
    [[nodiscard]] std::size_t expired() const { return expirePages(*m_workspace, 30, later()).size(); }
    static QDateTime later() { return QDateTime::currentDateTimeUtc().addDays(31); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

static const QByteArray kPage = R"(<!doctype html><title>Naps and recall</title><body><h1>Naps</h1>
<p>A nap of thirty minutes improves the recall of word pairs. Longer naps did not help the students any further.</p></body>)";

void TestWebPages::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { m_folder->filePath(u"library.adduce"_s), m_folder->filePath(u"configuration.json"_s) },
        test::docworker());
}

DocumentRow TestWebPages::addPage()
{
    const test::LoopbackServer server(
        [](const QByteArray &) { return "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + kPage; });
    const std::array pages { fetchPage(m_workspace->gate(), server.url(u"/naps"_s), { .allowsLoopback = true }) };
    return addPages(*m_workspace, pages, { .jobs = 1 }).front();
}

void TestWebPages::aPageIsQuotedAsAPaperIs()
{
    const DocumentRow page = addPage();
    const KeptAnswer kept = ask();
    QCOMPARE(kept.answer.verdict, Verdict::Answered);
    const Citation citation = kept.answer.sentences.front().citations.front();
    QCOMPARE(citation.sha256, page.sha256);
    QCOMPARE(citation.source, u"127.0.0.1"_s);
    QCOMPARE(citation.title, u"Naps and recall"_s);
    QVERIFY(citation.quote.contains(u"A nap of thirty minutes improves the recall of word pairs."));
    Database database = m_workspace->library().open();
    const QuoteCheck check = checkQuotes(database, { citation }, [](int) { }, {}).front();
    QCOMPARE(check.outcome, QuoteOutcome::Found);
    QCOMPARE(check.file, FileState::Unchanged);
}

void TestWebPages::whatAnAnswerQuotesStays()
{
    const DocumentRow page = addPage();
    const KeptAnswer kept = ask();
    QCOMPARE(expired(), 0);
    QVERIFY(QFileInfo::exists(page.path));
    Database database = m_workspace->library().open();
    ThreadStore(database).setMarks(kept.saved.thread, { u"Naps"_s, false, {}, true });
    QCOMPARE(expired(), 0); // it may come back out of the bin
    ThreadStore(database).remove(kept.saved.thread);
    QCOMPARE(expired(), 1);
    QVERIFY(!QFileInfo::exists(page.path));
}

void TestWebPages::whatATableQuotesStays_data()
{
    QTest::addColumn<bool>("inMatrix");
    QTest::newRow("in a row") << false;
    QTest::newRow("in a cell") << true;
}

void TestWebPages::whatATableQuotesStays()
{
    QFETCH(bool, inMatrix);
    (void)addPage();
    const KeptAnswer kept = ask();
    const Citation citation = kept.answer.sentences.front().citations.front();
    Database database = m_workspace->library().open();
    ThreadStore(database).remove(kept.saved.thread);
    EvidenceStore evidence(database);
    const EvidenceTableId table = evidence.newTableId();
    const EvidenceRow row { evidence.newRowId(), u"Naps help."_s, citation, {}, {}, {}, QDateTime::currentDateTimeUtc() };
    EvidenceChange made { table, {}, u"Naps"_s, {}, {} };
    if (!inMatrix)
        made.put.push_back({ row, 1 });
    evidence.apply(made);
    if (inMatrix) {
        MatrixStore matrix(database);
        const MatrixQuestionId question = matrix.newQuestionId();
        const MatrixPaperId paper = matrix.newPaperId();
        matrix.apply({ table, {},
            { { { question, 1, u"Do naps help?"_s } },
                { { paper, 1, citation.document, citation.sha256, u"Naps"_s, u"Naps"_s, true } },
                { { question, paper, CellState::Quoted, citation, {}, QDateTime::currentDateTimeUtc() } } } });
    }
    QCOMPARE(expired(), 0);
    evidence.apply(made.inverse());
    QCOMPARE(expired(), 1);
}

void TestWebPages::whatNothingQuotesGoes()
{
    const DocumentRow page = addPage();
    QVERIFY(expirePages(*m_workspace, 30).empty()); // it is new
    QCOMPARE(expired(), 1);
    Database database = m_workspace->library().open();
    QVERIFY(!DocumentStore(database).find(page.id));
    QVERIFY(!QFileInfo::exists(page.path));
}

ADDUCE_TEST(TestWebPages)
#include "test_web_pages.moc"
