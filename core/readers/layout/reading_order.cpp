#include "core/readers/layout/reading_order.h"

#include <algorithm>
#include <optional>

namespace adduce {

namespace {

constexpr double kGutter = 8; // points of white that part two columns
constexpr double kGap = 6; // points of white that part two bands
constexpr qsizetype kCell = 25; // characters: of two neighbours in a table one is shorter
constexpr qsizetype kRunning = 40; // or both are shorter than a line of running text
constexpr int kDeepest = 12;
constexpr double kWorthwhile = 0.6; // the file's order is given up for one with this share of its jumps

using Lines = std::vector<const Line *>;

bool overlapInX(const QRectF &a, const QRectF &b)
{
    return std::min(a.right(), b.right()) - std::max(a.left(), b.left()) > 0;
}

/// The widest white gap between the boxes along one axis: where it begins and ends.
template <class Low, class High>
std::optional<std::pair<double, double>> widestGap(Lines lines, double minimum, Low low, High high)
{
    std::ranges::sort(lines, {}, [&](const Line *l) { return low(l->box); });
    std::optional<std::pair<double, double>> best;
    double reach = high(lines.front()->box);
    for (const Line *line : lines) {
        const double start = low(line->box);
        if (start - reach >= minimum && (!best || start - reach > best->second - best->first))
            best = std::pair(reach, start);
        reach = std::max(reach, high(line->box));
    }
    return best;
}

void cut(const Lines &lines, int depth, Lines &out)
{
    if (lines.size() > 1 && depth < kDeepest) {
        const auto left = [](const QRectF &r) { return r.left(); };
        const auto right = [](const QRectF &r) { return r.right(); };
        const auto top = [](const QRectF &r) { return r.top(); };
        const auto bottom = [](const QRectF &r) { return r.bottom(); };
        const auto split = [&](auto isFirst) {
            Lines first;
            Lines second;
            for (const Line *line : lines)
                (isFirst(*line) ? first : second).push_back(line);
            cut(first, depth + 1, out);
            cut(second, depth + 1, out);
        };
        if (const auto gutter = widestGap(lines, kGutter, left, right))
            return split([&](const Line &l) { return l.box.right() <= gutter->first; });
        if (const auto gap = widestGap(lines, kGap, top, bottom))
            return split([&](const Line &l) { return l.box.bottom() <= gap->first; });
    }
    Lines sorted = lines;
    std::ranges::stable_sort(sorted, {}, [](const Line *l) { return l->baseline; });
    out.insert(out.end(), sorted.begin(), sorted.end());
}

} // namespace

int readingJumps(const std::vector<Line> &lines)
{
    int jumps = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const QRectF &a = lines[i - 1].box;
        const QRectF &b = lines[i].box;
        const bool sameRow = std::abs(lines[i].baseline - lines[i - 1].baseline) < 3;
        // From cell to cell of a table the eye goes far, and back to the start of the next row.
        const qsizetype before = lines[i - 1].text.size();
        const qsizetype after = lines[i].text.size();
        const bool cells = std::min(before, after) < kCell || std::max(before, after) < kRunning;
        const bool nextRow = cells && b.top() > a.top() && lines[i].baseline - lines[i - 1].baseline < 3 * lines[i].size;
        const bool follows = sameRow ? b.left() >= a.right() - 2 && (cells || b.left() - a.right() < 3 * lines[i].size)
                                     : nextRow || (b.top() > a.top() && overlapInX(a, b));
        jumps += !follows;
    }
    return jumps;
}

void orderForReading(PageLayout &page)
{
    if (page.lines.size() < 2)
        return;
    Lines all;
    for (const Line &line : page.lines)
        all.push_back(&line);
    Lines ordered;
    cut(all, 0, ordered);
    std::vector<Line> cutOrder;
    cutOrder.reserve(ordered.size());
    for (const Line *line : ordered)
        cutOrder.push_back(*line);
    if (readingJumps(cutOrder) < kWorthwhile * readingJumps(page.lines))
        page.lines = std::move(cutOrder);
}

} // namespace adduce
