#pragma once
#include <cstddef>
#include <vector>

namespace adduce {

constexpr double kOneRow = 2.5; ///< points between the baselines of one row of a table, at most

/// A table on one page. Cells hold numbers of lines of that page, top to bottom.
struct TableGrid
{
    std::vector<std::vector<std::vector<std::size_t>>> rows; ///< row, column, lines of the cell; every row as long
    std::size_t columns = 0;
    int headerRows = 0;
};

} // namespace adduce
