#include "core/evidence/matrix_fill.h"

#include "core/evidence/matrix_store.h"

namespace adduce {

MatrixCell fillCell(const MatrixRoad &road, const MatrixPaper &paper, const MatrixQuestion &question, const std::stop_token &stop)
{
    const Answer answer = road.ask({ question.text, DocumentScope { { paper.document } }, paper.source, road.model }, {}, stop);
    MatrixCell cell { question.id, paper.id, CellState::NotReported, {}, {}, QDateTime::currentDateTimeUtc() };
    if (answer.writer)
        cell.chosenBy = answer.writer->model;
    if (answer.verdict == Verdict::Answered)
        for (const AnswerSentence &sentence : answer.sentences)
            if (!sentence.citations.empty()) {
                cell.state = CellState::Quoted;
                cell.citation = sentence.citations.front();
                break;
            }
    return cell;
}

void fillCells(Database &database, const MatrixRoad &road, const Matrix &matrix, const std::vector<CellPlace> &cells,
    const std::function<void(const MatrixCell &, int, int)> &tell, const std::stop_token &stop)
{
    int done = 0;
    for (const auto &[paperId, questionId] : cells) {
        if (stop.stop_requested())
            return;
        const auto paper = std::ranges::find(matrix.papers, paperId, &MatrixPaper::id);
        const auto question = std::ranges::find(matrix.questions, questionId, &MatrixQuestion::id);
        ++done;
        if (paper == matrix.papers.end() || question == matrix.questions.end())
            continue;
        const MatrixCell cell = fillCell(road, *paper, *question, stop);
        if (stop.stop_requested())
            return; // what was found is not the whole
        MatrixStore(database).fill(cell);
        tell(cell, done, static_cast<int>(cells.size()));
    }
}

} // namespace adduce
