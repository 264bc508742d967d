#include "core/effects/stated_answer.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestStatedAnswer : public QObject
{
    Q_OBJECT

private slots:
    void effectsAreOfTheOutcome_data();
    void effectsAreOfTheOutcome();
    void conditionsAreToldApart_data();
    void conditionsAreToldApart();
    void measurementsAreOfTheirClause();
    void nothingIsReadOutOfRubbish_data();
    void nothingIsReadOutOfRubbish();
};

namespace {

StatedAnswer answerTo(const QString &question, const QString &sentence)
{
    Stemmer stem;
    const auto asked = effectQuestion(question, stem);
    return asked ? answerIn(sentence, *asked, {}, stem) : StatedAnswer {};
}

/// "+", "-", or nothing.
QString signsOf(const StatedAnswer &answer)
{
    QString signs;
    for (const StatedEffect &effect : answer.effects)
        signs += effect.isUp ? u'+' : u'-';
    return signs;
}

} // namespace

void TestStatedAnswer::effectsAreOfTheOutcome_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("signs");
    const QString sleep = u"Is sleep associated with weight?"_s;
    const auto row = [](const QString &question, const char *sentence, const char *signs) {
        QTest::addRow("%s", sentence) << question << QString::fromUtf8(sentence) << QString::fromUtf8(signs);
    };
    row(sleep, "Longer sleep was associated with lower weight.", "-");
    row(sleep, "Short sleep was associated with higher weight.", "-"); // less of the cause turns it round
    row(sleep, "Those who slept less than six hours had a higher weight.", "-");
    row(sleep, "Sleep was inversely associated with weight.", "-");
    row(sleep, "Sleep and weight were related (β = 0.28, 95% CI 0.10 to 0.46).", "+");
    row(sleep, "Sleep and weight were related (β = 0.28, 95% CI −0.10 to 0.66).", "");
    row(sleep, "Sleep did not increase weight.", "");
    row(sleep, "There was no evidence that sleep increases or decreases weight.", "");
    row(sleep, "Sleep attenuated the loss of weight.", "+");
    row(sleep, "In contrast to earlier reports that sleep lowers weight, no link was found.", "");
    row(sleep, "Coffee increased blood pressure.", ""); // of something else
    row(u"Does no-till affect maize yield?"_s, "No-till raised maize yields by 8 %.", "+");
    row(u"Does training affect sprint performance?"_s, "Training reduced sprint time by 0.1 s.", "+"); // a time that is taken
    row(u"Is physical activity associated with depression?"_s, "Inactive adults had more depression.", "-");
}

void TestStatedAnswer::effectsAreOfTheOutcome()
{
    QFETCH(const QString, question);
    QFETCH(const QString, sentence);
    QFETCH(const QString, signs);
    QCOMPARE(signsOf(answerTo(question, sentence)), signs);
}

void TestStatedAnswer::conditionsAreToldApart_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("apart");
    const auto row = [](const char *one, const char *other, bool apart) {
        QTest::addRow("%s / %s", one, other) << QString::fromUtf8(one) << QString::fromUtf8(other) << apart;
    };
    row("Acute caffeine raised speed.", "Chronic caffeine lowered speed.", true);
    row("At high altitude caffeine raised speed.", "At low altitude caffeine lowered speed.", true);
    row("In summer caffeine raised speed.", "Caffeine lowered speed in winter.", true);
    row("Before surgery caffeine raised speed.", "After surgery caffeine lowered speed.", true);
    row("In the long run caffeine raised speed.", "In the short run caffeine lowered speed.", true);
    row("Caffeine raised speed after an hour.", "Caffeine lowered speed.", false);
    row("In healthy men caffeine raised speed.", "In patients caffeine lowered speed.", true);
    row("In patients and healthy controls caffeine raised speed.", "In patients caffeine lowered speed.", false);
}

void TestStatedAnswer::conditionsAreToldApart()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, apart);
    const QString question = u"Does caffeine affect speed?"_s;
    QCOMPARE(areOfOtherConditions(answerTo(question, one), answerTo(question, other)), apart);
}

void TestStatedAnswer::measurementsAreOfTheirClause()
{
    Stemmer stem;
    const auto measured =
        measuredOf(u"Weight fell by 3 kg (95% CI 2 to 4), whereas blood pressure rose by 5 mmHg."_s, { u"weight"_s }, stem);
    QCOMPARE(measured.size(), std::size_t(1));
    QCOMPARE(measured.front().unit, u"kg"_s);
    QCOMPARE(measured.front().interval, (Interval { 2, 4 }));
}

void TestStatedAnswer::nothingIsReadOutOfRubbish_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing") << QString();
    QTest::newRow("brackets alone") << u"((((((]]]]"_s;
    QTest::newRow("a bracket that is not closed") << u"Sleep (raised weight"_s;
    QTest::newRow("than at the end") << u"Sleep raised weight more than"_s;
    QTest::newRow("one word") << u"higher"_s;
    QTest::newRow("many directions") << u"higher lower sleep weight "_s.repeated(2'000);
}

void TestStatedAnswer::nothingIsReadOutOfRubbish()
{
    QFETCH(const QString, sentence);
    const StatedAnswer answer = answerTo(u"Is sleep associated with weight?"_s, sentence);
    QVERIFY(answer.effects.size() <= 2);
}

ADDUCE_TEST(TestStatedAnswer)
#include "test_stated_answer.moc"
