#include "core/answer/measured_rate.h"
#include "core/base/error.h"
#include "tests/support/error_of.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMeasuredRate : public QObject
{
    Q_OBJECT

private slots:
    void isReadBack();
    void damaged_data();
    void damaged();
    void highIsOftenRight();
    void onlyThePapersOwnWordsWereTested();
    void wordsNameTheInterval();
    void aFewSayNothing();
};

void TestMeasuredRate::isReadBack()
{
    ConfidenceRates rates;
    rates[Confidence::High] = { 132, 116 };
    rates[Confidence::Low] = { 30, 14 };
    QVERIFY(ratesFromJson(toJson(rates)) == rates);
}

void TestMeasuredRate::damaged_data()
{
    QTest::addColumn<QJsonObject>("json");
    const auto with = [](const QJsonValue &answers, const QJsonValue &right) {
        QJsonObject json = toJson(ConfidenceRates {});
        json[u"medium"_s] = QJsonObject { { u"answers"_s, answers }, { u"right"_s, right } };
        return json;
    };
    QTest::newRow("nothing") << QJsonObject();
    QTest::newRow("more right than there are") << with(3, 4);
    QTest::newRow("a part of an answer") << with(3.5, 1);
    QTest::newRow("less than none") << with(-3, -4);
    QTest::newRow("words") << with(u"3"_s, 1);
}

void TestMeasuredRate::damaged()
{
    QFETCH(const QJsonObject, json);
    QVERIFY(test::errorKindOf([&] { (void)ratesFromJson(json); }) == ErrorKind::Damaged);
}

/// What comes with the program.
void TestMeasuredRate::highIsOftenRight()
{
    const ConfidenceRates &rates = testedRates();
    QVERIFY(rates[Confidence::High].share() >= 0.75);
    for (const Confidence other : { Confidence::Medium, Confidence::Low })
        QVERIFY(rates[Confidence::High].share() > rates[other].share());
}

void TestMeasuredRate::onlyThePapersOwnWordsWereTested()
{
    Answer answer = test::answerOf(u"What?"_s, u"That."_s, u"That."_s);
    answer.verdict = Verdict::Answered;
    answer.confidence = Confidence::High;
    answer.writer = std::nullopt;
    QVERIFY(testedRate(answer) == std::optional(testedRates()[Confidence::High]));
    for (const ConfidenceReason other :
        { ConfidenceReason::AskedPart, ConfidenceReason::ListedPapers, ConfidenceReason::SomeRemoved }) {
        answer.reason = other;
        QVERIFY(!testedRate(answer));
    }
    answer.reason = ConfidenceReason::MostTerms;
    answer.writer = Writer {};
    QVERIFY(!testedRate(answer));
    QVERIFY(!testedRate(test::refusalOf(u"What?"_s)));
}

void TestMeasuredRate::wordsNameTheInterval()
{
    QCOMPARE(testedWords({ 212, 184 }), u"of 212 such answers on the test papers 87 % held the answer (82 to 91 %)"_s);
    QCOMPARE(ratedWords({ 20, 20 }), u"of 20 such answers that you rated 100 % were right (84 to 100 %)"_s);
}

void TestMeasuredRate::aFewSayNothing()
{
    QVERIFY(testedWords({ 19, 19 }).contains(u"too few"));
    QVERIFY(ratedWords({ 3, 3 }).contains(u"too few such answers that you rated (3)"));
}

ADDUCE_TEST(TestMeasuredRate)
#include "test_measured_rate.moc"
