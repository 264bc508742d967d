#include "core/workspace/library_matrix.h"

#include "core/base/tr.h"
#include "core/evidence/evidence_steps.h"
#include "core/evidence/matrix_fill.h"
#include "core/library/database.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

TableMatrix matrixIn(Database &database, const EvidenceTable &table)
{
    return { table, MatrixStore(database).find(table.id) };
}

int waitingIn(const Matrix &matrix)
{
    return static_cast<int>(matrix.papers.size() * matrix.questions.size() - matrix.cells.size());
}

} // namespace

TableMatrix readMatrix(Workspace &workspace, const QString &table)
{
    Database database = workspace.library().open();
    return matrixIn(database, tableNamed(database, table));
}

TableMatrix askMatrix(Workspace &workspace, const QString &table, const QString &question)
{
    Database database = workspace.library().open();
    const EvidenceTable found = tableNamed(database, table);
    if (question.simplified().isEmpty())
        throw Error(ErrorKind::BadInput, tr("the question has no words"));
    MatrixStore(database).apply(questionsBehind(database, found.id, { question }));
    return matrixIn(database, found);
}

TableMatrix unaskMatrix(Workspace &workspace, const QString &table, const QString &number)
{
    Database database = workspace.library().open();
    const TableMatrix found = matrixIn(database, tableNamed(database, table));
    const qsizetype at = number.toLongLong();
    if (at < 1 || at > static_cast<qsizetype>(found.matrix.questions.size()))
        throw Error(ErrorKind::BadInput, tr("the matrix of \"%1\" has no question with the number \"%2\"").arg(table, number));
    const MatrixQuestion &question = found.matrix.questions[static_cast<std::size_t>(at - 1)];
    MatrixStore(database).apply(questionTaken(found.matrix, found.table.id, question));
    return matrixIn(database, found.table);
}

TableMatrix addToMatrix(Workspace &workspace, const QString &table, const QStringList &documents)
{
    Database database = workspace.library().open();
    const EvidenceTable found = tableNamed(database, table);
    const MatrixChange change = papersBehind(database, found.id, idsOf(documentsNamed(database, documents)));
    if (!isNothing(change))
        MatrixStore(database).apply(change);
    return matrixIn(database, found);
}

TableMatrix takeFromMatrix(Workspace &workspace, const QString &table, const QStringList &documents)
{
    Database database = workspace.library().open();
    const TableMatrix found = matrixIn(database, tableNamed(database, table));
    std::vector<MatrixPaper> papers;
    for (const DocumentRow &row : documentsNamed(database, documents)) {
        const auto paper = std::ranges::find(found.matrix.papers, row.id, &MatrixPaper::document);
        if (paper == found.matrix.papers.end())
            throw Error(ErrorKind::BadInput, tr("\"%1\" is not in the matrix of \"%2\"").arg(displayTitle(row), table));
        papers.push_back(*paper);
    }
    for (const MatrixPaper &paper : papers)
        MatrixStore(database).apply(paperTaken(found.matrix, found.table.id, paper));
    return matrixIn(database, found.table);
}

MatrixFilled fillMatrix(Workspace &workspace, const QString &table, const QuestionSettings &settings,
    const std::function<void(int, int)> &onProgress, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    const TableMatrix found = matrixIn(database, tableNamed(database, table));
    MatrixFilled result;
    const auto onCell = [&](const MatrixCell &cell, int done, int total) {
        ++result.filled;
        result.quoted += cell.citation ? 1 : 0;
        if (onProgress)
            onProgress(done, total);
    };
    if (const std::vector<CellPlace> waiting = waitingCells(found.matrix); !waiting.empty())
        fillCells(database, workspace.ask(), settings, found.matrix, waiting, onCell, stop);
    result.left = waitingIn(matrixIn(database, found.table).matrix);
    return result;
}

} // namespace adduce
