#include "core/readers/layout/paragraph.h"
#include "core/text/stemmer.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Which sentences can be quoted: those that every program reads alike.
class TestParagraph : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSuspectIsAcquittedByHowItIsDrawn_data();
    void whatIsSuspectIsAcquittedByHowItIsDrawn();
    void twoColumnsAreOneSentenceWhereTheyAreDrawnSo_data();
    void twoColumnsAreOneSentenceWhereTheyAreDrawnSo();
    void whatSaysNothingIsNoSentence();
    void paragraphsBegin_data();
    void paragraphsBegin();
};

namespace {

/// The only sentence of these lines, on a page whose file draws `drawn`.
Sentence sentenceOf(const std::vector<Line> &lines, const QString &drawn)
{
    const DrawnText text(drawn);
    std::vector<PlacedLine> placed;
    int offset = 0;
    for (int number = 0; const Line &line : lines) {
        placed.push_back({ &line, 0, offset, number++, drawn.isNull() ? nullptr : &text });
        offset += static_cast<int>(line.text.size()) + 1;
    }
    Stemmer stem;
    const std::vector<Sentence> sentences = sentencesOf(joinLines(placed, {}, stem), true);
    return sentences.size() == 1 ? sentences.front() : Sentence {};
}

} // namespace

void TestParagraph::whatIsSuspectIsAcquittedByHowItIsDrawn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isMarked"); // by what stands on the page beside it
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<bool>("isDoubtful");
    const QString plain = u"A nap helps recall."_s;
    QTest::newRow("plain") << plain << false << plain << false;
    QTest::newRow("marked, drawn in one run") << plain << true << u"Sleep. A nap helps re-\ncall. Then"_s << false;
    QTest::newRow("marked, drawn in two") << plain << true << u"A nap hidden helps recall."_s << true;
    QTest::newRow("marked, not known how it is drawn") << plain << true << QString() << true;
    QTest::newRow("Greek") << u"A dose of 5 μg (p ≥ 0.05) helps."_s << false << u"A dose of 5 \u00b5g (p > 0.05) helps."_s
                           << false;
    QTest::newRow("Greek, set elsewhere") << u"A dose of β helps."_s << false << u"A dose of helps. β"_s << true;
    QTest::newRow("an accent by itself") << u"So said Sta´s of it."_s << false << u"So said Sta´s of it."_s << true;
    QTest::newRow("what could not be read") << u"A nap \ufffd helps."_s << false << u"A nap \ufffd helps."_s << true;
}

void TestParagraph::whatIsSuspectIsAcquittedByHowItIsDrawn()
{
    QFETCH(QString, text);
    QFETCH(bool, isMarked);
    QFETCH(QString, drawn);
    Line line = test::madeLine(text, 50, 100);
    line.isDoubtful = isMarked;
    const Sentence sentence = sentenceOf({ line }, drawn);
    QCOMPARE(sentence.text, text);
    QTEST(sentence.isDoubtful, "isDoubtful");
}

void TestParagraph::twoColumnsAreOneSentenceWhereTheyAreDrawnSo_data()
{
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<bool>("isDoubtful");
    QTest::newRow("one after the other") << u"They had a mean age of 17 years in all."_s << false;
    QTest::newRow("of two sentences") << u"They had a mean age of letters. So 17 years in all."_s << true;
    QTest::newRow("not known") << QString() << false;
}

void TestParagraph::twoColumnsAreOneSentenceWhereTheyAreDrawnSo()
{
    QFETCH(QString, drawn);
    const Sentence sentence = sentenceOf(
        { test::madeLine(u"They had a mean age of"_s, 50, 700), test::madeLine(u"17 years in all."_s, 320, 100) }, drawn);
    QCOMPARE(sentence.parts.size(), std::size_t(2));
    QTEST(sentence.isDoubtful, "isDoubtful");
}

void TestParagraph::whatSaysNothingIsNoSentence()
{
    const Line line = test::madeLine(u"\u2022 \u2013 *"_s, 60, 100);
    const std::vector<PlacedLine> placed { { &line, 0, 0, 0, nullptr } };
    Stemmer stem;
    const ParagraphText text = joinLines(placed, {}, stem);
    QVERIFY(!text.text.isEmpty());
    QVERIFY(sentencesOf(text, true).empty());
    QCOMPARE(sentencesOf(text, false).size(), std::size_t(1)); // a row of a table may say so
}

void TestParagraph::paragraphsBegin_data()
{
    QTest::addColumn<QString>("above");
    QTest::addColumn<QString>("below");
    QTest::addColumn<bool>("begins");
    const auto row = [](const char *name, const char *above, const char *below, bool begins) {
        QTest::newRow(name) << QString::fromUtf8(above) << QString::fromUtf8(below) << begins;
    };
    row("an item with a number", "We asked for three things:", "1. How long they slept", true);
    row("an item in brackets", "We asked for three things:", "(a) How long they slept", true);
    row("a bullet", "We asked for three things", "• How long they slept", true);
    row("an acronym in brackets", "which binds neuropeptide Y", "(NPY) including its short form", false);
    row("a sign in brackets", "The number of people", "(n) was forty in all", false);
    row("an acronym behind a sentence", "It was long.", "(NPY) binds to it", false);
    row("a citation", "as was shown before", "[12] and again", false);
}

void TestParagraph::paragraphsBegin()
{
    QFETCH(QString, above);
    QFETCH(QString, below);
    const Line first = test::madeLine(above, 50, 100);
    const Line second = test::madeLine(below, 50, 112);
    BodyStyle body;
    body.lineHeight = 12;
    QTEST(startsNewParagraph({ &first, 0, 0, 0, nullptr }, { &second, 0, 0, 1, nullptr }, body), "begins");
}

ADDUCE_TEST(TestParagraph)
#include "test_paragraph.moc"
