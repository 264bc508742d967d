#include "core/answer/answer_words.h"
#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/library/space_store.h"
#include "core/threads/thread_file.h"
#include "tests/core/ask/papers_and_web.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"
#include "tests/support/weather_server.h"

#include <QBuffer>
#include <QTest>
#include <set>

using namespace Qt::StringLiterals;
using namespace adduce;
using namespace adduce::test;

/// What the designs print of whole questions, each by its profile from the question to the answer.
class TestDesignExamples : public QObject
{
    Q_OBJECT

private slots:
    void fourKindsOfQuestions_data();
    void fourKindsOfQuestions();
    void threeSearchesEndInFive();
    void scoresOnTheScaleOfAModel_data();
    void scoresOnTheScaleOfAModel();
    void tenAreScoredAndSixStay();
    void aThreadIsOneJsonWithItsPassages();
    void offTopicNoWriterIsAsked_data();
    void offTopicNoWriterIsAsked();
    void flatScoresBringTheWebOnce_data();
    void flatScoresBringTheWebOnce();
};

namespace {

const QString kWhy = u"Why does a nap improve the recall of word pairs?"_s;

/// Says of each passage a score from 0 to 10, by its place among them.
ChatReply scored(const ChatRequest &request, const std::function<double(int)> &score)
{
    QJsonArray all;
    for (const QString &block : request.messages[1].text.split(u"<passage id=\""_s).mid(1))
        all.append(
            QJsonObject { { u"passage"_s, block.section(u'"', 0, 0) }, { u"score"_s, score(static_cast<int>(all.size())) } });
    return replied(QString::fromUtf8(QJsonDocument(QJsonObject { { u"scores"_s, all } }).toJson()));
}

/// Many passages on naps beside the papers.
void addNaps(Pipeline &pipeline)
{
    QStringList lines { u"# Results"_s };
    for (int i = 1; i <= 60; ++i)
        lines << u"In trial %1 the nap improved the recall of word pairs in group %2 on the same day after lunch."_s.arg(i).arg(
            i * 7);
    pipeline.fixture.add(u"naps"_s, lines);
    pipeline.fixture.learn();
}

/// A server for vectors: every passage has this cosine with every question, and each the square of it with another.
class AngledVectors
{
public:
    explicit AngledVectors(double cosine)
        : m_cosine(cosine)
    {
    }
    [[nodiscard]] ModelEndpoint endpoint() const { return { ChatApi::OpenAi, m_server.url(u"/v1"_s), u"embed-1"_s }; }

private:
    static constexpr int kDimensions = 64;

    Script reply(const QByteArray &request)
    {
        QJsonArray data;
        const QByteArray body = request.mid(request.indexOf("\r\n\r\n") + 4);
        for (const QJsonValue text : QJsonDocument::fromJson(body).object()[u"input"].toArray()) {
            const bool isQuestion = text.toString().contains(u'?');
            QList<double> vector(kDimensions, 0);
            vector[0] = isQuestion ? 1 : m_cosine;
            if (!isQuestion)
                vector[1 + m_passages++ % (kDimensions - 1)] = std::sqrt(1 - m_cosine * m_cosine);
            QJsonArray numbers;
            for (const double number : vector)
                numbers.append(number);
            data.append(QJsonObject { { u"index"_s, data.size() }, { u"embedding"_s, numbers } });
        }
        return http("200 OK", QJsonDocument(QJsonObject { { u"data"_s, data }, { u"model"_s, u"embed-1"_s } }).toJson());
    }

    double m_cosine;
    int m_passages = 0;
    LoopbackServer m_server { [this](const QByteArray &request) { return reply(request); } };
};

} // namespace

/// RT3, RT4.
void TestDesignExamples::fourKindsOfQuestions_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<ReplyKind>("reply");
    QTest::addColumn<bool>("isSearched");
    QTest::addColumn<int>("imagined"); // requests
    QTest::addColumn<int>("weather"); // requests
    QTest::newRow("conversational: a greeting") << u"Hello!"_s << ReplyKind::Greeting << false << 0 << 0;
    QTest::newRow("conversational: thanks") << u"Thank you very much!"_s << ReplyKind::Greeting << false << 0 << 0;
    QTest::newRow("conversational: help") << u"help"_s << ReplyKind::Help << false << 0 << 0;
    QTest::newRow("simple: a section") << u"What does section 3.2 say?"_s << ReplyKind::None << true << 0 << 0;
    QTest::newRow("simple: a page") << u"What is on page 4?"_s << ReplyKind::None << true << 0 << 0;
    QTest::newRow("complex: an analysis") << kWhy << ReplyKind::None << true << 1 << 0;
    QTest::newRow("complex: a comparison") << u"Compare naps and coffee."_s << ReplyKind::None << true << 1 << 0;
    QTest::newRow("tool call") << u"weather in Tokyo"_s << ReplyKind::Weather << false << 0 << 2;
    QTest::newRow("a bare word of the weather") << u"What about temperature?"_s << ReplyKind::None << true << 0 << 0;
}

