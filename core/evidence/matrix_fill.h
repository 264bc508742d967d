#pragma once
#include "core/ask/ask.h"
#include "core/evidence/matrix.h"
#include <functional>

namespace adduce {

/// How the cells of a matrix are filled.
struct MatrixRoad
{
    const Ask &ask;
    std::optional<AnswerModel> model {}; ///< that answers; none: the papers' own sentences
    std::vector<RankModel> rankers {}; ///< that put the passages in order
    std::optional<RetrievalParameters> retrieval {}; ///< in place of those that every question gets
};

/// What the paper says to the question: the best quote of an answer that is sought in this paper alone, or that it
/// reports nothing. None when it cannot be asked, as it was not read. Throws what asking throws.
std::optional<MatrixCell> fillCell(
    const MatrixRoad &road, const MatrixPaper &paper, const MatrixQuestion &question, const std::stop_token &stop);

/// Fills the cells one after another and keeps each as it comes. `tell` hears of each cell, how many are done, and of how
/// many.
void fillCells(Database &database, const MatrixRoad &road, const Matrix &matrix, const std::vector<CellPlace> &cells,
    const std::function<void(const MatrixCell &, int, int)> &tell, const std::stop_token &stop);

} // namespace adduce
