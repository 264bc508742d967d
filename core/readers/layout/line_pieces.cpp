#include "core/readers/layout/line_pieces.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace adduce {

namespace {

constexpr double kSameRow = 0.6; // points between the baselines
constexpr double kPieceGap = 1.0; // em
constexpr double kStretchedGap = 5.0; // em: between words that were set apart to fill their line
constexpr double kEqualGaps = 0.5; // points: the words of a justified line stand equally far apart
constexpr double kFlush = 3.0; // points: the space at the end of a line counts to its width in many files
constexpr std::size_t kFewestStretched = 3; // words: two would prove nothing
constexpr qsizetype kProse = 30; // characters of a line of text

double gapBetween(const Line &first, const Line &second)
{
    return second.box.left() - first.box.right();
}

/// In one row of one block, the second to the right.
bool standSideBySide(const Line &first, const Line &second)
{
    return first.isHorizontal && second.isHorizontal && std::abs(first.baseline - second.baseline) <= kSameRow
        && std::abs(first.size - second.size) <= 0.2 && first.block == second.block
        && gapBetween(first, second) > -0.1 * std::max(first.size, 1.0);
}

bool areOne(const Line &first, const Line &second)
{
    return standSideBySide(first, second) && gapBetween(first, second) < kPieceGap * std::max(first.size, 1.0);
}

/// A line of text that begins and ends where the row does.
bool frames(const Line &neighbour, const Line &first, const Line &last)
{
    return neighbour.block == first.block && neighbour.text.size() >= kProse
        && std::abs(neighbour.box.left() - first.box.left()) < kFlush
        && std::abs(neighbour.box.right() - last.box.right()) < kFlush;
}

/// Whether pieces of a row are the words of a justified line that has few of them: all equally far apart, however far. Cells of a table are
/// not, nor do they fill the column as the lines around them do.
bool isStretched(std::span<const Line> row)
{
    const auto isWord = [](const Line &piece) {
        return std::ranges::count_if(piece.text, [](QChar c) { return c.isLetter(); }) > 1;
    };
    if (row.size() < kFewestStretched || 2 * std::ranges::count_if(row, isWord) < std::ssize(row))
        return false;
    double least = gapBetween(row[0], row[1]);
    double most = least;
    for (std::size_t i = 2; i < row.size(); ++i) {
        const double gap = gapBetween(row[i - 1], row[i]);
        least = std::min(least, gap);
        most = std::max(most, gap);
    }
    return most - least < kEqualGaps && most < kStretchedGap * row.front().size;
}

/// How many of the lines, which begin with one, stand in its row.
std::size_t rowLength(std::span<const Line> lines)
{
    std::size_t count = 1;
    while (count < lines.size() && standSideBySide(lines[count - 1], lines[count]))
        ++count;
    return count;
}

/// What most of the characters look like.
void takeLook(Line &to, const Line &from)
{
    to.font = from.font;
    to.isBold = from.isBold;
    to.isItalic = from.isItalic;
    to.isMonospaced = from.isMonospaced;
}

} // namespace

void appendPiece(Line &line, const Line &piece)
{
    const bool isEmphatic = (line.isBold && !piece.isBold) || (line.isItalic && !piece.isItalic && !line.isBold);
    if (line.lead == 0 && isEmphatic)
        line.lead = static_cast<int>(line.text.size());
    if (!line.text.back().isSpace()) {
        line.text += u' ';
        line.extents.push_back({ line.extents.back().right, piece.extents.front().left });
    }
    const auto offset = static_cast<int>(line.text.size());
    for (const int unit : piece.unsure)
        line.unsure.push_back(unit + offset);
    for (const Reach &reach : piece.reaches)
        line.reaches.push_back({ reach.unit + offset, reach.top, reach.bottom });
    line.text += piece.text;
    line.extents.insert(line.extents.end(), piece.extents.begin(), piece.extents.end());
    line.box |= piece.box;
    line.top = std::min(line.top, piece.top);
    line.bottom = std::max(line.bottom, piece.bottom);
    line.isDoubtful = line.isDoubtful || piece.isDoubtful;
}

void joinPieces(PageLayout &page)
{
    std::vector<Line> joined;
    joined.reserve(page.lines.size());
    std::size_t stretchedUntil = 0; // lines before this one belong to a stretched row
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        Line &line = page.lines[i];
        const bool goesOn = i > 0 && i < stretchedUntil;
        if (!goesOn && (joined.empty() || !areOne(joined.back(), line))) {
            const std::span<const Line> rest = std::span<const Line>(page.lines).subspan(i);
            const std::span<const Line> row = rest.first(rowLength(rest));
            const bool isFramed = (!joined.empty() && frames(joined.back(), row.front(), row.back()))
                || (row.size() < rest.size() && frames(rest[row.size()], row.front(), row.back()));
            if (isFramed && isStretched(row))
                stretchedUntil = i + row.size();
            joined.push_back(std::move(line));
            continue;
        }
        appendPiece(joined.back(), line);
        if (line.text.size() * 2 > joined.back().text.size())
            takeLook(joined.back(), line);
    }
    page.lines = std::move(joined);
}

} // namespace adduce
