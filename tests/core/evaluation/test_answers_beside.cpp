#include "core/evaluation/answers_beside.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// How two ways came to their answers to one question.
class TestAnswersBeside : public QObject
{
    Q_OBJECT

private slots:
    void theFirstStageThatDiffersIsNamed();
    void whatIsNotKnownDoesNotDiffer();
    void hashesAreOfWhatWasFound();
    void wordsSayOutcomeAndStage();
    void otherWaysAndTheRunBeforeHaveALineEach();
    void questionsThatCameOutOtherwiseAreCounted();
};

namespace {

QueryResult found(quint32 retrieved, quint32 selected, bool isRight = true)
{
    QueryResult result;
    result.query.id = u"Q1"_s;
    result.setAnswer(test::answerOf(u"Q"_s, u"It rose."_s, u"it rose"_s));
    result.hasExpected = isRight;
    result.addStage(Stage::Select, 1, selected); // in any order
    result.addStage(Stage::Retrieve, 1, retrieved);
    result.addStage(Stage::Write, 1);
    return result;
}

StageTrace stage(int ordinal, const QString &sentence = {})
{
    StageTrace trace;
    Passage passage;
    passage.document = { 1 };
    passage.ordinal = ordinal;
    trace.passages = { passage };
    if (!sentence.isEmpty()) {
        trace.sentences.emplace().emplace_back();
        trace.sentences->back().text = sentence;
    }
    return trace;
}

} // namespace

void TestAnswersBeside::theFirstStageThatDiffersIsNamed()
{
    QVERIFY(!firstDifference(found(1, 2), found(1, 2)));
    QCOMPARE(firstDifference(found(1, 2), found(3, 2)), std::optional(Stage::Retrieve));
    QCOMPARE(firstDifference(found(1, 2), found(1, 4)), std::optional(Stage::Select));
    QCOMPARE(firstDifference(found(1, 2), found(1, 0)), std::optional(Stage::Select)); // one of them did not run it
    QueryResult again = found(1, 2);
    again.addStage(Stage::Retrieve, 1, 7);
    QCOMPARE(firstDifference(found(1, 2), again), std::optional(Stage::Retrieve)); // it searched twice
    QCOMPARE(again.millisecondsOf(Stage::Retrieve), std::optional(2.0));
}

void TestAnswersBeside::whatIsNotKnownDoesNotDiffer()
{
    QVERIFY(!firstDifference(found(0, 0), found(1, 2))); // of an earlier version
    QVERIFY(!firstDifference({}, {}));
    QCOMPARE(besideWords(u"portal"_s, found(0, 0), found(1, 2)), u"portal: right, “It rose.”"_s);
}

void TestAnswersBeside::hashesAreOfWhatWasFound()
{
    QCOMPARE(foundHash({}), 0U);
    QVERIFY(foundHash(stage(1)) != 0);
    QCOMPARE(foundHash(stage(1)), foundHash(stage(1)));
    QVERIFY(foundHash(stage(1)) != foundHash(stage(2)));
    QVERIFY(foundHash(stage(1, u"It rose."_s)) != foundHash(stage(1, u"It fell."_s)));
    StageTrace later = stage(1);
    later.milliseconds = 20;
    later.passages->front().score = 0.5; // how good it is held is not what it is
    QCOMPARE(foundHash(later), foundHash(stage(1)));
}

void TestAnswersBeside::wordsSayOutcomeAndStage()
{
    QCOMPARE(besideWords(u"portal"_s, found(1, 2, false), found(1, 4)), u"portal: wrong, “It rose.”; differs first in Select"_s);
    QCOMPARE(besideWords(u"portal"_s, found(1, 2), found(1, 2)), u"portal: right, “It rose.”; every stage found the same"_s);
    QueryResult refused = found(1, 2);
    refused.setAnswer(test::refusalOf(u"Q"_s));
    QVERIFY(besideWords(u"portal"_s, refused, found(1, 2)).startsWith(u"portal: right, refused"_s));
    QueryResult longOne = found(1, 2);
    longOne.told.first = QString(500, u'x');
    QVERIFY(besideWords(u"portal"_s, longOne, found(1, 2)).size() < 200);
}

void TestAnswersBeside::otherWaysAndTheRunBeforeHaveALineEach()
{
    const auto way = [](const QString &profile, std::vector<QueryResult> results) {
        EvaluationReport report;
        report.profile = profile;
        report.results = std::move(results);
        return report;
    };
    const Comparison now { {},
        { way(u"adduce"_s, { found(1, 2) }), way(u"portal"_s, { found(1, 4, false) }), way(u"hybrid"_s, {}) } };
    const Comparison before { {}, { way(u"adduce"_s, { found(1, 2) }) } };
    QCOMPARE(linesBeside(found(1, 2), now, 0, &before),
        (QStringList { u"The run before: right, “It rose.”; every stage found the same"_s,
            u"portal: wrong, “It rose.”; differs first in Select"_s }));
    QCOMPARE(linesBeside(found(1, 4), now, 1, nullptr), QStringList { u"adduce: right, “It rose.”; differs first in Select"_s });
}

void TestAnswersBeside::questionsThatCameOutOtherwiseAreCounted()
{
    const auto report = [](std::vector<QueryResult> results) {
        EvaluationReport made;
        for (int number = 0; QueryResult & result : results)
            result.query.id = QString::number(number++);
        made.results = std::move(results);
        return made;
    };
    const EvaluationReport one = report({ found(1, 2, true), found(1, 2, true), found(1, 2, true), found(1, 2, true) });
    const EvaluationReport other = report({ found(1, 4, false), found(3, 2, false), found(1, 5, false), found(9, 9, true) });
    QCOMPARE(whereTheyDiffer(one, other), u"%1 2, %2 1"_s.arg(words(Stage::Select), words(Stage::Retrieve)));
    QVERIFY(whereTheyDiffer(one, one).isEmpty());
}

ADDUCE_TEST(TestAnswersBeside)
#include "test_answers_beside.moc"
