#pragma once
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include <span>
#include <variant>

namespace adduce {

// What is done to a table of evidence and its matrix, as changes made from what is there now: who keeps them can take them back.

using EvidenceStep = std::variant<EvidenceChange, MatrixChange>;

/// A table with these rows.
EvidenceChange newTable(Database &database, const QString &name, std::vector<EvidenceRow> rows);
/// These rows behind those of the table.
EvidenceChange rowsBehind(Database &database, const EvidenceTable &table, std::vector<EvidenceRow> rows);
/// No table, no rows and no matrix.
std::vector<EvidenceStep> tableRemoved(Database &database, const EvidenceTable &table);

/// These questions behind those of the matrix. One alone may be there already, to be asked again; of several, those are left out.
MatrixChange questionsBehind(Database &database, EvidenceTableId table, const QStringList &texts);
/// These papers behind those of the matrix, but for what it has and what is not in the library.
MatrixChange papersBehind(Database &database, EvidenceTableId table, const std::vector<DocumentId> &documents);
/// No such question, or paper, and none of its cells.
MatrixChange questionTaken(const Matrix &matrix, EvidenceTableId table, const MatrixQuestion &question);
MatrixChange paperTaken(const Matrix &matrix, EvidenceTableId table, const MatrixPaper &paper);
[[nodiscard]] bool isNothing(const MatrixChange &change);

/// All of them or none: each is a transaction of its own.
void applyAll(Database &database, std::span<const EvidenceStep> steps);
void takeBack(Database &database, std::span<const EvidenceStep> made);

} // namespace adduce
