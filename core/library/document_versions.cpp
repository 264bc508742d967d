#include "core/library/document_versions.h"

#include "core/library/database.h"
#include "core/library/document_store.h"

namespace adduce {

QHash<QString, bool> formerVersions(const Database &database)
{
    QHash<QString, bool> versions;
    Statement row(database, "SELECT sha256, superseded_by IS NOT NULL FROM documents WHERE sha256 IS NOT NULL");
    while (row.step())
        versions.insert(row.text(0), row.number(1) != 0);
    return versions;
}

std::vector<DocumentId> currentVersionsAt(const Database &database, DocumentId but, const QString &path)
{
    Statement row(database, "SELECT id FROM documents WHERE path = ? AND id <> ? AND state = 'ready' AND superseded_by IS NULL");
    row.bind(1, path).bind(2, but.value);
    std::vector<DocumentId> others;
    while (row.step())
        others.push_back(DocumentId { row.integer(0) });
    return others;
}

int removeUnquotedVersions(Database &database, const QString &path)
{
    std::vector<DocumentId> unquoted;
    {
        // Of the same path: another file that the user took for the same paper stays, so that it is not added again.
        Statement row(database,
            "SELECT d.id FROM documents d JOIN documents newer ON newer.id = d.superseded_by AND newer.path = d.path "
            "WHERE d.path = ? AND d.sha256 NOT IN (SELECT sha256 FROM quoted_hashes WHERE sha256 IS NOT NULL)");
        row.bind(1, path);
        while (row.step())
            unquoted.push_back(DocumentId { row.integer(0) });
    }
    for (const DocumentId id : unquoted)
        DocumentStore(database).remove(id);
    return static_cast<int>(unquoted.size());
}

QHash<DocumentId, QString> documentPaths(const Database &database)
{
    QHash<DocumentId, QString> paths;
    Statement row(database, "SELECT id, path FROM documents");
    while (row.step())
        paths.insert(DocumentId { row.integer(0) }, row.text(1));
    return paths;
}

std::vector<DocumentId> documentsUnder(const Database &database, const QString &folder)
{
    // As a range of the index by path: '0' is what follows '/'.
    Statement row(database, "SELECT id FROM documents WHERE path > ? AND path < ?");
    row.bind(1, folder + u'/').bind(2, folder + u'0');
    std::vector<DocumentId> documents;
    while (row.step())
        documents.push_back(DocumentId { row.integer(0) });
    return documents;
}

} // namespace adduce
