#include "tests/support/test_main.h"
#include "ui/ask/question_box.h"

#include <QSignalSpy>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestQuestionBox : public QObject
{
    Q_OBJECT

private slots:
    void enterAsksAndShiftEnterBreaks();
    void upRecallsOnlyWhileTheBoxIsEmpty();
    void growsToSixLines();
    void keepsTheWordsWhileOneIsAsked();
};

void TestQuestionBox::enterAsksAndShiftEnterBreaks()
{
    QuestionBox box;
    box.show();
    QSignalSpy asked(&box, &QuestionBox::asked);
    QTest::keyClicks(&box.edit(), u"one"_s);
    QTest::keyClick(&box.edit(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(&box.edit(), u"two"_s);
    QCOMPARE(asked.size(), 0);
    QTest::keyClick(&box.edit(), Qt::Key_Return);
    QCOMPARE(asked.first().first().toString(), u"one\ntwo"_s);
}

void TestQuestionBox::upRecallsOnlyWhileTheBoxIsEmpty()
{
    QuestionBox box;
    box.show();
    box.edit().remember(u"first"_s);
    box.edit().remember(u"second"_s);
    QTest::keyClick(&box.edit(), Qt::Key_Up);
    QCOMPARE(box.edit().toPlainText(), u"second"_s);
    QTest::keyClick(&box.edit(), Qt::Key_Up);
    QCOMPARE(box.edit().toPlainText(), u"first"_s);
    QTest::keyClick(&box.edit(), Qt::Key_Down);
    QTest::keyClick(&box.edit(), Qt::Key_Down);
    QVERIFY(box.edit().toPlainText().isEmpty());
    QTest::keyClicks(&box.edit(), u"mine"_s);
    QTest::keyClick(&box.edit(), Qt::Key_Up);
    QCOMPARE(box.edit().toPlainText(), u"mine"_s);
}

void TestQuestionBox::growsToSixLines()
{
    QuestionBox box;
    box.resize(400, 100);
    box.show();
    const int one = box.edit().height();
    box.edit().setPlainText(u"a\nb\nc"_s);
    const int three = box.edit().height();
    QVERIFY(three > 2 * one);
    box.edit().setPlainText(QString(40, u'\n'));
    QVERIFY(box.edit().height() < 7 * one);
    box.edit().clear();
    QCOMPARE(box.edit().height(), one);
}

void TestQuestionBox::keepsTheWordsWhileOneIsAsked()
{
    QuestionBox box;
    box.show();
    box.setRunning(true);
    QSignalSpy asked(&box, &QuestionBox::asked);
    QTest::keyClicks(&box.edit(), u"next"_s);
    QTest::keyClick(&box.edit(), Qt::Key_Return);
    QCOMPARE(asked.size(), 0);
    QCOMPARE(box.edit().toPlainText(), u"next"_s);
}

ADDUCE_TEST(TestQuestionBox)
#include "test_question_box.moc"
