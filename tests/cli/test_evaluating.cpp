#include "core/evaluation/query_set.h"
#include "core/text/letters.h"
#include "tests/cli/program.h"
#include "tests/support/gold_server.h"
#include "tests/support/loopback_server.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Sets of one's own, asked, kept, and held to figures that must be reached.
class TestEvaluating : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void goldSentencesDecide();
    void aPartIsAsked();
    void spacesAreWays();
    void setsSayWhatTheyLack();
    void aSetIsMadeOfThePapers();
    void gatesEndWithACodeOfTheirOwn_data();
    void gatesEndWithACodeOfTheirOwn();
    void runsAreKeptAndShown();
    void profilesAndRunsAreCompared();
    void aPlantedRegressionIsCaught();
    void partsAreLeftOut();
    void aTableIsASet();
    void reportsHaveTheFormOfTheirNames();
    void figuresCanBeComputedFromTheTable_data();
    void figuresCanBeComputedFromTheTable();
    void aKilledRunIsGoneOnWith();
    void aJudgeIsNamed();
    void wrongUsage_data();
    void wrongUsage();

private:
    std::unique_ptr<test::Program> m_program;
    QString m_set;
};

static const QByteArray kNapPaper = "# Napping and memory\n\n## Results\n\n"
                                    "The nap group recalled 42 word pairs and the film group recalled 31 pairs.\n"
                                    "A nap of thirty minutes improves the recall of word pairs on the same day.\n";

static const QByteArray kQuestions =
    R"({"id":"1","library":"naps","type":"finding","question":"Does a nap improve the recall of word pairs?","answerable":true,"gold":[{"file":"naps.md","page":1,"quote":"A nap of thirty minutes improves the recall of word pairs on the same day."}],"must":["thirty"]}
{"id":"2","library":"naps","type":"fact","question":"How many word pairs did the nap group recall?","answerable":true,"gold":[{"file":"naps.md","page":1,"quote":"This sentence stands in none of the papers."}]}
{"id":"3","library":"naps","type":"unanswerable","question":"What is the capital of Mongolia?","answerable":false,"gold":[]}
)";

void TestEvaluating::init()
{
    m_program = std::make_unique<test::Program>();
    (void)m_program->run({ u"add"_s, m_program->write(u"naps.md"_s, kNapPaper) });
    m_set = m_program->write(u"questions.jsonl"_s, kQuestions);
}

void TestEvaluating::goldSentencesDecide()
{
    const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, m_set });
    QCOMPARE(ran.code, 0);
    const QJsonArray results = ran.object()[u"results"_s].toArray();
    QCOMPARE(results.size(), 3);
    QVERIFY(results[0][u"right"_s].toBool());
    QVERIFY(!results[1][u"right"_s].toBool() && results[1][u"expected_found"_s].toInt() == 1); // its page is cited all the same
    QVERIFY(results[2][u"right"_s].toBool());
    QCOMPARE(ran.object()[u"gold"_s][u"gold_any"_s][u"share"_s].toDouble(), 0.5);
}

