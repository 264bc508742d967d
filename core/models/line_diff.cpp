#include "core/models/line_diff.h"

#include <algorithm>

namespace adduce {

std::vector<DiffLine> lineDiff(const QStringList &from, const QStringList &to)
{
    const auto rows = static_cast<std::size_t>(from.size());
    const auto columns = static_cast<std::size_t>(to.size());
    // common[i][j]: how long the longest common subsequence of the lines from i and from j on is.
    std::vector<std::vector<int>> common(rows + 1, std::vector<int>(columns + 1, 0));
    const auto isSame = [&](std::size_t i, std::size_t j) {
        return from[static_cast<qsizetype>(i)] == to[static_cast<qsizetype>(j)];
    };
    for (std::size_t i = rows; i-- > 0;)
        for (std::size_t j = columns; j-- > 0;)
            common[i][j] = isSame(i, j) ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);

    std::vector<DiffLine> lines;
    std::size_t i = 0, j = 0;
    while (i < rows || j < columns) {
        if (i < rows && j < columns && isSame(i, j)) {
            lines.push_back({ DiffLine::Kind::Same, from[static_cast<qsizetype>(i)] });
            ++i, ++j;
        } else if (i < rows && (j == columns || common[i + 1][j] >= common[i][j + 1])) {
            lines.push_back({ DiffLine::Kind::Removed, from[static_cast<qsizetype>(i++)] });
        } else {
            lines.push_back({ DiffLine::Kind::Added, to[static_cast<qsizetype>(j++)] });
        }
    }
    return lines;
}

} // namespace adduce
