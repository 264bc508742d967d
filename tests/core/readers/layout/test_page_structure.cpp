#include "core/readers/layout/headings.h"
#include "core/readers/layout/margins.h"
#include "core/readers/layout/reading_order.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::madeLine;
using test::madePage;

/// What lines of a page are told from one another: headings, running heads and feet, and the order of columns.
class TestPageStructure : public QObject
{
    Q_OBJECT

private slots:
    void headings_data();
    void headings();
    void aLabelInAFigureIsNoHeading();
    void whatGoesOnBelowIsNoHeading_data();
    void whatGoesOnBelowIsNoHeading();
    void rowsBelowACaptionAreNone();
    void runningHeadsAreMargins();
    void whatStandsOnceIsNoMargin();
    void pageNumbers_data();
    void pageNumbers();
    void lineNumbers();
    void sidewaysIsMargin();
    void columnsAreReadOneByOne();
    void orderThatCanBeFollowedStays();
};

namespace {

const QString kProse = u"Running text of the body that goes on for a while in this column here."_s;

struct Look
{
    double size = 10;
    bool isBold = false;
    bool isItalic = false;
};

std::vector<Line> proseFrom(double left, double top, int lines, int block = 0)
{
    std::vector<Line> made;
    for (int i = 0; i < lines; ++i) {
        made.push_back(madeLine(kProse, left, top + 12 * i, 6));
        made.back().size = 10;
        made.back().block = block;
        made.back().isHorizontal = true;
    }
    return made;
}

BodyStyle body()
{
    BodyStyle style;
    style.size = 10;
    style.lineHeight = 12;
    return style;
}

/// Some pages with a line each that is made for it, near the top.
std::vector<PageLayout> pagesWith(int count, const std::function<QString(int)> &head)
{
    std::vector<PageLayout> pages;
    for (int i = 0; i < count; ++i) {
        std::vector<Line> lines = proseFrom(60, 200, 10);
        Line line = madeLine(head(i), 60, 40, 8);
        line.isHorizontal = true;
        lines.insert(lines.begin(), line);
        pages.push_back(madePage(std::move(lines)));
    }
    return pages;
}

} // namespace

Q_DECLARE_METATYPE(Look)

void TestPageStructure::headings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Look>("look");
    QTest::addColumn<bool>("heading");
    QTest::newRow("larger") << u"Study design"_s << Look { 13 } << true;
    QTest::newRow("bold") << u"Study design"_s << Look { 10, true } << true;
    QTest::newRow("bold with a number") << u"2.1 Study design"_s << Look { 10, true } << true;
    QTest::newRow("italic with a number") << u"2.1 Study design"_s << Look { 10, false, true } << true;
    QTest::newRow("capitals") << u"STUDY DESIGN"_s << Look {} << true;
    QTest::newRow("standard name") << u"Methods"_s << Look {} << true;
    QTest::newRow("back matter") << u"Competing interests"_s << Look {} << true;
    QTest::newRow("plain words") << u"Word pairs"_s << Look {} << false;
    QTest::newRow("bold code") << u"R> lm(y ~ x, data = d)"_s << Look { 10, true } << false;
    QTest::newRow("numbers") << u"12.5 13.1 14.8"_s << Look { 10, true } << false;
    QTest::newRow("small letters") << u"and so it went on"_s << Look { 10, true } << false;
}

void TestPageStructure::headings()
{
    QFETCH(QString, text);
    QFETCH(Look, look);
    std::vector<Line> lines = proseFrom(60, 100, 6, 0);
    Line line = madeLine(text, 60, 200, 6);
    line.size = look.size;
    line.isBold = look.isBold;
    line.isItalic = look.isItalic;
    line.block = 1;
    line.isHorizontal = true;
    lines.push_back(line);
    for (const Line &below : proseFrom(60, 224, 6, 2))
        lines.push_back(below);
    const PageLayout page = madePage(std::move(lines));
    std::vector<LineRole> roles(page.lines.size(), LineRole::Body);
    markHeadings(page, roles, body(), false);
    QFETCH(bool, heading);
    QCOMPARE(roles[6] == LineRole::Heading, heading);
    for (std::size_t i = 0; i < roles.size(); ++i)
        QVERIFY(i == 6 || roles[i] == LineRole::Body);
}

