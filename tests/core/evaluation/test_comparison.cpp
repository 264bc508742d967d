#include "core/base/error.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/evaluation/evaluation_csv.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_markdown.h"
#include "core/evaluation/evaluation_store.h"
#include "core/evaluation/intervals.h"
#include "core/library/chunking_store.h"
#include "core/library/document_store.h"
#include "core/library/profile_store.h"
#include "core/profiles/profile.h"
#include "tests/support/embedding_server.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/metric_value.h"
#include "tests/support/network.h"
#include "tests/support/scripted_model.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QTest>
#include <algorithm>
#include <stdexcept>
#include <utility>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A set asked in several ways.
class TestComparison : public QObject
{
    Q_OBJECT

private slots:
    void quantiles();
    void everyVariantIsAsked();
    void aStopKeepsWhatWasAsked();
    void anErrorKeepsWhatWasAsked();
    void papersAreCutAsAVariantAsks();
    void whatIsCutForAVariantHasTheVectorsOfAServer();
    void oneListAloneIsSearched();
    void waysStartFromOwnNumbers();
    void reportsSayTheirNumbers();
    void profilesAreKeptByTheirHash();
    void theUsersWordIsTheLast();
    void whatAModelFailedOnIsNotItsAnswer();
    void whatAModelFailedOnOnceIsAskedAgain();
    void severalAreAskedAtTheSameTime();
    void whatAWorkerFailsOnEndsTheRun();
    void aRunIsGoneOnWith();
    void anotherRunIsNotGoneOnWith();
    void whatBothAskedIsCompared();
    void jsonComesBackEqual();
    void csvIsSafe();
    void setsComeBackEqual();
};

namespace {

struct Asked
{
    Asked()
    {
        fixture.add(u"sleep"_s, test::sleepPaper());
        fixture.add(u"bridge"_s, test::bridgePaper());
        fixture.learn();
    }
    test::LibraryFixture fixture;
    Retriever retriever { fixture.library() };
    test::Network network;
    Ask ask { fixture.library(), retriever, network.servers };
    QuerySet set { u"Set"_s,
        { { u"D1"_s, QueryCategory::Direct, test::sleepPaper().at(1), { { u"sleep.pdf"_s, { 1, 2, 3, 4, 5, 6 } } } },
            { u"E1"_s, QueryCategory::EdgeCase, u"=What is the capital of Mongolia?"_s, {} } } };
    [[nodiscard]] Comparison compared(const std::stop_token &stop = {}, const ComparisonProgress &emitted = {}) const
    {
        const QuestionSettings byKeyword { .profile = { .parameters = { .retrieval = *variantParameters(u"keyword"_s) } } };
        return compare(ask, set, { { u"adduce"_s, {} }, { u"keyword"_s, byKeyword } }, emitted, stop);
    }
};

} // namespace

void TestComparison::quantiles()
{
    QCOMPARE(quantile({}, 0.5), 0.0);
    QCOMPARE(quantile({ 3, 1, 2 }, 0.5), 2.0);
    QCOMPARE(quantile({ 4, 1, 2, 3 }, 0.5), 2.5);
    QCOMPARE(quantile({ 1, 2 }, 1), 2.0);
    QCOMPARE(quantile({ 0, 10 }, 0.95), 9.5);
}

void TestComparison::everyVariantIsAsked()
{
    const Asked asked;
    std::vector<std::pair<int, int>> emitted; // variant, done
    const Comparison c = asked.compared({}, [&](const Comparison &soFar, const QueryResult &, int variant, int done, int total) {
        QCOMPARE(total, 4);
        QCOMPARE(soFar.asked(), done);
        emitted.emplace_back(variant, done);
    });
    QCOMPARE(c.reports.size(), 2U);
    QVERIFY((emitted == std::vector<std::pair<int, int>> { { 0, 1 }, { 0, 2 }, { 1, 3 }, { 1, 4 } }));
    QCOMPARE(c.reports[0].profile, u"adduce"_s);
    QCOMPARE(variantName(c.reports[1]), u"keyword"_s);
    QCOMPARE(c.reports[0].right(), 2);
    QVERIFY(c.reports[0].results[0].millisecondsOf(Stage::Retrieve));
}

