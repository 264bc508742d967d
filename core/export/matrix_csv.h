#pragma once
#include "core/evidence/matrix_store.h"
#include <QStringList>

namespace adduce {

/// Whether these records (csvRecords()) are a matrix that writeCsv() wrote: "source", "title", "sha256", then for each question its cells, their
/// pages and their seals.
[[nodiscard]] bool isMatrixCsv(const std::vector<QStringList> &records);

/// Such a matrix, to be put into a table that has none. Papers are those of this library that have the same bytes, else they are of none; one that
/// stands there twice is taken once. Quotes are taken as they stand, with their place on the page where a sentence of it holds them: whether they stand
/// there is for checkQuotes(). Throws Damaged with `name` and what is wrong, and TooLarge.
MatrixChange matrixFromCsv(
    Database &database, EvidenceTableId table, const std::vector<QStringList> &records, const QString &name);

} // namespace adduce
