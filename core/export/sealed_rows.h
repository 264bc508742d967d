#pragma once
#include "core/answer/answer.h"
#include "core/export/content.h"
#include <QByteArray>

namespace adduce {

/// A statement of an export with one place that proves it.
struct SealedRow
{
    QString statement;
    Citation citation; ///< document, scores, title and neighbours unset; of the path the file's name alone
    std::optional<QString> seal; ///< as the export has it (sealOf()); none where it has no place for one
    bool isShown = true; ///< as far as it could be told, the export shows it as it was written

    [[nodiscard]] bool isAsExported() const; ///< shown, and its seal, if it has one, is that of this statement and this place
    friend bool operator==(const SealedRow &, const SealedRow &) = default;
};

/// A row as it is when it is exported.
SealedRow sealed(const QString &statement, const Citation &citation);

/// Every row of the threads, tables and matrices of an export, in order.
std::vector<SealedRow> sealedRows(const ExportContent &content);

/// What a PDF carries as an attachment of this name: {"format": "adduce-evidence", "version": 1, "rows": [...]}.
inline constexpr const char *kEvidenceAttachment = "adduce-evidence.json";
QByteArray evidenceJson(const std::vector<SealedRow> &rows);

/// What Markdown shows of a row.
struct ShownRow
{
    SealedRow row;
    QStringList lines; ///< of the file, whole
};
/// A comment that no program shows, a row in each line: what it is, and the hashes of the lines that show it. Empty without rows.
QByteArray evidenceComment(const std::vector<ShownRow> &rows);

/// The rows of a file that an export wrote: threads as JSON, answers and threads of `--json`, evidence of a PDF, Markdown or CSV, told
/// by what it begins with. Throws Error{Damaged} with `name` and what is wrong for what cannot be read, NewerFile for a newer version.
std::vector<SealedRow> readSealedRows(const QByteArray &file, const QString &name);

} // namespace adduce
