#include "tests/support/test_main.h"
#include "ui/common/type.h"
#include "ui/reader/page_layout.h"

#include <QTest>

using namespace adduce;

/// Where pages stand at a zoom, without a window.
class TestPageLayout : public QObject
{
    Q_OBJECT

private slots:
    void pagesStandUnderEachOther();
    void whatIsInSight_data();
    void whatIsInSight();
    void theTextFillsTheWidth();
    void eachPageIsAsLargeAsItsTextAllows();
    void aZoomKeepsWhatIsAtTheTop_data();
    void aZoomKeepsWhatIsAtTheTop();
    void aSizeThatWasNotGuessedIsASurprise();
    void placesAreFoundBack_data();
    void placesAreFoundBack();
    void withoutPagesNothingIsThere();
};

namespace {

constexpr QSize kViewport { 800, 600 };
constexpr QSizeF kPage { 300, 450 }; // points; 400 x 600 pixels at 96 an inch

/// Pages of that size, as they are printed.
PageLayout pagesOf(int count, double zoom = 1)
{
    PageLayout pages;
    pages.setPageCount(count);
    pages.setZoom(zoom);
    for (int page = 0; page < count; ++page)
        pages.learnSize(page, kPage);
    (void)pages.arrange(kViewport);
    return pages;
}

int step()
{
    return 600 + space(2); // from page to page
}

} // namespace

void TestPageLayout::pagesStandUnderEachOther()
{
    const PageLayout pages = pagesOf(3);
    const std::vector<double> tops { 0, double(step()), 2.0 * step(), 3.0 * step() };
    QCOMPARE(pages.tops(), tops);
    QCOMPARE(pages.extent(), QSize(400 + 2 * space(2), 3 * step()));
    QCOMPARE(pages.pageRect(1), QRectF(200, step() + space(1), 400, 600)); // in the middle
}

void TestPageLayout::whatIsInSight_data()
{
    QTest::addColumn<int>("scrolled");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("current");
    QTest::newRow("at the top") << 0 << 0 << 0 << 0;
    QTest::newRow("a little further") << 100 << 0 << 1 << 0;
    QTest::newRow("most of the next one") << 400 << 0 << 1 << 1;
    QTest::newRow("where it begins") << step() << 1 << 1 << 1;
    QTest::newRow("at the end") << 3 * step() - 600 << 2 << 2 << 2;
    QTest::newRow("beyond the end") << 9 * step() << 2 << 2 << 2;
}

void TestPageLayout::whatIsInSight()
{
    QFETCH(const int, scrolled);
    QFETCH(const int, first);
    QFETCH(const int, last);
    PageLayout pages = pagesOf(3);
    pages.scrollTo({ 0, scrolled });
    QCOMPARE(pages.visiblePages(), std::pair(first, last));
    QTEST(pages.currentPage(), "current");
}

void TestPageLayout::theTextFillsTheWidth()
{
    PageLayout pages = pagesOf(2);
    pages.setFit(PageLayout::Fit::Text);
    QVERIFY(pages.learnText(0, { { 50, 250 }, true }));
    (void)pages.arrange(kViewport);
    const double room = kViewport.width() - 2 * space(3);
    QCOMPARE(pages.pointScale(0), room / 200);
    QCOMPARE(pages.pointScale(1), room / 200); // as the others, until it is known
    QCOMPARE(pages.extent().width(), kViewport.width()); // margins may lie outside
    QVERIFY(std::abs(pages.onViewport(0, { 50, 0, 200, 1 }).left() - space(3)) <= 1);
    QVERIFY(pages.learnText(0, { { -10, 260 }, true }));
    QCOMPARE(pages.pointScale(0), room / 260); // from the page's edge on
    QVERIFY(!pages.learnText(0, { { 100, 150 }, true }));
    const double shown = pages.zoom();
    pages.setFit(PageLayout::Fit::None);
    QCOMPARE(pages.zoom(), shown);
}

