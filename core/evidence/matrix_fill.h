#pragma once
#include "core/ask/ask.h"
#include "core/evidence/matrix.h"
#include <functional>

namespace adduce {

/// What the paper says to the question: the best quote of an answer that is sought in this paper alone, or that nothing
/// was found. None when it cannot be asked, as it was not read. Throws what asking throws.
std::optional<MatrixCell> fillCell(const Ask &ask, const QuestionSettings &settings, const MatrixPaper &paper,
    const MatrixQuestion &question, const std::stop_token &stop);

/// Fills the cells one after another and keeps each as it comes. `onCell` gets each cell, how many are done, and of how
/// many.
void fillCells(Database &database, const Ask &ask, const QuestionSettings &settings, const Matrix &matrix,
    const std::vector<CellPlace> &cells, const std::function<void(const MatrixCell &, int, int)> &onCell,
    const std::stop_token &stop);

} // namespace adduce