void TestComparison::aStopKeepsWhatWasAsked()
{
    const Asked asked;
    std::stop_source stop;
    const Comparison c = asked.compared(stop.get_token(), [&](const Comparison &, const QueryResult &, int, int done, int) {
        if (done == 1)
            stop.request_stop();
    });
    QCOMPARE(c.reports.size(), 1U);
    QCOMPARE(c.reports.front().results.size(), 1U);
    QVERIFY(c.isCutShort() && !c.error);
    QVERIFY(toMarkdown(c).endsWith(u"\nStopped after 1 of 4 question(s).\n"_s));
    const Comparison back = comparisonFromJson(toJson(c));
    QVERIFY(back.isCutShort());
    QCOMPARE(back.queries, asked.set.queries);
    QVERIFY(!asked.compared().isCutShort());
    QVERIFY(!Comparison({}, c.reports).isCutShort()); // of an earlier version: nobody knows
}

void TestComparison::anErrorKeepsWhatWasAsked()
{
    const Asked asked;
    const auto failing = [](int at) {
        return [at](const Comparison &, const QueryResult &, int, int done, int) {
            if (done == at)
                throw Error(ErrorKind::DiskFull, u"here"_s);
        };
    };
    const Comparison c = asked.compared({}, failing(3));
    QCOMPARE(c.asked(), 3);
    QVERIFY(c.error && c.error->kind() == ErrorKind::DiskFull && c.isCutShort());
}

void TestComparison::papersAreCutAsAVariantAsks()
{
    Asked asked;
    Database &database = asked.fixture.database();
    const QString asRead = chunkingName({ .maxTokens = 60, .overlapTokens = 10 });
    for (const DocumentRow &row : DocumentStore(database).list())
        DocumentStore(database).setProfile(row.id, asRead);
    Variant own { u"adduce"_s, {} };
    own.settings.profile.parameters.chunks = *chunkingNamed(asRead);
    Variant nutor { u"nutor"_s, own.settings };
    nutor.settings.profile = *variantProfile(u"nutor"_s, own.settings.profile);
    QCOMPARE(
        hashOf(*variantProfile(u"nutor"_s, own.settings.profile)), hashOf(*builtInProfile(u"nutor"_s))); // as it was designed
    QCOMPARE(hashOf(*variantProfile(u"adduce"_s, own.settings.profile)), hashOf(own.settings.profile));
    QVERIFY(variantProfile(u"keyword"_s, own.settings.profile)->parameters.chunks == *chunkingNamed(asRead));
    QVERIFY(!variantProfile(u"zebra"_s));
    const Comparison c = compare(asked.ask, asked.set, { own, nutor }, {}, {});
    QCOMPARE(c.asked(), 4);
    const ChunkingId chunking = chunkingFor(database, nutor.settings.profile.parameters.chunks);
    QVERIFY(chunking);
    QCOMPARE(ChunkingStore(database).list().size(), 1U); // the papers are cut as the other asks
    // A stop before it is complete is a stop of the whole.
    std::stop_source stopped;
    stopped.request_stop();
    ChunkingStore(database).drop(chunking);
    const Comparison none = compare(asked.ask, asked.set, { nutor }, {}, stopped.get_token());
    QVERIFY(none.asked() == 0 && !none.error && none.isCutShort());
}

void TestComparison::whatIsCutForAVariantHasTheVectorsOfAServer()
{
    Asked asked;
    Database &database = asked.fixture.database();
    for (const DocumentRow &row : DocumentStore(database).list())
        DocumentStore(database).setProfile(row.id, chunkingName({ .maxTokens = 60, .overlapTokens = 10 }));
    const test::EmbeddingServer server;
    const SpaceRow space = obtainServerSpace(database, asked.network.servers, server.endpoint());
    fillSpace(database, asked.network.servers, space, {});
    SpaceStore(database).activate(space.id);
    Variant portal { u"portal"_s, {} };
    portal.settings.profile = *builtInProfile(u"portal"_s);
    QCOMPARE(compare(asked.ask, asked.set, { portal }, {}, {}).asked(), 2);
    const ChunkingId chunking = chunkingFor(database, portal.settings.profile.parameters.chunks);
    QVERIFY(chunking);
    QVERIFY(SpaceStore(database).chunksWithout(space.id, chunking).empty());
}

