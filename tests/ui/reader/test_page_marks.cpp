#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "ui/reader/page_marks.h"
#include "ui/reader/recolour.h"

#include <QTest>

using namespace adduce;
using namespace adduce::test;

class TestPageMarks : public QObject
{
    Q_OBJECT

private slots:
    void touchingLinesDoNotOverlap();
    void columnsSideBySideAreLeftAlone();
    void piecesOfASlopingLineStayWhole();
    void ticksStandWhereTheSentencesDo();
    void ticksOfPagesThatAreNotThereAreLeftOut();
    void recolouringKeepsHueAndTurnsPaperDark();
};

void TestPageMarks::touchingLinesDoNotOverlap()
{
    const auto lines = seamless({ QRectF(72, 100, 300, 12), QRectF(72, 110, 300, 12), QRectF(72, 120, 100, 12) });
    QCOMPARE(lines.size(), std::size_t(3));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        QVERIFY(!lines[i].intersects(lines[i - 1]));
        QCOMPARE(lines[i].top(), lines[i - 1].bottom());
    }
}

void TestPageMarks::columnsSideBySideAreLeftAlone()
{
    const std::vector<QRectF> lines { QRectF(72, 700, 200, 12), QRectF(300, 72, 200, 12), QRectF(300, 84, 200, 12) };
    QCOMPARE(seamless(lines), lines);
    QVERIFY(seamless({ QRectF() }).empty());
}

/// They touch, by whatever a calculation left.
void TestPageMarks::piecesOfASlopingLineStayWhole()
{
    const std::vector<QRectF> pieces { QRectF(72, 100, 60, 12), QRectF(131.99, 102, 60, 12), QRectF(191.98, 104, 60, 12) };
    QCOMPARE(seamless(pieces), pieces);
}

void TestPageMarks::ticksStandWhereTheSentencesDo()
{
    // Two pages of 1000 units, one unit a point; the sentence 500 points down the second.
    Citation c = citation(2, QStringLiteral("quote"));
    c.rects = { QRectF(0, 500, 10, 10) };
    const auto ticks = marginTicks({ { c, true } }, { 0, 1000, 2000 }, { 1, 1 });
    QCOMPARE(ticks.size(), std::size_t(1));
    QCOMPARE(ticks[0].place, 0.75);
    QVERIFY(ticks[0].isStrong);
}

void TestPageMarks::ticksOfPagesThatAreNotThereAreLeftOut()
{
    QVERIFY(marginTicks({ { citation(9, {}), false }, { citation(0, {}), false } }, { 0, 1000 }, { 1 }).empty());
    QVERIFY(marginTicks({ { citation(1, {}), false } }, {}, {}).empty());
}

void TestPageMarks::recolouringKeepsHueAndTurnsPaperDark()
{
    QImage page(3, 1, QImage::Format_RGB32);
    page.setPixel(0, 0, qRgb(255, 255, 255));
    page.setPixel(1, 0, qRgb(0, 0, 0));
    page.setPixel(2, 0, qRgb(0, 0, 200));
    recolour(page);
    QVERIFY(qGray(page.pixel(0, 0)) < 40);
    QVERIFY(qGray(page.pixel(1, 0)) > 210);
    QVERIFY(qBlue(page.pixel(2, 0)) > qRed(page.pixel(2, 0))); // a link is still blue
}

ADDUCE_TEST(TestPageMarks)
#include "test_page_marks.moc"
