#include "core/question/intent.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestIntent : public QObject
{
    Q_OBJECT

private slots:
    void isToldByItsWords_data();
    void isToldByItsWords();
    void withNothingAnsweredThereIsNothingToRetell_data();
    void withNothingAnsweredThereIsNothingToRetell();
    void theTopicMayBeThePaperAtHand();
};

void TestIntent::isToldByItsWords_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("intent");
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QString>("section");
    const auto row = [](const char *question, Intent intent, const char *topic = "", const char *section = "") {
        QTest::newRow(question) << QString::fromUtf8(question) << static_cast<int>(intent) << QString::fromUtf8(topic)
                                << QString::fromLatin1(section);
    };
    row("What can I ask?", Intent::Help);
    row("Was kannst du?", Intent::Help);
    row("¿Qué puedo preguntar?", Intent::Help);
    row("What did I ask before?", Intent::EarlierQuestions);
    row("which questions have I asked so far?", Intent::EarlierQuestions);
    row("Was habe ich bisher gefragt?", Intent::EarlierQuestions);
    row("Shorter, please", Intent::Shorten);
    row("Make it a bit shorter", Intent::Shorten);
    row("Summarise your last answer.", Intent::Shorten);
    row("Can you sum that up?", Intent::Shorten);
    row("Fasse das kurz zusammen", Intent::Shorten);
    row("Kürzer, bitte", Intent::Shorten);
    row("Plus court, s'il te plaît", Intent::Shorten);
    row("Resume tu respuesta", Intent::Shorten);
    row("Summarise this text: Naps help.", Intent::Shorten, "Naps help");
    row("Rephrase your answer", Intent::Retell);
    row("Please explain that more simply", Intent::Retell);
    row("Translate your answer into German", Intent::Retell);
    row("What was your last answer?", Intent::Retell);
    row("What did you say?", Intent::Retell);
    row("Rephrase this: Naps help.", Intent::Retell, "Naps help");
    row("Translate this sentence to French: Naps help.", Intent::Retell, "Naps help");
    row("Erkläre das bitte einfacher", Intent::Retell);
    row("Übersetze deine Antwort ins Englische", Intent::Retell);
    row("Traduis ta réponse en allemand", Intent::Retell);
    row("Explique cela plus simplement", Intent::Retell);
    row("Traduce tu respuesta al inglés", Intent::Retell);
    row("¿Qué dijiste antes?", Intent::Retell);
    row("Explain that", Intent::Answer); // by the papers
    row("Erkläre das", Intent::Answer);
    row("What did Smith say?", Intent::Answer);
    row("What was your reply?", Intent::Retell);
    row("What was the last response?", Intent::Retell);
    row("Explain this in German", Intent::Retell);
    row("Explain that in simple English", Intent::Retell);
    row("Was war deine letzte Antwort?", Intent::Retell);
    row("Erkläre das auf Englisch", Intent::Retell);
    row("Übersetze das ins Französische", Intent::Retell);
    row("Quelle était ta dernière réponse ?", Intent::Retell);
    row("Explique cela en anglais", Intent::Retell);
    row("¿Cuál fue tu última respuesta?", Intent::Retell);
    row("Explica eso en inglés", Intent::Retell);
    row("What is the response?", Intent::Answer); // of what was studied
    row("What was the response?", Intent::Answer);
    row("Explain the response", Intent::Answer);
    row("Explain this in mice", Intent::Answer);
    row("Explain that in children", Intent::Answer);
    row("Explain that to rats", Intent::Answer);
    row("Was ist die Antwort?", Intent::Answer);
    row("Was war die Antwort?", Intent::Answer);
    row("Erkläre das in Mäusen", Intent::Answer);
    row("Erkläre das auf Station", Intent::Answer);
    row("Quelle est la réponse ?", Intent::Answer);
    row("Quelle était la réponse ?", Intent::Answer);
    row("Explique cela en hiver", Intent::Answer);
    row("¿Cuál es la respuesta?", Intent::Answer);
    row("¿Cuál fue la respuesta?", Intent::Answer);
    row("Explica eso al ratón", Intent::Answer);
    row("Does a shorter nap help?", Intent::Answer);
    row("What is the answer of the immune system to naps?", Intent::Answer);
    row("How many papers do I have?", Intent::Inventory);
    row("List all my papers", Intent::Inventory);
    row("Wie viele Arbeiten habe ich?", Intent::Inventory);
    row("Combien d'articles ai-je ?", Intent::Inventory);
    row("¿Cuántos artículos tengo?", Intent::Inventory);
    row("Which papers are on iron deficiency?", Intent::Papers, "iron deficiency");
    row("Are there any studies about naps?", Intent::Papers, "naps");
    row("Welche Arbeiten handeln von Eisen?", Intent::Papers, "Eisen");
    row("Quels articles parlent de fer ?", Intent::Papers, "fer");
    row("¿Qué artículos hablan de hierro?", Intent::Papers, "hierro");
    row("Summarise Smith 2021.", Intent::Summary, "Smith 2021");
    row("What is this paper about?", Intent::Summary, "this paper");
    row("Fasse diese Arbeit zusammen", Intent::Summary, "diese Arbeit");
    row("What does section 2.3 of Smith 2021 say?", Intent::Section, "of Smith 2021", "2.3");
    row("What does the methods section say?", Intent::Section, "", "methods");
    row("Was steht in Abschnitt 4?", Intent::Section, "", "4");
    row("How many athletes have low iron?", Intent::Answer);
    row("How many papers were included in the review?", Intent::Answer);
    row("Which studies found an effect of naps?", Intent::Answer);
    row("What does iron do?", Intent::Answer);
    row("Help me understand the role of iron", Intent::Answer);
    row("What can I do when a regression has many observations?", Intent::Answer);
    row("What did the participants ask before the trial?", Intent::Answer);
    row("", Intent::Answer);
}

void TestIntent::isToldByItsWords()
{
    QFETCH(QString, question);
    QFETCH(int, intent);
    QFETCH(QString, topic);
    QFETCH(QString, section);
    const Intention found = intentionOf(question);
    QCOMPARE(static_cast<int>(found.intent), intent);
    QCOMPARE(found.topic, topic);
    QCOMPARE(found.section, section);
}

void TestIntent::withNothingAnsweredThereIsNothingToRetell_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("intent");
    const auto row = [](const char *question, Intent intent) {
        QTest::newRow(question) << QString::fromUtf8(question) << static_cast<int>(intent);
    };
    row("Shorter, please", Intent::Answer);
    row("What was your last answer?", Intent::Answer);
    row("Explain that more simply", Intent::Answer);
    row("Summarise this", Intent::Summary); // the paper at hand
    row("Rephrase this: Naps help.", Intent::Retell);
    row("Summarise this text: Naps help.", Intent::Shorten);
    row("What can I ask?", Intent::Help);
}

void TestIntent::withNothingAnsweredThereIsNothingToRetell()
{
    QFETCH(QString, question);
    QFETCH(int, intent);
    QCOMPARE(static_cast<int>(intentionOf(question, false).intent), intent);
}

void TestIntent::theTopicMayBeThePaperAtHand()
{
    for (const char *topic : { "", "this paper", "of the article", "the study", "diese Arbeit", "it" })
        QVERIFY2(pointsAtPaper(QString::fromLatin1(topic)), topic);
    for (const char *topic : { "iron", "the Dietary Inflammatory Index", "of Smith 2021" })
        QVERIFY2(!pointsAtPaper(QString::fromLatin1(topic)), topic);
}

ADDUCE_TEST(TestIntent)
#include "test_intent.moc"