void TestEvaluating::aPartIsAsked()
{
    const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--part"_s, u"fact"_s });
    QCOMPARE(ran.object()[u"results"_s].toArray().size(), 1);
    QCOMPARE(m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--part"_s, u"nothing"_s }).code, 1);
}

void TestEvaluating::spacesAreWays()
{
    const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--space"_s, u"learned"_s, u"--space"_s, u"1"_s });
    QCOMPARE(ran.code, 0);
    const QJsonArray reports = ran.object()[u"reports"_s].toArray();
    QCOMPARE(reports.size(), 2);
    QCOMPARE(reports[0][u"space"_s].toString(), u"learned"_s);
    QCOMPARE(reports[1][u"space"_s].toString(), u"learned"_s); // by its number
    QCOMPARE(m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--space"_s, u"nowhere"_s }).code, 1);
}

void TestEvaluating::setsSayWhatTheyLack()
{
    const QJsonArray sets = m_program->run({ u"evaluate"_s, u"sets"_s, m_set }).array();
    QCOMPARE(sets.size(), 2);
    QCOMPARE(sets[0][u"set"_s].toString(), u"Sample papers"_s);
    QCOMPARE(sets[0][u"missing"_s].toArray().size(), 10); // its papers are not here
    QCOMPARE(sets[1][u"file"_s].toString(), m_set);
    QCOMPARE(sets[1][u"questions"_s].toInt(), 3);
    QVERIFY(sets[1][u"missing"_s].toArray().isEmpty());
    const QByteArray said = m_program->run({ u"evaluate"_s, u"sets"_s, m_set }, false).out;
    QVERIFY2(said.contains("Sample papers  20 questions; ") && said.contains("questions\n"), said.constData());
    QCOMPARE(m_program->run({ u"evaluate"_s, u"sets"_s, u"/nowhere/set.json"_s }).code, 1);
}

void TestEvaluating::aSetIsMadeOfThePapers()
{
    QCOMPARE(m_program->run({ u"evaluate"_s, u"propose"_s }).code, 1); // no sentence of the one on naps answers by itself
    (void)m_program->run({ u"add"_s,
        m_program->write(u"sprints.md"_s,
            "# Sprints\n\n## Results\n\nSprint time was strongly associated with leg strength in the older runners of the "
            "club.\n") });
    const QString made = m_program->folder() + u"/made.json"_s;
    QCOMPARE(m_program->run({ u"evaluate"_s, u"propose"_s, u"--output"_s, made }).code, 0);
    QCOMPARE(m_program->run({ u"evaluate"_s, u"propose"_s, u"--output"_s, made }).code, 1); // it is there
    QCOMPARE(m_program->run({ u"evaluate"_s, u"propose"_s, u"--most"_s, u"none"_s }).code, 1);
    QFile file(made);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray set = file.readAll();
    QVERIFY(set.contains("How are sprint time and leg strength related?") && set.contains("\"accepted\": false"));
    const auto asked = m_program->run({ u"evaluate"_s, u"--set"_s, made });
    QVERIFY(asked.code == 1 && asked.err.contains("no accepted question"));
    set.replace("\"accepted\": false", "\"accepted\": true ");
    file.seek(0);
    file.write(set);
    file.close();
    const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, made });
    QCOMPARE(ran.object()[u"results"_s].toArray().size(), 1);
    QVERIFY(ran.object()[u"results"_s][0][u"right"_s].toBool());
}

void TestEvaluating::gatesEndWithACodeOfTheirOwn_data()
{
    QTest::addColumn<QString>("gate");
    QTest::addColumn<int>("code");
    QTest::newRow("reached") << u"right>=0.6,refused>=1"_s << 0;
    QTest::newRow("one is missed") << u"refused>=1,gold_any>=0.6"_s << 4;
    QTest::newRow("no such figure") << u"beauty>=0.6"_s << 1;
}

/// The gates of several options count, all of them.
void TestEvaluating::gatesEndWithACodeOfTheirOwn()
{
    QFETCH(QString, gate);
    const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--gate"_s, gate });
    QTEST(ran.code, "code");
    QCOMPARE(
        m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--gate"_s, gate, u"--gate"_s, u"refused>=0"_s }).code, ran.code);
    if (ran.code == 4)
        QVERIFY(ran.err.contains("gold_any") && ran.object()[u"gates"_s].toArray().size() == 2);
}

void TestEvaluating::runsAreKeptAndShown()
{
    QVERIFY(m_program->run({ u"evaluate"_s, u"runs"_s }).array().isEmpty());
    const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--save"_s });
    const int run = ran.object()[u"run"_s].toInt();
    const QJsonArray runs = m_program->run({ u"evaluate"_s, u"runs"_s }).array();
    QCOMPARE(runs.size(), 1);
    QCOMPARE(runs[0][u"id"_s].toInt(), run);
    QVERIFY(!runs[0][u"cut_short"_s].toBool());
    const auto shown = m_program->run({ u"evaluate"_s, u"show"_s, QString::number(run) });
    QCOMPARE(shown.object()[u"reports"_s][0][u"results"_s].toArray(), ran.object()[u"results"_s].toArray());
    QVERIFY(m_program->run({ u"evaluate"_s, u"show"_s, QString::number(run) }, false).out.contains("Mongolia"));
    QCOMPARE(m_program->run({ u"evaluate"_s, u"show"_s, u"99"_s }).code, 1);
    const QString precious = m_program->write(u"keep.md"_s, "precious");
    QVERIFY(m_program->run({ u"evaluate"_s, u"show"_s, QString::number(run), u"--output"_s, precious }).code != 0);
    QFile file(precious);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll() == "precious");
}