void TestPageLayout::eachPageIsAsLargeAsItsTextAllows()
{
    PageLayout pages = pagesOf(4);
    pages.setFit(PageLayout::Fit::Text);
    pages.learnText(0, { { 20, 280 }, true }); // with notes in the margin
    for (const int page : { 1, 2, 3 })
        pages.learnText(page, { { 80, 280 }, true });
    (void)pages.arrange(kViewport);
    const double room = kViewport.width() - 2 * space(3);
    QCOMPARE(pages.pointScale(0), room / 260);
    QCOMPARE(pages.pointScale(2), room / 200);
    QVERIFY(std::abs(pages.onViewport(0, { 20, 0, 260, 1 }).left() - space(3)) <= 1);
    QVERIFY(std::abs(pages.onViewport(2, { 80, 0, 200, 1 }).left() - space(3)) <= 1);
    QCOMPARE(pages.top(1), std::round(450 * room / 260) + space(2));
    QCOMPARE(pages.top(2) - pages.top(1), std::round(450 * room / 200) + space(2));
    QCOMPARE(pages.pointOn(2, pages.pageRect(2).topLeft() + QPointF(10, 0)).x(), 10 / (room / 200));
    pages.scrollTo({ 0, int(pages.top(2)) + 100 });
    QCOMPARE(pages.zoom(), room / 200 * 72 / 96); // of the page that is looked at
}

void TestPageLayout::aZoomKeepsWhatIsAtTheTop_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : { 0.01, 0.5, 1.0, 1.3, 100.0 })
        QTest::addRow("%g", zoom) << zoom;
}

void TestPageLayout::aZoomKeepsWhatIsAtTheTop()
{
    QFETCH(const double, zoom);
    PageLayout pages = pagesOf(5);
    pages.scrollTo({ 0, 2 * step() + step() / 4 });
    pages.setZoom(zoom);
    const int down = pages.arrange(kViewport);
    QVERIFY(pages.zoom() >= 0.25 && pages.zoom() <= 6);
    const double into = (down - pages.top(2)) / (pages.top(3) - pages.top(2));
    QVERIFY2(std::abs(into - 0.25) < 0.01, qPrintable(QString::number(into)));
}

void TestPageLayout::aSizeThatWasNotGuessedIsASurprise()
{
    PageLayout pages;
    pages.setPageCount(3);
    QVERIFY(pages.learnSize(0, kPage));
    QVERIFY(!pages.isKnown(1));
    QCOMPARE(pages.sizeOf(1), kPage); // as the first one
    QVERIFY(!pages.learnSize(1, kPage));
    QVERIFY(pages.learnSize(2, { 450, 300 }));
}

void TestPageLayout::placesAreFoundBack_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<QPointF>("point");
    QTest::newRow("corner") << 0 << QPointF(0.1, 0.1);
    QTest::newRow("middle") << 1 << QPointF(150, 225);
    QTest::newRow("end") << 1 << QPointF(299, 449);
}

void TestPageLayout::placesAreFoundBack()
{
    QFETCH(const int, page);
    QFETCH(const QPointF, point);
    PageLayout pages = pagesOf(3, 0.5);
    pages.scrollTo({ 0, 40 });
    const QPointF position = pages.onViewport(page, { point, QSizeF(1, 1) }).topLeft();
    QCOMPARE(pages.pageAt(position), page);
    QCOMPARE(pages.pointOn(page, position), point);
    QCOMPARE(pages.pageAt({ 1, 1 }), -1); // beside the pages
}

void TestPageLayout::withoutPagesNothingIsThere()
{
    PageLayout pages = pagesOf(0);
    QCOMPARE(pages.visiblePages(), std::pair(0, -1));
    QCOMPARE(pages.position(), PagePoint());
    QCOMPARE(pages.pageAt({ 400, 300 }), -1);
    QCOMPARE(pages.extent().height(), 0);
    pages.setPageCount(-1);
    QCOMPARE(pages.pageCount(), 0);
}

ADDUCE_TEST(TestPageLayout)
#include "test_page_layout.moc"
