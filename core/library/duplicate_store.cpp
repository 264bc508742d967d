#include "core/library/duplicate_store.h"

#include "core/library/database.h"
#include "core/library/document_store.h"

#include <QString>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

DuplicateStore::DuplicateStore(Database &database)
    : m_database(database)
{
}

void DuplicateStore::update(DocumentId document)
{
    // A pair that was dismissed stays so; one that no longer fits goes.
    Statement(m_database, "DELETE FROM duplicates WHERE dismissed = 0 AND (document = ?1 OR other = ?1)")
        .bind(1, document.value)
        .run();
    Statement(m_database,
        "INSERT OR IGNORE INTO duplicates(document, other, reason) "
        "SELECT min(o.id, d.id), max(o.id, d.id), CASE WHEN o.text_key = d.text_key THEN 'text' ELSE 'doi' END "
        "FROM documents d JOIN documents o ON o.id <> d.id AND o.state = 'ready' AND o.superseded_by IS NULL "
        "AND ((d.text_key <> '' AND o.text_key = d.text_key) OR (d.doi <> '' AND o.doi = d.doi)) "
        "WHERE d.id = ? AND d.state = 'ready' AND d.superseded_by IS NULL")
        .bind(1, document.value)
        .run();
}

std::vector<Duplicate> DuplicateStore::list() const
{
    Statement row(m_database,
        "SELECT p.document, p.other, p.reason FROM duplicates p "
        "JOIN documents d ON d.id = p.document AND d.state = 'ready' AND d.superseded_by IS NULL "
        "JOIN documents o ON o.id = p.other AND o.state = 'ready' AND o.superseded_by IS NULL "
        "WHERE p.dismissed = 0 ORDER BY p.document, p.other");
    std::vector<Duplicate> pairs;
    while (row.step())
        pairs.push_back({ DocumentId { row.integer(0) }, DocumentId { row.integer(1) },
            valueNamed<DuplicateReason>(row.text(2)).value_or(DuplicateReason::Text) });
    return pairs;
}

DocumentId DuplicateStore::firstCopyOf(DocumentId document) const
{
    Statement row(m_database,
        "SELECT coalesce(min(p.document), ?1) FROM duplicates p JOIN documents d ON d.id = p.document AND d.state = 'ready' "
        "AND d.superseded_by IS NULL WHERE p.other = ?1 AND p.dismissed = 0");
    row.bind(1, document.value).step();
    return DocumentId { row.integer(0) };
}

void DuplicateStore::dismiss(DocumentId document, DocumentId other)
{
    const auto [first, second] = std::minmax(document, other);
    Statement(m_database, "UPDATE duplicates SET dismissed = 1 WHERE document = ? AND other = ?")
        .bind(1, first.value)
        .bind(2, second.value)
        .run();
}

void DuplicateStore::merge(DocumentId kept, DocumentId other)
{
    Transaction transaction(m_database);
    DocumentStore documents(m_database);
    documents.moveFiling(other, kept);
    documents.supersede(other, kept);
    transaction.commit();
}

} // namespace adduce
