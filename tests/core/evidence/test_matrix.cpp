#include "core/ask/ask.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_run.h"
#include "core/evidence/matrix_store.h"
#include "core/library/document_store.h"
#include "core/threads/quote_check.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/scripted_model.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMatrix : public QObject
{
    Q_OBJECT

private slots:
    void changesCanBeTakenBack();
    void cellsAreQuotesOrNothingFound();
    void cellsAreFoundAsQuestionsAre();
    void aPaperMoreFillsItsRowAlone();
    void whatTheUserChoseStays();
    void papersThatAreGoneKeepTheirCells();
    void stops();
};

namespace {

/// Two papers and two questions, of which each paper answers one.
struct Filled
{
    test::LibraryFixture fixture;
    EvidenceTableId table { 1 };
    MatrixStore store { fixture.database() };
    DocumentId sleep = fixture.add(u"sleep.pdf"_s, test::sleepPaper());
    DocumentId coffee = fixture.add(u"coffee.pdf"_s, test::coffeePaper());
    Retriever retriever { fixture.library() };
    test::Network network;
    Ask ask { fixture.library(), retriever, network.servers };

    Filled()
    {
        fixture.learn();
        EvidenceStore(fixture.database()).apply({ table, {}, u"T"_s, {}, {} });
        store.apply({ table, {},
            { { { { 1 }, 1, u"Did naps improve the recall of word pairs?"_s },
                  { { 2 }, 2, u"Did caffeine shorten the ten kilometre time?"_s } },
                { paper(1, sleep), paper(2, coffee) }, {} } });
    }
    static MatrixPaper paper(qint64 id, DocumentId document) { return { { id }, static_cast<double>(id), document, {}, {}, {} }; }
    int fill()
    {
        const Matrix matrix = store.find(table);
        int emitted = 0;
        fillCells(
            fixture.database(), ask, {}, matrix, waitingCells(matrix), [&](const MatrixCell &, int, int) { ++emitted; }, {});
        return emitted;
    }
};

} // namespace

void TestMatrix::changesCanBeTakenBack()
{
    Filled f;
    f.fill();
    const Matrix before = f.store.find(f.table);
    QCOMPARE(before.cells.size(), std::size_t(4));
    MatrixPart cells;
    for (const auto &[place, cell] : before.cells)
        if (cell.paper == MatrixPaperId { 2 })
            cells.cells.push_back(cell);
    MatrixChange change { f.table, { {}, { before.papers[1] }, cells.cells }, {} };
    f.store.apply(change);
    QCOMPARE(f.store.find(f.table).papers.size(), std::size_t(1));
    QCOMPARE(f.store.find(f.table).cells.size(), std::size_t(2));
    f.store.apply(change.inverse());
    QCOMPARE(f.store.find(f.table), before);
}

void TestMatrix::cellsAreFoundAsQuestionsAre()
{
    const Filled f;
    const auto scripted = std::make_shared<test::ScriptedModel>([](const ChatRequest &, int) {
        ChatReply reply;
        reply.text = u"{\"scores\": []}"_s;
        reply.finish = FinishReason::Stop;
        return reply;
    });
    RetrievalParameters none; // finds nothing
    none.adaptiveK.formula = AdaptiveK::Formula::Off;
    none.keywordK = none.vectorK = 0;
    const RankModel ranker { TaskModel { .chat = scripted, .name = u"scripted"_s, .host = u"h"_s } };
    const Matrix matrix = f.store.find(f.table);
    const auto cell = [&](const QuestionSettings &settings) {
        return fillCell(f.ask, settings, matrix.papers[0], matrix.questions[0], {});
    };
    QCOMPARE(cell({ .models = { .rankers = { ranker } } })->state, CellState::Quoted);
    QCOMPARE(scripted->requests().size(), std::size_t(1));
    QCOMPARE(cell({ .profile = { .parameters = { .retrieval = none } } })->state, CellState::NothingFound);
}

void TestMatrix::cellsAreQuotesOrNothingFound()
{
    Filled f;
    QCOMPARE(f.fill(), 4);
    const Matrix matrix = f.store.find(f.table);
    QVERIFY(waitingCells(matrix).empty());
    int quoted = 0;
    for (const auto &[place, cell] : matrix.cells) {
        QCOMPARE(cell.state == CellState::Quoted, cell.citation.has_value());
        if (!cell.citation)
            continue;
        ++quoted;
        QCOMPARE(lookForQuote(f.fixture.database(), *cell.citation), QuoteOutcome::Found);
        QCOMPARE(cell.citation->document, cell.paper == MatrixPaperId { 1 } ? f.sleep : f.coffee);
    }
    QCOMPARE(quoted, 2);
    QCOMPARE(matrix.cells.at({ { 1 }, { 1 } }).state, CellState::Quoted);
    QCOMPARE(matrix.cells.at({ { 1 }, { 2 } }).state, CellState::NothingFound);
    QCOMPARE(f.fill(), 0);
}

void TestMatrix::aPaperMoreFillsItsRowAlone()
{
    Filled f;
    f.fill();
    const DocumentId bridge = f.fixture.add(u"bridge.pdf"_s, test::bridgePaper());
    f.store.apply({ f.table, {}, { {}, { Filled::paper(3, bridge) }, {} } });
    QCOMPARE(f.fill(), 2);
}

void TestMatrix::whatTheUserChoseStays()
{
    Filled f;
    const MatrixCell chosen { { 1 }, { 1 }, CellState::NotReported, {}, u"user"_s,
        QDateTime(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC) };
    f.store.apply({ f.table, {}, { {}, {}, { chosen } } });
    QCOMPARE(f.fill(), 3);
    QCOMPARE(f.store.find(f.table).cells.at({ { 1 }, { 1 } }), chosen);
    MatrixCell late = chosen; // a run that began before
    late.chosenBy = u"model"_s;
    f.store.fill(late);
    QCOMPARE(f.store.find(f.table).cells.at({ { 1 }, { 1 } }), chosen);
    late.question = { 99 };
    f.store.fill(late); // its question is gone
    QCOMPARE(f.store.find(f.table).cells.size(), std::size_t(4));
}

void TestMatrix::papersThatAreGoneKeepTheirCells()
{
    Filled f;
    f.fill();
    DocumentStore(f.fixture.database()).remove(f.sleep);
    const Matrix matrix = f.store.find(f.table);
    QCOMPARE(matrix.cells.size(), std::size_t(4));
    QVERIFY(!matrix.papers[0].document);
    f.store.apply({ f.table, { { matrix.questions[0] }, {}, {} }, {} });
    QCOMPARE(f.store.find(f.table).cells.size(), std::size_t(2));
    f.store.apply({ f.table, {}, { { matrix.questions[0] }, {}, {} } });
    QCOMPARE(waitingCells(f.store.find(f.table)).size(), std::size_t(1)); // of the paper that is there
}

void TestMatrix::stops()
{
    Filled f;
    const Matrix matrix = f.store.find(f.table);
    {
        MatrixRun run(f.ask, {}, matrix, waitingCells(matrix));
        QSignalSpy filled(&run, &MatrixRun::filled);
        QSignalSpy finished(&run, &MatrixRun::finished);
        QTRY_VERIFY_WITH_TIMEOUT(!filled.isEmpty(), 30'000);
        run.stop();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
    }
    QVERIFY(!f.store.find(f.table).cells.empty());
    MatrixRun dies(f.ask, {}, matrix, waitingCells(matrix)); // and is destroyed at once
}

ADDUCE_TEST(TestMatrix)
#include "test_matrix.moc"
