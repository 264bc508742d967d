#include "core/readers/pdf/selectable_lines.h"

#include "core/readers/layout/reading_order.h"
#include "core/readers/pdf/page_turn.h"

namespace adduce {

std::vector<TextLine> selectableLines(PageLayout layout)
{
    orderForReading(layout);
    std::vector<TextLine> lines;
    for (const Line &line : layout.lines) {
        if (line.isDuplicate)
            continue;
        TextLine selectable { line.text, {} };
        auto reach = line.reaches.begin();
        for (qsizetype unit = 0; unit < line.text.size(); ++unit) {
            while (reach != line.reaches.end() && reach->unit < unit)
                ++reach;
            const bool stands = reach != line.reaches.end() && reach->unit == unit;
            const double top = stands ? std::min<double>(reach->top, line.top) : line.top;
            const double bottom = stands ? std::max<double>(reach->bottom, line.bottom) : line.bottom;
            const Extent extent = line.extents.at(static_cast<std::size_t>(unit));
            selectable.boxes.push_back(onPage(QRectF(QPointF(extent.left, top), QPointF(extent.right, bottom)), layout));
        }
        lines.push_back(std::move(selectable));
    }
    return lines;
}

} // namespace adduce