void TestPageStructure::aLabelInAFigureIsNoHeading()
{
    std::vector<Line> lines = proseFrom(60, 100, 4, 0);
    for (const double left : { 60.0, 200.0, 340.0 }) { // labels, and nothing that they would lead to
        Line label = madeLine(u"Naps"_s, left, 300, 10);
        label.isBold = true;
        label.block = static_cast<int>(left);
        label.isHorizontal = true;
        lines.push_back(label);
    }
    for (const Line &below : proseFrom(60, 500, 4, 9))
        lines.push_back(below);
    const PageLayout page = madePage(std::move(lines));
    std::vector<LineRole> roles(page.lines.size(), LineRole::Body);
    markHeadings(page, roles, body(), false);
    QVERIFY(std::ranges::none_of(roles, [](LineRole role) { return role == LineRole::Heading; }));
}

void TestPageStructure::whatGoesOnBelowIsNoHeading_data()
{
    QTest::addColumn<QString>("below");
    QTest::addColumn<bool>("isHeading");
    QTest::newRow("in the middle of a sentence") << u"machine joined a typewriter with a tape."_s << false;
    QTest::newRow("with a molecule") << u"siRNA joined a typewriter with a tape."_s << true;
    QTest::newRow("with Greek") << u"\u03b1-synuclein joined a typewriter with a tape."_s << true;
    QTest::newRow("with a sentence of its own") << u"This machine joined a typewriter with a tape."_s << true;
}

/// The first line of an item may be bold for the most part: its name and a few words.
void TestPageStructure::whatGoesOnBelowIsNoHeading()
{
    QFETCH(QString, below);
    QFETCH(bool, isHeading);
    std::vector<Line> lines = proseFrom(60, 100, 6);
    const std::size_t item = lines.size();
    for (const QString &text : { u"Selectric Typewriter: Introduced in 1964, this"_s, below }) {
        lines.push_back(madeLine(text, 80, 200 + 12.0 * double(lines.size() - item)));
        lines.back().block = 1;
        lines.back().isHorizontal = true;
    }
    lines[item].isBold = true;
    std::vector<LineRole> roles(lines.size(), LineRole::Body);
    markHeadings(madePage(lines), roles, body(), false);
    QCOMPARE(roles[item] == LineRole::Heading, isHeading);
}

/// Some programs draw a table and its caption as one block.
void TestPageStructure::rowsBelowACaptionAreNone()
{
    std::vector<Line> lines = proseFrom(60, 100, 6);
    const auto add = [&](const QString &text, double left, double baseline) {
        lines.push_back(madeLine(text, left, baseline));
        lines.back().block = 1;
        lines.back().isHorizontal = true;
    };
    const std::size_t caption = lines.size();
    add(u"Table 4"_s, 60, 300); // its label may stand apart
    add(u"Analysis of the variables"_s, 120, 300);
    add(u"of runners"_s, 60, 312);
    const std::size_t table = lines.size();
    for (const double baseline : { 330.0, 342.0, 354.0 })
        for (const double left : { 60.0, 200.0, 300.0 })
            add(u"12.5"_s, left, baseline);
    const std::vector<PageStructure> structure = findStructure({ madePage(lines) }, body());
    for (std::size_t i = caption; i < lines.size(); ++i)
        QCOMPARE(structure.front().roles[i], i < table ? LineRole::Caption : LineRole::Table);
    QCOMPARE(structure.front().tables.size(), std::size_t(1));
}

void TestPageStructure::runningHeadsAreMargins()
{
    const auto margins = marginLines(pagesWith(4, [](int i) { return u"Journal of Naps %1 (2001)"_s.arg(i + 7); }));
    for (const std::vector<bool> &page : margins) {
        QVERIFY(page[0]);
        QCOMPARE(std::ranges::count(page, true), 1);
    }
}

