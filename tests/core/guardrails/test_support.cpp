#include "core/guardrails/support.h"

#include "tests/support/small_lexicon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Statements beside what they quote: those that say the same stay, every other is found for its reason.
class TestSupport : public QObject
{
    Q_OBJECT

private slots:
    void truths_data();
    void truths();
    void lies_data();
    void lies();
    void whatStandsBesideCounts();
    void wordsOfThePassageAloneCountHalf();
    void anotherLanguageIsPassedOver();
    void ofNothingNothing();

private:
    [[nodiscard]] Support support(
        const QString &statement, const QString &quoted, const QString &beside = {}, const QString &passages = {}) const
    {
        return supportOf(statement, { quoted, beside, quoted + u' ' + beside + u' ' + passages }, m_small.lexicon.get(), {});
    }
    test::SmallLexicon m_small;
};

void TestSupport::truths_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("quoted");
    const QString lactate = u"Resting lactate was significantly lower in the fasting trial than in the fed trial (p = 0.02)."_s;
    QTest::newRow("verbatim") << lactate << lactate;
    QTest::newRow("shorter") << u"Lactate was lower in the fasting trial than in the fed trial."_s << lactate;
    QTest::newRow("sides and direction turned") << u"Lactate was higher in the fed trial than in the fasting trial."_s << lactate;
    QTest::newRow("a clause beside a denial")
        << u"660 patients had benign pathology."_s
        << u"188 patients did not have a biopsy performed, 660 patients had benign pathology."_s;
    QTest::newRow("no difference in other words")
        << u"Sprint times were similar."_s << u"There was no significant difference in sprint times."_s;
    QTest::newRow("an acronym spelt out") << u"The Mediterranean diet lowered blood pressure."_s
                                          << u"The Mediterranean diet (MedDiet) lowered blood pressure."_s;
    QTest::newRow("a fraction") << u"Two thirds of the athletes slept badly."_s << u"66% of the athletes slept badly."_s;
    QTest::newRow("a near word") << u"Quick runners slept badly."_s << u"Fast runners slept badly."_s;
    QTest::newRow("a hedge kept") << u"Naps might improve recall."_s << u"Naps may improve recall."_s;
    QTest::newRow("a month is no hedge") << u"Data were collected in the spring."_s
                                         << u"Data were collected in the spring of May 2022."_s;
    QTest::newRow("at least as a bound from below")
        << u"At least 10 mg were given."_s << u"Doses of at least 10 mg were given."_s;
}

void TestSupport::truths()
{
    QFETCH(QString, statement);
    QFETCH(QString, quoted);
    const Support found = support(statement, quoted);
    QVERIFY2(found.faults.empty(),
        found.faults.empty() ? "" : qPrintable(nameOf(found.faults.front().reason) + u": "_s + found.faults.front().detail));
}