/// A worse parameter is named by the questions that are lost.
void TestEvaluating::profilesAndRunsAreCompared()
{
    const int run = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--save"_s }).object()[u"run"_s].toInt();
    const auto both = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--profile"_s, u"adduce"_s, u"--profile"_s, u"portal"_s,
        u"--compare"_s, QString::number(run) });
    QCOMPARE(both.object()[u"reports"_s].toArray().size(), 2);
    const QJsonArray changes = both.object()[u"changes"_s].toArray();
    QCOMPARE(changes.size(), 1); // the run knew one of them
    QCOMPARE(changes[0][u"variant"_s].toString(), u"adduce"_s);
    QVERIFY(changes[0][u"wrong_instead"_s].toArray().isEmpty());
    const QByteArray shown =
        m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--compare"_s, QString::number(run) }, false).out;
    QVERIFY(shown.contains("Since the run of"));
    QCOMPARE(m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--compare"_s, u"99"_s }).code, 1);
}

/// A threshold that is set too high: the gate falls, and the comparison names what it cost.
void TestEvaluating::aPlantedRegressionIsCaught()
{
    const QStringList asking { u"evaluate"_s, u"--set"_s, m_set, u"--profile"_s, u"mine"_s, u"--gate"_s, u"right>=0.6"_s };
    QCOMPARE(m_program->run({ u"profiles"_s, u"copy"_s, u"adduce"_s, u"mine"_s }).code, 0);
    const auto before = m_program->run(asking + QStringList { u"--save"_s });
    QCOMPARE(before.code, 0);
    const QString run = QString::number(before.object()[u"run"_s].toInt());
    QCOMPARE(m_program->run({ u"profiles"_s, u"remove"_s, u"mine"_s }).code, 0);
    QCOMPARE(m_program->run({ u"profiles"_s, u"copy"_s, u"adduce"_s, u"mine"_s, u"answer.floor=0.999"_s }).code, 0);
    const auto after = m_program->run(asking + QStringList { u"--compare"_s, run });
    QCOMPARE(after.code, 4);
    QVERIFY(after.err.contains("right"));
    const QJsonObject change = after.object()[u"changes"_s].toArray().first().toObject();
    QCOMPARE(change[u"wrong_instead"_s].toArray(), QJsonArray { u"1"_s });
    QVERIFY(change[u"right_instead"_s].toArray().isEmpty());
    const QJsonObject right = change[u"figures"_s][u"right"_s].toObject();
    QVERIFY(right[u"now"_s].toDouble() < right[u"before"_s].toDouble() && !right[u"better"_s].toBool());
}

void TestEvaluating::partsAreLeftOut()
{
    const auto ran =
        m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--without"_s, u"gate"_s, u"--without"_s, u"near words"_s });
    QCOMPARE(ran.code, 0);
    const QJsonArray reports = ran.object()[u"reports"_s].toArray();
    QCOMPARE(reports.size(), 3);
    QCOMPARE(reports[1][u"profile"_s].toString(), u"no gate"_s);
    QCOMPARE(reports[2][u"profile"_s].toString(), u"no near words"_s);
    QVERIFY(reports[0][u"profile_used"_s][u"hash"_s] != reports[1][u"profile_used"_s][u"hash"_s]);
    const auto unknown = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--without"_s, u"hope"_s });
    QVERIFY(unknown.code == 1 && unknown.err.contains("near words"));
}

