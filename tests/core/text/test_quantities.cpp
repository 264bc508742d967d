#include "core/text/hidden_characters.h"
#include "core/text/quantities.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestQuantities : public QObject
{
    Q_OBJECT

private slots:
    void numbersWithTheirUnits_data();
    void numbersWithTheirUnits();
    void numbersOfReferences();
    void negations_data();
    void negations();
    void statingTheSame_data();
    void statingTheSame();
    void whatNobodySees();
};

void TestQuantities::numbersWithTheirUnits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found"); // "value unit" joined by ", "
    QTest::newRow("plain") << u"88 of 96 plates"_s << u"88, 96"_s;
    QTest::newRow("decimals") << u"fell by 0.50, .05 and 12.0"_s << u"0.5, 0.05, 12"_s;
    QTest::newRow("grouped") << u"1,234,567 and 1\u00a0000 people"_s << u"1234567, 1000"_s;
    QTest::newRow("a list is no group") << u"in 3,4 and 5,60"_s << u"3, 4, 5, 60"_s;
    QTest::newRow("units") << u"5 mg, 3hours, 7 %, 1.3 percent, 20 °C"_s << u"5 mg, 3 h, 7 %, 1.3 %, 20 °c"_s;
    QTest::newRow("a range shares its unit") << u"5–10 mg and 20 to 30 minutes"_s << u"5 mg, 10 mg, 20 min, 30 min"_s;
    QTest::newRow("words") << u"Three hours and twenty mice"_s << u"3 h, 20"_s;
    QTest::newRow("decades") << u"the 1990s"_s << u"1990"_s;
    QTest::newRow("other digits") << u"\u0663 and \uff15"_s << u"3, 5"_s;
    QTest::newRow("middle dot") << u"p < 0·05"_s << u"0.05"_s;
    QTest::newRow("in names") << u"IL-6 in 12 samples"_s << u"6, 12"_s;
    QTest::newRow("zeros") << u"0, 00, 007"_s << u"0, 0, 7"_s;
    QTest::newRow("tens and ones in words") << u"thirty-five of twenty to forty"_s << u"35, 20, 40"_s;
    QTest::newRow("an interval") << u"1.2 [0.8, 1.6]"_s << u"1.2, 0.8, 1.6"_s;
    QTest::newRow("none") << u"no numbers here"_s << QString();
}

void TestQuantities::numbersWithTheirUnits()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    QStringList written;
    for (const Quantity &quantity : quantitiesIn(text)) {
        written << (quantity.value + u' ' + quantity.unit).trimmed();
        QVERIFY(quantity.start >= 0 && quantity.start + quantity.length <= text.size());
    }
    QCOMPARE(written.join(u", "_s), found);
}

void TestQuantities::numbersOfReferences()
{
    QStringList cited;
    for (const Quantity &quantity : quantitiesIn(u"in 33 of them [9–11,14], as before [58]; 1.2 [0.8, 1.6]"))
        if (quantity.isReference)
            cited << quantity.value;
    QCOMPARE(cited.join(u' '), u"9 11 14 58"_s);
}

void TestQuantities::negations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("none") << u"Naps help; nothing is noted."_s << 0;
    QTest::newRow("not") << u"It did not help, nor did it harm."_s << 2;
    QTest::newRow("short") << u"It didn't and can’t help."_s << 2;
    QTest::newRow("in capitals") << u"NO effect WITHOUT sleep"_s << 2;
}

void TestQuantities::negations()
{
    QFETCH(QString, text);
    QFETCH(int, count);
    QCOMPARE(negationsIn(text), count);
}

void TestQuantities::statingTheSame_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("same");
    QTest::newRow("other words") << u"slept 8 h"_s << u"sleeping 8 hours"_s << true;
    QTest::newRow("a digit") << u"slept 8 h"_s << u"slept 9 h"_s << false;
    QTest::newRow("a unit") << u"5 mg"_s << u"5 g"_s << false;
    QTest::newRow("a negation") << u"did not help in 5"_s << u"did help in 5"_s << false;
    QTest::newRow("the order") << u"12 of 40"_s << u"40 of 12"_s << false;
    QTest::newRow("a point") << u"1.5 mg"_s << u"15 mg"_s << false;
}

void TestQuantities::statingTheSame()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, same);
    QCOMPARE(stateTheSame(a, b), same);
}

void TestQuantities::whatNobodySees()
{
    QString text = u"na\u200bps\u202e help\ufeff"_s;
    for (const char32_t c : U"\U000e0069\U000e0067")
        text += QString::fromUcs4(&c, c == 0 ? 0 : 1);
    QCOMPARE(withoutHiddenCharacters(text), u"naps help"_s);
    QCOMPARE(withoutHiddenCharacters(u"α\tβ\n𝛽 é"_s), u"α\tβ\n𝛽 é"_s);
}

ADDUCE_TEST(TestQuantities)
#include "test_quantities.moc"
