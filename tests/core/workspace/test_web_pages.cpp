#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/library/database.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_store.h"
#include "core/web/web_page.h"
#include "core/workspace/ask_question.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/web_pages.h"
#include "core/workspace/workspace.h"
#include "tests/support/error_of.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "tests/support/web_server.h"

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
    void aQuestionTakesPagesIn();
    void leaveIsNeeded();
    void aPageIsKeptByItsName();
    void settingsAreTypedSoundly();
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

/// From the press on "Web" to a quote in a page that the document worker read, and to the record of what went out.
void TestWebPages::aQuestionTakesPagesIn()
{
    test::WebServer web;
    web.pages = { { u"/page/naps"_s, kPage } };
    m_workspace->configuration().change([](Configuration &now) { now.online.web.isAllowed = true; });
    QFile paper(m_folder->filePath(u"coffee.txt"_s));
    QVERIFY(paper.open(QIODevice::WriteOnly));
    paper.write("Coffee before a race improves the endurance of trained runners.\n");
    paper.close();
    (void)readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { .paths = { paper.fileName() } }));
    AskRequest request { u"Does a nap improve the recall of word pairs?"_s };
    request.settings.profile = *builtInProfile(u"adduce"_s);
    request.settings.web = webUse(*m_workspace);
    QVERIFY(request.settings.web);
    request.settings.web->services = web.services();
    // Another paper waits to be read, which the question does not wait for.
    Database database = m_workspace->library().open();
    DocumentQueue(database).insert(m_folder->filePath(u"missing.pdf"_s));
    const KeptAnswer kept = askQuestion(*m_workspace, request);
    QCOMPARE(kept.answer.verdict, Verdict::Answered);
    const Citation citation = kept.answer.sentences.front().citations.front();
    QCOMPARE(citation.web->address, web.url(u"/page/naps"_s).toString());
    QCOMPARE(citation.sha256, DocumentStore(database).find(citation.document)->sha256);
    QCOMPARE(pagesOf(*m_workspace).size(), 1);
    int requests = 0;
    for (const EgressRecord &record : m_workspace->gate().records(10)) {
        QCOMPARE(record.purpose, EgressPurpose::Web);
        QVERIFY(record.documents.isEmpty());
        ++requests;
    }
    QCOMPARE(requests, web.asked());
    // Without leave the page is not asked, but its quote still stands.
    QVERIFY(askQuestion(*m_workspace, { request.question }).answer.isRefusal());
    const QuoteCheck check = checkQuotes(database, { citation }, [](int) { }, {}).front();
    QCOMPARE(check.outcome, QuoteOutcome::Found);
}

void TestWebPages::leaveIsNeeded()
{
    QVERIFY(!webUse(*m_workspace));
    QCOMPARE(test::errorOf([&] { (void)requireWeb(*m_workspace); })->kind(), ErrorKind::WebNotAllowed);
    m_workspace->configuration().change(
        [](Configuration &now) { now.online.web = { true, false, true, u"https://searx.example.org"_s, {}, 7 }; });
    const auto web = webUse(*m_workspace);
    QVERIFY(web && !web->services.usesDuckDuckGo && web->services.usesWikipedia);
    QCOMPARE(web->services.searxng, QUrl(u"https://searx.example.org"_s));
    m_workspace->gate().setRules({ .isLocalOnly = true });
    QVERIFY(!webUse(*m_workspace));
    QCOMPARE(test::errorOf([&] { (void)requireWeb(*m_workspace); })->kind(), ErrorKind::LocalOnly);
}

void TestWebPages::aPageIsKeptByItsName()
{
    QVERIFY(pagesOf(*m_workspace).empty()); // and no library was made
    QVERIFY(!QFileInfo::exists(m_workspace->libraryPath()));
    const DocumentRow page = addPage();
    keepPages(*m_workspace, { QString::number(page.id.value) }, true);
    QVERIFY(pagesOf(*m_workspace).front().isKept);
    QCOMPARE(expired(), 0);
    keepPages(*m_workspace, { QString::number(page.id.value) }, false);
    QCOMPARE(expired(), 1);
}

void TestWebPages::settingsAreTypedSoundly()
{
    QCOMPARE(daysFrom(u"7"_s), 7);
    for (const QString &odd : { u"0"_s, u"-3"_s, u"week"_s, u"99999"_s, QString() })
        QCOMPARE(test::errorOf([&] { (void)daysFrom(odd); })->kind(), ErrorKind::BadInput);
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
    const EvidenceRow row {
        .id = evidence.newRowId(), .claim = u"Naps help."_s, .citation = citation, .addedAt = QDateTime::currentDateTimeUtc()
    };
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
