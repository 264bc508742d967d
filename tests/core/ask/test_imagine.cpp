#include "core/retrieval/retriever.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/staged_model.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::byStage;
using test::Pipeline;
using test::requestsOf;

/// Passages that a model imagines, to search for what is like them (RV4).
class TestImagine : public QObject
{
    Q_OBJECT

private slots:
    void whatIsLikeThemIsFound();
    void onlyComplexQuestionsAre();
    void theirTone_data();
    void theirTone();
    void withoutThemTheQuestionIsSearched_data();
    void withoutThemTheQuestionIsSearched();
    void theyAreNeverShown();
    void theHighestScoreCounts();
};

namespace {

const QString kImagined =
    u"{\"passages\": [\"Runners who drank coffee with caffeine covered ten kilometres in a shorter time.\", "
    u"\"Thermal drones found corroded plates of steel bridges.\"]}"_s;
const QString kWhy = u"Why does a nap improve the recall of word pairs?"_s;

Answer asked(Pipeline &pipeline, const QString &question, int passages = 2)
{
    Profile profile;
    profile.parameters.retrieval.imaginedPassages = passages;
    return pipeline.ask({ question, {}, {}, {}, { profile, { pipeline.chosen } } }, {}, {});
}

bool found(const Answer &answer, DocumentId document)
{
    return std::ranges::any_of(
        answer.trace.passagesOf(Stage::Retrieve), [&](const Passage &passage) { return passage.document == document; });
}

} // namespace

void TestImagine::whatIsLikeThemIsFound()
{
    Pipeline pipeline(byStage({ { u"passages"_s, kImagined } }));
    const DocumentId bridge = pipeline.fixture.add(u"bridge"_s, test::bridgePaper());
    pipeline.fixture.learn();
    QVERIFY(!found(asked(pipeline, kWhy, 0), bridge));
    const Answer answer = asked(pipeline, kWhy);
    QVERIFY(found(answer, bridge));
    QVERIFY(found(answer, pipeline.sleep));
    const StageTrace *stage = answer.trace.last(Stage::Imagine);
    QVERIFY(stage);
    QCOMPARE(stage->consultations.front().outcome.size(), 2);
}

void TestImagine::onlyComplexQuestionsAre()
{
    Pipeline pipeline(byStage({ { u"passages"_s, kImagined } }));
    const Answer answer = asked(pipeline, u"What is a nap?"_s);
    QVERIFY(!answer.trace.last(Stage::Imagine));
    QVERIFY(requestsOf(*pipeline.model, u"passages"_s).empty());
}

void TestImagine::theirTone_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("tone");
    QTest::newRow("a method") << u"How was the recall of word pairs tested?"_s << u"technical"_s;
    QTest::newRow("a reason") << kWhy << u"general"_s;
}

void TestImagine::theirTone()
{
    QFETCH(QString, question);
    QFETCH(QString, tone);
    Pipeline pipeline(byStage({ { u"passages"_s, kImagined } }));
    (void)asked(pipeline, question);
    const auto requests = requestsOf(*pipeline.model, u"passages"_s);
    QCOMPARE(requests.size(), std::size_t(1));
    QVERIFY(requests[0].messages.front().text.contains(tone));
    QVERIFY(requests[0].passages.empty()); // nothing of the library goes along
}

void TestImagine::withoutThemTheQuestionIsSearched_data()
{
    QTest::addColumn<QString>("reply");
    QTest::newRow("none") << u"{\"passages\": []}"_s;
    QTest::newRow("no JSON") << u"Naps help."_s;
    QTest::newRow("blank ones") << u"{\"passages\": [\" \", \"\"]}"_s;
}

void TestImagine::withoutThemTheQuestionIsSearched()
{
    QFETCH(QString, reply);
    Pipeline pipeline(byStage({ { u"passages"_s, reply } }));
    const Answer with = asked(pipeline, kWhy);
    const Answer without = asked(pipeline, kWhy, 0);
    QCOMPARE(with.trace.passagesOf(Stage::Retrieve), without.trace.passagesOf(Stage::Retrieve));
}

void TestImagine::theyAreNeverShown()
{
    Pipeline pipeline(
        byStage({ { u"passages"_s, u"{\"passages\": [\"A nap of ninety hours cures amnesia.\", \"Naps replace words.\"]}"_s } }));
    const Answer answer = asked(pipeline, kWhy);
    for (const AnswerSentence &sentence : answer.sentences)
        QVERIFY(!sentence.text.contains(u"amnesia"_s));
    for (const ChatRequest &request : requestsOf(*pipeline.model, u"answer"_s))
        for (const ChatMessage &message : request.messages)
            QVERIFY(!message.text.contains(u"amnesia"_s));
}

void TestImagine::theHighestScoreCounts()
{
    const auto passage = [](int chunk, double similarity) {
        Passage p;
        p.chunk = ChunkId { chunk };
        p.similarity = similarity;
        return p;
    };
    FusionParameters fusion;
    fusion.method = FusionMethod::MinMax;
    fusion.keywordWeight = 0;
    fusion.feedbackWeight = 0;
    fusion.completeness = 0;
    const Retrieved merged =
        mergeFound({ { { passage(1, 0.9), passage(2, 0.4) }, 1 }, { { passage(2, 0.95), passage(3, 0.5) }, 1 } }, fusion);
    QCOMPARE(merged.passages.size(), std::size_t(3));
    QCOMPARE(merged.passages[0].chunk, ChunkId { 2 });
    QCOMPARE(merged.passages[0].similarity, std::optional(0.95));
    QCOMPARE(merged.passages[1].chunk, ChunkId { 1 });
    QCOMPARE(merged.passages[2].chunk, ChunkId { 3 });
    QVERIFY(mergeFound({}, fusion).passages.empty());
}

ADDUCE_TEST(TestImagine)
#include "test_imagine.moc"
