#include "core/ask/ask.h"
#include "core/ask/context_passages.h"
#include "core/ask/rank_store.h"
#include "core/library/collection_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/loopback_server.h"
#include "tests/support/network.h"
#include "tests/support/scripted_model.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::ScriptedModel;

namespace {

const QString kQuestion = u"Does a nap improve the recall of word pairs?"_s;

/// Says one thing of each passage, by whether it has a word.
ScriptedModel::Script scoring(const QString &word, bool grades = false)
{
    return [=](const ChatRequest &request, int) {
        QJsonArray all;
        const QStringList blocks = request.messages[1].text.split(u"<passage id=\""_s).mid(1);
        for (const QString &block : blocks) {
            const bool has = block.contains(word);
            QJsonObject one { { u"passage"_s, block.section(u'"', 0, 0) } };
            if (grades)
                one[u"relevant"_s] = has;
            else
                one[u"score"_s] = has ? 9.5 : 1;
            all.append(one);
        }
        ChatReply reply;
        reply.text = QString::fromUtf8(QJsonDocument(QJsonObject { { grades ? u"grades"_s : u"scores"_s, all } }).toJson());
        reply.finish = FinishReason::Stop;
        return reply;
    };
}

struct Pipeline
{
    test::LibraryFixture fixture;
    DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    DocumentId coffee = fixture.add(u"coffee"_s, test::coffeePaper());
    DocumentId bridge = fixture.add(u"bridge"_s, test::bridgePaper());
    Retriever retriever { fixture.library() };
    test::Network network;
    std::shared_ptr<ScriptedModel> model;
    TaskModel chat;
    RankModel ranker;

    explicit Pipeline(ScriptedModel::Script script)
        : model(std::make_shared<ScriptedModel>(std::move(script)))
        , chat { .chat = model, .name = u"scripted"_s, .host = u"models.example.org"_s }
        , ranker { chat }
    {
        fixture.learn();
    }
    std::vector<Passage> candidates() { return retriever.find(fixture.database(), kQuestion, {}, {}); }
    Ranking rank(const Parameters &parameters = {})
    {
        PassageReader reader(fixture.database());
        RankStore scores(fixture.database());
        return adduce::rank(network.servers, kQuestion, ranker, candidates(), parameters, reader, scores, {});
    }
    QString text(const Passage &passage)
    {
        PassageReader reader(fixture.database());
        return contextPassages(reader.read(std::span(&passage, 1)), reader.documents()).front().text;
    }
};

} // namespace

class TestRank : public QObject
{
    Q_OBJECT

private slots:
    void howManyAreRead_data();
    void howManyAreRead();
    void theModelsOrderIsTaken_data();
    void theModelsOrderIsTaken();
    void whatDoesNotHelpIsLeftOut();
    void whatIsNotGradedIsLeftOut();
    void noGradeAtAllIsAFailure();
    void whatMayNotBeGradedStays();
    void whatDoesNotFitIsNotSent();
    void eachIsAskedForOnce();
    void aFailureKeepsTheOrder_data();
    void aFailureKeepsTheOrder();
    void anotherFormIsAskedForOnceMore();
    void whatStaysHereKeepsItsPlace();
    void byARerankerOverHttp();
    void theTraceShowsIt();
    void aJudgeComesAfterTheRanker();
};

void TestRank::howManyAreRead_data()
{
    QTest::addColumn<bool>("isChat");
    QTest::addColumn<int>("f");
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("read");
    QTest::newRow("a reranker") << false << 6 << 100 << 12;
    QTest::newRow("at least two more") << false << 1 << 100 << 3;
    QTest::newRow("at most 24") << false << 30 << 100 << 24;
    QTest::newRow("no more than there are") << false << 6 << 5 << 5;
    QTest::newRow("a chat model") << true << 6 << 100 << 10;
}

