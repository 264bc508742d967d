#pragma once
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace adduce {

/// What a reader of PDFs marks on a page, or writes beside it, as the file keeps it.
struct PageAnnotation
{
    int page = 0; ///< 0-based
    std::vector<QRectF> rects {}; ///< points, top left origin: a line each; of a note its sign
    std::optional<quint32> colour {}; ///< 0xRRGGBB; none: it has none
    QString words {}; ///< that are marked, as they stand on the page, its line ends in them; empty for a note beside the text
    QString note {};
    QString author {};

    friend bool operator==(const PageAnnotation &, const PageAnnotation &) = default;
};

} // namespace adduce
