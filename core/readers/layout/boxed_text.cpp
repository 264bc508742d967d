#include "core/readers/layout/boxed_text.h"

#include "core/readers/layout/caption_label.h"
#include "core/readers/layout/paragraph.h"
#include "core/readers/layout/run_in_heads.h"
#include "core/readers/layout/section_names.h"
#include "core/readers/layout/structure.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLargestBox = 0.6; // of the page: more is its background
constexpr double kOut = 3; // points by which a line may stand out of its frame
constexpr std::size_t kFewestLines = 3; // with the title
constexpr std::size_t kMostBoxes = 3; // of a page: more are the boxes of a flow chart
constexpr qsizetype kLongLines = 25; // characters of its lines, in the mean
constexpr double kMostOfText = 0.5; // of the page's characters
constexpr double kSideBySide = 0.2; // of its lines that have another beside them: cells
constexpr double kCellsRow = 2; // points between the baselines of a row
constexpr double kSmallPrint = 0.87; // of the size that most of the page has: labels, and notes of a figure
constexpr double kBanner = 0.95; // of the largest size of the page: its title, where it is
constexpr double kTitle = 1.3; // times the size that most of the page has

using BoxLines = std::vector<Line *>;

/// What a box is told by beside its lines.
struct PageLook
{
    qsizetype characters = 0;
    double size = 0; ///< of its running text, points
    double largest = 0;
};

PageLook lookOf(const PageLayout &page)
{
    PageLook look { .size = bodyStyle({ &page, 1 }).size };
    for (const Line &line : page.lines) {
        look.characters += line.text.size();
        look.largest = std::max(look.largest, line.size);
    }
    return look;
}

qsizetype charactersOf(const BoxLines &lines)
{
    return std::accumulate(
        lines.begin(), lines.end(), qsizetype(0), [](qsizetype sum, const Line *line) { return sum + line->text.size(); });
}

/// Whether a frame is around a figure, a table or a main part of the paper, as its first line says.
bool isAroundAnother(const Line &first)
{
    static const QRegularExpression messages(u"^(highlights|key (points|messages|findings)|what |strengths and limitations)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString text = first.text.simplified();
    const CaptionLabel label = captionLabel(text);
    if (!label.text.isEmpty())
        return !label.text.startsWith(u"box"_s, Qt::CaseInsensitive);
    const bool isRunIn = first.lead > 0 && standardType(first.text.left(first.lead).trimmed()) != SectionType::Other;
    return isRunIn || (standardType(text) != SectionType::Other && !messages.match(text).hasMatch());
}

/// A first row of a label and text beside it, or many such rows.
bool areCells(const BoxLines &lines)
{
    std::size_t beside = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const bool isBeside = std::abs(lines[i]->baseline - lines[i - 1]->baseline) < kCellsRow;
        if (isBeside && i == 1)
            return true;
        beside += isBeside;
    }
    return double(beside) > kSideBySide * double(lines.size());
}

bool isBoxedText(const BoxLines &lines, const PageLook &page)
{
    if (lines.size() < kFewestLines)
        return false;
    const qsizetype characters = charactersOf(lines);
    if (double(characters) > kMostOfText * double(page.characters))
        return false;
    if (isPublishersNote(lines.front()->text.simplified())) // an advertisement, however it looks
        return true;
    const auto isCode = std::ranges::count_if(lines, &Line::isMonospaced) * 2 > std::ssize(lines);
    const auto isSmall = std::ranges::count_if(lines, [&](const Line *line) { return line->size <= kSmallPrint * page.size; }) * 2
        > std::ssize(lines);
    const bool isBanner = lines.front()->size >= std::max(kBanner * page.largest, kTitle * page.size);
    return characters >= kLongLines * std::ssize(lines) && !isCode && !isSmall && !isBanner
        && !beginsMidSentence(lines.front()->text);
}

/// The lines in a frame from the top; none when some stand out of it, or do not run as the page does.
BoxLines linesIn(PageLayout &page, const QRectF &frame)
{
    const QRectF around = frame.adjusted(-kOut, -kOut, kOut, kOut);
    BoxLines inside;
    for (Line &line : page.lines) {
        if (!around.contains(line.box.center()))
            continue;
        if (!line.isHorizontal || line.box.left() < around.left() || line.box.right() > around.right())
            return {};
        inside.push_back(&line);
    }
    std::ranges::stable_sort(inside, [](const Line *a, const Line *b) {
        return std::abs(a->baseline - b->baseline) < 0.01 ? a->box.left() < b->box.left() : a->baseline < b->baseline;
    });
    return inside;
}

} // namespace

void markBoxedText(PageLayout &page)
{
    if (page.frames.empty())
        return;
    std::vector<std::size_t> order(page.frames.size()); // the largest first: a title may have a frame of its own within
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto area = [&](std::size_t i) { return page.frames[i].width() * page.frames[i].height(); };
    std::ranges::stable_sort(order, std::ranges::greater {}, area);
    const PageLook look = lookOf(page);
    std::vector<QRectF> settled; // what stands within says no more
    std::vector<std::pair<std::size_t, BoxLines>> boxes;
    for (const std::size_t i : order) {
        const QRectF &frame = page.frames[i];
        const auto isAround = [&](const QRectF &other) { return other.contains(frame.center()); };
        if (area(i) > kLargestBox * page.size.width() * page.size.height() || std::ranges::any_of(settled, isAround))
            continue;
        BoxLines lines = linesIn(page, frame);
        if (lines.empty())
            continue;
        if (areCells(lines) || isAroundAnother(*lines.front())) {
            settled.push_back(frame);
        } else if (isBoxedText(lines, look)) {
            settled.push_back(frame);
            boxes.emplace_back(i, std::move(lines));
        }
    }
    if (boxes.size() > kMostBoxes)
        return;
    for (const auto &[frame, lines] : boxes)
        for (Line *line : lines)
            line->frame = static_cast<int>(frame);
}

} // namespace adduce
