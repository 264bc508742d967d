#pragma once
#include <algorithm>
#include <cstddef>
#include <vector>

namespace adduce {

constexpr double kOneRow = 2.5; ///< points between the baselines of one row of a table, at most

/// A table on one page. Cells hold numbers of lines of that page, top to bottom.
struct TableGrid
{
    using Row = std::vector<std::vector<std::size_t>>; ///< column, lines of the cell

    std::vector<Row> rows; ///< every one as long
    std::size_t columns = 0;
    int headerRows = 0;
};

/// Whether more than one cell of the row holds something.
inline bool isFilled(const TableGrid::Row &row)
{
    return std::ranges::count_if(row, [](const auto &cell) { return !cell.empty(); }) > 1;
}

} // namespace adduce