void TestComparison::oneListAloneIsSearched()
{
    QVERIFY(!variantParameters(u"zebra"_s));
    for (const QString &name : variantNames())
        QVERIFY2(variantParameters(name), qPrintable(name));
    Asked asked;
    for (const QString &name : { u"vector"_s, u"keyword"_s }) {
        const auto found = asked.retriever.find(asked.fixture.database(), test::sleepPaper().at(1), {}, *variantParameters(name));
        QVERIFY(!found.empty());
        for (const Passage &p : found)
            QVERIFY(name == u"vector" ? !p.isInKeywordList : !p.isInVectorList);
        const Passage &best = found.front();
        QCOMPARE(best.fused > 0, true);
    }
}

void TestComparison::waysStartFromOwnNumbers()
{
    RetrievalParameters own;
    own.finalK = 4;
    own.bm25.k1 = 0.9;
    own.adaptiveK.formula = AdaptiveK::Formula::Off;
    QCOMPARE(*variantParameters(u"adduce"_s, own), own);
    const RetrievalParameters vector = *variantParameters(u"vector"_s, own);
    QCOMPARE(vector.keywordK, 0);
    QCOMPARE(vector.fusion.keywordWeight, 0.0);
    QCOMPARE(vector.finalK, 4);
    own.vectorK = own.keywordK = 0;
    own.fusion.vectorWeight = 0;
    QVERIFY(variantParameters(u"vector"_s, own)->vectorK > 0); // a list that one's own numbers leave out is still measured alone
    QVERIFY(variantParameters(u"vector"_s, own)->fusion.vectorWeight > 0);
    QVERIFY(variantParameters(u"keyword"_s, own)->keywordK > 0);
    for (const Profile &design : builtInProfiles())
        if (design.name != Profile {}.name)
            QCOMPARE(*variantParameters(design.name, own), design.parameters.retrieval); // as it was designed
}

void TestComparison::reportsSayTheirNumbers()
{
    const Asked asked;
    const auto ranker = std::make_shared<test::ScriptedModel>([](const ChatRequest &, int) {
        ChatReply reply;
        reply.text = u"{\"scores\": []}"_s;
        reply.finish = FinishReason::Stop;
        return reply;
    });
    RetrievalParameters own;
    own.finalK = 3;
    const RankModel model { TaskModel { .chat = ranker, .name = u"rank|er"_s, .host = u"h"_s } };
    Comparison c = compare(
        asked.ask, asked.set, { { u"adduce"_s, { { .parameters = { .retrieval = own } }, { .rankers = { model } } } } }, {}, {});
    QVERIFY(!ranker->requests().empty());
    QCOMPARE(c.reports[0].retrieval, std::optional(own));
    const QString markdown = toMarkdown(c);
    QVERIFY2(markdown.contains(u"final_k 3, fusion adaptive"_s), qPrintable(markdown));
    QVERIFY(markdown.contains(u"- Passages ranked by rank\\|er\n"_s));
    QJsonObject json = toJson(c.reports[0]);
    QCOMPARE(toJson(evaluationReportFromJson(json)), json);
    QCOMPARE(json[u"profile_used"][u"hash"].toString(), hashOf({ .parameters = { .retrieval = own } }));
    json[u"retrieval"_s] = u"all"_s; // of no version of ours
    json.remove(u"rankers"_s);
    const EvaluationReport older = evaluationReportFromJson(json);
    QVERIFY(!older.retrieval && older.rankers.empty());
}

void TestComparison::profilesAreKeptByTheirHash()
{
    Asked asked;
    Database &database = asked.fixture.database();
    const Comparison c = asked.compared();
    EvaluationStore store(database);
    const EvaluationId id = store.keep({ c.name, { c.reports.front() }, c.queries, c.variants });
    store.change(id, c);
    store.change(id, *store.find(id)); // one that was read knows the hash alone
    const Comparison kept = *store.find(id);
    QCOMPARE(kept.reports.size(), 2U);
    for (const EvaluationReport &report : kept.reports)
        QVERIFY(ProfileStore(database).find(report.profileUsed->hash));
}

