#include "core/readers/pdf/path_shape.h"
#include "tests/support/test_main.h"

#include <QRectF>
#include <QTest>
#include <functional>
#include <memory>
#include <optional>

using namespace adduce;

namespace {

/// Adds to a path.
struct Pen
{
    fz_context *context;
    fz_path *path;

    void move(float x, float y) const { fz_moveto(context, path, x, y); }
    void line(float x, float y) const { fz_lineto(context, path, x, y); }
    void curve(float x1, float y1, float x2, float y2, float x3, float y3) const
    {
        fz_curveto(context, path, x1, y1, x2, y2, x3, y3);
    }
    void close() const { fz_closepath(context, path); }
    void lines(std::initializer_list<fz_point> points) const
    {
        bool isFirst = true;
        for (const fz_point point : points) {
            isFirst ? move(point.x, point.y) : line(point.x, point.y);
            isFirst = false;
        }
    }
};

using DrawPath = std::function<void(const Pen &)>;

} // namespace

Q_DECLARE_METATYPE(DrawPath)

/// What is told of a path from its points alone.
class TestPathShape : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aConvexPathIsFilledBetweenItsEdges_data();
    void aConvexPathIsFilledBetweenItsEdges();
    void aThickLineIsABand_data();
    void aThickLineIsABand();
    void fewLinesAndCurvesCanBeAFrame();

private:
    [[nodiscard]] PathShape shapeOf(const DrawPath &draw, fz_matrix toPage = fz_identity) const
    {
        fz_path *path = fz_new_path(m_context);
        draw({ m_context, path });
        const PathShape shape(m_context, path, toPage);
        fz_drop_path(m_context, path);
        return shape;
    }

    fz_context *m_context = nullptr;
};

void TestPathShape::init()
{
    m_context = fz_new_context(nullptr, nullptr, FZ_STORE_DEFAULT);
    QVERIFY(m_context);
}

void TestPathShape::cleanup()
{
    fz_drop_context(m_context);
}

void TestPathShape::aConvexPathIsFilledBetweenItsEdges_data()
{
    QTest::addColumn<DrawPath>("draw");
    QTest::addColumn<QRectF>("filled"); // a null one: nothing is known
    const auto row = [](const char *name, const QRectF &filled, const DrawPath &draw) { QTest::newRow(name) << draw << filled; };
    row("a rectangle", { 10, 20, 100, 30 },
        [](const Pen &pen) { pen.lines({ { 10, 20 }, { 110, 20 }, { 110, 50 }, { 10, 50 } }); });
    row("a rectangle that ends where it began", { 10, 20, 100, 30 },
        [](const Pen &pen) { pen.lines({ { 10, 20 }, { 110, 20 }, { 110, 50 }, { 10, 50 }, { 10, 20 } }); });
    row("cut corners", { 15, 20, 90, 30 }, [](const Pen &pen) {
        pen.lines({ { 15, 20 }, { 105, 20 }, { 110, 25 }, { 110, 45 }, { 105, 50 }, { 15, 50 }, { 10, 45 }, { 10, 25 } });
    });
    row("round corners", { 15, 20, 90, 30 }, [](const Pen &pen) {
        pen.move(15, 20);
        pen.line(105, 20);
        pen.curve(108, 20, 110, 22, 110, 25);
        pen.line(110, 45);
        pen.curve(110, 48, 108, 50, 105, 50);
        pen.line(15, 50);
        pen.curve(12, 50, 10, 48, 10, 45);
        pen.line(10, 25);
        pen.curve(10, 22, 12, 20, 15, 20);
        pen.close();
    });
    row("a slanted strip", { 40, 0, 60, 10 },
        [](const Pen &pen) { pen.lines({ { 0, 0 }, { 100, 0 }, { 140, 10 }, { 40, 10 } }); });
    row("corners cut inwards", {}, [](const Pen &pen) {
        pen.move(15, 20);
        pen.line(105, 20);
        pen.curve(105, 25, 105, 25, 110, 25);
        pen.lines({ { 110, 50 }, { 10, 50 }, { 10, 20 } });
    });
    row("a triangle", {}, [](const Pen &pen) { pen.lines({ { 0, 0 }, { 100, 0 }, { 50, 80 } }); });
    row("with a notch", {}, [](const Pen &pen) {
        pen.lines({ { 0, 0 }, { 100, 0 }, { 100, 50 }, { 60, 50 }, { 60, 20 }, { 40, 20 }, { 40, 50 }, { 0, 50 } });
    });
    row("a notch where it begins", {},
        [](const Pen &pen) { pen.lines({ { 50, 20 }, { 100, 0 }, { 100, 50 }, { 0, 50 }, { 0, 0 }, { 50, 20 } }); });
    row("a star, which goes round twice", {},
        [](const Pen &pen) { pen.lines({ { 0, 40 }, { 100, 40 }, { 20, 100 }, { 50, 0 }, { 80, 100 } }); });
    row("two rectangles", {}, [](const Pen &pen) {
        pen.lines({ { 0, 0 }, { 100, 0 }, { 100, 50 }, { 0, 50 } });
        pen.lines({ { 10, 10 }, { 90, 10 }, { 90, 40 }, { 10, 40 } });
    });
    row("goes on after it was closed", {}, [](const Pen &pen) { // what is filled is a triangle, and nothing beside it
        pen.lines({ { 0, 0 }, { 100, 0 }, { 100, 100 } });
        pen.close();
        pen.line(0, 100);
    });
    row("goes on after a rectangle", {}, [](const Pen &pen) {
        fz_rectto(pen.context, pen.path, 0, 0, 100, 50);
        pen.line(-20, 25);
    });
    row("a rectangle of its own kind", { 10, 20, 100, 30 },
        [](const Pen &pen) { fz_rectto(pen.context, pen.path, 10, 20, 110, 50); });
    row("a line", {}, [](const Pen &pen) { pen.lines({ { 0, 0 }, { 100, 0 } }); });
    row("nothing", {}, [](const Pen &) { });
    row("more points than are looked at", {}, [](const Pen &pen) {
        pen.move(0, 0);
        for (int x = 1; x <= 100; ++x)
            pen.line(static_cast<float>(x), 0);
        pen.line(100, 50);
        pen.line(0, 50);
    });
}

