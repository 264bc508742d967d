#include "core/library/searchable.h"

#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/profiles/profile.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace adduce {

SearchableTotals searchableTotals(const Database &database, const DocumentScope &scope)
{
    QJsonArray ids;
    for (const DocumentId id : scope.value_or(std::vector<DocumentId> {}))
        ids.append(id.value);
    Statement row(database,
        "SELECT count(*), total(state = 'ready'), "
        "total(CASE state WHEN 'ready' THEN (SELECT count(*) FROM chunks WHERE document = d.id) END) "
        "FROM documents d WHERE superseded_by IS NULL AND (?1 OR id IN (SELECT value FROM json_each(?2)))");
    row.bind(1, scope ? 0 : 1).bind(2, QString::fromUtf8(QJsonDocument(ids).toJson(QJsonDocument::Compact)));
    return row.step() ? SearchableTotals { row.number(0), row.number(1), row.number(2) } : SearchableTotals {};
}

bool isCutOtherwise(const QString &chunking, const ChunkParameters &asked)
{
    const auto cut = chunkingNamed(chunking);
    return cut && !cutAlike(*cut, asCutHere(asked));
}

/// However they are searched.
static int otherCuts(const Database &database, const ChunkParameters &asked)
{
    Statement row(
        database, "SELECT profile, count(*) FROM documents WHERE superseded_by IS NULL AND state = 'ready' GROUP BY profile");
    int documents = 0;
    while (row.step())
        documents += isCutOtherwise(row.text(0), asked) ? row.number(1) : 0;
    return documents;
}

bool hasOtherCuts(const Database &database, const ChunkParameters &asked)
{
    return otherCuts(database, asked) > 0;
}

int countCutOtherwise(const Database &database, const ChunkParameters &asked)
{
    return chunkingFor(database, asked) ? 0 : otherCuts(database, asked);
}

std::vector<UnreadDocument> unreadDocuments(const Database &database)
{
    Statement row(database,
        "SELECT id, title, path, state, reason FROM documents WHERE superseded_by IS NULL AND state <> 'ready' ORDER BY id DESC");
    std::vector<UnreadDocument> documents;
    while (row.step()) {
        DocumentRow named;
        named.title = row.text(1);
        named.path = row.text(2);
        documents.push_back({ DocumentId { row.integer(0) }, displayTitle(named), documentStateFromString(row.text(3)),
            row.text(4).isEmpty() ? std::nullopt : std::optional(errorKindFromString(row.text(4))) });
    }
    return documents;
}

} // namespace adduce
