#pragma once
#include "core/ask/question.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Workspace;

// The matrix of a table of evidence, which is named as tableNamed() takes it; that throws before anything is changed.

struct TableMatrix
{
    EvidenceTable table;
    Matrix matrix;
};

TableMatrix readMatrix(Workspace &workspace, const QString &table);

/// Asks a question of the papers of the matrix; its cells wait. Throws BadInput for a question without a letter.
TableMatrix askMatrix(Workspace &workspace, const QString &table, const QString &question);
/// Takes a question out with its cells. `number` is 1-based, as they stand. Throws BadInput for one that is none.
TableMatrix unaskMatrix(Workspace &workspace, const QString &table, const QString &number);

/// Puts papers into the matrix, but for those that it has. Throws as documentsNamed(), before any is put in.
TableMatrix addToMatrix(Workspace &workspace, const QString &table, const QStringList &documents);
/// Takes papers out with their cells. Throws the same, and BadInput for a paper that is not in it.
TableMatrix takeFromMatrix(Workspace &workspace, const QString &table, const QStringList &documents);

struct MatrixFilled
{
    int filled = 0; ///< cells
    int quoted = 0; ///< of these
    int left = 0; ///< that wait still: stopped before, or of papers that were not read
};

/// Fills the cells that wait, one after another, and keeps each as it comes. `onProgress` hears after each. Blocks. A stop request
/// ends it early. Throws what asking throws.
MatrixFilled fillMatrix(Workspace &workspace, const QString &table, const QuestionSettings &settings,
    const std::function<void(int done, int total)> &onProgress = {}, const std::stop_token &stop = {});

} // namespace adduce
