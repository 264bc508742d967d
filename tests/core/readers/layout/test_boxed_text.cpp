#include "core/readers/layout/boxed_text.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::madeLine;
using test::madePage;

/// Text in a frame stands apart: the sentence around it goes on behind it, and its title opens a section that ends with it.
class TestBoxedText : public QObject
{
    Q_OBJECT

private slots:
    void interruptsNoSentence_data();
    void interruptsNoSentence();
    void theSectionGoesOnBehindIt();
    void advertisementsAreThePublishers();
    void framesAreTold_data();
    void framesAreTold();
    void whatStandsOutOfAFrameIsNotInIt();
    void shadedRowsStayInTheirTable();
    void theBoxesOfAFlowChartAreNone();
    void aTitleInABannerIsTheTitle();
    void onlyAStrongerLineIsATitle();
    void aFooterDrawnFirstIsNoPlaceForABox();
};

namespace {

const QStringList kAbove { u"Grip strength was measured in 412 adults at three sites by trained"_s,
    u"staff who did not know the group. Each hand was tested twice and"_s,
    u"the better value was kept for the analysis of the two groups. The"_s,
    u"dynamometer was calibrated every morning against known weights"_s };
const QStringList kBelow { u"of ten and twenty kilograms. Participants sat upright with the"_s,
    u"elbow bent at a right angle and were asked to press hard."_s,
    u"Mean strength rose by 2.4 kg in the trained group and by 0.3 kg"_s,
    u"among the controls over twelve weeks. The difference was larger"_s,
    u"in adults above seventy years than in those below that age."_s };
const QStringList kBox { u"Muscle is lost from the age of thirty on."_s, u"Training slows this loss at any age, as all of"_s,
    u"the trials show."_s };

QByteArray paperWith(const QByteArray &drawing, const QString &title, bool isDrawnLast)
{
    const QList<test::PlacedText> above =
        QList<test::PlacedText> { { 72, 90, 10, true, u"Methods"_s } } + test::textColumn(kAbove, 72, 110);
    const QList<test::PlacedText> box =
        QList<test::PlacedText> { { 80, 172, 10, true, title } } + test::textColumn(kBox, 80, 186);
    const QList<test::PlacedText> below = test::textColumn(kBelow, 72, 240);
    return test::makePdf({ { isDrawnLast ? above + below + box : above + box + below, 0, {}, {}, drawing } });
}

Document read(const QByteArray &pdf)
{
    const QTemporaryDir folder;
    const SourceFile file(test::writeFile(folder.path(), u"paper.pdf"_s, pdf), {});
    return readWhole(openDocument(::dup(file.descriptor())), {}, {});
}

const Sentence *sentenceWith(const Document &document, const QString &words)
{
    const auto found =
        std::ranges::find_if(document.sentences, [&](const Sentence &sentence) { return sentence.text.contains(words); });
    return found == document.sentences.end() ? nullptr : &*found;
}

} // namespace

void TestBoxedText::interruptsNoSentence_data()
{
    QTest::addColumn<QByteArray>("drawing");
    QTest::addColumn<bool>("isDrawnLast");
    const QByteArray outline = "0.5 w 70 560 340 76 re S";
    const QByteArray shade = "0.9 g 70 560 340 76 re f 0 g";
    const QByteArray rounded =
        "75 560 m 405 560 l 410 560 410 560 410 565 c 410 631 l 410 636 410 636 405 636 c 75 636 l 70 636 70 636 70 631 c "
        "70 565 l 70 560 70 560 75 560 c h S";
    for (const bool isDrawnLast : { false, true }) {
        const char *when = isDrawnLast ? "drawn last" : "drawn in its place";
        QTest::addRow("outlined, %s", when) << outline << isDrawnLast;
        QTest::addRow("shaded, %s", when) << shade << isDrawnLast;
        QTest::addRow("outlined and shaded, %s", when) << shade + ' ' + outline << isDrawnLast;
        QTest::addRow("with round corners, %s", when) << rounded << isDrawnLast;
    }
}

void TestBoxedText::interruptsNoSentence()
{
    QFETCH(QByteArray, drawing);
    QFETCH(bool, isDrawnLast);
    const Document document = read(paperWith(drawing, u"Key messages"_s, isDrawnLast));
    const Sentence *around = sentenceWith(document, u"calibrated every morning"_s);
    QVERIFY(around);
    QVERIFY(around->text.endsWith(u"known weights of ten and twenty kilograms."_s));
    QCOMPARE(around->parts.size(), std::size_t(2));
    const Sentence *boxed = sentenceWith(document, u"Muscle is lost"_s);
    QVERIFY(boxed);
    QCOMPARE(boxed->text, kBox[0]);
    QCOMPARE(boxed->kind, SentenceKind::Body);
    QCOMPARE(document.sections.at(static_cast<std::size_t>(boxed->section)).title, u"Key messages"_s);
}

