#include "core/readers/layout/reading_order.h"

#include <algorithm>
#include <map>
#include <optional>

namespace adduce {

namespace {

constexpr double kGutter = 8; // points of white that part two columns
constexpr double kGap = 6; // points of white that part two bands
constexpr qsizetype kCell = 25; // characters: of two neighbours in a table one is shorter
constexpr qsizetype kRunning = 40; // or both are shorter than a line of running text
constexpr double kLevelLines = 3; // points between baselines
constexpr double kIntoFrame = 3; // points by which the next line may stand in a frame
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

/// Whether the eye finds the one right behind the other.
bool follows(const Line &above, const Line &below)
{
    const QRectF &a = above.box;
    const QRectF &b = below.box;
    const double step = below.baseline - above.baseline;
    // From cell to cell of a table the eye goes far, and back to the start of the next row.
    const bool cells =
        std::min(above.text.size(), below.text.size()) < kCell || std::max(above.text.size(), below.text.size()) < kRunning;
    if (std::abs(step) < kLevelLines)
        return b.left() >= a.right() - 2 && (cells || b.left() - a.right() < 3 * below.size);
    return b.top() > a.top() && ((cells && step < 3 * below.size) || overlapInX(a, b));
}

int jumpsOf(const Lines &lines)
{
    int jumps = 0;
    for (std::size_t i = 1; i < lines.size(); ++i)
        jumps += !follows(*lines[i - 1], *lines[i]);
    return jumps;
}

Lines pointersTo(const std::vector<Line> &lines)
{
    Lines all;
    all.reserve(lines.size());
    for (const Line &line : lines)
        all.push_back(&line);
    return all;
}

/// In the order of the file when a reader can follow it, or along white space.
Lines ordered(const Lines &lines)
{
    const int jumps = jumpsOf(lines);
    if (jumps == 0)
        return lines;
    Lines cutOrder;
    cutOrder.reserve(lines.size());
    cut(lines, 0, cutOrder);
    return jumpsOf(cutOrder) < kWorthwhile * jumps ? cutOrder : lines;
}

/// Puts text in a frame behind the last line above it in its column, or before the first below it.
void insertFrame(Lines &flow, const QRectF &box, const Lines &lines)
{
    const auto isInColumn = [&](const Line *l) { return overlapInX(l->box, box); };
    const auto isAbove = [&](const Line *l) { return isInColumn(l) && l->box.bottom() <= box.top() + kIntoFrame; };
    const auto isBelow = [&](const Line *l) { return isInColumn(l) && l->box.top() >= box.bottom() - kIntoFrame; };
    const auto above = std::find_if(flow.rbegin(), flow.rend(), isAbove).base(); // begin() where none is
    const auto at = above != flow.begin() ? above : std::ranges::find_if(flow, isBelow);
    flow.insert(at, lines.begin(), lines.end());
}

/// Puts a head in the margin before the line that is level with it; at the end where none is.
void insertHead(Lines &flow, const Lines &lines)
{
    const Line &first = *std::ranges::min(lines, {}, &Line::baseline);
    const auto isBeside = [&](const Line *l) {
        return std::abs(l->baseline - first.baseline) < kLevelLines && l->box.left() > first.box.right();
    };
    flow.insert(std::ranges::find_if(flow, isBeside), lines.begin(), lines.end());
}

} // namespace

int readingJumps(const std::vector<Line> &lines)
{
    return jumpsOf(pointersTo(lines));
}

void orderForReading(PageLayout &page)
{
    const Lines all = pointersTo(page.lines);
    if (jumpsOf(all) == 0)
        return;
    Lines flow;
    std::map<int, Lines> heads;
    std::map<int, Lines> frames;
    for (const Line *line : all)
        (line->sideHead >= 0 ? heads[line->sideHead] : line->frame >= 0 ? frames[line->frame] : flow).push_back(line);
    flow = ordered(flow);
    for (const auto &[frame, lines] : frames)
        insertFrame(flow, page.frames[static_cast<std::size_t>(frame)], ordered(lines));
    for (const auto &[head, lines] : heads)
        insertHead(flow, ordered(lines));
    if (flow == all)
        return;
    std::vector<Line> lines;
    lines.reserve(flow.size());
    for (const Line *line : flow)
        lines.push_back(*line);
    page.lines = std::move(lines);
}

} // namespace adduce
