#include "core/workspace/run_log.h"

#include "core/base/growing_log.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/profiles/profile.h"
#include "core/workspace/answer_record.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <thread>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What is kept of each question, and what it comes to.
class TestRunLog : public QObject
{
    Q_OBJECT

private slots:
    void recordsHaveTheFieldsOfTheDesigns();
    void whatNeverLeavesIsNotWrittenDown();
    void theParametersComeFirst();
    void theTableIsAsPrinted();
    void whatIsLargeBeginsAnew();
    void severalThreadsWriteWholeLines();
    void aFolderThatIsNotThereIsNoFailure();
    void aTornLineIsLeftOut();
    void theSummaryIsThatOfTheDesign();
};

namespace {

Answer tracedAnswer()
{
    Answer answer = test::answerOf(u"Does a nap help?"_s, u"A nap helps recall."_s, u"A nap helps recall."_s);
    answer.askedAt = QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    answer.milliseconds = 42;
    answer.trace.parameters = builtInProfile(u"nutor"_s)->parameters;
    StageTrace decide { Stage::Decide, 400 };
    decide.consultations = { { .task = u"decide"_s, .outcome = { uR"({"need_rag":true,"need_web":false,"f":4})"_s } } };
    StageTrace retrieve { Stage::Retrieve, 20 };
    retrieve.passages = std::vector<Passage>(24);
    StageTrace rank { Stage::Rank, 10 };
    rank.ranking = RankingTrace {};
    rank.ranking->asked = 24;
    rank.gate = GateTrace { 24, 1.5, 0.75, true };
    StageTrace select { Stage::Select, 1 };
    select.passages = std::vector<Passage>(4);
    for (Passage &passage : *select.passages)
        passage.fused = 0.5;
    answer.trace.stages = { decide, retrieve, rank, select };
    return answer;
}

/// A library that is empty but for what a test puts in.
struct Logged
{
    QTemporaryDir folder;
    test::LibraryFixture fixture;
    QString path = folder.filePath(u"l.adduce.run_log.jsonl"_s);
    RunLog log { path };
};

QJsonObject recordWith(const QJsonValue &faithful, int retrieved, int relevant, double ms, bool web)
{
    return { { u"query_id"_s, u"1"_s }, { u"verdict"_s, u"answered"_s }, { u"removed"_s, 0 },
        { u"metrics"_s,
            QJsonObject { { u"faithfulness"_s, faithful }, { u"answer_quality"_s, QJsonValue() }, { u"web_search"_s, web },
                { u"retrieval_precision"_s, retrieved > 0 ? QJsonValue(double(relevant) / retrieved) : QJsonValue() } } },
        { u"latency"_s, QJsonObject { { u"total_ms"_s, ms } } }, { u"docs_retrieved"_s, retrieved },
        { u"docs_relevant"_s, relevant }, { u"generation_attempts"_s, 2 } };
}

} // namespace

