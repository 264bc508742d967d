#include "tests/support/test_main.h"
#include "ui/reader/page_images.h"

#include <QTest>

using namespace adduce;

/// Which images of pages are kept under a bound, and which are to be drawn.
class TestPageImages : public QObject
{
    Q_OBJECT

private slots:
    void whatIsShownIsKeptHoweverLarge();
    void whatIsNextGoesLast();
    void whatWasUsedLongestAgoGoesFirst();
    void whatIsNextIsDrawnIfThereIsRoom_data();
    void whatIsNextIsDrawnIfThereIsRoom();
    void anotherImageTakesThePlace();
};

namespace {

QImage image(int side = 10)
{
    return { side, side, QImage::Format_RGB32 };
}

const qint64 kOne = image().sizeInBytes();

PageRequest page(int number, double scale = 1)
{
    return { number, scale, false };
}

} // namespace

void TestPageImages::whatIsShownIsKeptHoweverLarge()
{
    PageImages images(1);
    images.want({ page(0), page(1) }, {});
    images.keep(page(0), image());
    images.keep(page(1), image());
    images.keep(page(7), image()); // asked for before one went on
    QCOMPARE(images.bytes(), 2 * kOne);
    QVERIFY(!images.find(page(0)).isNull() && !images.find(page(1)).isNull() && images.find(page(7)).isNull());
    images.clear();
    QCOMPARE(images.bytes(), 0);
}

void TestPageImages::whatIsNextGoesLast()
{
    PageImages images(2 * kOne);
    images.want({ page(0) }, { page(1) });
    for (const int number : { 0, 1, 7 })
        images.keep(page(number), image());
    QVERIFY(!images.find(page(1)).isNull() && images.find(page(7)).isNull());
}

void TestPageImages::whatWasUsedLongestAgoGoesFirst()
{
    PageImages images(2 * kOne);
    images.keep(page(0), image());
    images.keep(page(1), image());
    QVERIFY(!images.find(page(0)).isNull());
    images.keep(page(2), image());
    QVERIFY(!images.findAny(0).isNull() && images.findAny(1).isNull());
}

void TestPageImages::whatIsNextIsDrawnIfThereIsRoom_data()
{
    QTest::addColumn<qint64>("limit");
    QTest::addColumn<qsizetype>("missing"); // of what is next
    QTest::newRow("room") << 2 * kOne << qsizetype(1);
    QTest::newRow("none") << 2 * kOne - 1 << qsizetype(0);
}

void TestPageImages::whatIsNextIsDrawnIfThereIsRoom()
{
    QFETCH(const qint64, limit);
    PageImages images(limit);
    images.want({ page(0) }, { page(1) });
    images.keep(page(0), image());
    QTEST(images.missing().size(), "missing");
}

void TestPageImages::anotherImageTakesThePlace()
{
    PageImages images(10 * kOne);
    images.keep(page(0), image());
    images.keep(page(0), image(5));
    QCOMPARE(images.bytes(), image(5).sizeInBytes());
    QCOMPARE(images.findAny(0).width(), 5); // at any scale
    QVERIFY(images.find(page(0, 2)).isNull());
}

ADDUCE_TEST(TestPageImages)
#include "test_page_images.moc"
