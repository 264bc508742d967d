#include "core/question/follow_up.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestFollowUp : public QObject
{
    Q_OBJECT

private slots:
    void whatGoesOnIsCarriedOver_data();
    void whatGoesOnIsCarriedOver();
    void whatStandsByItselfIsNot_data();
    void whatStandsByItselfIsNot();
    void theSubjectIsKeptOverSeveral();
};

static const QString kEarlier = u"What is the ketogenic diet?"_s;

void TestFollowUp::whatGoesOnIsCarriedOver_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("text");
    QTest::newRow("a pronoun") << u"Is it hard to stick to?"_s << u"Is it hard to stick to? (ketogenic diet)"_s;
    QTest::newRow("and") << u"And for women?"_s << u"And for women? (ketogenic diet)"_s;
    QTest::newRow("nothing of its own") << u"Why?"_s << u"Why? (ketogenic diet)"_s;
    QTest::newRow("more of it") << u"Tell me more about that."_s << u"Tell me more about that. (ketogenic diet)"_s;
    QTest::newRow("one of them") << u"Which one is the default?"_s << u"Which one is the default? (ketogenic diet)"_s;
    QTest::newRow("German") << u"Und bei Frauen?"_s << u"Und bei Frauen? (ketogenic diet)"_s;
    QTest::newRow("what is said again") << u"And this diet for women?"_s << u"And this diet for women? (ketogenic)"_s;
}

void TestFollowUp::whatGoesOnIsCarriedOver()
{
    QFETCH(QString, question);
    QFETCH(QString, text);
    const auto carried = carriedOver(question, { kEarlier });
    QVERIFY(carried);
    QCOMPARE(carried->text, text);
}

void TestFollowUp::whatStandsByItselfIsNot_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("another subject") << u"How was body composition measured?"_s;
    QTest::newRow("that, before a clause") << u"Which studies show that caffeine helps?"_s;
    QTest::newRow("these, before a noun") << u"Did these athletes drink coffee?"_s;
}

void TestFollowUp::whatStandsByItselfIsNot()
{
    QFETCH(QString, question);
    QVERIFY(!carriedOver(question, { kEarlier }));
    QVERIFY(!carriedOver(u"And for women?"_s, {})); // nothing was asked before
    QVERIFY(!carriedOver(u"And then?"_s, { u"What?"_s })); // nor anything that could be spoken of
}

void TestFollowUp::theSubjectIsKeptOverSeveral()
{
    const auto carried = carriedOver(u"And for men?"_s, { kEarlier, u"Is it healthy for women?"_s });
    QVERIFY(carried);
    QCOMPARE(carried->subject, u"healthy women ketogenic diet"_s);
}

ADDUCE_TEST(TestFollowUp)
#include "test_follow_up.moc"
