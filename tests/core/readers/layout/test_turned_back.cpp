#include "core/readers/layout/turned_back.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What was read on a picture that was turned, as it stands on the page.
class TestTurnedBack : public QObject
{
    Q_OBJECT

private slots:
    void pointsAreTurned_data();
    void pointsAreTurned();
    void quartersGiveOneRectangle_data();
    void quartersGiveOneRectangle();
    void slopesAreFollowed_data();
    void slopesAreFollowed();
};

void TestTurnedBack::pointsAreTurned_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<QSizeF>("turned");
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<QPointF>("onPage");
    const QSizeF upright(400, 600);
    const QSizeF sideways(600, 400);
    QTest::newRow("not turned") << 0.0 << upright << QPointF(10, 20) << QPointF(10, 20);
    QTest::newRow("a quarter: its left edge is the page's bottom") << 90.0 << sideways << QPointF(0, 50) << QPointF(50, 600);
    QTest::newRow("a half") << 180.0 << upright << QPointF(10, 20) << QPointF(390, 580);
    QTest::newRow("three quarters: its left edge is the page's top") << 270.0 << sideways << QPointF(0, 50) << QPointF(350, 0);
    QTest::newRow("its middle, at any angle") << 33.0 << QSizeF(700, 720) << QPointF(350, 360) << QPointF(200, 300);
    // cos 30 = 0.8660, sin 30 = 0.5
    QTest::newRow("right of the middle") << 30.0 << QSizeF(700, 720) << QPointF(450, 360) << QPointF(286.6025, 250);
}

void TestTurnedBack::pointsAreTurned()
{
    QFETCH(double, degrees);
    QFETCH(QSizeF, turned);
    QFETCH(QPointF, point);
    const QPointF found = turnedBack(point, { degrees, turned, QSizeF(400, 600) });
    QTEST(QPointF(qRound(found.x() * 1e4) / 1e4, qRound(found.y() * 1e4) / 1e4), "onPage");
}

void TestTurnedBack::quartersGiveOneRectangle_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<QRectF>("onPage");
    QTest::newRow("not turned") << 0.0 << QRectF(100, 50, 200, 10);
    QTest::newRow("a quarter") << 90.0 << QRectF(50, 300, 10, 200);
    QTest::newRow("a half") << 180.0 << QRectF(100, 540, 200, 10);
    QTest::newRow("three quarters") << 270.0 << QRectF(340, 100, 10, 200);
}

void TestTurnedBack::quartersGiveOneRectangle()
{
    QFETCH(double, degrees);
    QFETCH(QRectF, onPage);
    const bool sideways = degrees == 90 || degrees == 270;
    const auto found =
        turnedBack(QRectF(100, 50, 200, 10), { degrees, sideways ? QSizeF(600, 400) : QSizeF(400, 600), QSizeF(400, 600) });
    QCOMPARE(found.size(), 1U);
    const QRectF off(found.front().topLeft() - onPage.topLeft(), found.front().size() - onPage.size());
    QVERIFY(std::abs(off.x()) + std::abs(off.y()) + std::abs(off.width()) + std::abs(off.height()) < 1e-6);
}

void TestTurnedBack::slopesAreFollowed_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<std::size_t>("pieces");
    QTest::newRow("less than half a degree") << 0.4 << std::size_t(1);
    QTest::newRow("two degrees") << 2.0 << std::size_t(5);
    QTest::newRow("the other way") << 358.0 << std::size_t(5);
    QTest::newRow("on its side, and two degrees") << 92.0 << std::size_t(5);
}

/// A line of 300 x 10 points; its pieces lie side by side along it, and on it.
void TestTurnedBack::slopesAreFollowed()
{
    QFETCH(double, degrees);
    const PictureTurn turn { degrees, QSizeF(650, 650), QSizeF(600, 600) };
    const QRectF line(200, 150, 300, 10);
    const auto found = turnedBack(line, turn);
    QTEST(found.size(), "pieces");
    const bool isUpright = degrees != 92;
    for (std::size_t i = 1; i < found.size(); ++i) { // one ends where the next begins
        const double gap = isUpright ? found[i].left() - found[i - 1].right() : found[i - 1].top() - found[i].bottom();
        QVERIFY(std::abs(gap) < 1e-6);
    }
    for (const QRectF &piece : found)
        QVERIFY(std::abs((isUpright ? piece.height() : piece.width()) - 10) < 1e-6);
    const QPointF begin = turnedBack(QPointF(200, 155), turn);
    const QPointF end = turnedBack(QPointF(500, 155), turn);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(found.size());
        const QPointF away = found[i].center() - (begin + (end - begin) * share);
        QVERIFY(std::abs(away.x()) + std::abs(away.y()) < 1e-6);
    }
}

ADDUCE_TEST(TestTurnedBack)
#include "test_turned_back.moc"