void TestRank::howManyAreRead()
{
    QFETCH(bool, isChat);
    QFETCH(int, f);
    QFETCH(int, n);
    QFETCH(int, read);
    RankModel model { Reranker {} };
    if (isChat)
        model.model = TaskModel { .chat = std::make_shared<ScriptedModel>(scoring(u"x"_s)) };
    QCOMPARE(candidatesToRank(model, f, n, {}), read);
}

void TestRank::theModelsOrderIsTaken_data()
{
    QTest::addColumn<bool>("grades");
    QTest::newRow("scores") << false;
    QTest::newRow("grades") << true;
}

void TestRank::theModelsOrderIsTaken()
{
    QFETCH(bool, grades);
    Pipeline pipeline(scoring(u"volunteers"_s, grades));
    pipeline.ranker.gradesOnly = grades;
    const std::vector<Passage> before = pipeline.candidates();
    const Ranking ranking = pipeline.rank();
    QVERIFY(!ranking.error);
    QCOMPARE(ranking.passages.size(), before.size());
    QVERIFY(pipeline.text(ranking.passages.front()).contains(u"volunteers"_s));
    QVERIFY(!pipeline.text(before.front()).contains(u"volunteers"_s));
    bool isBehind = false; // all that have it come first
    for (const Passage &passage : ranking.passages) {
        const bool has = pipeline.text(passage).contains(u"volunteers"_s);
        QVERIFY(!(has && isBehind));
        isBehind = isBehind || !has;
    }
    for (std::size_t i = 0; i < before.size(); ++i) // and every threshold behind it holds
        QCOMPARE(ranking.passages[i].fused, before[i].fused);
}

void TestRank::whatDoesNotHelpIsLeftOut()
{
    Parameters parameters;
    parameters.ranking.dropsUnhelpful = true;
    Pipeline pipeline(scoring(u"volunteers"_s, true));
    pipeline.ranker.gradesOnly = true;
    const std::size_t all = pipeline.candidates().size();
    const Ranking left = pipeline.rank(parameters);
    QVERIFY(!left.passages.empty());
    QVERIFY(left.passages.size() < all);
    const std::size_t graded = left.trace.scores.size();
    std::size_t no = 0;
    for (const TracedScore &score : left.trace.scores)
        no += score.score <= 0;
    QCOMPARE(left.passages.size(), graded - no);
    QVERIFY(no > 0 && no < graded);
    const Ranking known = pipeline.rank(parameters); // of grades that are kept
    QVERIFY(known.passages == left.passages);
    Pipeline failing([](const ChatRequest &, int) -> ChatReply { throw Error(ErrorKind::Unreachable, u"x"_s); });
    failing.ranker.gradesOnly = true;
    QCOMPARE(failing.rank(parameters).passages.size(), all);
    Pipeline scored(scoring(u"nowhere"_s)); // a low score is no "no"
    QCOMPARE(scored.rank(parameters).passages.size(), all);
}

void TestRank::whatIsNotGradedIsLeftOut()
{
    Parameters parameters;
    parameters.ranking.dropsUnhelpful = true;
    parameters.ranking.chatCandidates = 2;
    Pipeline pipeline(scoring(QString(), true)); // which every passage has
    pipeline.ranker.gradesOnly = true;
    const std::vector<Passage> before = pipeline.candidates();
    QVERIFY(before.size() > 2);
    const Ranking few = pipeline.rank(parameters);
    QVERIFY(few.passages == std::vector(before.begin(), before.begin() + 2));
    parameters.ranking.chatCandidates = 0; // all, in one call
    Pipeline whole(scoring(QString(), true));
    whole.ranker.gradesOnly = true;
    QCOMPARE(whole.rank(parameters).passages.size(), before.size());
    QCOMPARE(whole.model->requests().size(), std::size_t(1));
}

