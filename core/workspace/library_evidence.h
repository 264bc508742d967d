#pragma once
#include "core/evidence/evidence_store.h"
#include "core/export/export.h"
#include "core/guardrails/personal_data.h"
#include "core/workspace/library_threads.h"

namespace adduce {

class Workspace;

// Tables are named as tableNamed() takes them, which throws before anything is changed.

/// The tables of evidence that are kept, by name.
std::vector<EvidenceTable> listEvidence(Workspace &workspace);

struct EvidenceRows
{
    EvidenceTable table;
    std::vector<EvidenceRow> rows; ///< in their order
};

EvidenceRows readEvidence(Workspace &workspace, const QString &table);

/// A new table, also where another is called so. Throws BadInput for a name without a letter.
EvidenceTable createEvidence(Workspace &workspace, const QString &name);
EvidenceTable renameEvidence(Workspace &workspace, const QString &table, const QString &name); ///< throws the same
/// Removes tables with their rows and matrices; those that were removed.
std::vector<EvidenceTable> removeEvidence(Workspace &workspace, const QStringList &tables);

/// Puts a row for each citation of these threads (numbers) behind those of the table: of the last version of each question. The
/// rows that were added; none of a thread whose answers cite nothing. Throws as threadNamed(), too.
EvidenceRows addEvidence(Workspace &workspace, const QString &table, const QStringList &threads);

/// Looks for every quote of the table and of its matrix again, as checkThreads() does; these are of no thread.
std::vector<CheckedQuote> checkEvidence(Workspace &workspace, const QString &table,
    const std::function<void(int done, int total)> &onProgress = {}, const std::stop_token &stop = {});

/// What of a table is exported.
struct TableExport
{
    enum class Part
    {
        Rows,
        Matrix
    };
    QString table;
    Part part = Part::Rows;
    ExportFormat format = ExportFormat::Markdown;
    PersonalData personalData = PersonalData::Masked;
    bool hasCrops = false; ///< each quote on its page, drawn by a worker; of PDF alone
    Paper paper {}; ///< of a PDF
    QString citationStyle {}; ///< ExportContent::citationStyle
};

/// With its sources. Blocks. Throws BadInput for a part that holds nothing, and Stopped.
ExportContent contentOf(Workspace &workspace, const TableExport &wanted, const std::stop_token &stop = {});

} // namespace adduce
