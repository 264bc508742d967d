#pragma once
#include "core/readers/layout/structure.h"

namespace adduce {

/// Lines of a page, ascending, that stand in rows of several pieces, with what stands between such rows.
struct TableRun
{
    std::vector<std::size_t> lines;
    int rows = 0; ///< visual rows of several pieces
    bool hasCaption = false; ///< the caption of a table stands right before or after
};

std::vector<TableRun> tableRuns(const PageLayout &page, const std::vector<LineRole> &roles, const BodyStyle &body);

} // namespace adduce
