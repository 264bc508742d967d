#include "ui/reader/page_marks.h"

#include <algorithm>

namespace adduce {

std::vector<QRectF> seamless(const std::vector<QRectF> &lines)
{
    constexpr double kOverlap = 0.1; // of the narrower: pieces of a sloping line touch each other
    std::vector<QRectF> result;
    for (QRectF line : lines) {
        if (!line.isValid())
            continue;
        for (const QRectF &above : result) {
            const double shared = std::min(line.right(), above.right()) - std::max(line.left(), above.left());
            const bool sameColumn = shared > kOverlap * std::min(line.width(), above.width());
            if (sameColumn && line.top() >= above.top() && line.top() < above.bottom() && line.bottom() > above.bottom())
                line.setTop(above.bottom());
        }
        result.push_back(line);
    }
    return result;
}

QList<QRectF> markRects(const Citation &citation, const PageLayout &pages)
{
    const int page = citation.page - 1;
    if (page < 0 || page >= pages.pageCount())
        return {};
    QList<QRectF> result;
    for (const QRectF &rect : seamless(citation.rects))
        result << pages.onViewport(page, rect);
    return result;
}

std::vector<MarginTick> marginTicks(
    const std::vector<PageMark> &marks, const std::vector<double> &pageTops, const std::vector<double> &scales)
{
    std::vector<MarginTick> ticks;
    const double whole = pageTops.empty() ? 0 : pageTops.back();
    for (const PageMark &mark : marks) {
        const auto page = static_cast<std::size_t>(mark.citation.page - 1);
        if (mark.isWarning || mark.citation.page < 1 || page + 1 >= pageTops.size() || page >= scales.size() || whole <= 0)
            continue;
        const double top = mark.citation.rects.empty() ? 0 : mark.citation.rects.front().top();
        ticks.push_back({ std::clamp((pageTops[page] + top * scales[page]) / whole, 0.0, 1.0), mark.isStrong });
    }
    return ticks;
}

} // namespace adduce
