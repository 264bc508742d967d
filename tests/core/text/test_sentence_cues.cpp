#include "core/text/sentence_cues.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestSentenceCues : public QObject
{
    Q_OBJECT

private slots:
    void cues_data();
    void cues();
    void noneInOtherWords();
    void form();
    void numbers();
};

void TestSentenceCues::cues_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Cue>("cue");
    const auto row = [](const char *text, Cue cue) { QTest::newRow(text) << QString::fromUtf8(text) << cue; };
    row("The aim was to describe sleep.", Cue::Aim);
    row("We investigated naps.", Cue::Aim);
    row("This remains unclear.", Cue::Aim);
    row("Performance increased.", Cue::Finding);
    row("There were no differences.", Cue::Finding);
    row("Fat was measured by scanner.", Cue::Method);
    row("A nap is a short sleep.", Cue::Definition);
    row("It can be defined as a pause.", Cue::Definition);
    row("This was due to heat.", Cue::Reason);
    row("They stopped because of the heat.", Cue::Explanation);
    row("Water was given to avoid dizziness.", Cue::Explanation);
    row("The reason that this works is unknown.", Cue::PointsBack);
    row("This was due to heat.", Cue::PointsBack);
    row("It was longer than before.", Cue::Comparison);
    row("This might help.", Cue::Hedge);
    row("It did not help.", Cue::Denial);
    row("The work was supported by a society.", Cue::Funding);
    row("As Smith et al. wrote.", Cue::CitesOthers);
    row("In this study, nothing.", Cue::SpeaksOfItself);
    row("See Table 2.", Cue::PointsAtFigure);
    row("It began in 1998.", Cue::Date);
    row("In August it rained.", Cue::Date);
}

void TestSentenceCues::cues()
{
    QFETCH(QString, text);
    QFETCH(Cue, cue);
    QVERIFY(cuesOf(splitWords(text)).testFlag(cue));
}

void TestSentenceCues::noneInOtherWords()
{
    QVERIFY(!cuesOf(splitWords(u"The sea was calm in 3050."_s)));
    QVERIFY(!cuesOf({}));
    QVERIFY(!cuesOf(splitWords(u"little is"_s)).testFlag(Cue::Aim)); // the phrase does not come to its end
}

void TestSentenceCues::form()
{
    const auto of = [](const QString &text) { return formOf(text, splitWords(text)); };
    const SentenceForm form = of(u"In 2019, 12.5 % of London (n = 80) fell ill (p < 0.05)."_s);
    QCOMPARE(form.numbers, 4);
    QCOMPARE(form.names, 1);
    QVERIFY(form.hasPercent && form.hasPValue && form.hasBrackets);
    QVERIFY(!form.isQuestion && !form.leadsIn && !form.endsOpen && !form.startsLower && !form.isCode);
    QVERIFY(of(u"does it?"_s).isQuestion && of(u"does it?"_s).startsLower);
    QVERIFY(of(u"As follows:"_s).leadsIn);
    QVERIFY(of(u"without an end"_s).endsOpen);
    QVERIFY(of(u"R> fit <- lm(y ~ x)"_s).isCode);
    QCOMPARE(of(u"ab12"_s).letters, 0.5);
    QCOMPARE(of({}).letters, 0);
}

void TestSentenceCues::numbers()
{
    QVERIFY(isNumber({ u"11"_s }) && isNumber({ u"eleven"_s }) && isNumber({ u"2nd"_s }));
    QVERIFY(!isNumber({ u"several"_s }));
}

ADDUCE_TEST(TestSentenceCues)
#include "test_sentence_cues.moc"
