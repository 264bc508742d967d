#include "core/base/error.h"
#include "core/base/pause.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_markdown.h"
#include "core/evaluation/evaluation_run.h"
#include "core/evaluation/evaluation_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/metric_value.h"
#include "tests/support/network.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A library of three papers and what is needed to ask it.
struct Asked
{
    Asked()
    {
        fixture.add(u"sleep"_s, test::sleepPaper());
        fixture.add(u"coffee"_s, test::coffeePaper());
        fixture.add(u"bridge"_s, test::bridgePaper());
        fixture.learn();
    }
    test::LibraryFixture fixture;
    Retriever retriever { fixture.library() };
    test::Network network;
    Ask ask { fixture.library(), retriever, network.servers };
};

static QuerySet setOf(const std::vector<EvaluationQuery> &queries)
{
    return { u"Set"_s, queries };
}

static double citationPrecision(const EvaluationReport &report)
{
    return test::metricValue(report, u"citation_precision"_s).share();
}

static double medianMilliseconds(const EvaluationReport &report)
{
    return test::metricValue(report, u"median_milliseconds"_s).median();
}

class TestEvaluate : public QObject
{
    Q_OBJECT

private slots:
    void judgesAnswersAndRefusals();
    void goldDecidesWhereThereIsSome();
    void earlierQuestionsAreAskedFirst();
    void withheldPapersAreNotSearched();
    void proposalsAreNotAskedBeforeTheyAreAccepted();
    void stopsBetweenQueries();
    void isHeldBetweenQueries_data();
    void isHeldBetweenQueries();
    void countsByCategory();
    void reportsComeBackFromJson();
    void aDamagedReportIsAnError_data();
    void aDamagedReportIsAnError();
    void theStoreKeepsRuns();
    void markdownNamesEveryQuery();
    void theRunTellsAndEnds();
    void theRunsDestructorStops();
};

static QuerySet sleepSet()
{
    return setOf({ { u"D1"_s, QueryCategory::Direct, test::sleepPaper().at(1), { { u"sleep.pdf"_s, { 1, 2, 3, 4, 5, 6 } } } },
        { u"D2"_s, QueryCategory::Direct, test::sleepPaper().at(1), { { u"bridge.pdf"_s, { 1 } } } },
        { u"E1"_s, QueryCategory::EdgeCase, u"What is the capital of Mongolia?"_s, {} } });
}

void TestEvaluate::judgesAnswersAndRefusals()
{
    const Asked asked;
    int emitted = 0;
    const auto report =
        evaluate(asked.ask, sleepSet(), {}, [&](const QueryResult &, int done, int total) { emitted += done + total; }, {});
    QCOMPARE(emitted, (1 + 2 + 3) + 3 * 3);
    QCOMPARE(report.results.size(), std::size_t(3));
    QVERIFY(report.results[0].hasExpected);
    QCOMPARE(report.results[0].expectedFound, 1);
    QVERIFY(!report.results[1].hasExpected); // answered, but from another paper
    QVERIFY(report.results[2].hasExpected);
    QVERIFY(report.results[0].citations > 0);
    QCOMPARE(report.results[0].citationsVerbatim, report.results[0].citations);
    QCOMPARE(citationPrecision(report), 1.0);
    QVERIFY(report.startedAt.isValid());
}

/// A right page is cited either way; what counts is the sentence that answers.
void TestEvaluate::goldDecidesWhereThereIsSome()
{
    const Asked asked;
    QuerySet set = sleepSet();
    set.queries = { set.queries[0], set.queries[0], set.queries[0] };
    for (std::size_t i = 0; i < 3; ++i) {
        set.queries[i].id = u"D%1"_s.arg(i);
        set.queries[i].gold = { { u"sleep.pdf"_s, 1,
            i == 1 ? u"A sentence that stands in no paper of this library."_s : test::sleepPaper().at(1) } };
    }
    set.queries[2].must = { u"hippopotamus"_s };
    const auto report = evaluate(asked.ask, set, {}, {}, {});
    QVERIFY(report.results[0].hasExpected);
    QVERIFY(report.results[0].gold.count() > 0);
    QVERIFY(report.results[1].expectedFound == 1 && !report.results[1].hasExpected);
    QVERIFY(report.results[2].gold.count() > 0 && !report.results[2].hasExpected);
    const MetricValue any = test::metricValue(report, u"gold_any"_s);
    QCOMPARE(any.count(), 2);
    QCOMPARE(any.of(), 3);
    const EvaluationReport back = evaluationReportFromJson(toJson(report));
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(back.results[i].gold == report.results[i].gold);
        QVERIFY(back.results[i].query == report.results[i].query);
    }
    QVERIFY(toMarkdown(report).contains(u"2 / 3"_s));
}