void TestRank::noGradeAtAllIsAFailure()
{
    Parameters parameters;
    parameters.ranking.dropsUnhelpful = true;
    Pipeline pipeline([](const ChatRequest &, int) {
        ChatReply reply;
        reply.text = u"{\"grades\": []}"_s;
        reply.finish = FinishReason::Stop;
        return reply;
    });
    pipeline.ranker.gradesOnly = true;
    QVERIFY(pipeline.rank(parameters).passages == pipeline.candidates());
}

void TestRank::whatMayNotBeGradedStays()
{
    Parameters parameters;
    parameters.ranking.dropsUnhelpful = true;
    Pipeline pipeline(scoring(u"nowhere"_s, true));
    pipeline.chat.isRemote = true;
    pipeline.ranker = { pipeline.chat, true };
    CollectionStore(pipeline.fixture.database()).keepHere(std::array { pipeline.sleep }, true);
    const Ranking left = pipeline.rank(parameters);
    QVERIFY(!left.passages.empty());
    for (const Passage &passage : left.passages)
        QCOMPARE(passage.document, pipeline.sleep);
}

void TestRank::whatDoesNotFitIsNotSent()
{
    Parameters dropping; // what nobody could read was not held to be of no help
    dropping.ranking.dropsUnhelpful = true;
    dropping.ranking.chatCandidates = 0;
    Pipeline grading(scoring(u"nowhere"_s, true));
    grading.chat.contextTokens = 900;
    grading.ranker = { grading.chat, true };
    const Ranking left = grading.rank(dropping);
    const std::size_t graded = left.trace.scores.size();
    QVERIFY(graded > 0);
    QCOMPARE(left.passages.size(), grading.candidates().size() - graded);
    Pipeline pipeline(scoring(u"volunteers"_s));
    pipeline.chat.contextTokens = 900;
    pipeline.ranker.model = pipeline.chat;
    const Ranking ranking = pipeline.rank();
    QVERIFY(!ranking.error);
    const std::size_t sent = pipeline.model->requests()[0].passages.size();
    QVERIFY2(sent > 0 && sent < pipeline.candidates().size(), qPrintable(QString::number(sent)));
    QCOMPARE(ranking.passages.size(), pipeline.candidates().size());
}

void TestRank::eachIsAskedForOnce()
{
    Pipeline pipeline(scoring(u"volunteers"_s));
    const Ranking first = pipeline.rank();
    const Ranking second = pipeline.rank();
    QCOMPARE(pipeline.model->requests().size(), std::size_t(1));
    QVERIFY(first.passages == second.passages);
    QCOMPARE(second.trace.asked, 0);
    pipeline.chat.name = u"another"_s;
    pipeline.ranker.model = pipeline.chat;
    (void)pipeline.rank();
    QCOMPARE(pipeline.model->requests().size(), std::size_t(2));
}

void TestRank::aFailureKeepsTheOrder_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("throws") << QString();
    QTest::newRow("no JSON") << u"The first is best."_s;
    QTest::newRow("another form") << u"{\"scores\": [{\"passage\": \"P1\", \"score\": 11}]}"_s;
}

void TestRank::aFailureKeepsTheOrder()
{
    QFETCH(QString, text);
    Pipeline pipeline([&](const ChatRequest &, int) -> ChatReply {
        if (text.isEmpty())
            throw Error(ErrorKind::Overloaded, u"models.example.org"_s);
        ChatReply reply;
        reply.text = text;
        reply.finish = FinishReason::Stop;
        return reply;
    });
    const Ranking ranking = pipeline.rank();
    QVERIFY(ranking.error);
    QVERIFY(ranking.passages == pipeline.candidates());
    QVERIFY(!ranking.trace.error.isEmpty());
}

