#include "core/question/asked_for.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestAskedFor : public QObject
{
    Q_OBJECT

private slots:
    void types_data();
    void types();
    void units_data();
    void units();
    void whatIsCountedIsNamed();
    void holders_data();
    void holders();
    void backMatter_data();
    void backMatter();
};

void TestAskedFor::types_data()
{
    using enum AnswerType;
    QTest::addColumn<QString>("question");
    QTest::addColumn<AnswerTypes>("types");
    const auto row = [](const char *question, AnswerTypes types) {
        QTest::newRow(question) << QString::fromUtf8(question) << types;
    };
    row("How many women took part?", Number);
    row("What was the mean age of the athletes?", Number);
    row("What percentage of the women had an inadequate sample?", Number);
    row("What is reverse periodization?", Definition);
    row("What does RED-S stand for?", Definition);
    row("What is the glycaemic index?", Definition);
    row("Who characterised the Mediterranean diet, and when?", Person | Time);
    row("Where were the seal pups tested?", Place);
    row("Why was resting lactate lower?", Reason);
    row("How was body composition measured?", Method);
    row("Which test was used?", Method);
    row("Does fasting reduce performance?", YesNo | Finding | AnswerType());
    row("How does reverse differ from traditional periodization?", Method | Comparison);
    row("glycaemic index", Keyword);
    row("Wie viele Athletinnen nahmen teil?", Number);
    row("Warum war das Laktat niedriger?", Reason);
    row("Qu'est-ce que le jeûne intermittent ?", Definition);
    row("¿Cuántas mujeres participaron?", Number);
    row("", AnswerTypes(Keyword));
}

void TestAskedFor::types()
{
    QFETCH(QString, question);
    QFETCH(AnswerTypes, types);
    const AnswerTypes found = askedFor(question).types;
    QVERIFY2((found & types) == types, qPrintable(QString::number(found.toInt(), 2)));
    if (types & (AnswerType::Number | AnswerType::Definition | AnswerType::Keyword))
        QCOMPARE(found, types);
}

void TestAskedFor::units_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<WantedUnit>("unit");
    QTest::newRow("age") << u"How old were the players?"_s << WantedUnit::Age;
    QTest::newRow("share") << u"What percentage dropped out?"_s << WantedUnit::Share;
    QTest::newRow("duration") << u"How long was the follow-up?"_s << WantedUnit::Duration;
    QTest::newRow("frequency") << u"How often did they train?"_s << WantedUnit::Frequency;
    QTest::newRow("money") << u"How much does a biopsy cost?"_s << WantedUnit::Money;
    QTest::newRow("p") << u"What p-value is given for the sprint?"_s << WantedUnit::PValue;
    QTest::newRow("amount") << u"What dose of caffeine helps?"_s << WantedUnit::Amount;
    QTest::newRow("distance") << u"How far does a footballer run?"_s << WantedUnit::Distance;
    QTest::newRow("counted") << u"How many galaxies are there?"_s << WantedUnit::Counted;
    QTest::newRow("no number") << u"Who made Manim?"_s << WantedUnit::Any;
}

void TestAskedFor::units()
{
    QFETCH(QString, question);
    QFETCH(WantedUnit, unit);
    QCOMPARE(askedFor(question).unit, unit);
}

void TestAskedFor::whatIsCountedIsNamed()
{
    QCOMPARE(askedFor(u"How many endurance athletes took part?"_s).counted, (QStringList { u"endurance"_s, u"athletes"_s }));
    QVERIFY(askedFor(u"How old were they?"_s).counted.isEmpty());
}

void TestAskedFor::holders_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isHolder");
    QTest::newRow("English") << u"Who is the president of France?"_s << true;
    QTest::newRow("two words") << u"Who was the principal investigator of ISTOP-ADE?"_s << true;
    QTest::newRow("German") << u"Wer ist der Präsident von Frankreich?"_s << true;
    QTest::newRow("French") << u"Qui est le président de la France ?"_s << true;
    QTest::newRow("Spanish") << u"¿Quién es el presidente de Francia?"_s << true;
    QTest::newRow("what was done") << u"Who proposed the use of fasting in France?"_s << false;
    QTest::newRow("no person") << u"What is the capital of France?"_s << false;
}

void TestAskedFor::holders()
{
    QFETCH(QString, question);
    QFETCH(bool, isHolder);
    QCOMPARE(askedFor(question).isHolder, isHolder);
}

void TestAskedFor::backMatter_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isOfBackMatter");
    QTest::newRow("who paid") << u"Who funded the trial?"_s << true;
    QTest::newRow("money from somebody") << u"Which projects had money from the foundation?"_s << true;
    QTest::newRow("money that is spent") << u"How much money do runners spend on shoes?"_s << false;
    QTest::newRow("who helped to pay") << u"Which foundation helped to pay for the course?"_s << true;
    QTest::newRow("ethics") << u"Which ethics committees approved the studies?"_s << true;
    QTest::newRow("interests") << u"Do the authors declare conflicts of interest?"_s << true;
    QTest::newRow("data") << u"Are the data available?"_s << true;
    QTest::newRow("licence") << u"whats the licence of the companion"_s << true;
    QTest::newRow("German") << u"Wer hat die Studie finanziert?"_s << true;
    QTest::newRow("what was given") << u"What did the patients receive?"_s << false;
    QTest::newRow("what adds to it") << u"Does sleep contribute to recall?"_s << false;
    QTest::newRow("energy at hand") << u"What is energy availability?"_s << false;
}

void TestAskedFor::backMatter()
{
    QFETCH(QString, question);
    QTEST(askedFor(question).isOfBackMatter, "isOfBackMatter");
}

ADDUCE_TEST(TestAskedFor)
#include "test_asked_for.moc"
