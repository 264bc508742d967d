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
/// The same of its csvRecords().
std::vector<EvidenceRow> evidenceRows(Database &database, const std::vector<QStringList> &records, const QString &name);

/// The records of a CSV, RFC 4180 with LF too; an unclosed quote ends with the text.
std::vector<QStringList> readCsv(const QString &text, QChar separator);

/// A record of such a file, as it stands there.
struct CsvEvidence
{
    EvidenceRow row; ///< its citation names no document of a library
    QString file; ///< the name of the paper's file
    std::optional<QString> evidence; ///< what stands there of its quote; none in files of earlier versions
    std::optional<QString> seal; ///< of what was exported (sealed_rows.h); none in files of earlier versions
};
/// The records of a file, its heads first; one at least. Throws Error{Damaged} with `name` for what is no UTF-8 or empty.
std::vector<QStringList> csvRecords(const QByteArray &csv, const QString &name);
/// Throws as readEvidenceCsv().
std::vector<CsvEvidence> csvEvidence(const std::vector<QStringList> &records, const QString &name);
QString plainCell(const QString &cell); ///< without the apostrophe that keeps a spreadsheet from running it
QString rectsCell(const std::vector<QRectF> &rects); ///< "72 100.5 300 112; ...", hundredths of a point

} // namespace adduce