void TestBoxedText::theSectionGoesOnBehindIt()
{
    const Document document = read(paperWith("0.5 w 70 560 340 76 re S", u"Box 1. What is lost"_s, false));
    QCOMPARE(document.sections.size(), std::size_t(2));
    for (const QString &words : { u"Grip strength"_s, u"calibrated every"_s, u"Mean strength rose"_s }) {
        const Sentence *sentence = sentenceWith(document, words);
        QVERIFY(sentence);
        QCOMPARE(document.sections.at(static_cast<std::size_t>(sentence->section)).type, SectionType::Methods);
    }
}

void TestBoxedText::advertisementsAreThePublishers()
{
    const Document document =
        read(paperWith("0.5 w 70 560 340 76 re S", u"Submit your next manuscript to us and take advantage of:"_s, false));
    const Sentence *sentence = sentenceWith(document, u"Muscle is lost"_s);
    QVERIFY(sentence);
    QCOMPARE(document.sections.at(static_cast<std::size_t>(sentence->section)).type, SectionType::BackMatter);
}

void TestBoxedText::framesAreTold_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isMonospaced");
    QTest::addColumn<int>("lines");
    QTest::addColumn<bool>("isBox");
    QTest::newRow("key messages") << u"Key messages"_s << false << 4 << true;
    QTest::newRow("by its label") << u"Box 2. What is lost"_s << false << 4 << true;
    QTest::newRow("without a title") << u"Muscle is lost from the age of thirty on."_s << false << 4 << true;
    QTest::newRow("an abstract") << u"Abstract"_s << false << 4 << false;
    QTest::newRow("a main part") << u"Results"_s << false << 4 << false;
    QTest::newRow("a table") << u"Table 2. Means of the groups"_s << false << 4 << false;
    QTest::newRow("a figure") << u"Figure 2. Means of the groups"_s << false << 4 << false;
    QTest::newRow("a program") << u"Listing of the model as it was fitted"_s << true << 4 << false;
    QTest::newRow("marked with a pen") << u"and goes on in the middle of a sentence"_s << false << 4 << false;
    QTest::newRow("a label") << u"Key messages"_s << false << 1 << false;
    QTest::newRow("nearly all of the page") << u"Key messages"_s << false << 30 << false;
}

void TestBoxedText::framesAreTold()
{
    QFETCH(QString, title);
    QFETCH(bool, isMonospaced);
    QFETCH(int, lines);
    std::vector<Line> made;
    for (int i = 0; i < 10; ++i)
        made.push_back(madeLine(u"Running text of the body that goes on for a while here"_s, 60, 100 + 12 * i));
    made.push_back(madeLine(title, 70, 300));
    for (int i = 1; i < lines; ++i)
        made.push_back(madeLine(u"What is said in the frame goes on for a while, too"_s, 70, 300 + 12 * i));
    for (Line &line : made) {
        line.isHorizontal = true;
        line.isMonospaced = isMonospaced && line.baseline >= 300;
    }
    PageLayout page = madePage(std::move(made));
    page.frames = { QRectF(60, 285, 300, 20 + 12 * lines) };
    markBoxedText(page);
    QFETCH(bool, isBox);
    for (const Line &line : page.lines)
        QCOMPARE(line.frame >= 0, isBox && line.baseline >= 300);
}

void TestBoxedText::whatStandsOutOfAFrameIsNotInIt()
{
    std::vector<Line> made;
    for (int i = 0; i < 20; ++i) {
        made.push_back(madeLine(u"Running text of the body that goes on for a while here"_s, 60, 100 + 12 * i));
        made.back().isHorizontal = true;
    }
    PageLayout page = madePage(std::move(made));
    page.frames = { QRectF(80, 150, 200, 60) }; // something behind the text
    markBoxedText(page);
    QVERIFY(std::ranges::all_of(page.lines, [](const Line &line) { return line.frame < 0; }));
}

