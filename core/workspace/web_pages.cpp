#include "core/workspace/web_pages.h"

#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/library/database.h"
#include "core/threads/quoted_documents.h"
#include "core/workspace/workspace.h"

namespace adduce {

namespace {

QSet<QString> citedDocuments(Database &database)
{
    QSet<QString> cited = quotedDocuments(database);
    const auto add = [&](const std::optional<Citation> &citation) {
        if (citation)
            cited.insert(citation->sha256);
    };
    const EvidenceStore evidence(database);
    for (const EvidenceTable &table : evidence.tables()) {
        for (const PlacedRow &placed : evidence.rows(table.id))
            add(placed.row.citation);
        for (const auto &[place, cell] : MatrixStore(database).find(table.id).cells)
            add(cell.citation);
    }
    return cited;
}

} // namespace

std::vector<DocumentRow> addPages(Workspace &workspace, std::span<const WebPage> pages, const IngestSettings &settings,
    const IngestSink &onEvent, const std::stop_token &stop)
{
    return addPages(
        workspace.library(LibraryUse::MadeIfMissing), workspace.servers(), workspace.worker(), pages, settings, onEvent, stop);
}

std::vector<WebSnapshot> expirePages(Workspace &workspace, int days, const QDateTime &now)
{
    Database database = workspace.library().open();
    return expireSnapshots(database, days, now, citedDocuments(database));
}

} // namespace adduce