void TestDesignExamples::fourKindsOfQuestions()
{
    QFETCH(QString, question);
    QFETCH(ReplyKind, reply);
    QFETCH(bool, isSearched);
    QFETCH(int, imagined);
    QFETCH(int, weather);
    const WeatherServer server(http("200 OK", kTokyo), http("200 OK", bytes(forecast())));
    Pipeline pipeline(byStage({ { u"passages"_s, u"{\"passages\": [\"Naps help.\", \"Sleep helps.\"]}"_s } }));
    const Answer answer =
        pipeline.ask({ question, {}, {}, {}, { *builtInProfile(u"agentic"_s), { pipeline.chosen }, server.service() } }, {}, {});
    QCOMPARE(nameOf(answer.reply), nameOf(reply));
    QCOMPARE(answer.trace.last(Stage::Retrieve) != nullptr, isSearched);
    QCOMPARE(static_cast<int>(requestsOf(*pipeline.model, u"passages"_s).size()), imagined);
    QCOMPARE(server.asked(), weather);
}

/// RV3, RV4: five passages by vector alone, and the five best of three searches.
void TestDesignExamples::threeSearchesEndInFive()
{
    Pipeline pipeline(byStage({ { u"passages"_s,
        u"{\"passages\": [\"Trained runners drank coffee with caffeine before the ten kilometre race.\", "
        u"\"Volunteers watched a silent film and learned word pairs in the morning.\"]}"_s } }));
    addNaps(pipeline);
    const auto found = [&](const QString &question, Stage stage) {
        const Question whole { question, {}, {}, {}, { *builtInProfile(u"agentic"_s), { pipeline.chosen } } };
        return pipeline.ask(whole, {}, {}).trace.passagesOf(stage);
    };
    QCOMPARE(found(u"What is a nap?"_s, Stage::Retrieve).size(), std::size_t(5));
    const std::vector<Passage> all = found(kWhy, Stage::Retrieve);
    QVERIFY2(all.size() > 5 && all.size() <= 15, qPrintable(QString::number(all.size())));
    std::set<ChunkId> chunks;
    for (const Passage &passage : all)
        QVERIFY(chunks.insert(passage.chunk).second);
    QVERIFY(std::ranges::is_sorted(
        all, std::ranges::greater {}, [](const Passage &passage) { return passage.similarity.value_or(0); }));
    const std::vector<Passage> selected = found(kWhy, Stage::Select);
    QCOMPARE(selected.size(), std::size_t(5));
    for (std::size_t i = 0; i < selected.size(); ++i)
        QCOMPARE(selected[i].chunk, all[i].chunk);
}

/// RV5, SF2, SF3, SF6.
void TestDesignExamples::scoresOnTheScaleOfAModel_data()
{
    QTest::addColumn<double>("cosine"); // of every passage
    QTest::addColumn<bool>("isRefused");
    QTest::addColumn<int>("refinements"); // requests for other words
    QTest::newRow("under 0.3") << 0.29 << true << 1;
    QTest::newRow("from 0.3 on") << 0.31 << false << 1;
    QTest::newRow("under 0.5") << 0.49 << false << 1;
    QTest::newRow("from 0.5 on") << 0.51 << false << 0;
}

void TestDesignExamples::scoresOnTheScaleOfAModel()
{
    QFETCH(double, cosine);
    QFETCH(bool, isRefused);
    QFETCH(int, refinements);
    Pipeline pipeline(byStage(
        { { u"assessment"_s, u"{\"is_enough\": false, \"questions\": [\"Does sleep improve recall of word pairs?\"]}"_s } }));
    const AngledVectors server(cosine);
    Database &database = pipeline.fixture.database();
    const SpaceRow space = obtainServerSpace(database, pipeline.network.servers, server.endpoint());
    fillSpace(database, pipeline.network.servers, space, {});
    SpaceStore(database).activate(space.id);
    refreshIndexes(database, pipeline.network.servers, {}, {}, {});
    const Answer answer = pipeline.ask({ kQuestion, {}, {}, {}, { *builtInProfile(u"agentic"_s), { pipeline.chosen } } }, {}, {});
    QCOMPARE(static_cast<int>(requestsOf(*pipeline.model, u"assessment"_s).size()), refinements);
    QCOMPARE(answer.trace.retrievalAttempts(), 1 + refinements); // one retry
    QCOMPARE(answer.isRefusal(), isRefused);
    QCOMPARE(requestsOf(*pipeline.model, u"answer"_s).empty(), isRefused);
    if (!isRefused)
        return;
    QVERIFY(answer.sentences.empty());
    QVERIFY(refusalWords(answer).startsWith(
        u"I don't have enough information in the provided documents to answer that accurately"_s));
}

