#include "tests/support/test_main.h"
#include "ui/reader/text_caret.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// How the caret goes through the text of a page.
class TestTextCaret : public QObject
{
    Q_OBJECT

private slots:
    void movesLeadToPlaces_data();
    void movesLeadToPlaces();
    void upAndDownKeepToTheirPlace();
    void entersFromOtherPages();
    void theFirstLineInSightIsFound();
    void theCaretStandsBesideItsCharacter();
    void linesThatRunLeft();
    void pagesWithoutText();
};

namespace {

/// Characters of 10 x 10 points, lines 20 points apart; leftwards, the first stands at the right.
SelectableText pageOf(const QStringList &lines, bool leftwards = false)
{
    std::vector<TextLine> emitted;
    for (qsizetype row = 0; row < lines.size(); ++row) {
        TextLine line { lines[row], {} };
        for (qsizetype i = 0; i < line.text.size(); ++i)
            line.boxes.emplace_back(double(leftwards ? line.text.size() - 1 - i : i) * 10, double(row) * 20, 10, 10);
        emitted.push_back(line);
    }
    return SelectableText(emitted);
}

} // namespace

void TestTextCaret::movesLeadToPlaces_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<CaretMove>("move");
    QTest::addColumn<int>("reached"); // -1: off the page
    const auto row = [](const char *name, int place, CaretMove move, int reached) {
        QTest::newRow(name) << place << move << reached;
    };
    // "Two words\n" is 0 to 9, "e\u0301a \U0001F600b" from 10: é 10, a 12, space 13, a pair 14, b 16, its end 17.
    row("a character on", 0, CaretMove::NextCharacter, 1);
    row("a character back", 1, CaretMove::PreviousCharacter, 0);
    row("over a line end", 9, CaretMove::NextCharacter, 10);
    row("back over a line end", 10, CaretMove::PreviousCharacter, 9);
    row("over an accent set apart", 10, CaretMove::NextCharacter, 12);
    row("back over it", 12, CaretMove::PreviousCharacter, 10);
    row("over a pair", 14, CaretMove::NextCharacter, 16);
    row("back over it again", 16, CaretMove::PreviousCharacter, 14);
    row("off the end", 17, CaretMove::NextCharacter, -1);
    row("off the beginning", 0, CaretMove::PreviousCharacter, -1);
    row("a word on", 0, CaretMove::NextWord, 4);
    row("a word on over a line end", 4, CaretMove::NextWord, 10);
    row("to the end when no word follows", 16, CaretMove::NextWord, 17);
    row("off the end by words", 17, CaretMove::NextWord, -1);
    row("to where its word begins", 6, CaretMove::PreviousWord, 4);
    row("a word back", 4, CaretMove::PreviousWord, 0);
    row("off the beginning by words", 0, CaretMove::PreviousWord, -1);
    row("a line up from the first", 3, CaretMove::PreviousLine, -1);
    row("a line down from the last", 12, CaretMove::NextLine, -1);
    row("the line's start", 6, CaretMove::LineStart, 0);
    row("the line's end", 6, CaretMove::LineEnd, 9);
    row("the line's end at its end", 9, CaretMove::LineEnd, 9);
    row("far before all", -500, CaretMove::NextCharacter, 1);
    row("far behind all", 500, CaretMove::PreviousCharacter, 16);
}

void TestTextCaret::movesLeadToPlaces()
{
    QFETCH(int, place);
    QFETCH(CaretMove, move);
    QFETCH(int, reached);
    const SelectableText page = pageOf({ u"Two words"_s, u"e\u0301a \U0001F600b"_s });
    QCOMPARE(movedCaret(page, place, move).value_or(-1), reached);
}

void TestTextCaret::upAndDownKeepToTheirPlace()
{
    const SelectableText page = pageOf({ u"a long line"_s, u"short"_s, u"a long line"_s });
    const double x = caretRect(page, 8).left();
    QCOMPARE(movedCaret(page, 8, CaretMove::NextLine, x), 17); // the end of the short one
    QCOMPARE(movedCaret(page, 17, CaretMove::NextLine, x), 26);
    QCOMPARE(movedCaret(page, 26, CaretMove::PreviousLine, x), 17);
    const SelectableText pairs = pageOf({ u"abcd"_s, u"\U0001F600\U0001F600"_s });
    QCOMPARE(movedCaret(pairs, 1, CaretMove::NextLine, 10), 5); // not into a pair
}

void TestTextCaret::entersFromOtherPages()
{
    const SelectableText page = pageOf({ u"First"_s, u"lines"_s });
    QCOMPARE(enteringCaret(page, CaretMove::NextCharacter), 0);
    QCOMPARE(enteringCaret(page, CaretMove::PreviousWord), 11);
    QCOMPARE(enteringCaret(page, CaretMove::NextLine, 30), 3);
    QCOMPARE(enteringCaret(page, CaretMove::PreviousLine, 20), 8);
}

void TestTextCaret::theFirstLineInSightIsFound()
{
    const SelectableText page = pageOf({ u"First"_s, u"lines"_s, u"third"_s });
    QCOMPARE(firstCaretBetween(page, -100, 1000), 0);
    QCOMPARE(firstCaretBetween(page, 7, 100), 6); // half a line is not enough
    QCOMPARE(firstCaretBetween(page, 60, 100), std::nullopt);
}

void TestTextCaret::theCaretStandsBesideItsCharacter()
{
    const SelectableText page = pageOf({ u"First"_s, u"lines"_s });
    QCOMPARE(caretRect(page, 2), QRectF(20, 0, 0, 10));
    QCOMPARE(caretRect(page, 5), QRectF(50, 0, 0, 10));
    QCOMPARE(caretRect(page, 6), QRectF(0, 20, 0, 10));
    QCOMPARE(caretRect(page, 999), QRectF(50, 20, 0, 10));
    QCOMPARE(caretLine(page, 5), u"First"_s);
    QCOMPARE(caretLine(page, 6), u"lines"_s);
}

void TestTextCaret::linesThatRunLeft()
{
    const SelectableText page = pageOf({ u"\u05e9\u05dc\u05d5\u05dd"_s, u"\u05e9\u05dc\u05d5\u05dd"_s }, true);
    QCOMPARE(caretRect(page, 0).left(), 40.0);
    QCOMPARE(caretRect(page, 4).left(), 0.0);
    QCOMPARE(movedCaret(page, 1, CaretMove::NextLine, caretRect(page, 1).left()), 6);
}

void TestTextCaret::pagesWithoutText()
{
    const SelectableText page;
    for (const CaretMove move : { CaretMove::NextCharacter, CaretMove::PreviousWord, CaretMove::NextLine, CaretMove::LineEnd })
        QVERIFY(!movedCaret(page, 3, move));
    QVERIFY(caretRect(page, 0).isNull());
    QVERIFY(caretLine(page, 0).isEmpty());
    QVERIFY(!firstCaretBetween(page, 0, 100));
    QCOMPARE(lastCaretPlace(page), 0);
}

ADDUCE_TEST(TestTextCaret)
#include "test_text_caret.moc"
