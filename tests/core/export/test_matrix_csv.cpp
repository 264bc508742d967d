#include "core/evidence/evidence_steps.h"
#include "core/evidence/evidence_store.h"
#include "core/export/evidence_csv.h"
#include "core/export/export.h"
#include "core/export/matrix_csv.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/threads/quote_check.h"
#include "tests/support/error_of.h"
#include "tests/support/fail_device.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Matrices that come back from their CSV.
class TestMatrixCsv : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas();
    void papersOfOthersStayNamed();
    void otherTablesAreNone_data();
    void otherTablesAreNone();
    void whatIsDamagedIsRefused_data();
    void whatIsDamagedIsRefused();
    void everyCutIsReadOrRefused();
};

namespace {

struct Made : test::LibraryFixture
{
    Made()
    {
        const DocumentId document = add(u"sleep.pdf"_s, test::sleepPaper());
        const DocumentStore documents(database());
        table = EvidenceStore(database()).newTableId();
        const auto row = documents.find(document);
        matrix.questions = { { { 1 }, 1, u"How long is a nap?"_s }, { { 2 }, 2, u"=Who paid, \"exactly\"?"_s } };
        matrix.papers.push_back({ { 1 }, 1, document, row->sha256, shortName(*row), displayTitle(*row) });
        const Sentence sentence = TextStore(database()).sentences(document, 0, 0).front();
        MatrixCell quoted { { 1 }, { 1 }, CellState::Quoted, Citation {}, {}, {} };
        quoted.citation->document = document;
        quoted.citation->sha256 = row->sha256;
        quoted.citation->source = shortName(*row);
        quoted.citation->title = displayTitle(*row);
        quoted.citation->path = row->path;
        quoted.citation->page = 1;
        quoted.citation->pageCount = row->pages;
        quoted.citation->label = TextStore(database()).label(document, 0);
        quoted.citation->quote = sentence.text;
        quoted.citation->rects = sentence.parts.front().rects;
        matrix.cells = { { { { 1 }, { 1 } }, quoted },
            { { { 1 }, { 2 } }, { { 2 }, { 1 }, CellState::NotReported, {}, kChosenByUser, {} } } };
    }
    [[nodiscard]] QByteArray csv() const
    {
        ExportContent content;
        content.matrices = { { u"Naps"_s, matrix } };
        test::FailDevice device;
        writeCsv(content, device);
        return device.bytes();
    }
    MatrixChange read(const QByteArray &csv)
    {
        return matrixFromCsv(database(), table, csvRecords(csv, u"naps.csv"_s), u"naps.csv"_s);
    }

    EvidenceTableId table;
    Matrix matrix;
};

} // namespace

void TestMatrixCsv::comesBackAsItWas()
{
    Made made;
    QVERIFY(isMatrixCsv(csvRecords(made.csv(), {})));
    MatrixChange change = made.read(made.csv());
    QCOMPARE(change.put.cells.size(), std::size_t(2));
    for (MatrixCell &cell : change.put.cells) {
        QVERIFY(cell.madeAt.isValid());
        cell.madeAt = {};
        QCOMPARE(cell, made.matrix.cells.at({ cell.paper, cell.question }));
    }
    QCOMPARE(change.put.questions, made.matrix.questions);
    QCOMPARE(change.put.papers, made.matrix.papers);
    QCOMPARE(lookForQuote(made.database(), *change.put.cells.front().citation), QuoteOutcome::Found);
    const std::vector<EvidenceStep> steps { EvidenceChange { made.table, {}, u"Naps"_s, {}, {} }, change };
    applyAll(made.database(), steps);
    const Matrix kept = MatrixStore(made.database()).find(made.table);
    QCOMPARE(kept.questions.size(), std::size_t(2));
    QCOMPARE(kept.cells.size(), std::size_t(2));
}

void TestMatrixCsv::papersOfOthersStayNamed()
{
    Made made;
    MatrixPaper elsewhere;
    elsewhere.id = { 2 };
    elsewhere.place = 2;
    elsewhere.sha256 = QString(64, u'f');
    elsewhere.source = u"Nobody 1999"_s;
    elsewhere.title = u"Not here"_s;
    made.matrix.papers.push_back(elsewhere);
    MatrixCell cell = made.matrix.cells.at({ { 1 }, { 1 } });
    cell.paper = { 2 };
    cell.citation->sha256 = elsewhere.sha256;
    made.matrix.cells.emplace(CellPlace { { 2 }, { 1 } }, cell);
    made.matrix.papers.push_back(elsewhere); // twice
    const MatrixChange change = made.read(made.csv());
    QCOMPARE(change.put.papers.size(), std::size_t(2));
    QCOMPARE(change.put.papers.back(), elsewhere);
    const Citation &citation = *change.put.cells.back().citation;
    QVERIFY(!citation.document && citation.rects.empty());
    QCOMPARE(lookForQuote(made.database(), citation), QuoteOutcome::NoDocument);
}

void TestMatrixCsv::otherTablesAreNone_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("evidence") << QByteArray("claim,evidence,quote,source,title,file,page,sha256\r\n");
    QTest::newRow("without a question") << QByteArray("source,title,sha256\r\n");
    QTest::newRow("without seals") << QByteArray("source,title,sha256,How?,page\r\n");
    QTest::newRow("text") << QByteArray("A text\r\n");
}

void TestMatrixCsv::otherTablesAreNone()
{
    QFETCH(const QByteArray, csv);
    QVERIFY(!isMatrixCsv(csvRecords(csv, {})));
}

void TestMatrixCsv::whatIsDamagedIsRefused_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("says");
    const QByteArray head = "source,title,sha256,How?,page,seal\r\n";
    QTest::newRow("a quote without a page") << head + "S,T,aa,It was so.,,\r\n" << u"a quote has no page: \"It was so.\""_s;
    QTest::newRow("the state of a quote") << head + "S,T,aa,quoted,,\r\n" << u"a quote has no page: \"quoted\""_s;
    QTest::newRow("a page below one") << head + "S,T,aa,It was so.,0,x\r\n" << u"a quote has no page: \"It was so.\""_s;
    QTest::newRow("a page in words") << head + "S,T,aa,It was so.,two,x\r\n" << u"a quote has no page: \"It was so.\""_s;
    QTest::newRow("a page without a quote") << head + "S,T,aa,,3,x\r\n" << u"a quote has no page: \"\""_s;
    QTest::newRow("a question without words")
        << QByteArray("source,title,sha256, ,page,seal\r\n") << u"column 4 has no question"_s;
}

void TestMatrixCsv::whatIsDamagedIsRefused()
{
    QFETCH(const QByteArray, csv);
    QFETCH(const QString, says);
    Made made;
    const auto error = test::errorOf([&] { made.read(csv); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Damaged);
    QCOMPARE(error->technical(), says);
    QCOMPARE(error->detail(), u"naps.csv"_s);
}

void TestMatrixCsv::everyCutIsReadOrRefused()
{
    Made made;
    const QByteArray csv = made.csv();
    for (qsizetype cut = 1; cut < csv.size(); ++cut)
        try {
            const auto records = csvRecords(csv.first(cut), u"f"_s);
            if (isMatrixCsv(records))
                (void)made.read(csv.first(cut));
        } catch (const Error &error) {
            QCOMPARE(error.kind(), ErrorKind::Damaged);
        }
}

ADDUCE_TEST(TestMatrixCsv)
#include "test_matrix_csv.moc"
