#pragma once
#include "core/answer/answer.h"
#include <map>

namespace adduce {

/// What each paper says to each question: papers down, questions across.

struct MatrixQuestion
{
    MatrixQuestionId id;
    double place = 0; ///< questions stand in the order of their places
    QString text;
    friend bool operator==(const MatrixQuestion &, const MatrixQuestion &) = default;
};

struct MatrixPaper
{
    MatrixPaperId id;
    double place = 0;
    DocumentId document; ///< none: it is no longer in the library
    QString sha256; ///< empty until its bytes were read
    QString source; ///< "Smith 2021"
    QString title;
    bool isReady = false; ///< it was read and can be asked; not kept
    friend bool operator==(const MatrixPaper &, const MatrixPaper &) = default;
};

enum class CellState
{
    Quoted,
    NothingFound, ///< no sentence of the paper answers well enough
    NotReported ///< which a person alone can say
};
template <> inline constexpr std::array enumNames<CellState> { "quoted", "nothing_found", "not_reported" };

QString words(CellState state); ///< of a cell without a quote: "nothing found", translated

/// A cell that was filled; one that waits is not there.
struct MatrixCell
{
    MatrixQuestionId question;
    MatrixPaperId paper;
    CellState state = CellState::NothingFound;
    std::optional<Citation> citation; ///< of a quoted cell
    QString chosenBy; ///< "user", a model's name, or empty: the paper's own sentence was chosen without a model
    QDateTime madeAt; ///< UTC
    friend bool operator==(const MatrixCell &, const MatrixCell &) = default;
};

inline const QString kChosenByUser = QStringLiteral("user"); ///< MatrixCell::chosenBy

using CellPlace = std::pair<MatrixPaperId, MatrixQuestionId>;

struct Matrix
{
    std::vector<MatrixQuestion> questions; ///< in their order
    std::vector<MatrixPaper> papers;
    std::map<CellPlace, MatrixCell> cells;
    friend bool operator==(const Matrix &, const Matrix &) = default;
};

[[nodiscard]] bool holds(const Matrix &matrix, DocumentId document); ///< among its papers

/// The cells that wait and can be filled, paper by paper: of papers that are there and were read.
std::vector<CellPlace> waitingCells(const Matrix &matrix);

} // namespace adduce