void TestEvaluating::aTableIsASet()
{
    const QString table =
        m_program->write(u"questions.csv"_s, "question,file,pages\nDoes a nap improve the recall of word pairs?,naps.md,1\n");
    const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, table });
    QCOMPARE(ran.object()[u"set"_s].toString(), u"questions"_s);
    QVERIFY(ran.object()[u"results"_s][0][u"right"_s].toBool());
}

void TestEvaluating::reportsHaveTheFormOfTheirNames()
{
    const auto report = [&](const QString &name) {
        const QString path = m_program->folder() + u'/' + name;
        const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--output"_s, path }, false);
        QFile file(path);
        return ran.code == 0 && ran.out.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(report(u"r.md"_s).startsWith("# Evaluation: questions"));
    QVERIFY(report(u"r.HTML"_s).startsWith("<!DOCTYPE html>"));
    QVERIFY(report(u"r.csv"_s).startsWith("\"profile\""));
    QCOMPARE(QJsonDocument::fromJson(report(u"r.json"_s)).object()[u"results"_s].toArray().size(), 3);
}

void TestEvaluating::figuresCanBeComputedFromTheTable_data()
{
    QTest::addColumn<bool>("withModel"); // that writes and judges
    QTest::addColumn<QList<QByteArray>>("figures"); // among those that are compared
    QTest::newRow("without a model") << false << QList<QByteArray> { "passages.ndcg@10.mean", "gold.gold_share.share" };
    QTest::newRow("with a model") << true
                                  << QList<QByteArray> { "tokens.mean", "generation_attempts.mean",
                                         "citation_precision_raw.share", "held_by_checks.share", "mutants_caught.share" };
}

/// By a script that shares nothing with the program: equal to the last digit.
void TestEvaluating::figuresCanBeComputedFromTheTable()
{
    QFETCH(bool, withModel);
    QFETCH(QList<QByteArray>, figures);
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    if (python.isEmpty())
        QSKIP("python3 is not here");
    const QString table = m_program->folder() + u'/' + u"run.csv"_s;
    QStringList asking { u"evaluate"_s, u"--set"_s, m_set, u"--profile"_s, u"adduce"_s, u"--profile"_s, u"docagent"_s,
        u"--output"_s, table };
    std::vector<test::GoldAnswer> known;
    for (const EvaluationQuery &query : querySetFrom(m_set).queries) {
        known.push_back({ query.question, {} });
        for (const GoldSentence &gold : query.gold)
            known.back().letters << goldKey(gold).letters;
    }
    const test::GoldModel model(std::move(known), [](const QString &text) { return lettersAndDigits(text); });
    const test::ChatServer server(
        0, test::ChatServer::Mode::Answers, [&model](const QString &prompt, const QString &form) { return model(prompt, form); });
    if (withModel)
        asking += { u"--server"_s, server.base().toString(), u"--model"_s, u"tiny-8b"_s, u"--judge"_s, u"tiny-8b"_s };
    const auto ran = m_program->run(asking);
    QCOMPARE(ran.code, 0);
    QProcess script;
    script.start(
        python, { test::inSources(u"tests/measure/figures_from_csv.py"_s), table, m_program->write(u"run.json"_s, ran.out) });
    QVERIFY(script.waitForFinished());
    const QByteArray said = script.readAllStandardOutput() + script.readAllStandardError();
    QVERIFY2(script.exitStatus() == QProcess::NormalExit && script.exitCode() == 0, said.constData());
    QVERIFY2(said.contains(" 0 differing"), said.constData());
    for (const QByteArray &figure : figures)
        QVERIFY2(said.contains(figure), figure.constData());
}

/// Killed at any moment, as often as it may be: what comes in the end is what one run gives.
void TestEvaluating::aKilledRunIsGoneOnWith()
{
    QByteArray many;
    for (int i = 0; i < 60; ++i)
        many += QByteArray(kQuestions).replace("\"id\":\"", "\"id\":\"" + QByteArray::number(i) + ' ');
    const QString set = m_program->write(u"many.jsonl"_s, many);
    const QStringList asking { u"evaluate"_s, u"--set"_s, set, u"--profile"_s, u"adduce"_s, u"--profile"_s, u"portal"_s };
    const auto rightOf = [](const QJsonObject &run) {
        QStringList right;
        for (const QJsonValue &report : run[u"reports"_s].toArray())
            for (const QJsonValue &result : report[u"results"_s].toArray())
                right << result[u"id"_s].toString() + (result[u"right"_s].toBool() ? u"+"_s : u"-"_s)
                        + result[u"answer"_s][u"sentences"_s][0][u"text"_s].toString();
        return right;
    };
    QElapsedTimer clock;
    clock.start();
    const QStringList whole = rightOf(m_program->run(asking).object());
    const auto wholeMs = static_cast<double>(clock.elapsed());
    QCOMPARE(whole.size(), 360);
    QString run;
    double share = 0.6; // of the time of a whole run, after which it is killed
    int kills = 0;
    for (int tries = 0; kills < 3 && tries < 20; ++tries) {
        QProcess process;
        m_program->start(process, asking + (run.isEmpty() ? QStringList { u"--save"_s } : QStringList { u"--resume"_s, run }));
        if (!process.waitForFinished(static_cast<int>(share * wholeMs)))
            process.kill();
        process.waitForFinished();
        const QJsonArray kept = m_program->run({ u"evaluate"_s, u"runs"_s }).array();
        const bool isCutShort = kept[0][u"cut_short"_s].toBool();
        run = isCutShort ? QString::number(kept[0][u"id"_s].toInt()) : QString();
        kills += isCutShort ? 1 : 0;
        share *= kept.isEmpty() ? 1.3 : isCutShort ? 1.0 : 0.6; // nothing was kept yet; or it was over, and another is begun
    }
    QCOMPARE(kills, 3);
    const auto ran = m_program->run(asking + QStringList { u"--resume"_s, run });
    QCOMPARE(rightOf(ran.object()), whole);
    const QJsonArray kept = m_program->run({ u"evaluate"_s, u"runs"_s }).array();
    QCOMPARE(QString::number(kept[0][u"id"_s].toInt()), run);
    QVERIFY(!kept[0][u"cut_short"_s].toBool());
    QCOMPARE(m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--resume"_s, u"99"_s }).code, 1);
    QCOMPARE(m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--resume"_s, run }).code, 1); // other questions
    QCOMPARE(m_program->run({ u"evaluate"_s, u"runs"_s }).array(), kept);
}

void TestEvaluating::aJudgeIsNamed()
{
    const test::LoopbackServer server([](const QByteArray &) {
        return test::http(
            "200 OK", R"({"choices": [{"message": {"content": "{\"grounded\": true}"}, "finish_reason": "stop"}]})");
    });
    const auto ran = m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--judge"_s, u"fair"_s, u"--server"_s,
        server.url(u"/v1"_s).toString(), u"--workers"_s, u"2"_s });
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()[u"judge"_s].toString(), u"fair"_s);
    QVERIFY(ran.object()[u"faithfulness"_s][u"faithful"_s].toInt() > 0);
    QCOMPARE(m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--judge"_s, u"nobody"_s }).code, 1);
    QCOMPARE(m_program->run({ u"evaluate"_s, u"--set"_s, m_set, u"--workers"_s, u"0"_s }).code, 1);
}

void TestEvaluating::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no gate") << QStringList { u"evaluate"_s, u"--gate"_s, QString() };
    QTest::newRow("another word") << QStringList { u"evaluate"_s, u"everything"_s };
    QTest::newRow("no number") << QStringList { u"evaluate"_s, u"show"_s };
    QTest::newRow("an option of another command") << QStringList { u"evaluate"_s, u"--crops"_s };
}

void TestEvaluating::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(m_program->run(arguments).code, 2);
}

ADDUCE_TEST(TestEvaluating)
#include "test_evaluating.moc"