void TestComparison::theUsersWordIsTheLast()
{
    const Asked asked;
    Comparison c = asked.compared();
    EvaluationReport &report = c.reports.front();
    report.results[0].userVerdict = false;
    QCOMPARE(report.right(), 1);
    QCOMPARE(report.right(QueryCategory::Direct), 0);
    QVERIFY(toMarkdown(report).contains(u"0 of 1"_s));
}

void TestComparison::whatAModelFailedOnIsNotItsAnswer()
{
    Asked asked;
    asked.set.queries.insert(asked.set.queries.begin(), asked.set.queries.front());
    asked.set.queries.front().id = u"D0"_s;
    const auto writer = std::make_shared<test::ScriptedModel>([](const ChatRequest &, int number) {
        if (number > 0)
            throw Error(ErrorKind::Unreachable, u"down"_s); // the server died
        return test::written({ test::statement(test::sleepPaper().at(1), test::sleepPaper().at(1)) });
    });
    const Comparison c = compare(asked.ask, asked.set,
        { { u"adduce"_s, { .models = { TaskModel { .chat = writer, .name = u"m"_s, .host = u"h"_s } } } } }, {}, {});
    const EvaluationReport &report = c.reports.front();
    QCOMPARE(report.results.size(), 3U);
    QVERIFY(report.results[0].isMeasured() && report.results[0].isRight());
    QVERIFY(report.results[0].told.isWritten && report.results[0].figures.mutants > 0);
    QVERIFY(report.results[0].figures.mutantsCaught > 0);
    QVERIFY(report.results[0].figures.mutantsCaught <= report.results[0].figures.mutants);
    QCOMPARE(report.results[1].figures.mutants, 0); // nobody wrote
    QCOMPARE(report.results[1].told.verdict, Verdict::Answered); // by the papers themselves
    QVERIFY(report.results[1].hasExpected && !report.results[1].isMeasured());
    QCOMPARE(report.count(QueryCategory::Direct), 1);
    QCOMPARE(report.right(QueryCategory::Direct), 1);
    QCOMPARE(report.failed(), 1);
    QCOMPARE(report.count(QueryCategory::EdgeCase), 1); // refused before a model is asked
    QCOMPARE(report.answered(), 1);
    QCOMPARE(test::metricValue(report, u"median_milliseconds"_s).median(),
        quantile({ report.results[0].told.milliseconds, report.results[2].told.milliseconds }, 0.5));
    const QString markdown = toMarkdown(c);
    QVERIFY2(markdown.contains(u"- The model failed on 1 question(s), which are not counted\n"_s), qPrintable(markdown));
    QVERIFY(markdown.contains(u"| not measured |"_s));
    QVERIFY(toCsv(c).split('\n').at(2).contains(",\"yes\",\"1\","));
    QCOMPARE(evaluationReportFromJson(toJson(report)).failed(), 1);
}

void TestComparison::whatAModelFailedOnOnceIsAskedAgain()
{
    Asked asked;
    asked.set.queries.insert(asked.set.queries.begin(), asked.set.queries.front());
    asked.set.queries.front().id = u"D0"_s;
    int calls = 0;
    const auto writer = std::make_shared<test::ScriptedModel>([&](const ChatRequest &, int number) {
        ++calls;
        if (number == 0)
            throw Error(ErrorKind::Overloaded, u"busy"_s);
        return test::written({ test::statement(test::sleepPaper().at(1), test::sleepPaper().at(1)) });
    });
    QList<int> emitted;
    EvaluationReport seen; // as a window keeps it while a run goes on
    const Comparison c = compare(asked.ask, asked.set,
        { { u"adduce"_s, { .models = { TaskModel { .chat = writer, .name = u"m"_s, .host = u"h"_s } } } } },
        [&](const Comparison &, const QueryResult &result, int, int done, int) {
            emitted << done;
            seen.put(result);
        },
        {});
    const EvaluationReport &report = c.reports.front();
    QCOMPARE(seen.results.size(), 3U);
    QCOMPARE(seen.failed(), 0);
    QCOMPARE(report.results.size(), 3U);
    QCOMPARE(report.results.front().query.id, u"D0"_s);
    QCOMPARE(report.failed(), 0);
    QCOMPARE(report.right(), 3);
    QCOMPARE(calls, 3); // the third question is refused before a model is asked
    QCOMPARE(emitted, (QList<int> { 1, 2, 3, 3 }));
}