void TestSupport::lies_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("quoted");
    QTest::addColumn<RemovalReason>("reason");
    using enum RemovalReason;
    const QString lactate = u"Resting lactate was significantly lower in the fasting trial than in the fed trial (p = 0.02)."_s;
    QTest::newRow("direction") << u"Resting lactate was higher in the fasting trial."_s << lactate << SaysOpposite;
    QTest::newRow("roles") << u"Resting lactate was lower in the fed trial than in the fasting trial."_s << lactate << Exchanged;
    QTest::newRow("numbers exchanged") << u"31 males and 69 females took part."_s << u"69 males and 31 females took part."_s
                                       << Exchanged;
    QTest::newRow("denial dropped") << u"Fasting impaired sprint times."_s << u"Fasting did not impair sprint times."_s
                                    << DeniesItsQuote;
    QTest::newRow("denial added beside a name that sounds like one")
        << u"The zero-inflated models are not provided by the package."_s
        << u"The zero-inflated models are provided by the package."_s << DeniesItsQuote;
    QTest::newRow("denial added") << u"Naps do not improve recall."_s << u"Naps improve recall."_s << DeniesItsQuote;
    QTest::newRow("opposite form") << u"An effect on sprint times is likely."_s << u"An effect on sprint times is unlikely."_s
                                   << SaysOpposite;
    QTest::newRow("antonym of WordNet") << u"The slow runners slept badly."_s << u"The fast runners slept badly."_s
                                        << SaysOpposite;
    QTest::newRow("order") << u"Recall was tested before the nap."_s << u"Recall was tested after the nap."_s << SaysOpposite;
    QTest::newRow("all for some") << u"All athletes slept badly."_s << u"Some athletes slept badly."_s << OtherAmount;
    QTest::newRow("at most for at least") << u"At most 10 mg were given."_s << u"At least 10 mg were given."_s << SaysOpposite;
    QTest::newRow("p-value turned") << u"Times differed (p > 0.05)."_s << u"Times differed (p < 0.05)."_s << OtherAmount;
    QTest::newRow("by for to") << u"Weight fell by 70 kg."_s << u"Weight fell to 70 kg."_s << OtherAmount;
    QTest::newRow("percentage points") << u"Adherence rose by 5 percentage points."_s << u"Adherence rose by 5%."_s
                                       << OtherAmount;
    QTest::newRow("a week for a day") << u"They ate 40 g per week."_s << u"They ate 40 g per day."_s << OtherAmount;
    QTest::newRow("half for a third") << u"Half of the athletes slept badly."_s << u"33% of the athletes slept badly."_s
                                      << OtherAmount;
    QTest::newRow("a sign") << u"The effect was 0.4 on sleep."_s << u"The effect was −0.4 on sleep."_s << OtherAmount;
    QTest::newRow("hedge dropped") << u"Naps improve recall."_s << u"Naps may improve recall."_s << Overstates;
    QTest::newRow("cause") << u"Short sleep causes weight gain."_s << u"Short sleep is associated with weight gain."_s
                           << Overstates;
    QTest::newRow("significance") << u"Naps significantly improved recall."_s << u"Naps improved recall."_s << Overstates;
    QTest::newRow("other people") << u"Men slept badly after fasting."_s << u"Women slept badly after fasting."_s
                                  << GroupNotThere;
    QTest::newRow("people out of nowhere") << u"In rats naps improve recall."_s << u"Naps improve recall."_s << GroupNotThere;
    QTest::newRow("another word") << u"A dose of ketamine before sleep improves recall."_s
                                  << u"A dose of caffeine before sleep improves recall."_s << OtherWord;
    QTest::newRow("a clause added") << u"Naps improve recall and cure depression."_s << u"Naps improve recall."_s << NotSaid;
    QTest::newRow("something else") << u"Bridges corrode near the sea."_s << u"Naps improve recall."_s << NotSaid;
    QTest::newRow("an address") << u"Naps improve recall, see canary.example/page."_s << u"Naps improve recall, see below."_s
                                << AddressNotThere;
    QTest::newRow("the second sentence") << u"Naps improve recall. The data were made up."_s << u"Naps improve recall."_s
                                         << NotSaid;
}

void TestSupport::lies()
{
    QFETCH(QString, statement);
    QFETCH(QString, quoted);
    const Support found = support(statement, quoted);
    QVERIFY(!found.faults.empty());
    QTEST(found.faults.front().reason, "reason");
}

void TestSupport::whatStandsBesideCounts()
{
    const QString quoted = u"It improved recall in all of them."_s;
    QVERIFY(!support(u"A nap of thirty minutes improved recall."_s, quoted).faults.empty());
    QVERIFY(
        support(u"A nap of thirty minutes improved recall."_s, quoted, u"They took a nap of thirty minutes."_s).faults.empty());
}

void TestSupport::wordsOfThePassageAloneCountHalf()
{
    const Support found =
        support(u"Coffee kept bridges standing."_s, u"Naps improved recall."_s, {}, u"Coffee kept bridges standing."_s);
    QVERIFY(!found.faults.empty()); // the quote is of another matter
    QVERIFY(found.faults.front().reason == RemovalReason::NotSaid);
    QVERIFY(!found.isContradicted());
}

void TestSupport::anotherLanguageIsPassedOver()
{
    QVERIFY(support(u"Nach einem Schlaf von einer halben Stunde war das Gedächtnis besser."_s, u"Naps improve recall."_s)
            .faults.empty());
}

void TestSupport::ofNothingNothing()
{
    QVERIFY(support({}, u"Naps improve recall."_s).faults.empty());
    QVERIFY(!support(u"Naps improve recall."_s, {}).faults.empty());
    QVERIFY(supportOf(u"Naps improve recall."_s, { u"Naps improve recall."_s, {}, {} }, nullptr, {}).faults.empty());
}

ADDUCE_TEST(TestSupport)
#include "test_support.moc"
