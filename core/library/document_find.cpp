#include "core/library/document_find.h"

#include "core/base/stop.h"
#include "core/library/database.h"

#include <QFileInfo>
#include <algorithm>

namespace adduce {

std::vector<DocumentRow> findDocuments(Database &database, const QString &query, std::size_t most, const std::stop_token &stop)
{
    const QStringList words = query.simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<DocumentRow> found;
    if (words.isEmpty())
        return found;
    const DocumentStore documents(database);
    Statement row(database,
        "SELECT id, title || char(10) || authors || char(10) || CASE year WHEN 0 THEN '' ELSE year END, path FROM documents "
        "WHERE superseded_by IS NULL ORDER BY id DESC");
    while (found.size() < most && row.step()) {
        throwIfStopped(stop);
        const QString text = row.text(1) + u'\n' + QFileInfo(row.text(2)).fileName();
        if (!std::ranges::all_of(words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); }))
            continue;
        if (auto document = documents.find(DocumentId { row.integer(0) }))
            found.push_back(*std::move(document));
    }
    return found;
}

} // namespace adduce
