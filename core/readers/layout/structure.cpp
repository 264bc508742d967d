#include "core/readers/layout/structure.h"

#include "core/readers/layout/caption_label.h"
#include "core/readers/layout/headings.h"
#include "core/readers/layout/margins.h"
#include "core/readers/layout/tables.h"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <tuple>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kFootnote = 0.87; // of the body's size, or smaller

bool startsBlock(const std::vector<Line> &lines, std::size_t i)
{
    return i == 0 || lines[i].block != lines[i - 1].block;
}

/// Whether the line begins a row of pieces that stand apart.
bool startsRow(const std::vector<Line> &lines, std::size_t i)
{
    return i + 1 < lines.size() && lines[i + 1].block == lines[i].block
        && std::abs(lines[i + 1].baseline - lines[i].baseline) < kOneRow
        && lines[i + 1].box.left() > lines[i].box.right() + lines[i].size;
}

/// A caption goes on to the end of its block, but for rows of its table that are drawn as one block with it.
void markCaptions(const PageLayout &page, std::vector<LineRole> &roles)
{
    const auto &lines = page.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (roles[i] != LineRole::Body || !startsBlock(lines, i))
            continue;
        const CaptionLabel label = captionLabel(lines[i].text);
        if (label.text.isEmpty())
            continue;
        const auto isBelow = [&](std::size_t k) { return lines[k].baseline > lines[i].baseline + lines[i].size / 2; };
        for (std::size_t k = i; k < lines.size() && lines[k].block == lines[i].block && roles[k] == LineRole::Body; ++k) {
            if (label.isTable && isBelow(k) && startsRow(lines, k))
                break;
            roles[k] = LineRole::Caption;
        }
    }
}

/// Small print at the foot of a page or beside the text.
void markFootnotes(const PageLayout &page, std::vector<LineRole> &roles, const BodyStyle &body)
{
    for (std::size_t i = 0; i < page.lines.size(); ++i)
        if (roles[i] == LineRole::Body && page.lines[i].size <= kFootnote * body.size)
            roles[i] = LineRole::Footnote;
}

/// A small piece that belongs to a line of running text (an exponent set as a line of its own) is no footnote.
void returnFragments(const PageLayout &page, std::vector<LineRole> &roles)
{
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (roles[i] != LineRole::Footnote || page.lines[i].text.size() > 12)
            continue;
        for (std::size_t k = i > 0 ? i - 1 : 0; k < std::min(i + 2, roles.size()); ++k)
            if (roles[k] == LineRole::Body && page.lines[k].box.intersects(page.lines[i].box.adjusted(-3, 0, 3, 0)))
                roles[i] = LineRole::Body;
    }
}

/// Of a size in tenths of a point and those that look like it: a line that is set a little wider or narrower to fill its measure has a
/// size of its own.
qsizetype charactersAround(const QHash<int, qsizetype> &sizes, int size)
{
    constexpr int kAlike = 2; // tenths of a point
    qsizetype characters = 0;
    for (int s = size - kAlike; s <= size + kAlike; ++s)
        characters += sizes.value(s);
    return characters;
}

} // namespace

BodyStyle bodyStyle(std::span<const PageLayout> pages)
{
    QHash<int, qsizetype> sizes;
    QHash<int, qsizetype> boldOfSize;
    QHash<int, qsizetype> fonts;
    qsizetype characters = 0;
    qsizetype monospaced = 0;
    QHash<int, qsizetype> pitches;
    for (const PageLayout &page : pages)
        for (std::size_t i = 0; i < page.lines.size(); ++i) {
            const Line &line = page.lines[i];
            const int size = static_cast<int>(std::lround(line.size * 10));
            sizes[size] += line.text.size();
            fonts[line.font] += line.text.size();
            characters += line.text.size();
            monospaced += line.isMonospaced ? line.text.size() : 0;
            boldOfSize[size] += line.isBold ? line.text.size() : 0;
            if (i > 0 && line.block == page.lines[i - 1].block)
                ++pitches[static_cast<int>(std::lround((line.baseline - page.lines[i - 1].baseline) * 2))];
        }
    BodyStyle body;
    body.isMonospaced = monospaced * 2 > characters;
    std::tuple best { qsizetype(0), qsizetype(0), 0 }; // of the size with those around it, by itself, and the size
    for (auto it = sizes.cbegin(); it != sizes.cend(); ++it)
        best = std::max(best, std::tuple { charactersAround(sizes, it.key()), it.value(), it.key() });
    if (const int size = std::get<2>(best); size > 0) {
        body.size = size / 10.0;
        body.isBold = boldOfSize.value(size) * 2 > sizes.value(size);
    }
    qsizetype most = 0;
    for (auto it = fonts.cbegin(); it != fonts.cend(); ++it)
        if (it.value() > most || (it.value() == most && it.key() > body.font)) {
            most = it.value();
            body.font = it.key();
        }
    most = 0;
    body.lineHeight = body.size * 1.2;
    for (auto it = pitches.cbegin(); it != pitches.cend(); ++it)
        if (it.key() > body.size && (it.value() > most || (it.value() == most && it.key() / 2.0 < body.lineHeight))) {
            most = it.value();
            body.lineHeight = it.key() / 2.0;
        }
    return body;
}

std::vector<PageStructure> findStructure(const std::vector<PageLayout> &pages, const BodyStyle &body)
{
    const auto margins = marginLines(pages);
    std::vector<PageStructure> structures;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        std::vector<LineRole> of(pages[p].lines.size(), LineRole::Body);
        for (std::size_t i = 0; i < of.size(); ++i)
            if (margins[p][i])
                of[i] = LineRole::Margin;
            else if (pages[p].lines[i].frame >= 0)
                of[i] = LineRole::Boxed;
            else if (pages[p].lines[i].sideHead >= 0)
                of[i] = LineRole::Heading;
            else if (pages[p].lines[i].isMonospaced && !body.isMonospaced)
                of[i] = LineRole::Code;
        markCaptions(pages[p], of);
        std::vector<TableGrid> tables = findTables(pages[p], of, body);
        markHeadings(pages[p], of, body, p == 0);
        markFootnotes(pages[p], of, body);
        returnFragments(pages[p], of);
        structures.push_back({ std::move(of), std::move(tables) });
    }
    return structures;
}

} // namespace adduce