/// RR2, and one model for both (GN6).
void TestDesignExamples::tenAreScoredAndSixStay()
{
    Pipeline pipeline([](const ChatRequest &request, int) {
        return stageOf(request) == u"scores" ? scored(request, [](int place) { return place; }) // the last is the best
                                             : written({ statement(kNap, kNap) });
    });
    addNaps(pipeline);
    Question question { kQuestion, {}, {}, {}, { *builtInProfile(u"portal"_s), { pipeline.chosen } } };
    question.settings.models.rankers = { RankModel { pipeline.chosen } };
    const Answer answer = pipeline.ask(question, {}, {});
    const auto requests = requestsOf(*pipeline.model, u"scores"_s);
    QCOMPARE(requests.size(), std::size_t(1));
    QCOMPARE(requests.front().passages.size(), std::size_t(10));
    const std::vector<Passage> &found = answer.trace.passagesOf(Stage::Retrieve);
    QVERIFY(found.size() > 10);
    const std::vector<Passage> &selected = answer.trace.passagesOf(Stage::Select);
    QCOMPARE(selected.size(), std::size_t(6));
    for (std::size_t i = 0; i < selected.size(); ++i)
        QCOMPARE(selected[i].chunk, found[9 - i].chunk);
    const std::vector<Passage> &expanded = answer.trace.passagesOf(Stage::Expand); // EX1
    QCOMPARE(expanded.size(), std::size_t(10));
    QCOMPARE(std::ranges::count_if(expanded, &Passage::isNeighbour), 4);
}

/// TH1: question, passages and answer.
void TestDesignExamples::aThreadIsOneJsonWithItsPassages()
{
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    const Answer answer = pipeline.ask({ kQuestion, {}, {}, {}, { *builtInProfile(u"portal"_s), { pipeline.chosen } } }, {}, {});
    QBuffer file;
    QVERIFY(file.open(QIODevice::WriteOnly));
    Thread saved { {}, { Turn { {}, {}, answer } } };
    saved.row.createdAt = saved.row.updatedAt = answer.askedAt;
    writeThreadFile({ saved }, file);
    const QJsonObject thread = QJsonDocument::fromJson(file.data()).object()[u"threads"][0].toObject();
    const QJsonValue kept = thread[u"questions"][0][u"versions"][0];
    QCOMPARE(kept[u"question"].toString(), kQuestion);
    QCOMPARE(kept[u"sentences"][0][u"text"].toString(), answer.sentences.front().text);
    const std::vector<Thread> threads = readThreadFile(file.data(), u"a.json"_s);
    const std::vector<SentPassage> &passages = threads.front().turns.front().answer.trace.sentPassages();
    QCOMPARE(passages.size(), answer.trace.passagesOf(Stage::Expand).size());
    for (const SentPassage &passage : passages)
        QVERIFY(!passage.chunk.isEmpty() && !passage.text.isEmpty());
}

/// SF6.
void TestDesignExamples::offTopicNoWriterIsAsked_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("on topic") << kQuestion << true;
    QTest::newRow("another topic") << u"What is the capital of Mongolia?"_s << false;
    QTest::newRow("two topics never together") << u"Does coffee before a nap help runners recall words?"_s << false;
}

void TestDesignExamples::offTopicNoWriterIsAsked()
{
    QFETCH(QString, question);
    QFETCH(bool, isAsked);
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    const Answer answer = pipeline.ask({ question, {}, {}, {}, { *builtInProfile(u"portal"_s), { pipeline.chosen } } }, {}, {});
    QCOMPARE(!pipeline.model->requests().empty(), isAsked);
    QCOMPARE(answer.verdict, isAsked ? Verdict::Answered : Verdict::NoEvidence);
}

/// SF1.
void TestDesignExamples::flatScoresBringTheWebOnce_data()
{
    QTest::addColumn<bool>("isFlat");
    QTest::newRow("flat") << true;
    QTest::newRow("clear") << false;
}

void TestDesignExamples::flatScoresBringTheWebOnce()
{
    QFETCH(bool, isFlat);
    // Of a question that takes six passages.
    PapersAndWeb all([isFlat](const ChatRequest &request, int) {
        return scored(request, [isFlat](int place) { return isFlat ? 5 : place < 6 ? 9 : 1; });
    });
    Question question { kQuestion, {}, {}, {}, { *builtInProfile(u"nutor"_s) } };
    question.settings.models.rankers = { RankModel { all.chosen } };
    question.settings.web = all.use();
    const Answer answer = all.ask(question, {}, {});
    QCOMPARE(webIn(answer) != nullptr, isFlat);
    QCOMPARE(all.takenIn, isFlat ? 1 : 0);
    QVERIFY(!isFlat || nameOf(webIn(answer)->reason) == u"flat_rerank_scores"); // in the trace, which is kept
    question.settings.web.reset();
    const Answer refused = all.ask(question, {}, {});
    const auto hint = std::ranges::find(refused.caveats, Caveat::WebMightHelp, &CaveatNote::kind);
    QCOMPARE(hint != refused.caveats.end(), isFlat);
}

ADDUCE_TEST(TestDesignExamples)
#include "test_design_examples.moc"
