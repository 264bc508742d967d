#include "core/ask/examine.h"
#include "core/ask/trace_recorder.h"
#include "core/library/collection_store.h"
#include "core/retrieval/opinions.h"
#include "core/retrieval/passage_text.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/staged_model.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::kQuestion;
using test::Pipeline;
using test::replied;
using test::requestsOf;
using test::ScriptedModel;

/// A model that is asked about passages one by one (GT1, GT2).
class TestExamine : public QObject
{
    Q_OBJECT

private slots:
    void eachIsAskedByItself();
    void theirOrderIsItsOwn();
    void nobodyIsAskedWhereTheScoresAreClear();
    void aFailureIsNeutral();
    void whatStaysHereIsNotSent();
    void anAnswerGoesThroughIt();
    void itsOwnModelIsPreferred();
};

namespace {

ScriptedModel::Script scoring(const QString &word)
{
    return [word](const ChatRequest &request, int) {
        if (test::stageOf(request) != u"opinion")
            return replied({});
        const bool has = request.messages.back().text.section(u"</passage>"_s, 0, 0).contains(word);
        return replied(u"{\"score\": %1, \"contains_direct_answer\": %2, \"rationale\": \"it says so\"}"_s.arg(
            has ? u"0.9"_s : u"0.1"_s, has ? u"true"_s : u"false"_s));
    };
}

struct Examined
{
    std::vector<Passage> passages;
    StageTrace stage;
};

Profile examining(int f = 3)
{
    Profile profile;
    profile.parameters.examination.examines = true;
    profile.parameters.retrieval.finalK = f;
    return profile;
}

Examined examine(Pipeline &pipeline, const std::map<ChunkId, double> &reranked = {}, const Profile &profile = examining())
{
    Database &database = pipeline.fixture.database();
    PassageReader reader(database);
    TraceRecorder trace(profile, {}, {});
    trace.start(Stage::Examine);
    auto kept = examined(pipeline.retriever.find(database, kQuestion, {}, profile.parameters.retrieval), kQuestion, reranked,
        pipeline.chosen, profile.parameters, reader, trace, {});
    return { std::move(kept), trace.finish().stages.front() };
}

} // namespace

void TestExamine::eachIsAskedByItself()
{
    Pipeline pipeline(scoring(u"nap"_s));
    const Examined examined = examine(pipeline);
    const auto requests = requestsOf(*pipeline.model, u"opinion"_s);
    QCOMPARE(requests.size(), examined.stage.consultations.size());
    QVERIFY(requests.size() > 1);
    QVERIFY(requests.front().messages.front().text.startsWith(u"You are a fast, strict relevance scorer."_s));
    for (const ChatRequest &request : requests) {
        QCOMPARE(request.messages.back().text.count(u"<passage "_s), 1);
        QCOMPARE(request.passages.size(), std::size_t(1));
        QVERIFY(request.messages.back().text.contains(kQuestion));
    }
    QVERIFY(examined.stage.consultations.front().outcome.front().contains(u"it says so"_s));
    QVERIFY(!examined.stage.gate); // without a reranker nothing is known of how they stand apart
}

void TestExamine::theirOrderIsItsOwn()
{
    Pipeline pipeline(scoring(u"volunteers"_s));
    const Examined examined = examine(pipeline);
    QCOMPARE(examined.passages.size(), std::size_t(1)); // of the others it thought too little
    PassageReader reader(pipeline.fixture.database());
    QVERIFY(reader.read(examined.passages).front().text.contains(u"volunteers"_s));
    QVERIFY(examined.passages.front().fused > 0 && examined.passages.front().fused <= 1);
}

void TestExamine::nobodyIsAskedWhereTheScoresAreClear()
{
    Pipeline pipeline(scoring(u"nap"_s));
    const auto candidates = pipeline.retriever.find(pipeline.fixture.database(), kQuestion, {}, {});
    QVERIFY(candidates.size() > 2);
    std::map<ChunkId, double> scores;
    for (const Passage &passage : candidates)
        scores[passage.chunk] = passage.chunk == candidates[1].chunk ? 0.95 : 0.05;
    const Examined examined = examine(pipeline, scores, examining(1));
    QVERIFY(pipeline.model->requests().empty());
    QVERIFY(examined.stage.gate && examined.stage.gate->isOpen);
    QCOMPARE(examined.stage.gate->passages, static_cast<int>(candidates.size()));
    for (auto &[chunk, score] : scores)
        score = 0.5;
    const Examined alike = examine(pipeline, scores, examining(1));
    QVERIFY(!pipeline.model->requests().empty());
    QVERIFY(!alike.stage.gate);
}

void TestExamine::aFailureIsNeutral()
{
    Pipeline pipeline([](const ChatRequest &, int) -> ChatReply { throw Error(ErrorKind::Unreachable, u"away"_s); });
    const Examined examined = examine(pipeline);
    QVERIFY(!examined.passages.empty());
    QCOMPARE(examined.passages.front().document, pipeline.sleep);
    QVERIFY(!examined.stage.consultations.front().error.isEmpty());
    // As if each had got the neutral 0.5 (GT2).
    std::vector<Passage> passages = pipeline.retriever.find(pipeline.fixture.database(), kQuestion, {}, {});
    passages.resize(examined.passages.size());
    std::map<ChunkId, Opinion> neutral;
    for (const Passage &passage : passages)
        neutral[passage.chunk] = { 0.5, false };
    const auto fused = fusedWithOpinions(passages, {}, neutral, 3, {});
    for (std::size_t i = 0; i < fused.size(); ++i)
        QCOMPARE(examined.passages[i].fused, fused[i].fused);
}

void TestExamine::whatStaysHereIsNotSent()
{
    Pipeline pipeline(scoring(u"nap"_s));
    CollectionStore(pipeline.fixture.database()).keepHere(std::array { pipeline.sleep }, true);
    const Examined examined = examine(pipeline);
    for (const ChatRequest &request : requestsOf(*pipeline.model, u"opinion"_s))
        QVERIFY(!request.messages.back().text.contains(u"volunteers"_s));
    QVERIFY(std::ranges::any_of(examined.passages, [&](const Passage &p) { return p.document == pipeline.sleep; }));
}

void TestExamine::anAnswerGoesThroughIt()
{
    Pipeline pipeline(scoring(u"nap"_s));
    const Answer answer = pipeline.ask({ kQuestion, {}, {}, {}, { examining(), { pipeline.chosen } } }, {}, {});
    const StageTrace *stage = answer.trace.last(Stage::Examine);
    QVERIFY(stage && stage->passages);
    QCOMPARE(answer.verdict, Verdict::Answered);
    QCOMPARE(answer.sentences.front().text, test::kNap);
    const Answer back = answerFromJson(toJson(answer));
    QCOMPARE(back.trace.last(Stage::Examine)->consultations, stage->consultations);
}

void TestExamine::itsOwnModelIsPreferred()
{
    Pipeline pipeline(test::byStage({}));
    const auto other = std::make_shared<ScriptedModel>(scoring(u"nap"_s));
    QuestionModels models { pipeline.chosen };
    models.examiner = TaskModel { .chat = other, .name = u"other"_s };
    (void)pipeline.ask({ kQuestion, {}, {}, {}, { examining(), models } }, {}, {});
    QVERIFY(!requestsOf(*other, u"opinion"_s).empty());
    QVERIFY(requestsOf(*pipeline.model, u"opinion"_s).empty());
}

ADDUCE_TEST(TestExamine)
#include "test_examine.moc"
