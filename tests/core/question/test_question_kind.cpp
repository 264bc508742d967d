#include "core/question/question_kind.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestQuestionKind : public QObject
{
    Q_OBJECT

private slots:
    void byWhatIsAsked_data();
    void byWhatIsAsked();
};

void TestQuestionKind::byWhatIsAsked_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("complex");
    const auto row = [](const QString &question, bool complex) { QTest::newRow(qPrintable(question)) << question << complex; };
    row(u"What is a hurdle model?"_s, false);
    row(u"How many athletes took part?"_s, false);
    row(u"What does section 3.2 say?"_s, false);
    row(u"When was the survey done?"_s, false);
    row(u"Who wrote the paper on sleep?"_s, false);
    row(u"What is on page 4?"_s, false);
    row(u"Wie viele Frauen nahmen teil?"_s, false);
    row(u"What is the difference between a hurdle and a zero-inflated model?"_s, true);
    row(u"Why is iron low in runners?"_s, true);
    row(u"How was body fat measured?"_s, true);
    row(u"Compare whey and casein."_s, true);
    row(u"Discuss the implications of fasting for training."_s, true);
    row(u"What is RED-S and how is it treated?"_s, true);
    row(u"Who was tested, and when?"_s, true);
    row(u"What is RED-S? Whom does it affect?"_s, true);
    row(u"Warum ist Eisen bei Läuferinnen niedrig?"_s, true);
    row(u"Was ist der Unterschied zwischen Molke und Kasein?"_s, true);
    row(u"Quelle est la différence entre les deux régimes ?"_s, true);
    row(u"¿Por qué es bajo el hierro en las corredoras?"_s, true);
}

void TestQuestionKind::byWhatIsAsked()
{
    QFETCH(QString, question);
    QFETCH(bool, complex);
    QCOMPARE(kindOf(question, askedFor(question)) == QuestionKind::Complex, complex);
}

ADDUCE_TEST(TestQuestionKind)
#include "test_question_kind.moc"
