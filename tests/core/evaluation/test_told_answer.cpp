#include "core/evaluation/told_answer.h"
#include "tests/support/error_of.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What a run keeps of its answers.
class TestToldAnswer : public QObject
{
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheAnswer();
    void theWholeComesBack();
    void anEmptyOneIsAnAnswer();
    void aRunTakesLittleRoom();
    void whatIsNoAnswerIsAnError();
};

void TestToldAnswer::figuresAreThoseOfTheAnswer()
{
    Answer answer = test::answerOf(u"Q"_s, u"It is."_s, u"it is"_s);
    answer.sentences.push_back({ u"And so."_s, { test::citationOf(u"so"_s, 4), test::citationOf(u"so too"_s, 7) } });
    answer.milliseconds = 12.5;
    answer.repaired = 1;
    answer.removed = { { u"a"_s, RemovalReason::NumberNotThere }, { u"b"_s, RemovalReason::NameNotThere, {}, {}, true } };
    const ToldAnswer told = toldAnswer(answer);
    QCOMPARE(told.verdict, Verdict::Answered);
    QCOMPARE(told.confidence, Confidence::High);
    QCOMPARE(told.milliseconds, 12.5);
    QCOMPARE(told.sentences, 2);
    QCOMPARE(told.first, u"It is."_s);
    QCOMPARE(told.pages, u"sandwich.pdf 4, sandwich.pdf 7"_s);
    QCOMPARE(told.removed, std::vector { RemovalReason::NumberNotThere }); // a part is no statement
    QCOMPARE(told.repaired, 1);
    QCOMPARE(told.rate.has_value(), testedRate(answer).has_value());
    QVERIFY(!told.isRefusal() && !told.hasModelFailed && !told.isWritten);
    answer.writer = Writer { u"m"_s, u"localhost"_s };
    QVERIFY(toldAnswer(answer).isWritten);
    answer.caveats.push_back({ Caveat::ModelFailed, {} });
    QVERIFY(toldAnswer(answer).hasModelFailed);
    QVERIFY(toldAnswer(test::refusalOf(u"Q"_s)).isRefusal());
}

void TestToldAnswer::theWholeComesBack()
{
    Answer answer = test::answerOf(u"Is \U0001F600 so?"_s, u"It is."_s, u"it is"_s);
    answer.trace.stages.emplace_back();
    const PackedAnswer packed(answer);
    answer.trace = {};
    QCOMPARE(packed.unpacked(), answer);
    QCOMPARE(packed.json(), toJson(answer));
    QCOMPARE(PackedAnswer(packed.json()).unpacked(), answer);
}

void TestToldAnswer::anEmptyOneIsAnAnswer()
{
    QCOMPARE(PackedAnswer().unpacked(), Answer {});
    QCOMPARE(PackedAnswer().json(), toJson(Answer {}));
}

/// Of thousands of answers, each with neighbours and places of its quotes.
void TestToldAnswer::aRunTakesLittleRoom()
{
    Answer answer = test::answerOf(u"Q"_s, u"It is."_s, u"it is"_s);
    const QString words = u"Seven of the twelve swimmers slept longer on magnesium than before, by half an hour or more. "_s;
    for (int i = 0; i < 12; ++i) {
        Citation citation = test::citationOf(words + QString::number(i), i + 1);
        citation.before = words + u"before"_s;
        citation.after = words + u"after"_s;
        answer.sentences.push_back({ citation.quote, { citation } });
    }
    const auto json = QJsonDocument(toJson(answer)).toJson(QJsonDocument::Compact).size();
    QVERIFY2(PackedAnswer(answer).bytes() * 5 < json, qPrintable(QString::number(json)));
}

void TestToldAnswer::whatIsNoAnswerIsAnError()
{
    QCOMPARE(test::errorKindOf([] { static_cast<void>(PackedAnswer(QJsonObject {}).unpacked()); }), ErrorKind::DamagedLibrary);
}

ADDUCE_TEST(TestToldAnswer)
#include "test_told_answer.moc"
