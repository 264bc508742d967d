#include "core/readers/layout/side_heads.h"

#include "core/readers/layout/caption_label.h"
#include "core/readers/layout/headings.h"
#include "core/readers/layout/paragraph.h"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kTextLine = 40; // characters of a line of running text
constexpr std::size_t kFewestRunning = 8; // lines, to know the column by
constexpr double kOfColumn = 0.5; // share of them that begin at its edge
constexpr double kSideEdge = 3; // points around it
constexpr double kMarginGap = 6; // points between a head and the column
constexpr double kLevel = 3; // points between their baselines
constexpr std::size_t kMostSideLines = 4; // of a head
constexpr qsizetype kLongestOfHead = 60; // characters of one of its lines
constexpr double kAsLarge = 0.95; // times the size of the text: what is small in the margin is a note
constexpr double kPitch = 1.5; // times the size: lines of one head
constexpr double kApart = 1.8; // times the size: to the next thing in the margin

using MarginLines = std::vector<Line *>;

bool isInFlow(const Line &line)
{
    return line.isHorizontal && line.frame < 0 && !line.text.isEmpty();
}

/// Where most lines of running text begin; nothing where some of them stand wholly before that, as a column does.
std::optional<double> columnEdge(const PageLayout &page)
{
    QHash<int, int> edges;
    std::vector<const Line *> running;
    for (const Line &line : page.lines)
        if (isInFlow(line) && line.text.size() >= kTextLine) {
            running.push_back(&line);
            ++edges[static_cast<int>(std::lround(line.box.left()))];
        }
    if (running.size() < kFewestRunning)
        return std::nullopt;
    int edge = 0;
    for (auto it = edges.cbegin(); it != edges.cend(); ++it)
        if (it.value() > edges.value(edge) || (it.value() == edges.value(edge) && it.key() < edge))
            edge = it.key();
    const auto isAt = [edge](const Line *line) { return std::abs(line->box.left() - edge) < kSideEdge; };
    const auto isBefore = [edge](const Line *line) { return line->box.right() < edge; };
    if (double(std::ranges::count_if(running, isAt)) < kOfColumn * double(running.size())
        || std::ranges::any_of(running, isBefore))
        return std::nullopt;
    return edge;
}

bool canBeHead(const MarginLines &group)
{
    const QString first = group.front()->text.trimmed();
    const QString last = group.back()->text.trimmed();
    qsizetype letters = 0;
    for (const Line *line : group)
        letters += std::ranges::count_if(line->text, [](QChar c) { return c.isLetter(); });
    return group.size() <= kMostSideLines && !group.front()->isMonospaced && letters >= 3
        && (first.front().isUpper() || first.front().isDigit()) && !QStringView(u",;").contains(last.back())
        && captionLabel(first).text.isEmpty();
}

/// The line of running text level with a head, when a paragraph begins with it; null without one.
const Line *textBeside(const Line &head, const PageLayout &page, double edge)
{
    const Line *beside = nullptr;
    const Line *above = nullptr; // in the column
    for (const Line &line : page.lines) {
        if (!isInFlow(line) || std::abs(line.box.left() - edge) > 3 * line.size) // the first line of a paragraph is indented
            continue;
        if (std::abs(line.baseline - head.baseline) < kLevel && line.text.size() >= kTextLine)
            beside = &line;
        else if (line.baseline < head.baseline && (!above || line.baseline > above->baseline))
            above = &line;
    }
    if (!beside || !isStronger(head, *beside) || head.size <= kAsLarge * beside->size)
        return nullptr;
    return !above || beside->baseline - above->baseline > kApart * beside->size || endsSentence(above->text) ? beside : nullptr;
}

/// MarginLines of the margin that follow each other and look alike.
std::vector<MarginLines> groupsOf(const MarginLines &margin)
{
    std::vector<MarginLines> groups;
    for (Line *line : margin) {
        const bool goesOn = !groups.empty() && sameLook(*groups.back().back(), *line)
            && line->baseline - groups.back().back()->baseline < kPitch * line->size;
        if (!goesOn)
            groups.emplace_back();
        groups.back().push_back(line);
    }
    return groups;
}

} // namespace

void markSideHeads(PageLayout &page)
{
    const std::optional<double> edge = columnEdge(page);
    if (!edge)
        return;
    MarginLines margin;
    for (Line &line : page.lines)
        if (isInFlow(line) && line.box.right() <= *edge - kMarginGap && line.text.size() <= kLongestOfHead)
            margin.push_back(&line);
    std::ranges::stable_sort(margin, {}, &Line::baseline);
    const std::vector<MarginLines> groups = groupsOf(margin);
    int heads = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const MarginLines &group = groups[i];
        const Line &last = *group.back();
        const bool isAlone = i + 1 == groups.size() || groups[i + 1].front()->baseline - last.baseline > kApart * last.size;
        if (!isAlone || !canBeHead(group) || !textBeside(*group.front(), page, *edge))
            continue;
        for (Line *line : group)
            line->sideHead = heads;
        ++heads;
    }
}

} // namespace adduce