void TestEvaluate::earlierQuestionsAreAskedFirst()
{
    const Asked asked;
    EvaluationQuery query = sleepSet().queries[0];
    query.question = u"And what about coffee?"_s;
    query.history = { test::sleepPaper().at(1) };
    const auto report = evaluate(asked.ask, setOf({ query }), {}, {}, {});
    QCOMPARE(report.results.size(), std::size_t(1));
    QCOMPARE(report.results[0].answer.unpacked().question, query.question);
}

void TestEvaluate::withheldPapersAreNotSearched()
{
    const Asked asked;
    EvaluationQuery query = sleepSet().queries[0];
    const auto citedBy = [&](const QStringList &withheld) {
        query.withheld = withheld;
        const EvaluationReport report = evaluate(asked.ask, setOf({ query }), {}, {}, {});
        QStringList files;
        const Answer answer = report.results[0].answer.unpacked();
        for (const AnswerSentence &sentence : answer.sentences)
            for (const Citation &citation : sentence.citations)
                files << QFileInfo(citation.path).fileName();
        return files;
    };
    QVERIFY(citedBy({}).contains(u"sleep.pdf"_s));
    QVERIFY(!citedBy({ u"sleep.pdf"_s }).contains(u"sleep.pdf"_s));
    QVERIFY(citedBy({ u"sleep.pdf"_s, u"coffee.pdf"_s, u"bridge.pdf"_s }).isEmpty()); // no paper is left: not all of them
    QVERIFY(citedBy({ u"none.pdf"_s }).contains(u"sleep.pdf"_s));
}

void TestEvaluate::proposalsAreNotAskedBeforeTheyAreAccepted()
{
    const Asked asked;
    QuerySet set = sleepSet();
    set.queries[1].isAccepted = false;
    const Comparison comparison = compare(asked.ask, set, { { u"adduce"_s, {} } }, {}, {});
    QCOMPARE(comparison.queries.size(), 2U);
    QCOMPARE(comparison.reports.front().results.size(), 2U);
    QCOMPARE(comparison.queries[1].id, u"E1"_s);
}

void TestEvaluate::stopsBetweenQueries()
{
    const Asked asked;
    std::stop_source stop;
    const auto report =
        evaluate(asked.ask, sleepSet(), {}, [&](const QueryResult &, int, int) { stop.request_stop(); }, stop.get_token());
    QCOMPARE(report.results.size(), std::size_t(1));
}

void TestEvaluate::isHeldBetweenQueries_data()
{
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("and goes on") << true;
    QTest::newRow("and is stopped meanwhile") << false;
}

void TestEvaluate::isHeldBetweenQueries()
{
    QFETCH(bool, goesOn);
    const Asked asked;
    Pause pause;
    EvaluationReport report;
    std::atomic<int> told = 0;
    std::jthread asking([&](const std::stop_token &stop) {
        const auto hold = [&](const QueryResult &, int done, int) {
            told = done;
            if (done == 1)
                pause.hold();
        };
        evaluateInto(report, asked.ask, sleepSet(), { .pause = &pause }, hold, stop);
    });
    while (pause.waiting() == 0) // does not end where nobody waits
        std::this_thread::yield();
    QCOMPARE(told.load(), 1);
    if (goesOn)
        pause.release();
    else
        asking.request_stop();
    asking.join();
    QCOMPARE(report.results.size(), std::size_t(goesOn ? 3 : 1));
}

static EvaluationReport madeUp()
{
    EvaluationReport report;
    report.set = u"Set"_s;
    report.startedAt = QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    const auto add = [&](QueryCategory category, bool right, double milliseconds, int verbatim) {
        QueryResult result;
        const QString id = u"Q%1"_s.arg(report.results.size());
        result.query = { id, category, u"Is it | so?"_s, { { u"a.pdf"_s, { 2, 3 } } } };
        Answer answer = test::answerOf(u"Is it | so?"_s, u"It is."_s, u"it is"_s);
        answer.milliseconds = milliseconds;
        result.setAnswer(std::move(answer));
        result.hasExpected = right;
        result.expectedFound = right ? 1 : 0;
        result.citations = 2;
        result.citationsVerbatim = verbatim;
        report.results.push_back(result);
    };
    add(QueryCategory::Direct, true, 30, 2);
    add(QueryCategory::Direct, false, 10, 1);
    add(QueryCategory::Synthesis, true, 20, 2);
    return report;
}

void TestEvaluate::countsByCategory()
{
    EvaluationReport report = madeUp();
    QCOMPARE(report.right(QueryCategory::Direct), 1);
    QCOMPARE(report.count(QueryCategory::Direct), 2);
    QCOMPARE(report.right(QueryCategory::Synthesis), 1);
    QCOMPARE(report.count(QueryCategory::EdgeCase), 0);
    QCOMPARE(citationPrecision(report), 5.0 / 6.0);
    QCOMPARE(medianMilliseconds(report), 20.0);
    report.results.pop_back();
    QCOMPARE(medianMilliseconds(report), 20.0);
    QCOMPARE(medianMilliseconds(EvaluationReport()), 0.0);
    QCOMPARE(citationPrecision(EvaluationReport()), 1.0);
}

