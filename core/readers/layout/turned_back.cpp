#include "core/readers/layout/turned_back.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace adduce {

namespace {

constexpr double kQuarter = 90;

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

} // namespace

QPointF turnedBack(QPointF point, const PictureTurn &turn)
{
    const double angle = radians(turn.degrees);
    const QPointF from(point.x() - turn.turned.width() / 2, point.y() - turn.turned.height() / 2);
    return { turn.page.width() / 2 + from.x() * std::cos(angle) + from.y() * std::sin(angle),
        turn.page.height() / 2 - from.x() * std::sin(angle) + from.y() * std::cos(angle) };
}

std::vector<QRectF> turnedBack(const QRectF &rect, const PictureTurn &turn)
{
    constexpr double kRise = 0.25; // of the height, over a piece
    constexpr double kMostPieces = 100;
    const double quarters = std::round(turn.degrees / kQuarter);
    const double slope = radians(turn.degrees - quarters * kQuarter);
    const double rise = rect.width() * std::abs(std::tan(slope));
    const double most = kRise * rect.height();
    const int pieces = most > 0 ? static_cast<int>(std::clamp(std::ceil(rise / most), 1.0, kMostPieces)) : 1;
    const double width = rect.width() / pieces;
    const QSizeF size(pieces > 1 ? width * std::cos(slope) : width, rect.height()); // one ends where the next begins
    const QSizeF onPage = std::fmod(quarters, 2) == 0 ? size : size.transposed();
    const QRectF page({ 0, 0 }, turn.page);
    std::vector<QRectF> rects;
    for (int i = 0; i < pieces; ++i) {
        const QPointF middle = turnedBack(QPointF(rect.left() + (i + 0.5) * width, rect.center().y()), turn);
        const QRectF piece(middle - QPointF(onPage.width() / 2, onPage.height() / 2), onPage);
        rects.push_back(piece.intersects(page) ? piece & page : piece);
    }
    return rects;
}

} // namespace adduce
