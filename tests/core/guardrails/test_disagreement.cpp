#include "core/guardrails/disagreement.h"
#include "core/text/stemmer.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What two sentences say otherwise of the same thing.
class TestDisagreement : public QObject
{
    Q_OBJECT

private slots:
    void whatDiffersIsTold_data();
    void whatDiffersIsTold();
    void whatAgreesIsNot_data();
    void whatAgreesIsNot();
};

namespace {

std::optional<Difference> difference(const QString &one, const QString &other)
{
    Stemmer stem;
    return differenceOf(one, other, {}, stem);
}

} // namespace

void TestDisagreement::whatDiffersIsTold_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("shares") << u"The prevalence of low energy availability among endurance athletes was 26%."_s
                            << u"Among endurance athletes the prevalence of low energy availability was 31 %."_s << u"26 %"_s
                            << u"31 %"_s;
    QTest::newRow("abstract and text") << u"The proposed classifier reached an overall accuracy of 99.2% on the test images."_s
                                       << u"On the test images the proposed classifier had an accuracy of 99.01%."_s
                                       << u"99.2 %"_s << u"99.01 %"_s;
    QTest::newRow("directions") << u"Caffeine increased sprint performance in trained cyclists."_s
                                << u"Caffeine decreased sprint performance of trained cyclists."_s << u"increased"_s
                                << u"decreased"_s;
}

void TestDisagreement::whatDiffersIsTold()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(QString, first);
    QFETCH(QString, second);
    QCOMPARE(difference(one, other), (Difference { first, second }));
    QCOMPARE(difference(other, one), (Difference { second, first }));
}

void TestDisagreement::whatAgreesIsNot_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("the same number") << u"The prevalence of low energy availability in athletes was 26%."_s
                                     << u"In athletes the prevalence of low energy availability was 26 %."_s;
    QTest::newRow("another subject") << u"The prevalence of iron deficiency in athletes was 26%."_s
                                     << u"Sleep was shorter than recommended in 31% of nurses on call."_s;
    QTest::newRow("women and men") << u"The prevalence of low energy availability in women of the team was 26%."_s
                                   << u"The prevalence of low energy availability in men of the team was 31%."_s;
    QTest::newRow("samples") << u"The sample of endurance athletes of the club had 34 people in 2019."_s
                             << u"The sample of endurance athletes of the club had 51 people in 2020."_s;
    QTest::newRow("several numbers") << u"The prevalence of low energy availability in athletes was 26% and then 31%."_s
                                     << u"The prevalence of low energy availability in athletes was 31 %."_s;
    QTest::newRow("kinds of training") << u"High intensity training improved sprint performance in trained cyclists."_s
                                       << u"Low intensity training improved sprint performance in trained cyclists."_s;
    QTest::newRow("both directions") << u"Caffeine increased or decreased sprint performance in trained cyclists."_s
                                     << u"Caffeine decreased sprint performance in trained cyclists."_s;
    QTest::newRow("names of tests") << u"Changes in the average results of players in the 5-m running test by year."_s
                                    << u"Changes in the average results of players in the 30-m running test by year."_s;
    QTest::newRow("another outcome") << u"The level of adherence to the program was significantly higher than in free training."_s
                                     << u"The number of dropouts of the program was significantly lower than in free training."_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestDisagreement::whatAgreesIsNot()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    QVERIFY(!difference(one, other));
    QVERIFY(!difference(other, one));
}

ADDUCE_TEST(TestDisagreement)
#include "test_disagreement.moc"
