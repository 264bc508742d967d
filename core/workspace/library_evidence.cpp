#include "core/workspace/library_evidence.h"

#include "core/base/tr.h"
#include "core/evidence/evidence_steps.h"
#include "core/evidence/evidence_table.h"
#include "core/export/crops.h"
#include "core/export/export_request.h"
#include "core/library/database.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// As it is kept.
QString tableNameFrom(const QString &typed)
{
    const QString name = typed.simplified();
    if (name.isEmpty())
        throw Error(ErrorKind::BadInput, tr("the name of a table of evidence cannot be empty"));
    return name;
}

} // namespace

std::vector<EvidenceTable> listEvidence(Workspace &workspace)
{
    Database database = workspace.library().open();
    return EvidenceStore(database).tables();
}

EvidenceRows readEvidence(Workspace &workspace, const QString &table)
{
    Database database = workspace.library().open();
    EvidenceRows found { tableNamed(database, table), {} };
    for (PlacedRow &placed : EvidenceStore(database).rows(found.table.id))
        found.rows.push_back(std::move(placed.row));
    return found;
}

EvidenceTable createEvidence(Workspace &workspace, const QString &name)
{
    const QString kept = tableNameFrom(name);
    Database database = workspace.library().open();
    const EvidenceChange made = newTable(database, kept, {});
    EvidenceStore(database).apply(made);
    return { made.table, kept };
}

EvidenceTable renameEvidence(Workspace &workspace, const QString &table, const QString &name)
{
    const QString kept = tableNameFrom(name);
    Database database = workspace.library().open();
    EvidenceTable renamed = tableNamed(database, table);
    EvidenceStore(database).apply({ renamed.id, renamed.name, kept, {}, {}, renamed.owner });
    renamed.name = kept;
    return renamed;
}

std::vector<EvidenceTable> removeEvidence(Workspace &workspace, const QStringList &tables)
{
    Database database = workspace.library().open();
    std::vector<EvidenceTable> removed;
    for (const QString &name : tables) {
        EvidenceTable table = tableNamed(database, name);
        if (std::ranges::find(removed, table.id, &EvidenceTable::id) == removed.end())
            removed.push_back(std::move(table));
    }
    for (const EvidenceTable &table : removed)
        applyAll(database, tableRemoved(database, table));
    return removed;
}

EvidenceRows addEvidence(Workspace &workspace, const QString &table, const QStringList &threads)
{
    Database database = workspace.library().open();
    EvidenceRows added { tableNamed(database, table), {} };
    for (const QString &number : threads)
        for (EvidenceRow &row : evidenceRows(threadNamed(database, number)))
            added.rows.push_back(std::move(row));
    if (!added.rows.empty())
        EvidenceStore(database).apply(rowsBehind(database, added.table, added.rows));
    return added;
}

std::vector<CheckedQuote> checkEvidence(
    Workspace &workspace, const QString &table, const std::function<void(int, int)> &onProgress, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    const std::vector<Citation> cited = citationsOfTable(database, tableNamed(database, table).id);
    const auto report = [&](int done) {
        if (onProgress)
            onProgress(done, static_cast<int>(cited.size()));
    };
    const std::vector<QuoteCheck> checks = checkQuotes(database, cited, report, stop);
    std::vector<CheckedQuote> checked;
    checked.reserve(checks.size());
    for (std::size_t i = 0; i < checks.size(); ++i)
        checked.push_back({ {}, cited[i], checks[i] });
    return checked;
}

ExportContent contentOf(Workspace &workspace, const TableExport &wanted, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    const bool isMatrix = wanted.part == TableExport::Part::Matrix;
    ExportRequest request { {}, tableNamed(database, wanted.table).id, false, !isMatrix, isMatrix,
        wanted.personalData == PersonalData::Shown, wanted.paper, wanted.citationStyle, wanted.hasCrops };
    ExportContent content = contentOf(database, request);
    if (content.tables.empty() && content.matrices.empty())
        throw Error(ErrorKind::BadInput,
            (isMatrix ? tr("the matrix of \"%1\" has no question yet") : tr("the table \"%1\" has no rows yet"))
                .arg(wanted.table));
    if (wanted.hasCrops && wanted.format == ExportFormat::Pdf)
        addCrops(workspace.library(), workspace.worker(), content, stop);
    return content;
}

} // namespace adduce
