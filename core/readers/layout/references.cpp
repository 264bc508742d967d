#include "core/readers/layout/references.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kSameEdge = 2.5; // points: lines this near begin at the same height of indent
constexpr std::size_t kLongestEntry = 12; // lines, of numbered entries on the average
constexpr int kNumberedFrom = 3; // entries in a row make a numbered list

/// The number that a line begins with ("12.", "[12]", "12 "); none otherwise. A year begins no entry.
std::optional<int> leadingNumber(const QString &text)
{
    static const QRegularExpression number(u"^\\s*[\\[(]?(\\d{1,4})(?:[\\]).]|\\s|$)"_s);
    const auto match = number.match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

/// Lines that carry the next number each; empty when they are not numbered so.
std::vector<bool> byNumbers(const std::vector<PlacedLine> &lines)
{
    std::vector<bool> starts(lines.size());
    int expected = 1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto number = leadingNumber(lines[i].line->text);
        // One that was lost is passed over; the first must be the first.
        if (!number || !(*number == expected || (expected > kNumberedFrom && *number == expected + 1)))
            continue;
        starts[i] = true;
        expected = *number + 1;
    }
    // Numbers that begin a line by chance stand far apart, and not at the head of the list.
    const auto first = std::ranges::find(starts, true) - starts.begin();
    const bool dense = lines.size() <= static_cast<std::size_t>(expected) * kLongestEntry;
    if (expected <= kNumberedFrom || first > 0 || !dense)
        starts.clear();
    return starts;
}

/// Does the next line stand in another column or on another page?
bool isNewColumn(const PlacedLine &above, const PlacedLine &below)
{
    return above.page != below.page || below.line->box.top() < above.line->box.top() - 2;
}

/// Where each line's column begins on the left: the least of the lines from one jump to the next.
std::vector<double> columnEdges(const std::vector<PlacedLine> &lines)
{
    std::vector<double> edges(lines.size());
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin + 1;
        double edge = lines[begin].line->box.left();
        while (end < lines.size() && !isNewColumn(lines[end - 1], lines[end])) {
            edge = std::min(edge, lines[end].line->box.left());
            ++end;
        }
        std::fill(edges.begin() + static_cast<std::ptrdiff_t>(begin), edges.begin() + static_cast<std::ptrdiff_t>(end), edge);
        begin = end;
    }
    return edges;
}

bool sharesRow(const PlacedLine &above, const PlacedLine &below)
{
    return above.page == below.page && std::abs(above.line->baseline - below.line->baseline) < kSameEdge;
}

/// Lines at the edge of their column, when most others are indented by the same.
std::vector<bool> byIndent(const std::vector<PlacedLine> &lines, const BodyStyle &body)
{
    const std::vector<double> edges = columnEdges(lines);
    std::vector<bool> starts(lines.size());
    std::size_t hanging = 0;
    std::size_t atEdge = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0 && sharesRow(lines[i - 1], lines[i]))
            continue;
        const double indent = lines[i].line->box.left() - edges[i];
        starts[i] = indent < kSameEdge;
        atEdge += starts[i];
        hanging += indent >= kSameEdge && indent < 5 * body.size;
    }
    if (atEdge < 2 || hanging * 3 < atEdge)
        starts.clear();
    return starts;
}

/// Lines with more white above them than lines of one entry have.
std::vector<bool> byGaps(const std::vector<PlacedLine> &lines)
{
    std::vector<double> steps;
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (!isNewColumn(lines[i - 1], lines[i]) && !sharesRow(lines[i - 1], lines[i]))
            steps.push_back(lines[i].line->baseline - lines[i - 1].line->baseline);
    if (steps.empty())
        return std::vector<bool>(lines.size());
    const auto quarter = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 4);
    std::nth_element(steps.begin(), quarter, steps.end());
    const double usual = *quarter;
    std::vector<bool> starts(lines.size());
    for (std::size_t i = 1; i < lines.size(); ++i) {
        static const QRegularExpression ended(u"[.\\d)\\]/]\\s*$"_s);
        const bool jump = isNewColumn(lines[i - 1], lines[i]);
        const double step = lines[i].line->baseline - lines[i - 1].line->baseline;
        starts[i] = (jump || step > 1.2 * usual) && ended.match(lines[i - 1].line->text).hasMatch()
            && lines[i].line->text.trimmed().front().isUpper();
    }
    return starts;
}

} // namespace

std::vector<std::vector<PlacedLine>> referenceEntries(const std::vector<PlacedLine> &lines, const BodyStyle &body)
{
    std::vector<bool> starts = byNumbers(lines);
    if (starts.empty())
        starts = byIndent(lines, body);
    if (starts.empty())
        starts = byGaps(lines);
    std::vector<std::vector<PlacedLine>> entries;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (entries.empty() || starts[i])
            entries.emplace_back();
        entries.back().push_back(lines[i]);
    }
    return entries;
}

} // namespace adduce