void TestRank::anotherFormIsAskedForOnceMore()
{
    const auto well = scoring(u"volunteers"_s);
    Pipeline pipeline([&](const ChatRequest &request, int number) {
        ChatReply reply = well(request, number);
        if (number == 0)
            reply.text = u"P1 is best"_s;
        return reply;
    });
    QVERIFY(!pipeline.rank().error);
    QCOMPARE(pipeline.model->requests().size(), std::size_t(2));
    QCOMPARE(pipeline.model->requests()[1].messages.size(), std::size_t(4));
}

void TestRank::whatStaysHereKeepsItsPlace()
{
    Pipeline pipeline(scoring(u"volunteers"_s));
    pipeline.chat.isRemote = true;
    pipeline.ranker.model = pipeline.chat;
    CollectionStore(pipeline.fixture.database()).keepHere(std::array { pipeline.sleep }, true);
    const std::vector<Passage> before = pipeline.candidates();
    const Ranking ranking = pipeline.rank();
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i].document == pipeline.sleep)
            QVERIFY(ranking.passages[i] == before[i]);
    for (const ChatRequest &request : pipeline.model->requests())
        for (const OutgoingPassage &passage : request.passages)
            QVERIFY(!passage.isLocalOnly);
}

void TestRank::byARerankerOverHttp()
{
    const test::LoopbackServer server([](const QByteArray &request) {
        const QJsonArray texts =
            QJsonDocument::fromJson(request.mid(request.indexOf("\r\n\r\n") + 4)).object()[u"documents"].toArray();
        QJsonArray results;
        for (qsizetype i = 0; i < texts.size(); ++i)
            results.append(QJsonObject {
                { u"index"_s, i }, { u"relevance_score"_s, texts[i].toString().contains(u"volunteers"_s) ? 3.5 : -7.0 } });
        return test::http("200 OK", QJsonDocument(QJsonObject { { u"results"_s, results } }).toJson());
    });
    Pipeline pipeline(scoring(QString()));
    pipeline.ranker.model = Reranker { { ChatApi::OpenAi, server.url(u"/v1"_s), u"bge"_s }, u"bge"_s, u"h"_s };
    const Ranking ranking = pipeline.rank();
    QVERIFY(!ranking.error);
    QVERIFY(pipeline.text(ranking.passages.front()).contains(u"volunteers"_s));
}

void TestRank::theTraceShowsIt()
{
    Pipeline pipeline(scoring(u"recall"_s));
    const Ask ask(pipeline.fixture.library(), pipeline.retriever, pipeline.network.servers);
    const Answer answer = ask({ kQuestion, {}, {}, {}, { .models = { .rankers = { pipeline.ranker } } } }, {}, {});
    QCOMPARE(answer.verdict, Verdict::Answered);
    QStringList stages;
    for (const StageTrace &stage : answer.trace.stages) {
        stages << nameOf(stage.stage);
        if (stage.stage == Stage::Rank)
            QCOMPARE(stage.ranking->model, u"scripted"_s);
    }
    QVERIFY(stages.indexOf(u"rank"_s) == stages.indexOf(u"retrieve"_s) + 1);
}

void TestRank::aJudgeComesAfterTheRanker()
{
    Pipeline pipeline(scoring(u"recall"_s));
    const auto judge = std::make_shared<ScriptedModel>(scoring(u"volunteers"_s, true));
    const RankModel second { TaskModel { .chat = judge, .name = u"judge"_s, .host = u"models.example.org"_s }, true };
    const Ask ask(pipeline.fixture.library(), pipeline.retriever, pipeline.network.servers);
    const Answer answer = ask({ kQuestion, {}, {}, {}, { .models = { .rankers = { pipeline.ranker, second } } } }, {}, {});
    QList<bool> grades;
    for (const StageTrace &stage : answer.trace.stages)
        if (stage.stage == Stage::Rank)
            grades << stage.ranking->isGrades;
    QCOMPARE(grades, QList({ false, true }));
    QCOMPARE(judge->requests().size(), std::size_t(1)); // all of them in one call
}

ADDUCE_TEST(TestRank)
#include "test_rank.moc"
