#pragma once
#include "core/answer/answer.h"
#include "ui/reader/page_layout.h"
#include <QList>

namespace adduce {

/// A stretch on a page, as the reader marks it.
struct PageMark
{
    Citation citation; ///< of a warning: its place alone
    bool isStrong = false; ///< the cited one in focus
    bool isWarning = false; ///< not cited: it speaks to a model
    friend bool operator==(const PageMark &, const PageMark &) = default;
};

/// The rectangles of a quote in page points, each cut where it would overlap the line above: two multiplied marks
/// on top of each other would show as a dark seam.
[[nodiscard]] std::vector<QRectF> seamless(const std::vector<QRectF> &lines);

/// Where a quote stands in the viewport, seamless; nothing when the document has no such page.
[[nodiscard]] QList<QRectF> markRects(const Citation &citation, const PageLayout &pages);

/// A stroke in the margin bar.
struct MarginTick
{
    double place = 0; ///< in the document, 0 (top) to 1
    bool isStrong = false;
};
/// One tick a mark; `pageTops` in any unit, with the height of all behind the last.
[[nodiscard]] std::vector<MarginTick> marginTicks(
    const std::vector<PageMark> &marks, const std::vector<double> &pageTops, const std::vector<double> &scales);

} // namespace adduce
