#include "core/documents/readers/line_pieces.h"

#include <cmath>

namespace adduce {

namespace {

constexpr double kSameRow = 0.6; // points between the baselines
constexpr double kPieceGap = 1.0; // em

bool areOne(const Line &first, const Line &second)
{
    if (!first.horizontal || !second.horizontal || std::abs(first.baseline - second.baseline) > kSameRow
        || std::abs(first.size - second.size) > 0.2)
        return false;
    const double gap = (second.box.left() - first.box.right()) / std::max(first.size, 1.0);
    return gap > -0.1 && gap < kPieceGap && first.block == second.block;
}

void append(Line &to, const Line &piece)
{
    if (!to.text.back().isSpace()) {
        to.text += u' ';
        to.left.push_back(to.right.back());
        to.right.push_back(piece.left.front());
        if (!to.middle.empty())
            to.middle.push_back(to.middle.back());
    }
    const auto offset = static_cast<int>(to.text.size());
    for (const int unit : piece.unsure)
        to.unsure.push_back(unit + offset);
    to.text += piece.text;
    to.left.insert(to.left.end(), piece.left.begin(), piece.left.end());
    to.right.insert(to.right.end(), piece.right.begin(), piece.right.end());
    to.middle.insert(to.middle.end(), piece.middle.begin(), piece.middle.end());
    to.box |= piece.box;
    to.top = std::min(to.top, piece.top);
    to.bottom = std::max(to.bottom, piece.bottom);
    to.doubtful = to.doubtful || piece.doubtful;
    if (piece.text.size() * 2 > to.text.size()) {
        to.font = piece.font;
        to.bold = piece.bold;
        to.italic = piece.italic;
        to.monospaced = piece.monospaced;
    }
}

} // namespace

void joinPieces(PageLayout &page)
{
    std::vector<Line> joined;
    joined.reserve(page.lines.size());
    for (Line &line : page.lines) {
        if (!joined.empty() && areOne(joined.back(), line))
            append(joined.back(), line);
        else
            joined.push_back(std::move(line));
    }
    page.lines = std::move(joined);
}

} // namespace adduce
