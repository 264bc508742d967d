#include "core/question/recency.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;

class TestRecency : public QObject
{
    Q_OBJECT

private slots:
    void asksForWhatIsRecent_data();
    void asksForWhatIsRecent();
    void longQuestionsAreCheap();
};

void TestRecency::asksForWhatIsRecent_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isRecent");
    const auto row = [](const char16_t *question, bool isRecent) {
        const QString text = QString::fromUtf16(question);
        QTest::newRow(qPrintable(text)) << text << isRecent;
    };
    row(u"What are the latest guidelines on iron?", true);
    row(u"Which is the newest drug for it?", true);
    row(u"What was recently found on naps?", true);
    row(u"What do recent studies say of creatine?", true);
    row(u"What is currently recommended?", true);
    row(u"What is the current evidence on fasting?", true);
    row(u"What are the current dietary recommendations?", true);
    row(u"What was published this year on naps?", true);
    row(u"How is it treated today?", true);
    row(u"What was found in 2026?", true);
    row(u"What was found since 2025?", true);
    row(u"Was sagen aktuelle Studien zu Eisen?", true);
    row(u"Was sind die neuesten Empfehlungen?", true);
    row(u"Que disent les études récentes ?", true);
    row(u"¿Qué se recomienda actualmente?", true);
    row(u"¿Qué dicen los últimos estudios?", true);
    row(u"What is a nap?", false);
    row(u"What was found in 2019?", false);
    row(u"How many of 2026 patients were women?", false);
    row(u"How often was it found in 2026 patients?", false);
    row(u"What current flows through the coil?", false);
    row(u"How is the current density measured?", false);
    row(u"What is direct current stimulation?", false);
    row(u"What was the last measurement?", false);
    row(u"What was the actual intake?", false);
    row(u"¿Cuál fue la última medición?", false);
    row(u"Qu'est-ce que le dernier test mesure ?", false);
    row(u"", false);
}

void TestRecency::asksForWhatIsRecent()
{
    QFETCH(QString, question);
    QFETCH(bool, isRecent);
    QCOMPARE(asksForRecent(question, 2026), isRecent);
}

void TestRecency::longQuestionsAreCheap()
{
    QVERIFY(!asksForRecent(QStringLiteral("current in the ").repeated(20'000), 2026));
}

ADDUCE_TEST(TestRecency)
#include "test_recency.moc"
