#pragma once
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace adduce {

/// A page whose picture was turned about its middle to be read, with none of it cut off.
struct PictureTurn
{
    double degrees = 0; ///< clockwise
    QSizeF turned; ///< points, of the picture as it was read
    QSizeF page; ///< points, of the page
};

/// Where a point of the turned picture is on the page.
QPointF turnedBack(QPointF point, const PictureTurn &turn);

/// The stretch of a line of the turned picture as it stands on the page: one rectangle, or where the line slopes there several
/// that follow it, none of which rises by much more than its height. Never empty.
std::vector<QRectF> turnedBack(const QRectF &rect, const PictureTurn &turn);

} // namespace adduce
