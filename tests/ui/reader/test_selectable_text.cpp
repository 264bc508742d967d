#include "tests/support/test_main.h"
#include "ui/reader/selectable_text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestSelectableText : public QObject
{
    Q_OBJECT

private slots:
    void pointsFindCharacters_data();
    void pointsFindCharacters();
    void wordsAndSentencesAreTaken();
    void oneRectALine();
    void findsOverLineEnds_data();
    void findsOverLineEnds();
    void damagedLinesAreLeftOut();
    void emptyPages();
};

namespace {

/// Characters of 10 x 10 points, lines 20 points apart.
SelectableText pageOf(const QStringList &lines)
{
    std::vector<TextLine> emitted;
    for (qsizetype row = 0; row < lines.size(); ++row) {
        TextLine line { lines[row], {} };
        for (qsizetype i = 0; i < line.text.size(); ++i)
            line.boxes.emplace_back(double(i) * 10, double(row) * 20, 10, 10);
        emitted.push_back(line);
    }
    return SelectableText(emitted);
}

} // namespace

void TestSelectableText::pointsFindCharacters_data()
{
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<int>("unit");
    QTest::newRow("left half") << QPointF(12, 5) << 1;
    QTest::newRow("right half") << QPointF(18, 5) << 2;
    QTest::newRow("behind a line") << QPointF(500, 5) << 5;
    QTest::newRow("before a line") << QPointF(-50, 25) << 6;
    QTest::newRow("between two lines") << QPointF(12, 13) << 1;
    QTest::newRow("below all") << QPointF(500, 900) << 11;
}

void TestSelectableText::pointsFindCharacters()
{
    QFETCH(QPointF, point);
    QFETCH(int, unit);
    QCOMPARE(pageOf({ u"First"_s, u"lines"_s }).nearest(point), unit);
}

void TestSelectableText::wordsAndSentencesAreTaken()
{
    const SelectableText page = pageOf({ u"Sleep helps. The recall of"_s, u"word pairs rose, et al. said."_s });
    QCOMPARE(page.text(page.wordAt(2)), u"Sleep"_s);
    QCOMPARE(page.text(page.wordAt(17)), u"recall"_s);
    QCOMPARE(page.text(page.sentenceAt(2)), u"Sleep helps."_s);
    QCOMPARE(page.text(page.sentenceAt(30)), u"The recall of\nword pairs rose, et al. said."_s);
}

void TestSelectableText::oneRectALine()
{
    const SelectableText page = pageOf({ u"First"_s, u"lines"_s, u"third"_s });
    const std::vector<QRectF> rects = page.rects({ 3, 14 });
    QCOMPARE(rects, (std::vector<QRectF> { { 30, 0, 20, 10 }, { 0, 20, 50, 10 }, { 0, 40, 20, 10 } }));
    QVERIFY(page.rects({ 5, 6 }).empty()); // a line end has no place
}

void TestSelectableText::findsOverLineEnds_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("a word") << u"sprint"_s << QStringList { u"Sprint"_s, u"sprint"_s };
    QTest::newRow("accents and case") << u"PIPO"_s << QStringList { u"Pipó"_s };
    QTest::newRow("a hyphen at a line end") << u"performance"_s << QStringList { u"perfor-\nmance"_s };
    QTest::newRow("over a line end") << u"mance of sprint"_s << QStringList { u"mance of sprint"_s };
    QTest::newRow("nothing") << u"fasting"_s << QStringList {};
    QTest::newRow("no letter") << u" - "_s << QStringList {};
    QTest::newRow("beyond one unit") << u"😀"_s << QStringList { u"😀"_s };
}

void TestSelectableText::findsOverLineEnds()
{
    QFETCH(QString, words);
    QFETCH(QStringList, found);
    const SelectableText page = pageOf({ u"Sprint: Pipó saw the perfor-"_s, u"mance of sprint 😀"_s });
    QStringList texts;
    for (const LetterRange &range : page.find(words))
        texts << page.text(range);
    QCOMPARE(texts, found);
}

void TestSelectableText::damagedLinesAreLeftOut()
{
    const SelectableText page({ { u"four"_s, { QRectF(0, 0, 1, 1) } }, { u"x"_s, { QRectF(0, 0, 1, 1) } } });
    QCOMPARE(page.text(), u"x\n"_s);
}

void TestSelectableText::emptyPages()
{
    const SelectableText page;
    QCOMPARE(page.nearest({ 5, 5 }), 0);
    QVERIFY(page.sentenceAt(0).isEmpty());
    QVERIFY(page.find(u"x"_s).empty());
    QVERIFY(!page.isOver({ 0, 0 }));
}

ADDUCE_TEST(TestSelectableText)
#include "test_selectable_text.moc"
