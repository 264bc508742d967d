#include "core/answer/answer_words.h"
#include "core/answer/trace_json.h"
#include "core/profiles/profile.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// How an answer came about, and how that is stored.
class TestTrace : public QObject
{
    Q_OBJECT

private slots:
    void everyStageIsInTheTable();
    void comesBackEqual();
    void isStoredAsBefore();
    void namesItsProfile();
    void anotherProfileIsNotTaken_data();
    void anotherProfileIsNotTaken();
    void ofEarlierVersionsKeepsItsNumbers();
    void ofOtherVersions();
    void theLastOfAStageCounts();
    void attemptsAreCounted();
};

namespace {

Passage passage()
{
    Passage p;
    p.chunk = { 7 };
    p.document = { 2 };
    p.firstPage = 3;
    p.lastPage = 4;
    p.similarity = 0.5;
    p.vectorScore = 0.25;
    p.fused = 0.75;
    p.penalty = 0.05;
    p.score = 0.7;
    p.isNeighbour = true;
    return p;
}

Trace whole()
{
    Profile profile;
    profile.parameters.retrieval.finalK = 3;
    profile.parameters.answer.maxSentences = 2;
    profile.prompts[u"answer"_s] = u"Be brief."_s;
    Trace trace;
    trace.profile = tracedProfile(profile);
    trace.parameters = profile.parameters;
    trace.stages = { { Stage::Route, 0.5 }, { Stage::Retrieve, 1.5, VectorTrust { 0.9, 0.5 }, std::vector { passage() } },
        { Stage::Rank, 2, {}, std::vector<Passage> {} }, { Stage::Topic, 3 }, { Stage::Write, 4 } };
    trace.stages[2].ranking = RankingTrace { u"m"_s, u"h"_s, { { { 7 }, 0.5 } }, true, 1, u"No."_s };
    trace.stages[3].sentences = { { { 2 }, 11, u"It is so."_s, 0.5, 0.25, 0.125, 0.0625 } };
    trace.stages[4].generation = GenerationTrace { u"m"_s, u"h"_s, { { u"P1"_s, u"c"_s, { 2 }, 4, u"It is so."_s } }, { u"{}"_s },
        10, 20, 1, 2, u"busy"_s, u"It broke."_s };
    return trace;
}

} // namespace

void TestTrace::everyStageIsInTheTable()
{
    for (int i = static_cast<int>(Stage::Route); i <= static_cast<int>(Stage::Check); ++i) {
        const auto stage = static_cast<Stage>(i);
        QVERIFY(stageTable()[static_cast<std::size_t>(i)].stage == stage); // in their order
        QVERIFY(stageFrom(nameOf(stage)) == stage);
        QVERIFY(!words(stage).isEmpty() && !progressWords(stage).isEmpty());
    }
    QVERIFY(!stageFrom(u"elsewhere"_s));
}

void TestTrace::comesBackEqual()
{
    QVERIFY(traceFromJson(toJson(whole())) == whole());
    QCOMPARE(toJson(Trace {}), QJsonObject());
    QVERIFY(traceFromJson({}) == Trace {});
}

void TestTrace::isStoredAsBefore()
{
    const QJsonObject json = toJson(whole());
    QCOMPARE(json[u"parameters"][u"retrieval"][u"final_k"].toInt(), 3);
    const QJsonArray stages = json[u"stages"].toArray();
    const QJsonObject stored { { u"chunk"_s, 7 }, { u"document"_s, 2 }, { u"first_page"_s, 4 }, { u"last_page"_s, 5 },
        { u"similarity"_s, 0.5 }, { u"bm25"_s, QJsonValue() }, { u"feedback"_s, QJsonValue() }, { u"vector"_s, 0.25 },
        { u"keyword"_s, 0.0 }, { u"feedback_share"_s, 0.0 }, { u"fused"_s, 0.75 }, { u"penalty"_s, 0.05 }, { u"score"_s, 0.7 },
        { u"neighbour"_s, true } };
    QCOMPARE(stages[1].toObject(),
        (QJsonObject { { u"stage"_s, u"retrieve"_s }, { u"ms"_s, 1.5 }, { u"coverage"_s, 0.9 }, { u"agreement"_s, 0.5 },
            { u"passages"_s, QJsonArray { stored } } }));
    QCOMPARE(stages[0].toObject(), (QJsonObject { { u"stage"_s, u"route"_s }, { u"ms"_s, 0.5 } }));
    QCOMPARE(stages[2][u"ranking"][u"trouble"].toString(), u"No."_s);
    QCOMPARE(stages[4][u"generation"][u"repair_failed"].toString(), u"busy"_s);
}

void TestTrace::namesItsProfile()
{
    const QJsonObject json = storedJson(whole());
    QVERIFY(!json.contains(u"parameters") && !json.contains(u"prompts"));
    QCOMPARE(json[u"profile"], QJsonObject({ { u"name"_s, u"adduce"_s }, { u"hash"_s, whole().profile->hash } }));
    Trace read = traceFromJson(json);
    QVERIFY(read.profile && read.profile->value.isEmpty() && !read.parameters);
    QCOMPARE(storedJson(read), json); // also where the value is not known
    setProfileValue(read, whole().profile->value);
    QVERIFY(read == whole());
}

