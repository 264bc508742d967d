#pragma once
#include <QPointF>

namespace adduce {

/// What is in the upper left corner of the reader: so it finds back, whatever its size and zoom are by then.
struct PagePoint
{
    int page = 0; ///< 0-based; the current one
    QPointF point; ///< points from the page's corner
    friend bool operator==(const PagePoint &, const PagePoint &) = default;
};

} // namespace adduce
