#include "core/base/error.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_store.h"
#include "core/evaluation/growing_run.h"
#include "tests/support/library_fixture.h"
#include "tests/support/query_result.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Runs in the library, each result in a row of its own.
class TestEvaluationStore : public QObject
{
    Q_OBJECT

private slots:
    void resultsComeBackFromTheirRows();
    void whatIsNewIsWrittenAlone();
    void aResultThatComesLateStandsInItsPlace();
    void whatFailedWaitsForTheWhole();
    void aRunThatGoesOnMayHaveItsWaysInAnotherOrder();
    void aJudgementWritesItsRowAlone();
    void aJudgementOfAnOlderRunKeepsAllOfIt();
    void runsOfOlderVersionsAreRead();
    void damagedRowsAreAnError_data();
    void damagedRowsAreAnError();
    void aRemovedRunLeavesNothing();
};

namespace {

EvaluationQuery question(int number)
{
    return { u"Q%1"_s.arg(number), QueryCategory::Direct, u"What is the answer to %1?"_s.arg(number), { { u"a.pdf"_s, { 1 } } } };
}

QueryResult answered(int number)
{
    QueryResult result;
    result.query = question(number);
    Answer answer;
    answer.question = result.query.question;
    answer.verdict = Verdict::Answered;
    answer.sentences.push_back({ u"It is %1."_s.arg(number), {} });
    result.setAnswer(std::move(answer));
    result.hasExpected = number % 2 == 0;
    return result;
}

/// Two ways of asking four questions, the second of which has results of these.
Comparison run(const std::vector<int> &second)
{
    Comparison comparison;
    comparison.name = u"Mine"_s;
    comparison.variants = 2;
    for (int number = 0; number < 4; ++number)
        comparison.queries.push_back(question(number));
    for (const std::vector<int> &asked : { std::vector { 0, 1, 2, 3 }, second }) {
        EvaluationReport &report = comparison.reports.emplace_back();
        report.set = u"Set"_s;
        report.profile = comparison.reports.size() == 1 ? u"adduce"_s : u"hybrid"_s;
        report.startedAt = QDateTime({ 2026, 1, 2 }, { 3, 4, 5 }, Qt::UTC);
        for (const int number : asked)
            report.results.push_back(answered(number));
    }
    return comparison;
}

std::vector<qint64> rowsOf(Database &database)
{
    std::vector<qint64> rows;
    for (Statement row(database, "SELECT id FROM evaluation_results ORDER BY id"); row.step();)
        rows.push_back(row.integer(0));
    return rows;
}

QStringList idsOf(const EvaluationReport &report)
{
    QStringList ids;
    for (const QueryResult &result : report.results)
        ids << result.query.id;
    return ids;
}

} // namespace

void TestEvaluationStore::resultsComeBackFromTheirRows()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    const Comparison comparison = run({ 0, 1 });
    const EvaluationId id = store.keep(comparison);
    QCOMPARE(rowsOf(fixture.database()).size(), 6U);
    Statement report(fixture.database(), "SELECT report FROM evaluation_runs");
    QVERIFY(report.step() && !report.text(0).contains(u"It is"_s));
    const auto found = store.find(id);
    QVERIFY(found.has_value());
    QCOMPARE(QJsonDocument(toJson(*found)).toJson(), QJsonDocument(toJson(comparison)).toJson());
}

void TestEvaluationStore::whatIsNewIsWrittenAlone()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    const EvaluationId id = store.keep(run({ 0 }));
    const std::vector<qint64> before = rowsOf(fixture.database());
    store.grow(id, run({ 0, 1, 2 }));
    const std::vector<qint64> after = rowsOf(fixture.database());
    QCOMPARE(after.size(), before.size() + 2);
    QVERIFY(std::ranges::includes(after, before));
    Comparison judged = run({ 0, 1, 2 });
    judged.reports[0].results[1].userVerdict = true;
    store.change(id, judged); // all of it counts
    QCOMPARE(store.find(id)->reports[0].results[1].userVerdict, std::optional(true));
    QCOMPARE(rowsOf(fixture.database()).size(), after.size());
}

/// As when several questions are asked at the same time.
void TestEvaluationStore::aResultThatComesLateStandsInItsPlace()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    const EvaluationId id = store.keep(run({ 0, 3 }));
    store.grow(id, run({ 0, 2, 3 }));
    store.grow(id, run({ 0, 1, 2, 3 }));
    QCOMPARE(idsOf(store.find(id)->reports[1]), (QStringList { u"Q0"_s, u"Q1"_s, u"Q2"_s, u"Q3"_s }));
    QCOMPARE(rowsOf(fixture.database()).size(), 8U);
}

/// A failed question is asked again: its answer must not find the failure in its place.
void TestEvaluationStore::whatFailedWaitsForTheWhole()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    const EvaluationId id = store.keep(run({ 0 }));
    Comparison failed = run({ 0, 1 });
    test::changeAnswer(failed.reports[1].results[1],
        [](Answer &answer) { answer.caveats.push_back({ Caveat::ModelFailed, u"it was away"_s }); });
    QVERIFY(!failed.reports[1].results[1].isMeasured());
    store.grow(id, failed);
    QCOMPARE(idsOf(store.find(id)->reports[1]), QStringList { u"Q0"_s });
    store.grow(id, run({ 0, 1 }));
    QVERIFY(store.find(id)->reports[1].results[1].isMeasured());
    store.change(id, failed);
    QCOMPARE(idsOf(store.find(id)->reports[1]), (QStringList { u"Q0"_s, u"Q1"_s }));
}

