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

void TestIntent::theTopicMayBeThePaperAtHand()
{
    for (const char *topic : { "", "this paper", "of the article", "the study", "diese Arbeit", "it" })
        QVERIFY2(pointsAtPaper(QString::fromLatin1(topic)), topic);
    for (const char *topic : { "iron", "the Dietary Inflammatory Index", "of Smith 2021" })
        QVERIFY2(!pointsAtPaper(QString::fromLatin1(topic)), topic);
}

ADDUCE_TEST(TestIntent)
#include "test_intent.moc"
