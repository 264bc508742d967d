#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "ui/answer/answer_document.h"
#include "ui/answer/citation_cursor.h"

#include <QPalette>
#include <QTest>

using namespace adduce;

/// Where keys lead in an answer of three sentences, the first with two chips, the others with one each.
class TestCitationCursor : public QObject
{
    Q_OBJECT

private slots:
    void leadsOn_data();
    void leadsOn();
    void staysInAnEmptyAnswer();
    void aSentenceTakesTheChipAway();
};

void TestCitationCursor::leadsOn_data()
{
    QTest::addColumn<int>("sentence");
    QTest::addColumn<int>("chip");
    QTest::addColumn<int>("direction");
    QTest::addColumn<int>("nextSentence");
    QTest::addColumn<int>("nextChipInSentence");
    QTest::addColumn<int>("nextChip");
    QTest::addColumn<int>("chosenChip");

    QTest::newRow("from nowhere on") << -1 << -1 << 1 << 0 << -1 << 0 << -1;
    QTest::newRow("from nowhere back") << -1 << -1 << -1 << 2 << -1 << -1 << -1;
    QTest::newRow("first sentence on") << 0 << -1 << 1 << 1 << 0 << 0 << 0;
    QTest::newRow("first sentence back") << 0 << -1 << -1 << -1 << -1 << -1 << 0;
    QTest::newRow("second sentence on") << 1 << -1 << 1 << 2 << 2 << 2 << 2;
    QTest::newRow("last sentence on") << 2 << -1 << 1 << -1 << 3 << 3 << 3;
    QTest::newRow("first chip on") << 0 << 0 << 1 << 1 << 1 << 1 << 0;
    QTest::newRow("first chip back") << 0 << 0 << -1 << -1 << -1 << -1 << 0;
    QTest::newRow("last chip of a sentence on") << 0 << 1 << 1 << 1 << 1 << 2 << 1;
    QTest::newRow("last chip of a sentence back") << 0 << 1 << -1 << -1 << 0 << 0 << 1;
    QTest::newRow("last chip on") << 2 << 3 << 1 << -1 << 3 << -1 << 3;
    QTest::newRow("last chip back") << 2 << 3 << -1 << 1 << -1 << 2 << 3;
}

void TestCitationCursor::leadsOn()
{
    QFETCH(int, sentence);
    QFETCH(int, chip);
    QFETCH(int, direction);
    AnswerDocument content({});
    content.write(test::threeSentences(), QPalette());
    CitationCursor cursor(content);
    cursor.toSentence(sentence);
    cursor.toChip(chip);
    QCOMPARE(cursor.sentence(), sentence);
    QTEST(cursor.nextSentence(direction), "nextSentence");
    QTEST(cursor.nextChipInSentence(direction), "nextChipInSentence");
    QTEST(cursor.nextChip(direction), "nextChip");
    QTEST(cursor.chosenChip(), "chosenChip");
}

void TestCitationCursor::staysInAnEmptyAnswer()
{
    const AnswerDocument content({});
    const CitationCursor cursor(content);
    for (const int direction : { -1, 1 }) {
        QCOMPARE(cursor.nextSentence(direction), -1);
        QCOMPARE(cursor.nextChipInSentence(direction), -1);
        QCOMPARE(cursor.nextChip(direction), -1);
    }
}

void TestCitationCursor::aSentenceTakesTheChipAway()
{
    AnswerDocument content({});
    content.write(test::threeSentences(), QPalette());
    CitationCursor cursor(content);
    cursor.toChip(2);
    QCOMPARE(cursor.sentence(), 1); // a chip is in its sentence
    cursor.toSentence(1);
    QCOMPARE(cursor.chip(), -1);
}

ADDUCE_TEST(TestCitationCursor)
#include "test_citation_cursor.moc"