void TestEvaluate::reportsComeBackFromJson()
{
    const EvaluationReport report = madeUp();
    const QJsonObject json = toJson(report);
    QCOMPARE(toJson(evaluationReportFromJson(json)), json);
    const EvaluationReport back = evaluationReportFromJson(json);
    QCOMPARE(back.startedAt, report.startedAt);
    QVERIFY(back.results[0].query == report.results[0].query);
    QVERIFY(back.results[0].answer.unpacked() == report.results[0].answer.unpacked());
}

void TestEvaluate::aDamagedReportIsAnError_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("no moment") << u"started_at"_s << QJsonValue(u"yesterday"_s);
    QTest::newRow("no results") << u"results"_s << QJsonValue();
    QTest::newRow("a number as result") << u"results"_s << QJsonValue(QJsonArray { 7 });
    QTest::newRow("a result without its query") << u"results"_s << QJsonValue(QJsonArray { QJsonObject() });
}

void TestEvaluate::aDamagedReportIsAnError()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QJsonObject json = toJson(madeUp());
    json.insert(key, value);
    try {
        (void)evaluationReportFromJson(json);
        QFAIL("read");
    } catch (const Error &error) {
        QVERIFY(error.kind() == ErrorKind::DamagedLibrary);
    }
}

void TestEvaluate::theStoreKeepsRuns()
{
    test::LibraryFixture fixture;
    EvaluationStore store(fixture.database());
    QVERIFY(store.list().empty());
    EvaluationReport later = madeUp();
    later.startedAt = later.startedAt.addDays(1);
    const EvaluationId first = store.keep({ u"first"_s, { madeUp() } });
    const EvaluationId second = store.keep({ {}, { later } });
    const auto rows = store.list();
    QCOMPARE(rows.size(), std::size_t(2));
    QVERIFY(rows[0].id == second && rows[1].id == first);
    QCOMPARE(rows[0].startedAt, later.startedAt);
    QCOMPARE(rows[1].name, u"first"_s);
    Comparison kept = *store.find(first);
    QCOMPARE(toJson(kept.reports.front()), toJson(madeUp()));
    kept.name = u"renamed"_s;
    kept.reports.front().results.front().userVerdict = false;
    store.change(first, kept);
    QCOMPARE(toJson(*store.find(first)), toJson(kept));
    QCOMPARE(store.list()[1].name, u"renamed"_s);
    store.remove(first);
    QVERIFY(!store.find(first));
    QCOMPARE(store.list().size(), std::size_t(1));
}

void TestEvaluate::markdownNamesEveryQuery()
{
    const QString text = toMarkdown(madeUp());
    QVERIFY(text.contains(u"1 of 2"_s));
    QVERIFY(text.contains(u"83.3 %"_s));
    QVERIFY(text.contains(u"| Q2 | Is it \\| so? | yes | sandwich.pdf 4 | 2 / 2 | not judged | 20.0 |\n"_s));
    QCOMPARE(text.count(u"\n| Q"_s), 3 + 1); // and the table's head
}

void TestEvaluate::theRunTellsAndEnds()
{
    Asked asked;
    EvaluationRun run(asked.ask, sleepSet(), { { u"adduce"_s, {} } }, {});
    const QSignalSpy results(&run, &EvaluationRun::result);
    const QSignalSpy done(&run, &EvaluationRun::done);
    const QSignalSpy failed(&run, &EvaluationRun::failed);
    QSignalSpy finished(&run, &EvaluationRun::finished);
    QVERIFY(finished.wait(30'000));
    QCOMPARE(results.size(), 3);
    QCOMPARE(done.size(), 1);
    QCOMPARE(failed.size(), 0);
    QCOMPARE(finished.size(), 1);
    const EvaluationStore store(asked.fixture.database());
    QCOMPARE(store.list().size(), 1U); // kept while it ran, and again at its end
    QCOMPARE(store.find(store.list()[0].id)->asked(), 3);
    QVERIFY(!store.list()[0].isCutShort);
}

void TestEvaluate::theRunsDestructorStops()
{
    const Asked asked;
    QuerySet many = sleepSet();
    while (many.queries.size() < 20'000)
        many.queries.push_back(many.queries.front());
    QElapsedTimer timer;
    timer.start();
    {
        const EvaluationRun run(asked.ask, many, { { u"adduce"_s, {} } }, {});
    }
    {
        EvaluationRun run(asked.ask, many, { { u"adduce"_s, {} } }, {});
        run.pause(true);
    }
    QVERIFY(timer.elapsed() < 10'000);
}

ADDUCE_TEST(TestEvaluate)
#include "test_evaluate.moc"
