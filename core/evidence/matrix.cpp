#include "core/evidence/matrix.h"

#include "core/base/tr.h"

#include <algorithm>

namespace adduce {

QString words(CellState state)
{
    return state == CellState::NotReported ? tr("not reported")
        : state == CellState::NothingFound ? tr("nothing found")
                                           : QString();
}

bool holds(const Matrix &matrix, DocumentId document)
{
    return std::ranges::find(matrix.papers, document, &MatrixPaper::document) != matrix.papers.end();
}

std::vector<CellPlace> waitingCells(const Matrix &matrix)
{
    std::vector<CellPlace> waiting;
    for (const MatrixPaper &paper : matrix.papers)
        for (const MatrixQuestion &question : matrix.questions)
            if (paper.document && paper.isReady && !matrix.cells.contains({ paper.id, question.id }))
                waiting.emplace_back(paper.id, question.id);
    return waiting;
}

} // namespace adduce
