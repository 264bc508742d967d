#pragma once
#include "core/readers/layout/layout.h"
#include "core/readers/layout/table_grid.h"

namespace adduce {

/// How many of a table's first rows say what its columns hold: those in bold, or those above the rows of figures, at most three. 0 where the first
/// row is one of data like those below it, as on a page where a table goes on.
int headerRows(const std::vector<Line> &lines, const TableGrid &grid);

} // namespace adduce