void TestPathShape::aConvexPathIsFilledBetweenItsEdges()
{
    QFETCH(DrawPath, draw);
    QFETCH(QRectF, filled);
    const fz_rect found = shapeOf(draw).filled();
    QCOMPARE(fz_is_empty_rect(found) != 0, filled.isNull());
    if (!filled.isNull())
        QCOMPARE(QRectF(QPointF(double(found.x0), double(found.y0)), QPointF(double(found.x1), double(found.y1))), filled);
}

void TestPathShape::aThickLineIsABand_data()
{
    QTest::addColumn<DrawPath>("draw");
    QTest::addColumn<QRectF>("band");
    const auto row = [](const char *name, const QRectF &band, const DrawPath &draw) { QTest::newRow(name) << draw << band; };
    row("level", { 20, 20, 200, 40 }, [](const Pen &pen) { pen.lines({ { 10, 20 }, { 110, 20 } }); });
    row("upright", { 10, 40, 20, 240 }, [](const Pen &pen) { pen.lines({ { 10, 20 }, { 10, 80 } }); });
    row("aslant", {}, [](const Pen &pen) { pen.lines({ { 10, 20 }, { 110, 30 } }); });
    row("with a corner", {}, [](const Pen &pen) { pen.lines({ { 10, 20 }, { 110, 20 }, { 110, 60 } }); });
    row("two of them", {}, [](const Pen &pen) {
        pen.lines({ { 10, 20 }, { 110, 20 } });
        pen.lines({ { 10, 60 }, { 110, 60 } });
    });
    row("a point", {}, [](const Pen &pen) { pen.move(10, 20); });
}

void TestPathShape::aThickLineIsABand()
{
    QFETCH(DrawPath, draw);
    QFETCH(QRectF, band);
    fz_stroke_state stroke = fz_default_stroke_state;
    stroke.linewidth = 10;
    const PathShape shape = shapeOf(draw, { 2, 0, 0, 4, 0, -40 }); // twice as wide, four times as high
    const std::optional<fz_rect> found = shape.band(stroke);
    QCOMPARE(found.has_value(), !band.isNull());
    if (found)
        QCOMPARE(QRectF(QPointF(double(found->x0), double(found->y0)), QPointF(double(found->x1), double(found->y1))), band);
    stroke.dash_len = 2;
    QVERIFY(!shape.band(stroke));
}

void TestPathShape::fewLinesAndCurvesCanBeAFrame()
{
    const DrawPath box = [](const Pen &pen) { pen.lines({ { 0, 0 }, { 9, 0 }, { 9, 9 }, { 0, 9 }, { 0, 0 } }); };
    QVERIFY(shapeOf(box).canBeFrame());
    QVERIFY(!shapeOf(box, fz_rotate(30)).canBeFrame());
    QVERIFY(!shapeOf([](const Pen &pen) { pen.lines({ { 0, 0 }, { 9, 0 } }); }).canBeFrame());
    QVERIFY(!shapeOf([](const Pen &pen) {
        for (int i = 0; i < 20; ++i)
            pen.lines({ { 0, 0 }, { 9, static_cast<float>(i) } });
    }).canBeFrame());
}

ADDUCE_TEST(TestPathShape)
#include "test_path_shape.moc"