void TestComparison::whatBothAskedIsCompared()
{
    const Asked asked;
    const EvaluationReport whole = asked.compared().reports.front();
    EvaluationReport stopped = whole;
    stopped.results.pop_back();
    SharedResults shared = sharedResults(whole, stopped);
    QCOMPARE(shared.now.results.size(), 1U);
    QCOMPARE(shared.before.right(), shared.now.right());
    stopped.results[0].told.hasModelFailed = true;
    QVERIFY(sharedResults(whole, stopped).now.results.empty());
    EvaluationReport edited = whole;
    edited.results[0].query.expected.clear(); // another question by the same name
    shared = sharedResults(whole, edited, [](const QueryResult &r) { return r.hasExpected; });
    QCOMPARE(shared.before.results.size(), 1U);
    QCOMPARE(shared.now.results[0].query.id, u"E1"_s);
}

void TestComparison::jsonComesBackEqual()
{
    const Asked asked;
    Comparison c = asked.compared();
    c.name = u"Before the change"_s;
    c.reports[1].results[1].userVerdict = false;
    const QJsonObject json = toJson(c);
    const Comparison back = comparisonFromJson(json);
    QCOMPARE(toJson(back), json);
    QCOMPARE(back.reports[1].results[1].userVerdict, std::optional(false));
    QCOMPARE(back.reports[0].results[0].stages, c.reports[0].results[0].stages);
    // What earlier versions kept: one report.
    QCOMPARE(comparisonFromJson(toJson(c.reports.front())).reports.size(), 1U);
    QCOMPARE(test::errorKindOf([] { (void)comparisonFromJson({ { u"reports"_s, QJsonArray {} } }); }), ErrorKind::DamagedLibrary);
    QCOMPARE(
        test::errorKindOf([] { (void)comparisonFromJson({ { u"reports"_s, QJsonArray { 3 } } }); }), ErrorKind::DamagedLibrary);
}

void TestComparison::csvIsSafe()
{
    const Asked asked;
    const QByteArray csv = toCsv(asked.compared());
    QCOMPARE(csv.count("\r\n"), 1 + 4);
    QVERIFY(csv.contains("\"'=What is the capital of Mongolia?\""));
    QVERIFY(toMarkdown(asked.compared()).contains(u"| keyword | "_s));
}

void TestComparison::setsComeBackEqual()
{
    const QuerySet set = bundledQuerySet();
    const QuerySet back = readQuerySet(toJson(set));
    QCOMPARE(back.name, set.name);
    QVERIFY(back.queries == set.queries);
}

/// Whoever is done first: results stand in the order of the set, each is told of once, and the same as by one worker.
void TestComparison::severalAreAskedAtTheSameTime()
{
    Asked asked;
    for (int i = 0; i < 30; ++i) {
        asked.set.queries.push_back(asked.set.queries[static_cast<std::size_t>(i % 2)]);
        asked.set.queries.back().id = u"more %1"_s.arg(i);
    }
    QList<int> told;
    const auto count = [&](const Comparison &soFar, const QueryResult &, int, int done, int) {
        told << done;
        QCOMPARE(soFar.asked(), done);
    };
    const Comparison alone = compare(asked.ask, asked.set, { { u"adduce"_s, {} } }, {}, {});
    const Comparison together = compare(asked.ask, asked.set, { { u"adduce"_s, {} } }, count, {}, { .workers = 4 });
    QCOMPARE(told.size(), 32);
    QVERIFY(std::ranges::is_sorted(told));
    const std::vector<QueryResult> &results = together.reports[0].results;
    for (std::size_t i = 0; i < asked.set.queries.size(); ++i) {
        QCOMPARE(results[i].query.id, asked.set.queries[i].id);
        QVERIFY(results[i].answer.unpacked().sentences == alone.reports[0].results[i].answer.unpacked().sentences);
        QVERIFY(results[i].answer.unpacked().trace.stages.empty());
    }
}