void TestTrace::anotherProfileIsNotTaken_data()
{
    QTest::addColumn<QJsonValue>("parameters");
    QJsonObject other = toJson(whole())[u"parameters"].toObject();
    other[u"retrieval"] = QJsonObject { { u"final_k"_s, 1000 } };
    QTest::newRow("none") << QJsonValue();
    QTest::newRow("a number") << QJsonValue(7);
    QTest::newRow("nothing in it") << QJsonValue(QJsonObject());
    QTest::newRow("changed") << QJsonValue(other);
}

void TestTrace::anotherProfileIsNotTaken()
{
    QFETCH(QJsonValue, parameters);
    QJsonObject json = toJson(whole());
    json[u"parameters"_s] = parameters;
    const Trace read = traceFromJson(json);
    QVERIFY(!read.parameters && read.profile->value.isEmpty());
    QCOMPARE(read.profile->hash, whole().profile->hash);
    Trace given = read;
    setProfileValue(given, { { u"parameters"_s, parameters.isObject() ? QJsonValue(QJsonObject()) : parameters } });
    QVERIFY(given == read); // no value of a profile
}

void TestTrace::ofEarlierVersionsKeepsItsNumbers()
{
    QJsonObject json = toJson(whole());
    json.remove(u"profile"_s);
    json.remove(u"prompts"_s);
    const Trace read = traceFromJson(json);
    QVERIFY(!read.profile);
    QVERIFY(read.parameters == whole().parameters);
    QCOMPARE(storedJson(read), json); // what has no hash is stored whole
}

void TestTrace::ofOtherVersions()
{
    const QJsonArray stages { 7, QJsonObject { { u"stage"_s, u"dream"_s } },
        QJsonObject { { u"stage"_s, u"select"_s }, { u"passages"_s, QJsonArray { 1, QJsonObject {} } }, { u"ranking"_s, 3 } } };
    const Trace trace = traceFromJson({ { u"stages"_s, stages }, { u"parameters"_s, u"none"_s } });
    QVERIFY(!trace.parameters && !trace.profile);
    QCOMPARE(trace.stages.size(), std::size_t(1));
    QCOMPARE(trace.passagesOf(Stage::Select).size(), std::size_t(2));
    QVERIFY(!trace.stages[0].ranking);
}

void TestTrace::theLastOfAStageCounts()
{
    Trace trace;
    QVERIFY(!trace.last(Stage::Rank) && trace.passagesOf(Stage::Rank).empty() && trace.sentPassages().empty());
    trace.stages = { { Stage::Rank, 1 }, { Stage::Rank, 2 }, { Stage::Select, 3 } };
    QCOMPARE(trace.last(Stage::Rank)->milliseconds, 2.0);
}

/// CV4: what is told was searched for and written so often; what was superseded is no part of it.
void TestTrace::attemptsAreCounted()
{
    Trace trace;
    QCOMPARE(trace.retrievalAttempts(), 0);
    QCOMPARE(trace.generationAttempts(), 0);
    QCOMPARE(attemptsWords(trace), QString());
    trace.stages = { { Stage::Retrieve, 1 }, { Stage::Retrieve, 1 }, { Stage::Retrieve, 1 }, { Stage::Write, 1 },
        { Stage::Write, 1 } };
    trace.stages[1].part = u"a part"_s;
    trace.stages[2].isSuperseded = true;
    trace.stages[3].generation = GenerationTrace { .model = u"m"_s, .attempts = 3 };
    trace.stages[4].generation = GenerationTrace { .model = u"m"_s, .attempts = 2 };
    trace.stages[4].isSuperseded = true;
    QCOMPARE(trace.retrievalAttempts(), 2);
    QCOMPARE(trace.generationAttempts(), 3);
    QCOMPARE(attemptsWords(trace), u"searched 2 time(s), written 3 time(s)"_s);
    const QJsonObject json = toJson(trace);
    QCOMPARE(json[u"retrieval_attempts"].toInt(), 2);
    QCOMPARE(json[u"generation_attempts"].toInt(), 3);
    QVERIFY(traceFromJson(json) == trace);
    QJsonObject former = whole().stages.empty() ? QJsonObject() : toJson(whole());
    QJsonArray stages = former[u"stages"].toArray();
    QJsonObject write = stages[4].toObject();
    QJsonObject generation = write[u"generation"].toObject();
    generation.remove(u"attempts"_s);
    write[u"generation"] = generation;
    stages[4] = write;
    former[u"stages"] = stages;
    QCOMPARE(traceFromJson(former).generationAttempts(), 1); // as earlier versions wrote it
}

ADDUCE_TEST(TestTrace)
#include "test_trace.moc"
