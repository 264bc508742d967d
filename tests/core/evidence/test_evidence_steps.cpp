#include "core/evidence/evidence_steps.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Changes of tables of evidence, made from what is there.
class TestEvidenceSteps : public QObject
{
    Q_OBJECT

private slots:
    void rowsComeBehindTheLast();
    void aTableGoesWithItsMatrixAndComesBack();
    void allAreMadeOrNone();
    void severalQuestionsAreAskedOnce();
    void aPaperIsPutInOnce();
};

namespace {

EvidenceTable madeTable(Database &database, const QString &name)
{
    const EvidenceChange made = newTable(database, name, { { .claim = u"First"_s } });
    EvidenceStore(database).apply(made);
    return EvidenceStore(database).find(made.table).value();
}

} // namespace

void TestEvidenceSteps::rowsComeBehindTheLast()
{
    test::LibraryFixture fixture;
    const EvidenceTable table = madeTable(fixture.database(), u"Naps"_s);
    const EvidenceStore store(fixture.database());
    EvidenceStore(fixture.database())
        .apply(rowsBehind(fixture.database(), table, { { .claim = u"Second"_s }, { .claim = u"Third"_s } }));
    const std::vector<PlacedRow> rows = store.rows(table.id);
    QCOMPARE(rows.size(), std::size_t(3));
    for (std::size_t i = 0; i < rows.size(); ++i)
        QCOMPARE(rows[i].row.claim, (QStringList { u"First"_s, u"Second"_s, u"Third"_s })[static_cast<qsizetype>(i)]);
    QVERIFY(rows[0].row.id != rows[1].row.id && rows[1].row.id != rows[2].row.id);
}

void TestEvidenceSteps::aTableGoesWithItsMatrixAndComesBack()
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    const DocumentId paper = fixture.add(u"sleep.pdf"_s, test::sleepPaper());
    const EvidenceTable table = madeTable(database, u"Naps"_s);
    MatrixStore store(database);
    store.apply(questionsBehind(database, table.id, { u"Why?"_s }));
    store.apply(papersBehind(database, table.id, { paper }));
    const Matrix before = store.find(table.id);
    const std::vector<EvidenceStep> steps = tableRemoved(database, table);
    applyAll(database, steps);
    QVERIFY(EvidenceStore(database).tables().empty());
    QVERIFY(store.find(table.id).questions.empty() && store.find(table.id).papers.empty());
    takeBack(database, steps);
    QCOMPARE(EvidenceStore(database).rows(table.id).front().row.claim, u"First"_s);
    QVERIFY(store.find(table.id) == before);
}

void TestEvidenceSteps::allAreMadeOrNone()
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    const EvidenceChange one = newTable(database, u"One"_s, {});
    const EvidenceChange same = newTable(database, u"Two"_s, {}); // by now another's number
    QVERIFY(test::errorKindOf([&] { applyAll(database, std::vector<EvidenceStep> { one, same }); }));
    QVERIFY(EvidenceStore(database).tables().empty());
}

void TestEvidenceSteps::severalQuestionsAreAskedOnce()
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    const EvidenceTable table = madeTable(database, u"Naps"_s);
    MatrixStore(database).apply(questionsBehind(database, table.id, { u" Why \n not?"_s }));
    QCOMPARE(questionsBehind(database, table.id, { u"Why not?"_s, u"How?"_s }).put.questions.size(), std::size_t(1));
    QCOMPARE(questionsBehind(database, table.id, { u"Why not?"_s }).put.questions.size(), std::size_t(1)); // asked again
    const Matrix matrix = MatrixStore(database).find(table.id);
    QCOMPARE(matrix.questions.front().text, u"Why not?"_s);
    MatrixStore(database).apply(questionTaken(matrix, table.id, matrix.questions.front()));
    QVERIFY(MatrixStore(database).find(table.id).questions.empty());
}

void TestEvidenceSteps::aPaperIsPutInOnce()
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    const DocumentId paper = fixture.add(u"sleep.pdf"_s, test::sleepPaper());
    const EvidenceTable table = madeTable(database, u"Naps"_s);
    const MatrixChange change = papersBehind(database, table.id, { paper, paper, { 99 } });
    QCOMPARE(change.put.papers.size(), std::size_t(1));
    MatrixStore(database).apply(change);
    QVERIFY(holds(MatrixStore(database).find(table.id), paper));
    QVERIFY(isNothing(papersBehind(database, table.id, { paper })));
    const Matrix matrix = MatrixStore(database).find(table.id);
    MatrixStore(database).apply(paperTaken(matrix, table.id, matrix.papers.front()));
    QVERIFY(!holds(MatrixStore(database).find(table.id), paper));
}

ADDUCE_TEST(TestEvidenceSteps)
#include "test_evidence_steps.moc"