void TestPageStructure::whatStandsOnceIsNoMargin()
{
    const QStringList heads { u"Introduction"_s, u"Methods of this study"_s, u"Results"_s, u"What follows from them"_s };
    for (const std::vector<bool> &page : marginLines(pagesWith(4, [&](int i) { return heads[i]; })))
        QVERIFY(!page[0]);
}

void TestPageStructure::pageNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("margin");
    QTest::newRow("number") << u"127"_s << true;
    QTest::newRow("of") << u"Page 3 of 12"_s << true;
    QTest::newRow("between dashes") << u"– 4 –"_s << true;
    QTest::newRow("roman") << u"xiv"_s << true;
    QTest::newRow("supplement") << u"S18"_s << true;
    QTest::newRow("a value") << u"3.7 mg"_s << false;
    QTest::newRow("a word") << u"Naps"_s << false;
}

void TestPageStructure::pageNumbers()
{
    QFETCH(QString, text);
    const auto margins = marginLines(pagesWith(1, [&](int) { return text; }));
    QFETCH(bool, margin);
    QCOMPARE(bool(margins[0][0]), margin);
}

void TestPageStructure::lineNumbers()
{
    std::vector<Line> lines;
    for (int i = 0; i < 12; ++i) {
        Line number = madeLine(QString::number(41 + i), 20, 200 + 14 * i, 8);
        Line prose = madeLine(kProse, 80, 200 + 14 * i, 6);
        number.isHorizontal = prose.isHorizontal = true;
        lines.push_back(number);
        lines.push_back(prose);
    }
    const auto margins = marginLines({ madePage(std::move(lines)) });
    for (std::size_t i = 0; i < margins[0].size(); ++i)
        QCOMPARE(bool(margins[0][i]), i % 2 == 0);
}

void TestPageStructure::sidewaysIsMargin()
{
    std::vector<Line> lines = proseFrom(60, 200, 5);
    Line stamp = madeLine(u"Downloaded by somebody"_s, 20, 400, 8);
    stamp.isHorizontal = false;
    lines.push_back(stamp);
    const auto margins = marginLines({ madePage(std::move(lines)) });
    QVERIFY(margins[0].back());
    QCOMPARE(std::ranges::count(margins[0], true), 1);
}

/// The file draws both columns row by row; a reader does not read so.
void TestPageStructure::columnsAreReadOneByOne()
{
    std::vector<Line> lines;
    const std::vector<Line> left = proseFrom(50, 100, 20);
    const std::vector<Line> right = proseFrom(330, 100, 20);
    for (std::size_t i = 0; i < left.size(); ++i) {
        lines.push_back(left[i]);
        lines.back().text = u"left %1 "_s.arg(i) + kProse;
        lines.push_back(right[i]);
        lines.back().text = u"right %1 "_s.arg(i) + kProse;
    }
    PageLayout page = madePage(std::move(lines));
    const int before = readingJumps(page.lines);
    orderForReading(page);
    QVERIFY(readingJumps(page.lines) < before);
    for (std::size_t i = 0; i < 20; ++i)
        QVERIFY(page.lines[i].text.startsWith(u"left %1 "_s.arg(i)));
    for (std::size_t i = 0; i < 20; ++i)
        QVERIFY(page.lines[20 + i].text.startsWith(u"right %1 "_s.arg(i)));
}

void TestPageStructure::orderThatCanBeFollowedStays()
{
    std::vector<Line> lines = proseFrom(50, 100, 20);
    for (const Line &line : proseFrom(330, 100, 20))
        lines.push_back(line);
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i].text = QString::number(i) + u' ' + kProse;
    PageLayout page = madePage(std::move(lines));
    orderForReading(page);
    for (std::size_t i = 0; i < page.lines.size(); ++i)
        QVERIFY(page.lines[i].text.startsWith(QString::number(i) + u' '));
}

ADDUCE_TEST(TestPageStructure)
#include "test_page_structure.moc"
