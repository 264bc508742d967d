#include "core/readers/layout/line_pieces.h"

#include <cmath>

namespace adduce {

namespace {

constexpr double kSameRow = 0.6; // points between the baselines
constexpr double kPieceGap = 1.0; // em

bool areOne(const Line &first, const Line &second)
{
    if (!first.isHorizontal || !second.isHorizontal || std::abs(first.baseline - second.baseline) > kSameRow
        || std::abs(first.size - second.size) > 0.2)
        return false;
    const double gap = (second.box.left() - first.box.right()) / std::max(first.size, 1.0);
    return gap > -0.1 && gap < kPieceGap && first.block == second.block;
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
    for (Line &line : page.lines) {
        if (joined.empty() || !areOne(joined.back(), line)) {
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