void TestEvaluationStore::aRunThatGoesOnMayHaveItsWaysInAnotherOrder()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    const EvaluationId id = store.keep(run({ 0 }));
    GrowingRun growing(fixture.library(), id);
    Comparison other = run({ 0, 1 });
    std::ranges::reverse(other.reports);
    growing.keepInPassing(other);
    const auto found = store.find(id);
    QCOMPARE(found->reports[0].profile, u"hybrid"_s);
    QCOMPARE(idsOf(found->reports[0]), (QStringList { u"Q0"_s, u"Q1"_s }));
    QCOMPARE(idsOf(found->reports[1]), (QStringList { u"Q0"_s, u"Q1"_s, u"Q2"_s, u"Q3"_s }));
}

void TestEvaluationStore::aJudgementWritesItsRowAlone()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    Comparison comparison = run({ 1, 3 }); // of which two stand where the set has them
    const EvaluationId id = store.keep(comparison);
    const std::vector<qint64> before = rowsOf(fixture.database());
    comparison.reports[1].results[1].userVerdict = true;
    comparison.reports[0].results[2].userVerdict = false; // is not asked for
    store.changeResult(id, comparison, 1, u"Q3"_s);
    QCOMPARE(rowsOf(fixture.database()), before);
    const Comparison found = *store.find(id);
    QCOMPARE(found.reports[1].results[1].query.id, u"Q3"_s);
    QCOMPARE(found.reports[1].results[1].userVerdict, std::optional(true));
    QVERIFY(!found.reports[0].results[2].userVerdict);
    store.changeResult(id, comparison, 1, u"Q0"_s); // was not asked
    QCOMPARE(toJson(*store.find(id)), toJson(found));
    store.remove(id);
    store.changeResult(id, comparison, 1, u"Q3"_s);
    QVERIFY(!store.find(id) && rowsOf(fixture.database()).empty());
}

void TestEvaluationStore::aJudgementOfAnOlderRunKeepsAllOfIt()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    Comparison comparison = run({ 0, 1, 2, 3 });
    const EvaluationId id = store.keep(comparison);
    Statement(fixture.database(), "DELETE FROM evaluation_results").run();
    comparison.reports[1].results[1].userVerdict = true;
    store.changeResult(id, comparison, 1, u"Q1"_s);
    QCOMPARE(toJson(*store.find(id)), toJson(comparison));
}

void TestEvaluationStore::runsOfOlderVersionsAreRead()
{
    test::LibraryFixture fixture;
    const Comparison comparison = run({ 0, 1 });
    Statement insert(fixture.database(),
        "INSERT INTO evaluation_runs(started_at, set_name, name, cut_short, report) VALUES ('', 'Set', 'Mine', 1, ?)");
    insert.bind(1, QString::fromUtf8(QJsonDocument(toJson(comparison)).toJson())).run();
    const EvaluationId id { fixture.database().lastInsertId() };
    EvaluationStore store(fixture.database());
    QCOMPARE(idsOf(store.find(id)->reports[1]), (QStringList { u"Q0"_s, u"Q1"_s }));
    store.change(id, *store.find(id)); // and is kept as new ones are
    QCOMPARE(rowsOf(fixture.database()).size(), 6U);
    QCOMPARE(idsOf(store.find(id)->reports[1]), (QStringList { u"Q0"_s, u"Q1"_s }));
}

void TestEvaluationStore::damagedRowsAreAnError_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("no JSON") << QByteArray("UPDATE evaluation_results SET text = packed('{cut') WHERE place = 1");
    QTest::newRow("another value") << QByteArray("UPDATE evaluation_results SET text = packed('[1]') WHERE place = 1");
    QTest::newRow("of no way") << QByteArray("UPDATE evaluation_results SET way = 7 WHERE place = 1 AND way = 1");
    QTest::newRow("before the first") << QByteArray("UPDATE evaluation_results SET way = -1 WHERE place = 1 AND way = 1");
    QTest::newRow("a query that is none") << QByteArray("UPDATE evaluation_results SET text = packed('{}') WHERE place = 1");
}

void TestEvaluationStore::damagedRowsAreAnError()
{
    QFETCH(QByteArray, damage);
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    const EvaluationId id = store.keep(run({ 0, 1 }));
    fixture.database().execute(damage.constData());
    try {
        (void)store.find(id);
        QFAIL("it was read");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::DamagedLibrary);
    }
}

void TestEvaluationStore::aRemovedRunLeavesNothing()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    const EvaluationId id = store.keep(run({ 0, 1 }));
    store.remove(id);
    QVERIFY(rowsOf(fixture.database()).empty());
    store.grow(id, run({ 0, 1 })); // by whoever had not heard of it
    store.change(id, run({ 0, 1 }));
    QVERIFY(rowsOf(fixture.database()).empty());
    QVERIFY(!store.find(id));
}

ADDUCE_TEST(TestEvaluationStore)
#include "test_evaluation_store.moc"
