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

ADDUCE_TEST(TestTextBlock)
#include "test_text_block.moc"
