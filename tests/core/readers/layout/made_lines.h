#pragma once
#include "core/readers/layout/layout.h"

namespace adduce::test {

/// A line at this place, its letters all as wide as half its size.
inline Line madeLine(const QString &text, double left, double baseline, double size = 10)
{
    Line line;
    line.text = text;
    line.size = size;
    line.baseline = baseline;
    const auto edge = [&](qsizetype unit) { return static_cast<float>(left + double(unit) * size / 2); };
    for (qsizetype i = 0; i < text.size(); ++i)
        line.extents.push_back({ edge(i), edge(i + 1) });
    line.box = QRectF(left, baseline - 0.8 * size, double(text.size()) * size / 2, size);
    line.top = line.box.top();
    line.bottom = line.box.bottom();
    return line;
}

/// A page of 600 x 800 points with these lines, numbered in their order.
inline PageLayout madePage(std::vector<Line> lines)
{
    PageLayout page;
    page.size = QSizeF(600, 800);
    page.lines = std::move(lines);
    for (int order = 0; Line & line : page.lines)
        line.order = order++;
    return page;
}

} // namespace adduce::test
