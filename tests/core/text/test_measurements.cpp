#include "core/text/measurements.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMeasurements : public QObject
{
    Q_OBJECT

private slots:
    void areReadFromSentences_data();
    void areReadFromSentences();
    void say_data();
    void say();
    void unitsOfOneKindAreCompared_data();
    void unitsOfOneKindAreCompared();
    void nothingIsReadOutOfRubbish_data();
    void nothingIsReadOutOfRubbish();
};

namespace {

/// "odds ratio:1.8[1.2,2.6]", "7.2 h", parted by " | ".
QString told(const std::vector<Measurement> &measurements)
{
    QStringList all;
    for (const Measurement &one : measurements) {
        QString text = one.measure.isEmpty() ? QString() : one.measure + u':';
        text += QString::number(one.value);
        if (one.interval)
            text += u"[%1,%2]"_s.arg(one.interval->low).arg(one.interval->high);
        if (!one.unit.isEmpty())
            text += u' ' + one.unit;
        all << text;
    }
    return all.join(u" | "_s);
}

} // namespace

void TestMeasurements::areReadFromSentences_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("measurements");
    const auto row = [](const char *sentence, const char *measurements) {
        QTest::addRow("%s", sentence) << QString::fromUtf8(sentence) << QString::fromUtf8(measurements);
    };
    row("Nurses slept 6.4 h a night.", "6.4 h");
    row("The odds were higher (OR 1.8, 95% CI 1.2 to 2.6).", "odds ratio:1.8[1.2,2.6]");
    row("The odds were higher (OR = 1.80; 95 % CI: 1.20–2.60; p < 0.001).", "odds ratio:1.8[1.2,2.6]");
    row("the adjusted odds ratio was 0.6 (95% confidence interval [CI], 0.4-0.8)", "odds ratio:0.6[0.4,0.8]");
    row("hazard ratio (HR) of 0.75 (0.61, 0.92)", "hazard ratio:0.75[0.61,0.92]");
    row("HR 150 bpm at rest", "150 bpm");
    row("body mass changed by −3.2 kg (95% CI −4.1 to −2.3)", "change:-3.2[-4.1,-2.3] kg");
    row("body mass fell (-3.2 kg)", "-3.2 kg");
    row("Cohen's d = −0.45", "standardised difference:-0.45");
    row("r = -0.35, p = 0.02, n = 48", "correlation:-0.35 | 48");
    row("a mean difference of 2.1 mmHg (95% CI, 0.5 to 3.7 mmHg)", "difference:2.1[0.5,3.7] mmhg");
    row("They ran 7.2 ± 0.4 km.", "7.2[6.8,7.6] km");
    row("a mean age of 24.5 (SD 3.1) years", "24.5[21.4,27.6] year");
    row("Between 20 and 30 % were deficient.", "25[20,30] %");
    row("athletes need 1.4–2.0 g/kg/day of protein", "1.7[1.4,2] g/kg/d");
    row("at least 1.2 g kg−1 day−1 of protein", "1.2 g/kg/d");
    row("from 70 to 65 kg", "70 kg | 65 kg"); // before and after, no range
    row("Sensitivity was 82.6% (95% CI 78.1–86.4).", "82.6[78.1,86.4] %");
    row("the mean was 5 (95% CI 4 to 6) and 8 (95% CI 7 to 9) hours", "5[4,6] | 8[7,9] h");
    row("t(18) = 2.31, p = 0.03; F(2, 34) = 5.1; χ2 = 4.2", "");
    row("In 2019, Table 2 of study 3 lists 1,200 athletes [12,13].", "1200");
    row("IL-6, VO2 and omega-3 over a 12-week programme", "");
    row("2.5 million people", "2.5e+06");
    row("a median of 5 (IQR 3–8) days", "5[3,8] day");
    row("It rose by 12%.", "12 %");
    row("twice 5 -3 4", "5 | 3 | 4"); // a dash behind a number parts two
    row("−4.1–−2.3 kg", "-3.2[-4.1,-2.3] kg");
}

void TestMeasurements::areReadFromSentences()
{
    QFETCH(const QString, sentence);
    QFETCH(const QString, measurements);
    const std::vector<Measurement> read = measurementsIn(sentence);
    QCOMPARE(told(read), measurements);
    for (const Measurement &one : read)
        QVERIFY(one.start >= 0 && one.length > 0 && one.start + one.length <= sentence.size());
}

