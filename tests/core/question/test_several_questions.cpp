#include "core/question/several_questions.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestSeveralQuestions : public QObject
{
    Q_OBJECT

private slots:
    void areTold_data();
    void areTold();
};

void TestSeveralQuestions::areTold_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isSeveral");
    QTest::newRow("two clauses") << u"Why do naps help, and how long should they be?"_s << true;
    QTest::newRow("two sentences") << u"Do naps help? How long should they be?"_s << true;
    QTest::newRow("German") << u"Warum helfen Nickerchen und wie lang sollen sie sein?"_s << true;
    QTest::newRow("French") << u"Pourquoi la sieste aide-t-elle et combien de temps dure-t-elle ?"_s << true;
    QTest::newRow("Spanish") << u"\u00bfPor qu\u00e9 ayudan las siestas y cu\u00e1nto duran?"_s << true;
    QTest::newRow("Chinese") << u"\u5348\u7761\u6709\u7528\u5417\uff1f\u5e94\u8be5\u591a\u4e45\uff1f"_s << true;
    QTest::newRow("one") << u"Why do naps help?"_s << false;
    QTest::newRow("a list") << u"Do naps and coffee help?"_s << false;
    QTest::newRow("a relative clause") << u"What helps those who nap and work?"_s << false;
    QTest::newRow("a part of a word") << u"What do demand and whatever change?"_s << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("endless") << u"and "_s.repeated(1'000'000) << false;
}

void TestSeveralQuestions::areTold()
{
    QFETCH(QString, question);
    QFETCH(bool, isSeveral);
    QCOMPARE(asksSeveral(question), isSeveral);
}

ADDUCE_TEST(TestSeveralQuestions)
#include "test_several_questions.moc"
