#include "core/effects/effect_question.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestEffectQuestion : public QObject
{
    Q_OBJECT

private slots:
    void causeAndOutcomeAreToldApart_data();
    void causeAndOutcomeAreToldApart();
    void whatIsOfEachStudyIsNotCompared_data();
    void whatIsOfEachStudyIsNotCompared();
    void wordsArePartsByStemAndAcronym();
};

namespace {

QString sorted(const QSet<QString> &stems)
{
    QStringList list(stems.begin(), stems.end());
    list.sort();
    return list.join(u' ');
}

} // namespace

void TestEffectQuestion::causeAndOutcomeAreToldApart_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("parts"); // cause | outcome | measures
    QTest::addColumn<bool>("turned");
    const auto row = [](const char *question, const char *parts, bool turned = false) {
        QTest::addRow("%s", question) << QString::fromUtf8(question) << QString::fromUtf8(parts) << turned;
    };
    row("Does fasting change sprint times?", "fast | sprint time |");
    row("What is the effect of caffeine on reaction time?", "caffein | reaction time |");
    row("What is the association between screen time and sleep duration?", "screen time | sleep | durat");
    row("Is coffee associated with type 2 diabetes?", "coffe | diabet type |");
    row("Does vitamin D supplementation affect the risk of falls in older adults?", "supplement vitamin | fall | risk");
    row("How prevalent is iron deficiency in female athletes?", "| defici iron | athlet femal");
    row("Does reducing class size affect reading?", "class size | read |", true);
    row("Recommended protein intake (g/kg)", "| intak protein recommend |");
    row("What was the main finding?", "| |"); // whole sentences are compared
}

void TestEffectQuestion::causeAndOutcomeAreToldApart()
{
    QFETCH(const QString, question);
    QFETCH(const QString, parts);
    QFETCH(const bool, turned);
    Stemmer stem;
    const std::optional<EffectQuestion> asked = effectQuestion(question, stem);
    QVERIFY(asked);
    const QString told = u"%1 | %2 | %3"_s.arg(sorted(asked->cause), sorted(asked->outcome), sorted(asked->measures));
    QCOMPARE(told.simplified(), parts);
    QCOMPARE(asked->isCauseTurned, turned);
    QCOMPARE(asked->isOfNothing(), asked->outcome.isEmpty());
}

void TestEffectQuestion::whatIsOfEachStudyIsNotCompared_data()
{
    QTest::addColumn<QString>("question");
    for (const char *question :
        { "How many participants took part?", "What was the study design?", "How old were the participants?",
            "How long was the follow-up?", "Which dose was given?", "Where was the study done?", "How was hydration measured?",
            "How does exercise compare with other treatments for depression?", "Who funded the study?" })
        QTest::addRow("%s", question) << QString::fromUtf8(question);
}

void TestEffectQuestion::whatIsOfEachStudyIsNotCompared()
{
    QFETCH(const QString, question);
    Stemmer stem;
    QVERIFY(!effectQuestion(question, stem));
}

void TestEffectQuestion::wordsArePartsByStemAndAcronym()
{
    Stemmer stem;
    const auto asked = effectQuestion(u"Is urbanisation associated with body mass index?"_s, stem);
    QVERIFY(asked);
    const ParsedSentence sentence = parsed(u"Urban adults had a higher BMI."_s, stem);
    const auto part = [&](const QString &word) {
        const auto found = std::ranges::find(sentence.words, word, &TextWord::text);
        return found == sentence.words.end() ? EffectPart::None : partOf(*found, *asked);
    };
    QCOMPARE(part(u"urban"_s), EffectPart::Cause);
    QCOMPARE(part(u"bmi"_s), EffectPart::Outcome);
    QCOMPARE(part(u"adults"_s), EffectPart::None);
    QCOMPARE(countIn(sentence, { 0, sentence.words.size() }, asked->outcome, asked->acronyms), 3);
}

ADDUCE_TEST(TestEffectQuestion)
#include "test_effect_question.moc"