void TestRunLog::recordsHaveTheFieldsOfTheDesigns()
{
    Logged logged;
    Answer answer = tracedAnswer();
    const DocumentId paper = logged.fixture.add(u"sleep"_s, test::sleepPaper());
    answer.sentences[0].citations[0].sha256 = DocumentStore(logged.fixture.database()).find(paper)->sha256;
    const QJsonObject record = answerRecord(answer, logged.fixture.database());
    QCOMPARE(record[u"query_id"_s].toString().size(), 16);
    QCOMPARE(record[u"timestamp"_s].toString(), u"2026-03-01T12:00:00.000Z"_s);
    QCOMPARE(record[u"routing"_s].toObject(), (QJsonObject { { u"need_rag"_s, true }, { u"need_web"_s, false }, { u"f"_s, 4 } }));
    const QJsonObject rag = record[u"rag"_s].toObject();
    QCOMPARE(rag[u"candidates"_s].toInt(), 24);
    QCOMPARE(rag[u"reranked"_s].toInt(), 24);
    QCOMPARE(rag[u"agent_checked"_s].toInt(), 0);
    QCOMPARE(rag[u"confidence"_s].toObject(), (QJsonObject { { u"top_f_mean_z"_s, 1.5 }, { u"gap_sigma"_s, 0.75 } }));
    QCOMPARE(rag[u"final"_s].toInt(), 4);
    QCOMPARE(rag[u"fused_scores"_s].toArray().size(), 4);
    QCOMPARE(record[u"latency"_s].toObject(),
        (QJsonObject { { u"retrieval_ms"_s, 20 }, { u"rerank_ms"_s, 10 }, { u"agent_check_ms"_s, 0 }, { u"total_ms"_s, 42 } }));
    for (const QString &measure : { u"retrieval_precision"_s, u"faithfulness"_s, u"answer_quality"_s, u"web_search"_s })
        QVERIFY2(record[u"metrics"_s].toObject().contains(measure), qPrintable(measure));
    QVERIFY(!record[u"answer"_s][0][u"citations"_s][0][u"quote"_s].toString().isEmpty());
}

void TestRunLog::whatNeverLeavesIsNotWrittenDown()
{
    Logged logged;
    const DocumentId paper = logged.fixture.add(u"sleep"_s, test::sleepPaper());
    Answer answer = tracedAnswer();
    answer.sentences[0].citations[0].sha256 = DocumentStore(logged.fixture.database()).find(paper)->sha256;
    const auto written = [&] { return QJsonDocument(answerRecord(answer, logged.fixture.database())).toJson(); };
    QVERIFY(written().contains("A nap helps recall."));
    CollectionStore(logged.fixture.database()).keepHere(std::array { paper }, true);
    QVERIFY(!written().contains("A nap helps recall."));
    QVERIFY(written().contains("\"page\"")); // where it stands is no sentence of it
    CollectionStore(logged.fixture.database()).keepHere(std::array { paper }, false);
    answer.sentences[0].citations[0].sha256 = u"of a paper that is gone"_s;
    QVERIFY(!written().contains("A nap helps recall."));
}

void TestRunLog::theParametersComeFirst()
{
    Logged logged;
    QVERIFY(logged.log.write(tracedAnswer(), logged.fixture.database()));
    QVERIFY(logged.log.write(tracedAnswer(), logged.fixture.database()));
    const std::vector<QJsonObject> records = readRunLog(logged.path);
    QCOMPARE(records.size(), std::size_t(3));
    QVERIFY(records[0].contains(u"started"_s) && records[0].contains(u"parameters"_s));
    QVERIFY(records[1].contains(u"query_id"_s) && records[2].contains(u"query_id"_s));
    Answer byAnother = tracedAnswer();
    byAnother.trace.profile = TracedProfile { u"portal"_s, u"another"_s };
    byAnother.question = u"Does a nap help, asks jane.doe@example.org?"_s;
    QVERIFY(logged.log.write(byAnother, logged.fixture.database()));
    const std::vector<QJsonObject> more = readRunLog(logged.path);
    QCOMPARE(more.size(), std::size_t(5));
    QCOMPARE(more[3][u"profile_hash"_s].toString(), u"another"_s);
    QVERIFY(!more[4][u"question"_s].toString().contains(u"jane.doe"_s));
    QCOMPARE(QFile::permissions(logged.path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    clearRunLog(logged.path);
    QVERIFY(readRunLog(logged.path).empty());
    QVERIFY(logged.log.write(byAnother, logged.fixture.database()));
    QCOMPARE(readRunLog(logged.path).size(), std::size_t(2)); // the parameters, too
}

void TestRunLog::theTableIsAsPrinted()
{
    const QJsonObject printed { { u"K_MULT"_s, 6 }, { u"K_PAD"_s, 8 }, { u"K_CAP"_s, 120 }, { u"MMR_LAMBDA"_s, 0.5 },
        { u"ALPHA"_s, 0.6 }, { u"BETA_DIRECT"_s, 0.7 }, { u"BETA_NONDIRECT"_s, 0.3 }, { u"GAMMA"_s, 0.1 },
        { u"AGENT_MIN"_s, 0.2 }, { u"ABS_MIN"_s, 0.25 }, { u"Z_MIN"_s, 0.35 }, { u"SIGMA_MAX"_s, 0.1 }, { u"SKIP_TOPF_Z"_s, 0.9 },
        { u"SKIP_GAP"_s, 0.5 }, { u"FINAL_MMR_LAMBDA"_s, 0.8 }, { u"FINAL_POOL_MULT"_s, 2 } };
    QCOMPARE(printedParameters(builtInProfile(u"nutor"_s)->parameters), printed);
}

void TestRunLog::whatIsLargeBeginsAnew()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"log"_s);
    for (int i = 0; i < 5; ++i)
        QVERIFY(appendLogLine(path, QByteArray(1, static_cast<char>('a' + i)).repeated(60), 100));
    QCOMPARE(QFile(olderLog(path)).size(), 122); // the two lines before the last that began a file
    QCOMPARE(QFile(path).size(), 61);
}

