#pragma once
#include "core/readers/layout/structure.h"

namespace adduce {

/// Finds what is set in rows and columns among the body lines of a page and marks its lines as Table. What follows the
/// caption of a table, or is larger than a formula with its number, is taken apart into cells.
///
/// Columns are where the rows with most pieces have theirs. Rows are told from the lines of one cell by the order of the
/// file, which draws cell by cell: a step back to an earlier column begins a row, a further line in the same column goes
/// on with the cell.
std::vector<TableGrid> findTables(const PageLayout &page, std::vector<LineRole> &roles, const BodyStyle &body);

} // namespace adduce
