#include "core/evaluation/query_figures.h"

#include "core/evaluation/query_set.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "core/models/prompt.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What the trace of an answer comes to.
class TestQueryFigures : public QObject
{
    Q_OBJECT

private slots:
    void measuresOfRanks_data();
    void measuresOfRanks();
    void gradesComeBeforeGold();
    void costsAreThoseOfAllRequests();
    void theLastCheckCounts();
    void jsonGivesTheSameBack();
};

namespace {

StageTrace consulted(const QString &task, const QStringList &outcome, int tokens, double cost)
{
    StageTrace stage;
    stage.stage = Stage::Check;
    ConsultationTrace one { .task = task, .outcome = outcome };
    one.promptTokens = tokens;
    one.answerTokens = 1;
    one.cost = cost;
    stage.consultations = { one };
    return stage;
}

QueryFigures figuresOf(const Answer &answer)
{
    const QTemporaryDir folder;
    const Library library(folder.filePath(u"l.adduce"_s));
    Database database = library.open();
    return queryFigures(answer, {}, database);
}

} // namespace

void TestQueryFigures::measuresOfRanks_data()
{
    QTest::addColumn<QList<int>>("ranks");
    QTest::addColumn<double>("ndcg");
    QTest::addColumn<double>("reciprocal");
    QTest::addColumn<int>("within");
    QTest::newRow("none") << QList<int> {} << 0.0 << 0.0 << 0;
    QTest::newRow("first") << QList<int> { 1 } << 1.0 << 1.0 << 1;
    QTest::newRow("third") << QList<int> { 3 } << 0.5 << 1.0 / 3 << 1;
    QTest::newRow("not found") << QList<int> { 0 } << 0.0 << 0.0 << 0;
    QTest::newRow("eleventh") << QList<int> { 11 } << 0.0 << 0.0 << 0;
    QTest::newRow("two in one passage") << QList<int> { 1, 1 } << 1.0 << 1.0 << 2;
    QTest::newRow("two of three in one passage")
        << QList<int> { 1, 1, 0 } << (1 + 1 / std::log2(3.0)) / (1 + 1 / std::log2(3.0) + 0.5) << 1.0 << 2;
    QTest::newRow("one of two") << QList<int> { 0, 2 } << (1 / std::log2(3.0)) / (1 + 1 / std::log2(3.0)) << 0.5 << 1;
}

void TestQueryFigures::measuresOfRanks()
{
    QFETCH(const QList<int>, ranks);
    const std::vector<int> given(ranks.begin(), ranks.end());
    QTEST(ndcg10(given), "ndcg");
    QTEST(reciprocalRank10(given), "reciprocal");
    QTEST(foundWithin(given, 10), "within");
}

void TestQueryFigures::gradesComeBeforeGold()
{
    Answer answer = test::answerOf(u"Why?"_s, u"So."_s, u"so"_s);
    StageTrace graded;
    graded.stage = Stage::Rank;
    graded.ranking = RankingTrace {};
    graded.ranking->isGrades = true;
    graded.ranking->scores = { { ChunkId { 1 }, 1 }, { ChunkId { 2 }, 0 }, { ChunkId { 3 }, 1 } };
    StageTrace ahead = graded; // begun ahead and needless
    ahead.ranking->scores.resize(1);
    ahead.isSuperseded = true;
    answer.trace.stages = { graded, ahead };
    const QueryFigures figures = figuresOf(answer);
    QCOMPARE(figures.retrieved, 3);
    QCOMPARE(figures.relevant, 2);
    answer.trace.stages[0].ranking->isGrades = false; // scores of a reranker say nothing of what is relevant
    QCOMPARE(figuresOf(answer).retrieved, 0);
}

void TestQueryFigures::costsAreThoseOfAllRequests()
{
    Answer answer = test::answerOf(u"Why?"_s, u"So."_s, u"so"_s);
    answer.writer = Writer { u"m"_s, u"h"_s, false, 100, 20, 0.5 };
    answer.trace.stages = { consulted(u"split"_s, {}, 10, 0.25), consulted(u"decide"_s, {}, 5, 0.125) };
    QueryFigures figures = figuresOf(answer);
    QCOMPARE(figures.promptTokens, 115);
    QCOMPARE(figures.answerTokens, 22);
    QCOMPARE(figures.cost, 0.875);
    answer.verdict = Verdict::Reply; // retold by one of these requests
    QCOMPARE(figuresOf(answer).promptTokens, 15);
    answer.verdict = Verdict::NoEvidence; // the model was silent, or nothing that it wrote was proved
    answer.writer.reset();
    answer.trace.stages[0].generation = GenerationTrace {};
    answer.trace.stages[0].generation->promptTokens = 100;
    QCOMPARE(figuresOf(answer).promptTokens, 115);
}

void TestQueryFigures::theLastCheckCounts()
{
    Answer answer = test::answerOf(u"Why?"_s, u"So."_s, u"so"_s);
    const QString grounded = nameOf(PromptTask::Grounded);
    answer.trace.stages = { consulted(grounded, { u"does not hold: too much is said"_s }, 0, 0),
        consulted(grounded, { u"holds: "_s }, 0, 0), consulted(grounded, {}, 0, 0) };
    const QueryFigures figures = figuresOf(answer);
    QVERIFY(figures.isGrounded == true);
    QVERIFY(!figures.isToTheQuestion);
}

void TestQueryFigures::jsonGivesTheSameBack()
{
    const QueryFigures figures { 10, 4, { 1, 0, 7 }, true, 2, 3, 120, 30, 0.25, false, true };
    QVERIFY(queryFiguresFromJson(toJson(figures)) == figures);
    QVERIFY(queryFiguresFromJson({}) == QueryFigures {});
}

ADDUCE_TEST(TestQueryFigures)
#include "test_query_figures.moc"