void TestRunLog::severalThreadsWriteWholeLines()
{
    Logged logged;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                Database database = logged.fixture.library().open();
                for (int k = 0; k < 25; ++k)
                    QVERIFY(logged.log.write(tracedAnswer(), database));
            });
    }
    QCOMPARE(readRunLog(logged.path).size(), std::size_t(101));
}

void TestRunLog::aFolderThatIsNotThereIsNoFailure()
{
    Logged logged;
    RunLog nowhere(logged.folder.filePath(u"none/log"_s));
    QVERIFY(!nowhere.write(tracedAnswer(), logged.fixture.database()));
    QVERIFY(readRunLog(logged.folder.filePath(u"none/log"_s)).empty());
}

void TestRunLog::aTornLineIsLeftOut()
{
    Logged logged;
    QVERIFY(appendLogLine(logged.path, "{\"query_id\": \"1\"}", 1000));
    QVERIFY(appendLogLine(logged.path, "{\"query_id\": \"2\", \"que", 1000));
    QVERIFY(appendLogLine(logged.path, "[]", 1000));
    QVERIFY(appendLogLine(logged.path, "{\"query_id\": \"3\"}", 1000));
    QCOMPARE(readRunLog(logged.path).size(), std::size_t(2));
}

void TestRunLog::theSummaryIsThatOfTheDesign()
{
    const RecordSummary summary = summaryOf({ QJsonObject { { u"started"_s, u"now"_s } }, recordWith(true, 10, 4, 100, true),
        recordWith(false, 20, 5, 300, false), recordWith(QJsonValue(), 0, 0, 200, false) });
    const QJsonObject json = toJson(summary);
    QCOMPARE(json[u"total_queries"_s].toInt(), 3);
    QCOMPARE(json[u"hallucination_pass_rate"_s].toDouble(), 2.0 / 3); // the third by our own checks
    QVERIFY(json[u"quality_pass_rate"_s].isNull());
    QCOMPARE(json[u"avg_retrieval_precision"_s].toDouble(), 0.325);
    QCOMPARE(json[u"avg_latency_ms"_s].toDouble(), 200.0);
    QCOMPARE(json[u"web_search_rate"_s].toDouble(), 1.0 / 3);
    QCOMPARE(json[u"avg_docs_retrieved"_s].toDouble(), 10.0);
    QCOMPARE(json[u"avg_docs_relevant"_s].toDouble(), 3.0);
    QCOMPARE(json[u"avg_generation_attempts"_s].toDouble(), 2.0);
    QVERIFY(toJson(summaryOf({}))[u"avg_latency_ms"_s].isNull());
}

ADDUCE_TEST(TestRunLog)
#include "test_run_log.moc"
