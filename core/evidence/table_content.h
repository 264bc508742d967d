#pragma once
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix.h"
#include <QJsonObject>

namespace adduce {

/// A table of evidence with all that is in it.
struct TableContent
{
    QString name;
    std::vector<PlacedRow> rows;
    Matrix matrix;
};

/// None: there is no such table.
std::optional<TableContent> tableContent(Database &database, EvidenceTableId table);

/// As another Adduce can take it over: without ids, and of the papers' places the hashes of their bytes alone.
QJsonObject toJson(const TableContent &content);
/// What toJson() made, its ids counted from 1. Throws Error{Damaged} with `name`, and NewerFile, for anything else.
TableContent tableContentFromJson(const QJsonObject &json, const QString &name);

/// In place of all that the table holds, or as a new one where it is none. Citations and papers get the documents of this library that have the
/// same bytes. In one transaction.
EvidenceTableId putTableContent(Database &database, EvidenceTableId table, TableContent content);

} // namespace adduce
