#include "tests/support/test_main.h"
#include "ui/ask/question_box.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestQuestionBox : public QObject
{
    Q_OBJECT

private slots:
    void enterAsksAndShiftEnterBreaks();
    void anEmptyBoxAsksNothing();
    void upRecallsOnlyWhileTheBoxIsEmpty();
    void growsToSixLines();
    void keepsTheWordsWhileOneIsAsked();
    void keepsAnEditedQuestionWithWhatStoodThere();
};

void TestQuestionBox::enterAsksAndShiftEnterBreaks()
{
    QuestionBox box;
    box.show();
    QSignalSpy asked(&box, &QuestionBox::asked);
    QTest::keyClicks(&box.text(), u"one"_s);
    QTest::keyClick(&box.text(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(&box.text(), u"two"_s);
    QCOMPARE(asked.size(), 0);
    QTest::keyClick(&box.text(), Qt::Key_Return);
    QCOMPARE(asked.first().first().toString(), u"one\ntwo"_s);
}

void TestQuestionBox::anEmptyBoxAsksNothing()
{
    QuestionBox box;
    box.show();
    QSignalSpy asked(&box, &QuestionBox::asked);
    const auto *ask = box.findChild<QPushButton *>(u"ask"_s);
    QTest::keyClicks(&box.text(), u" "_s);
    QVERIFY(!ask->isEnabled());
    QTest::keyClick(&box.text(), Qt::Key_Return);
    QCOMPARE(asked.size(), 0);
    QTest::keyClicks(&box.text(), u"why?"_s);
    QVERIFY(ask->isEnabled());
}

void TestQuestionBox::upRecallsOnlyWhileTheBoxIsEmpty()
{
    QuestionBox box;
    box.show();
    box.text().remember(u"first"_s);
    box.text().remember(u"second"_s);
    QTest::keyClick(&box.text(), Qt::Key_Up);
    QCOMPARE(box.text().toPlainText(), u"second"_s);
    QTest::keyClick(&box.text(), Qt::Key_Up);
    QCOMPARE(box.text().toPlainText(), u"first"_s);
    QTest::keyClick(&box.text(), Qt::Key_Down);
    QTest::keyClick(&box.text(), Qt::Key_Down);
    QVERIFY(box.text().toPlainText().isEmpty());
    QTest::keyClicks(&box.text(), u"mine"_s);
    QTest::keyClick(&box.text(), Qt::Key_Up);
    QCOMPARE(box.text().toPlainText(), u"mine"_s);
}

void TestQuestionBox::growsToSixLines()
{
    QuestionBox box;
    box.resize(400, 100);
    box.show();
    const int one = box.text().height();
    box.text().setPlainText(u"a\nb\nc"_s);
    const int three = box.text().height();
    QVERIFY(three > 2 * one);
    box.text().setPlainText(QString(40, u'\n'));
    QVERIFY(box.text().height() < 7 * one);
    box.text().clear();
    QCOMPARE(box.text().height(), one);
}

void TestQuestionBox::keepsTheWordsWhileOneIsAsked()
{
    QuestionBox box;
    box.show();
    box.setRunning(true);
    QSignalSpy asked(&box, &QuestionBox::asked);
    QTest::keyClicks(&box.text(), u"next"_s);
    QTest::keyClick(&box.text(), Qt::Key_Return);
    QCOMPARE(asked.size(), 0);
    QCOMPARE(box.text().toPlainText(), u"next"_s);
}

void TestQuestionBox::keepsAnEditedQuestionWithWhatStoodThere()
{
    QuestionBox box;
    box.show();
    box.text().setPlainText(u"half a thought"_s);
    box.edit(u"an old question"_s);
    QCOMPARE(box.draft(), u"half a thought"_s); // nothing was typed into the other
    box.text().setPlainText(u"an old question, in other words"_s);
    QCOMPARE(box.draft(), u"half a thought\nan old question, in other words"_s);
    box.edit(u"another question"_s);
    box.leaveEditing();
    QVERIFY(!box.isEditing());
    QCOMPARE(box.text().toPlainText(), u"half a thought\nan old question, in other words"_s);
    box.text().clear();
    box.edit(u"an old question"_s);
    QCOMPARE(box.draft(), QString());
    box.text().setPlainText(u"mine"_s);
    QCOMPARE(box.draft(), u"mine"_s);
    box.endEditing(); // given up by its button
    QCOMPARE(box.text().toPlainText(), QString());
}

ADDUCE_TEST(TestQuestionBox)
#include "test_question_box.moc"
