#include "core/export/export_request.h"

#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/export/content.h"
#include "core/threads/thread_store.h"

namespace adduce {

ExportContent contentOf(Database &database, const ExportRequest &request, ExportParts *parts)
{
    std::vector<Thread> threads;
    for (const ThreadId id : request.threads)
        if (auto thread = ThreadStore(database).find(id))
            threads.push_back(std::move(*thread));
    ExportContent content = contentOf(std::move(threads));
    const EvidenceStore store(database);
    if (const auto table = request.table ? store.find(request.table) : std::nullopt) {
        NamedRows rows { table->name, {} };
        for (PlacedRow &placed : store.rows(table->id))
            rows.rows.push_back(std::move(placed.row));
        if (content.title.isEmpty())
            content.title = table->name;
        if (!rows.rows.empty())
            content.tables.push_back(std::move(rows));
        if (Matrix matrix = MatrixStore(database).find(table->id); !matrix.questions.empty())
            content.matrices.push_back({ table->name, std::move(matrix) });
    }
    if (parts)
        *parts = { content.title, !content.threads.empty(), !content.tables.empty(), !content.matrices.empty() };
    if (!request.hasAnswers)
        content.threads.clear();
    if (!request.hasEvidence)
        content.tables.clear();
    if (!request.hasMatrix)
        content.matrices.clear();
    if (!request.hasPersonalData)
        maskPersonalData(content);
    content.paper = request.paper;
    content.citationStyle = request.citationStyle;
    addSources(database, content);
    return content;
}

} // namespace adduce
