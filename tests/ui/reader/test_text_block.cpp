#include "tests/support/test_main.h"
#include "ui/reader/text_block.h"

#include <QPainter>
#include <QTest>

using namespace adduce;

/// Where the text of a page stands, seen by its ink.
class TestTextBlock : public QObject
{
    Q_OBJECT

private slots:
    void inkIsFound_data();
    void inkIsFound();
    void pagesAreShownByTwoBlocks_data();
    void pagesAreShownByTwoBlocks();
    void withoutTextNothingIsKnown();
};

void TestTextBlock::inkIsFound_data()
{
    QTest::addColumn<QList<QRect>>("inked");
    QTest::addColumn<int>("left"); // pixels; -1: no text
    QTest::addColumn<int>("right");
    QTest::addColumn<bool>("hasMuch");
    QTest::newRow("blank") << QList<QRect>() << -1 << -1 << false;
    QTest::newRow("a column") << QList<QRect> { { 100, 100, 400, 600 } } << 100 << 499 << true;
    QTest::newRow("two columns") << QList<QRect> { { 80, 100, 200, 600 }, { 320, 100, 200, 600 } } << 80 << 519 << true;
    QTest::newRow("a rule over the column") << QList<QRect> { { 20, 90, 560, 2 }, { 100, 100, 400, 600 } } << 100 << 499 << true;
    const QRect column { 200, 100, 300, 600 };
    QTest::newRow("a running head") << QList<QRect> { { 20, 50, 100, 16 }, { 20, 70, 560, 3 }, column } << 200 << 499 << true;
    QTest::newRow("a running foot") << QList<QRect> { column, { 20, 740, 100, 16 } } << 200 << 499 << true;
    QTest::newRow("a title") << QList<QRect> { { 20, 40, 560, 50 }, { 200, 120, 300, 600 } } << 20 << 579 << true;
    QTest::newRow("text from the top") << QList<QRect> { { 20, 50, 560, 16 }, { 20, 74, 560, 16 }, { 200, 98, 300, 600 } } << 20
                                       << 579 << true;
    QTest::newRow("hardly any text") << QList<QRect> { { 100, 100, 100, 600 } } << 100 << 199 << false;
}

void TestTextBlock::inkIsFound()
{
    QFETCH(const QList<QRect>, inked);
    QFETCH(const int, left);
    QFETCH(const int, right);
    QFETCH(const bool, hasMuch);
    QImage page(600, 800, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter painter(&page);
    for (const QRect &rect : inked)
        painter.fillRect(rect, Qt::black);
    painter.end();
    const auto found = findTextBlock(page, 2);
    QCOMPARE(found.has_value(), left >= 0);
    if (!found)
        return;
    constexpr double kAir = 8; // points
    QCOMPARE(found->block, (TextBlock { left / 2.0 - kAir, right / 2.0 + kAir }));
    QCOMPARE(found->hasMuch, hasMuch);
}

void TestTextBlock::pagesAreShownByTwoBlocks_data()
{
    using Blocks = QList<TextBlock>;
    QTest::addColumn<Blocks>("pages");
    QTest::addColumn<Blocks>("shown");
    const TextBlock wide { 30, 560 }, narrow { 160, 560 }, column { 30, 290 };
    QTest::newRow("one page") << Blocks { narrow } << Blocks { narrow };
    QTest::newRow("a wide first page") << Blocks { wide, narrow, narrow, narrow } << Blocks { wide, narrow, narrow, narrow };
    QTest::newRow("a wide figure") << Blocks { narrow, narrow, wide, narrow } << Blocks { narrow, narrow, wide, narrow };
    QTest::newRow("of two pages either may be the odd one") << Blocks { wide, narrow } << Blocks { wide, wide };
    QTest::newRow("one column on the last page") << Blocks { wide, wide, column } << Blocks { wide, wide, wide };
    QTest::newRow("hardly wider") << Blocks { { 50, 540 }, { 52, 545 }, { 40, 541 }, { 50, 543 } }
                                  << Blocks { { 40, 545 }, { 40, 545 }, { 40, 545 }, { 40, 545 } };
    QTest::newRow("half of them") << Blocks { wide, narrow, wide, narrow } << Blocks { wide, narrow, wide, narrow };
}

void TestTextBlock::pagesAreShownByTwoBlocks()
{
    QFETCH(const QList<TextBlock>, pages);
    QFETCH(const QList<TextBlock>, shown);
    TextBlocks blocks;
    blocks.setPageCount(static_cast<int>(pages.size()) + 1);
    for (int page = 0; const TextBlock &block : pages)
        blocks.widen(page++, { block, true });
    for (int page = 0; const TextBlock &block : shown)
        QCOMPARE(blocks.shownFor(page++), block);
    for (int page = 0; const TextBlock &block : pages) { // nothing is cut off
        const TextBlock seen = blocks.shownFor(page++);
        QVERIFY(seen.left <= block.left && seen.right >= block.right);
    }
}

void TestTextBlock::withoutTextNothingIsKnown()
{
    TextBlocks blocks;
    blocks.setPageCount(2);
    QCOMPARE(blocks.shownFor(1), TextBlock());
    blocks.widen(0, { { 100, 200 }, false }); // a title of a few words
    QCOMPARE(blocks.shownFor(0), TextBlock());
    blocks.widen(1, { { 120, 500 }, true });
    QCOMPARE(blocks.shownFor(0), (TextBlock { 100, 500 })); // little wider than most
    blocks.setPageCount(1);
    QCOMPARE(blocks.shownFor(0), TextBlock());
}

ADDUCE_TEST(TestTextBlock)
#include "test_text_block.moc"
