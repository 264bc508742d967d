#include "core/evidence/matrix_fill.h"

#include "core/evidence/matrix_store.h"

namespace adduce {

/// Of the best sentence; one that stands on its page in one piece before one in several.
static const Citation *bestQuote(const std::vector<AnswerSentence> &sentences)
{
    const Citation *best = nullptr;
    bool bestIsWhole = false;
    for (const AnswerSentence &sentence : sentences)
        if (!sentence.citations.empty()) {
            const Citation &citation = sentence.citations.front();
            const bool isWhole = sentence.citations.size() == 1;
            if (!best || std::pair(isWhole, citation.finalScore) > std::pair(bestIsWhole, best->finalScore)) {
                best = &citation;
                bestIsWhole = isWhole;
            }
        }
    return best;
}

std::optional<MatrixCell> fillCell(const Ask &ask, const QuestionSettings &settings, const MatrixPaper &paper,
    const MatrixQuestion &question, const std::stop_token &stop)
{
    const Answer answer = ask({ question.text, { {}, {}, { paper.document } }, paper.source, {}, settings }, {}, stop);
    if (answer.isReply())
        return std::nullopt;
    MatrixCell cell { question.id, paper.id, CellState::NothingFound, {}, {}, QDateTime::currentDateTimeUtc() };
    if (answer.writer)
        cell.chosenBy = answer.writer->model;
    if (const Citation *best = answer.verdict == Verdict::Answered ? bestQuote(answer.sentences) : nullptr) {
        cell.state = CellState::Quoted;
        cell.citation = *best;
    }
    return cell;
}

void fillCells(Database &database, const Ask &ask, const QuestionSettings &settings, const Matrix &matrix,
    const std::vector<CellPlace> &cells, const std::function<void(const MatrixCell &, int, int)> &onCell,
    const std::stop_token &stop)
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
        const std::optional<MatrixCell> cell = fillCell(ask, settings, *paper, *question, stop);
        if (stop.stop_requested())
            return; // what was found is not the whole
        if (!cell)
            continue;
        MatrixStore(database).fill(*cell);
        onCell(*cell, done, static_cast<int>(cells.size()));
    }
}

} // namespace adduce
