#include "core/library/kept_here.h"

#include "core/library/database.h"
#include "core/library/document_store.h"

#include <algorithm>

namespace adduce {

bool anyPageKeptHere(const Database &database, const std::function<bool(const QString &text)> &matches)
{
    Statement row(database,
        "SELECT unpacked(text) FROM pages WHERE document IN (SELECT id FROM documents WHERE stays_here = 1) ORDER BY document, "
        "page");
    while (row.step())
        if (matches(row.text(0)))
            return true;
    return false;
}

bool isKeptHere(const DocumentStore &documents, const QString &sha256)
{
    constexpr int kMostVersions = 1000;
    auto row = documents.findByHash(sha256);
    for (int i = 0; i < kMostVersions && row && !row->isLocalOnly && row->supersededBy; ++i)
        row = documents.find(row->supersededBy);
    return !row || row->isLocalOnly;
}

DocumentScope mayLeave(const Database &database, const DocumentScope &documents)
{
    std::vector<DocumentId> kept;
    for (Statement row(database,
             "WITH RECURSIVE kept(id) AS (SELECT id FROM documents WHERE stays_here = 1 "
             "UNION SELECT documents.id FROM documents JOIN kept ON documents.superseded_by = kept.id) SELECT id FROM kept ORDER "
             "BY id");
        row.step();)
        kept.push_back(DocumentId { row.integer(0) });
    if (kept.empty())
        return documents;
    std::vector<DocumentId> leaving = documents.value_or(std::vector<DocumentId>());
    if (!documents)
        for (Statement row(database, "SELECT id FROM documents ORDER BY id"); row.step();)
            leaving.push_back(DocumentId { row.integer(0) });
    std::erase_if(leaving, [&](DocumentId id) { return std::ranges::binary_search(kept, id); });
    return leaving;
}

} // namespace adduce