void TestComparison::whatAWorkerFailsOnEndsTheRun()
{
    Asked asked;
    const auto writer = std::make_shared<test::ScriptedModel>(
        [](const ChatRequest &, int) -> ChatReply { throw std::runtime_error("out of order"); });
    asked.set.queries.assign(8, asked.set.queries.front());
    for (std::size_t i = 0; i < asked.set.queries.size(); ++i)
        asked.set.queries[i].id = QString::number(i);
    QVERIFY_THROWS_EXCEPTION(std::runtime_error,
        (void)compare(asked.ask, asked.set,
            { { u"adduce"_s, { .models = { TaskModel { .chat = writer, .name = u"m"_s, .host = u"h"_s } } } } }, {}, {},
            { .workers = 4 }));
}

/// Stopped anywhere, as often as it may be: what was measured is not asked again, and the end is the same.
void TestComparison::aRunIsGoneOnWith()
{
    Asked asked;
    asked.set.queries.push_back(asked.set.queries.front());
    asked.set.queries.back().id = u"again"_s;
    const std::vector<Variant> variants { { u"adduce"_s, {} }, { u"keyword"_s, {} } };
    const Comparison whole = compare(asked.ask, asked.set, variants, {}, {});
    Comparison run;
    for (int stops = 1; run.asked() < 6; ++stops) {
        QVERIFY(stops <= 6);
        std::stop_source stop;
        const Comparison earlier = std::exchange(run, {});
        const auto stopAfterOneMore = [&](const Comparison &soFar, const QueryResult &, int, int, int) {
            if (soFar.asked() > earlier.asked())
                stop.request_stop();
        };
        run = compare(asked.ask, asked.set, variants, stopAfterOneMore, stop.get_token(),
            { .workers = 2, .earlier = earlier.asked() > 0 ? &earlier : nullptr });
        QVERIFY(run.asked() > earlier.asked());
        for (const EvaluationReport &report : earlier.reports)
            for (const QueryResult &result : report.results) { // the very answer of then
                const auto &kept = sameVariant(run, report)->results;
                const auto same = std::ranges::find(kept, result.query, &QueryResult::query);
                QVERIFY(same != kept.end() && same->answer.json() == result.answer.json());
            }
    }
    for (std::size_t way = 0; way < 2; ++way)
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(run.reports[way].results[i].answer.unpacked().sentences
                == whole.reports[way].results[i].answer.unpacked().sentences);
}

/// Of what would be lost nothing is.
void TestComparison::anotherRunIsNotGoneOnWith()
{
    const Asked asked;
    Comparison earlier = asked.compared();
    earlier.name = u"Mine"_s;
    const auto goOn = [&](const QuerySet &set, const std::vector<Variant> &variants, const ComparisonOptions &options) {
        return test::errorOf([&] { (void)compare(asked.ask, set, variants, {}, {}, options); });
    };
    const ComparisonOptions options { .earlier = &earlier };
    const Variant own { u"adduce"_s, {} };
    Variant keyword { u"keyword"_s, {} };
    keyword.settings.profile.parameters.retrieval = *variantParameters(u"keyword"_s);
    QCOMPARE(compare(asked.ask, asked.set, { own, keyword }, {}, {}, options).name, u"Mine"_s);
    Variant changed = own;
    changed.settings.profile.parameters.retrieval.finalK = 2;
    QuerySet other = asked.set;
    other.queries.pop_back();
    ComparisonOptions elsewhere = options;
    elsewhere.scopeName = u"Sleep"_s;
    ComparisonOptions judged = options;
    judged.judge.emplace().name = u"judge"_s;
    for (const auto &error : { goOn(asked.set, { own }, options), goOn(asked.set, { changed, keyword }, options),
             goOn(other, { own, keyword }, options), goOn(asked.set, { own, keyword }, elsewhere),
             goOn(asked.set, { own, keyword }, judged) })
        QVERIFY(error && error->kind() == ErrorKind::BadInput);
}

ADDUCE_TEST(TestComparison)
#include "test_comparison.moc"
