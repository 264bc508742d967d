#include "core/evaluation/trend.h"
#include "core/library/database.h"
#include "tests/support/library_fixture.h"
#include "tests/support/query_result.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What the runs of a set got right, one after another.
class TestTrend : public QObject
{
    Q_OBJECT

private slots:
    void runsStandInTheirOrder();
    void otherSetsAndRunsCutShortAreLeftOut();
    void theNewestAreTaken();
    void theUsersVerdictsCount();
    void whatCannotBeReadIsLeftOut();
};

namespace {

/// On a day of January, with so many of four questions right.
Comparison run(int day, int right, const QString &set = u"Set"_s)
{
    Comparison comparison;
    comparison.name = u"Day %1"_s.arg(day);
    comparison.variants = 1;
    EvaluationReport &report = comparison.reports.emplace_back();
    report.set = set;
    report.profile = u"adduce"_s;
    report.startedAt = QDateTime({ 2026, 1, day }, { 3, 4, 5 }, Qt::UTC);
    for (int i = 0; i < 4; ++i) {
        QueryResult result;
        result.query.id = u"Q%1"_s.arg(i);
        result.query.question = u"What is %1?"_s.arg(i);
        result.query.category = i == 3 ? QueryCategory::Synthesis : QueryCategory::Direct;
        result.query.expected = { { u"a.pdf"_s, { 1 } } };
        result.setAnswer(test::answerOf(result.query.question, u"It is."_s, u"it is"_s));
        result.hasExpected = i < right;
        comparison.queries.push_back(result.query);
        report.results.push_back(result);
    }
    return comparison;
}

QStringList namesOf(const std::vector<TrendRun> &trend)
{
    QStringList names;
    for (const TrendRun &one : trend)
        names << one.run.name;
    return names;
}

} // namespace

void TestTrend::runsStandInTheirOrder()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    Comparison two = run(2, 4);
    two.reports.push_back(run(2, 0).reports.front());
    two.reports.back().profile = u"hybrid"_s;
    two.reports.back().model = u"m"_s;
    two.variants = 2;
    store.keep(two);
    store.keep(run(1, 3));
    const std::vector<TrendRun> trend = trendOf(fixture.database(), u"Set"_s);
    QCOMPARE(namesOf(trend), QStringList({ u"Day 1"_s, u"Day 2"_s }));
    QCOMPARE(trend[0].figures, (std::vector<TrendFigure> { { u"adduce"_s, 3, 4 } }));
    QCOMPARE(trend[1].figures, (std::vector<TrendFigure> { { u"adduce"_s, 4, 4 }, { variantName(two.reports.back()), 0, 4 } }));
}

void TestTrend::otherSetsAndRunsCutShortAreLeftOut()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    store.keep(run(1, 1, u"Another"_s));
    Comparison cut = run(2, 2);
    cut.reports.front().results.pop_back();
    QVERIFY(cut.isCutShort());
    store.keep(cut);
    store.keep(run(3, 3));
    QCOMPARE(namesOf(trendOf(fixture.database(), u"Set"_s)), QStringList { u"Day 3"_s });
    QVERIFY(trendOf(fixture.database(), u"None"_s).empty());
}

void TestTrend::theNewestAreTaken()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    for (int day = 1; day <= 5; ++day)
        store.keep(run(day, 1));
    QCOMPARE(namesOf(trendOf(fixture.database(), u"Set"_s, 2)), QStringList({ u"Day 4"_s, u"Day 5"_s }));
}

void TestTrend::theUsersVerdictsCount()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    Comparison judged = run(1, 1);
    const EvaluationId id = store.keep(judged);
    judged.reports.front().results[3].userVerdict = true;
    store.change(id, judged);
    QCOMPARE(trendOf(fixture.database(), u"Set"_s).front().figures.front().right, 2);
}

void TestTrend::whatCannotBeReadIsLeftOut()
{
    test::LibraryFixture fixture;
    EvaluationStore(fixture.database()).keep(run(1, 1));
    for (const char *damaged : { "'{'", "'[]'", "'{\"reports\": 3}'", "''" }) {
        fixture.database().execute(QByteArray("UPDATE evaluation_runs SET report = ").append(damaged).constData());
        QVERIFY(trendOf(fixture.database(), u"Set"_s).empty());
    }
}

ADDUCE_TEST(TestTrend)
#include "test_trend.moc"