/// A short label, and a cell of many lines beside it, on every second row.
void TestBoxedText::shadedRowsStayInTheirTable()
{
    std::vector<Line> made;
    std::vector<QRectF> frames { QRectF(50, 80, 410, 330) }; // around all
    for (int row = 0; row < 4; ++row) {
        const double top = 100 + 80 * row;
        made.push_back(madeLine(u"Miller 2011"_s, 60, top));
        for (int i = 0; i < 6; ++i)
            made.push_back(madeLine(u"Adults above sixty who trained with bands at home"_s, 160, top + 12 * i));
        if (row % 2 == 0)
            frames.emplace_back(55, top - 12, 400, 78);
    }
    for (Line &line : made)
        line.isHorizontal = true;
    PageLayout page = madePage(std::move(made));
    page.frames = frames;
    markBoxedText(page);
    QVERIFY(std::ranges::all_of(page.lines, [](const Line &line) { return line.frame < 0; }));
}

void TestBoxedText::theBoxesOfAFlowChartAreNone()
{
    std::vector<Line> made;
    std::vector<QRectF> frames;
    for (int i = 0; i < 30; ++i)
        made.push_back(madeLine(u"Running text of the body that goes on for a while"_s, 60, 420 + 12 * i));
    for (int box = 0; box < 4; ++box) {
        const double left = 55 + 270 * (box % 2);
        const double top = 85 + 100 * (box / 2);
        for (int i = 0; i < 3; ++i)
            made.push_back(madeLine(u"Excluded before randomisation (n = 200)"_s, left + 5, top + 15 + 12 * i));
        frames.emplace_back(left, top, 230, 50);
    }
    for (Line &line : made)
        line.isHorizontal = true;
    PageLayout page = madePage(std::move(made));
    page.frames = frames;
    markBoxedText(page);
    QVERIFY(std::ranges::all_of(page.lines, [](const Line &line) { return line.frame < 0; }));
    page.frames.resize(1); // one of them, in letters as small as a note's
    for (Line &line : page.lines)
        line.size = line.baseline < 400 ? 7 : 10;
    markBoxedText(page);
    QVERIFY(std::ranges::all_of(page.lines, [](const Line &line) { return line.frame < 0; }));
}

void TestBoxedText::aTitleInABannerIsTheTitle()
{
    const QList<test::PlacedText> title { { 80, 100, 20, true, u"Training and strength of hands"_s },
        { 80, 124, 20, true, u"in the old age of runners"_s },
        { 80, 146, 10, false, u"A. Miller, B. Jones, Somewhere University"_s } };
    const Document document = read(test::makePdf(
        { { title + test::textColumn(kAbove + kBelow, 72, 220), 0, {}, {}, "0.8 0.9 1 rg 70 640 470 75 re f 0 g" } }));
    QCOMPARE(document.metadata.title, u"Training and strength of hands in the old age of runners"_s);
}

void TestBoxedText::onlyAStrongerLineIsATitle()
{
    const QList<test::PlacedText> box { { 80, 172, 10, false, u"Strength fell by 4.1 kg without"_s },
        { 80, 184, 10, false, u"training with elastic bands."_s }, { 80, 200, 10, true, u"What it means for practice"_s },
        { 80, 214, 10, false, kBox[0] } };
    const Document document = read(test::makePdf({ { test::textColumn(kAbove, 72, 110) + box + test::textColumn(kBelow, 72, 240),
        0, {}, {}, "0.5 w 70 560 340 76 re S" } }));
    const Sentence *finding = sentenceWith(document, u"Strength fell by 4.1 kg"_s);
    QVERIFY(finding);
    QCOMPARE(finding->kind, SentenceKind::Body);
}

void TestBoxedText::aFooterDrawnFirstIsNoPlaceForABox()
{
    const QList<test::PlacedText> footer { { 72, 770, 8, false, u"Journal of Hands, volume 7"_s } };
    const QList<test::PlacedText> box =
        QList<test::PlacedText> { { 80, 172, 10, true, u"Key messages"_s } } + test::textColumn(kBox, 80, 186);
    const Document document =
        read(test::makePdf({ { footer + test::textColumn(kAbove, 72, 110) + test::textColumn(kBelow, 72, 240) + box, 0, {}, {},
            "0.5 w 70 560 340 76 re S" } }));
    const QString &text = document.pages.front().text;
    QVERIFY(text.indexOf(u"Grip strength"_s) < text.indexOf(u"Muscle is lost"_s));
    QVERIFY(text.indexOf(u"Muscle is lost"_s) < text.indexOf(u"of ten and twenty"_s));
}

ADDUCE_TEST(TestBoxedText)
#include "test_boxed_text.moc"