void TestMeasurements::say_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("direction");
    const auto row = [](const char *sentence, Direction direction) {
        QTest::addRow("%s", sentence) << QString::fromUtf8(sentence) << static_cast<int>(direction);
    };
    row("OR 1.8 (95% CI 1.2–2.6)", Direction::Up);
    row("OR 1.8 (95% CI 0.9–2.6)", Direction::None); // it holds one
    row("OR 0.6", Direction::Down);
    row("RR 1", Direction::None);
    row("change of −3.2 kg (95% CI −4.1 to −2.3)", Direction::Down);
    row("change of −3.2 kg (95% CI −7.1 to 0.7)", Direction::None);
    row("r = 0.35", Direction::Up);
    row("+1.4 kg", Direction::Up);
    row("7.2 h", Direction::None);
    row("−5 °C", Direction::None); // a temperature, no change
}

void TestMeasurements::say()
{
    QFETCH(const QString, sentence);
    QFETCH(const int, direction);
    const std::vector<Measurement> read = measurementsIn(sentence);
    QCOMPARE(read.size(), std::size_t(1));
    QCOMPARE(static_cast<int>(directionOf(read.front())), direction);
}

void TestMeasurements::unitsOfOneKindAreCompared_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("comparable");
    QTest::addColumn<bool>("disjoint");
    const auto row = [](const char *one, const char *other, bool comparable, bool disjoint) {
        QTest::addRow("%s / %s", one, other) << QString::fromUtf8(one) << QString::fromUtf8(other) << comparable << disjoint;
    };
    row("6.0 ± 0.5 h", "430 ± 20 min", true, true);
    row("6.0 ± 1.5 h", "430 ± 20 min", true, false); // 4.5 to 7.5 h and 6.8 to 7.5 h
    row("6.0 ± 0.5 h", "6.0 ± 0.5 kg", false, false);
    row("500 mg", "0.5 g", true, false); // without intervals nobody knows
    row("1.4–2.0 g/kg/day", "0.8–1.0 g/kg/day", true, true);
    row("1.4–2.0 g/kg/day", "0.8–1.0 g/day", false, false);
    row("OR 1.8 (1.2–2.6)", "OR 0.6 (0.4–0.8)", true, true);
    row("OR 1.8 (1.2–2.6)", "RR 0.6 (0.4–0.8)", false, false);
    row("82.6% (95% CI 78–86)", "60% (95% CI 55–65)", true, true);
    row("82.6% (95% CI 78–86)", "80% (95% CI 75–85)", true, false);
}

void TestMeasurements::unitsOfOneKindAreCompared()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, comparable);
    QFETCH(const bool, disjoint);
    const Measurement first = measurementsIn(one).front();
    const Measurement second = measurementsIn(other).front();
    QCOMPARE(areComparable(first, second), comparable);
    QCOMPARE(areDisjoint(first, second), disjoint);
    QCOMPARE(areDisjoint(second, first), disjoint);
}

void TestMeasurements::nothingIsReadOutOfRubbish_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("signs") << u"± – − % ( ) [ ] / , ;"_s;
    QTest::newRow("a level at the end") << u"95% CI"_s;
    QTest::newRow("a level and one number") << u"5 (95% CI 4"_s;
    QTest::newRow("half an interval") << u"5 ± "_s;
    QTest::newRow("many brackets") << QString(5'000, u'(') + u"5 (95% CI ("_s;
    QTest::newRow("many dashes") << u"5"_s + QString(5'000, u'-') + u"6"_s;
    QTest::newRow("many numbers") << u"1 ± 2 (95% CI 3 to 4), "_s.repeated(2'000);
    QTest::newRow("digits that are too many") << QString(5'000, u'9');
    QTest::newRow("denominators") << u"5 g"_s + u"/kg"_s.repeated(3'000);
}

void TestMeasurements::nothingIsReadOutOfRubbish()
{
    QFETCH(const QString, text);
    for (const Measurement &one : measurementsIn(text)) {
        QVERIFY(one.start >= 0 && one.start + one.length <= text.size());
        QVERIFY(!one.interval || one.interval->low <= one.interval->high);
        QVERIFY(!words(one).isEmpty());
    }
}

ADDUCE_TEST(TestMeasurements)
#include "test_measurements.moc"
