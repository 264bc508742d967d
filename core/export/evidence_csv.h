#pragma once
#include "core/evidence/evidence_row.h"
#include <QByteArray>
#include <QStringList>

namespace adduce {

class Database;

/// The names of the columns of exported evidence.
QStringList evidenceCsvHeads();

/// The rows of a CSV that writeCsv() wrote, also after a spreadsheet saved it (other order of columns, semicolons or tabs, no
/// quotes around cells, a byte order mark). Citations have the documents of this library that have the same bytes; a row
/// without a quote has none. Throws Error{Damaged} with `name` and what is wrong.
std::vector<EvidenceRow> readEvidenceCsv(Database &database, const QByteArray &csv, const QString &name);

/// The records of a CSV, RFC 4180 with LF too; an unclosed quote ends with the text.
std::vector<QStringList> readCsv(const QString &text, QChar separator);

} // namespace adduce
