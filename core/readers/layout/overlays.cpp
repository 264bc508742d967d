#include "core/readers/layout/overlays.h"

#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

constexpr qsizetype kLongEnough = 8; // characters: an accent or an exponent over a letter is no layer
constexpr double kCovered = 0.4; // share of the shorter line
constexpr double kLayer = 0.1; // hidden characters for each visible one: another layer of the page
constexpr std::size_t kMostRects = 500; // of hidden text, before its page is given up
constexpr double kLayered = 0.05; // share of a page's lines

bool liesOver(const Line &a, const Line &b)
{
    if (std::abs(a.baseline - b.baseline) > 0.6 * std::max(a.size, b.size))
        return false;
    const double common = std::min(a.box.right(), b.box.right()) - std::max(a.box.left(), b.box.left());
    return common > kCovered * std::min(a.box.width(), b.box.width());
}

/// The letters alone: layers differ in their spaces.
QString letters(const Line &line)
{
    QString text;
    for (const QChar c : line.text)
        if (c.isLetterOrNumber())
            text += c;
    return text;
}

/// Readers that do not tell hidden text apart read it between the lines that it stands beside; a layer of it anywhere.
void doubtWhatStandsByHidden(PageLayout &page)
{
    qsizetype hidden = 0;
    qsizetype visible = 0;
    std::vector<QRectF> rects;
    for (const Line &line : page.lines)
        visible += line.text.size();
    for (const HiddenText &text : page.hidden) {
        hidden += text.text.size();
        rects.insert(rects.end(), text.rects.begin(), text.rects.end());
    }
    const bool layer = static_cast<double>(hidden) > kLayer * static_cast<double>(visible) || rects.size() > kMostRects;
    const auto isBeside = [](const Line &line, const QRectF &rect) {
        return line.box.top() < rect.bottom() + line.size && line.box.bottom() > rect.top() - line.size;
    };
    for (Line &line : page.lines)
        line.isDoubtful =
            line.isDoubtful || layer || std::ranges::any_of(rects, [&](const QRectF &rect) { return isBeside(line, rect); });
}

} // namespace

void markOverlays(PageLayout &page)
{
    doubtWhatStandsByHidden(page);
    std::vector<Line *> byHeight;
    for (Line &line : page.lines)
        if (line.text.size() >= kLongEnough)
            byHeight.push_back(&line);
    std::ranges::stable_sort(byHeight, {}, &Line::baseline);
    for (std::size_t i = 0; i < byHeight.size(); ++i)
        for (std::size_t k = i + 1; k < byHeight.size() && byHeight[k]->baseline - byHeight[i]->baseline < 30; ++k) {
            Line &a = *byHeight[i];
            Line &b = *byHeight[k];
            if (!liesOver(a, b))
                continue;
            a.isDoubtful = b.isDoubtful = true;
            const QString x = letters(a);
            const QString y = letters(b);
            if (!a.isDuplicate && !b.isDuplicate && (x.contains(y) || y.contains(x)))
                (x.size() < y.size() ? a : b).isDuplicate = true;
        }
    // Where one layer shows, readers disagree which lines are whose: such a page is quoted nowhere.
    const auto overlaid = std::ranges::count_if(byHeight, [](const Line *line) { return line->isDoubtful; });
    if (static_cast<double>(overlaid) > kLayered * static_cast<double>(byHeight.size()))
        for (Line &line : page.lines)
            line.isDoubtful = true;
}

} // namespace adduce
