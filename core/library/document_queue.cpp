#include "core/library/document_queue.h"

#include "core/documents/document.h"
#include "core/library/database.h"

#include <QDateTime>
#include <algorithm>

namespace adduce {

namespace {

#define ADDUCE_STALE "FROM documents WHERE state = 'ready' AND superseded_by IS NULL AND reader_version < ? AND id > ?"

int numberOf(Statement &row)
{
    return row.step() ? row.number(0) : 0;
}

} // namespace

DocumentQueue::DocumentQueue(Database &database)
    : m_database(database)
{
}

DocumentId DocumentQueue::insert(const QString &path, int priority)
{
    Statement insert(m_database,
        "INSERT INTO documents(id, path, state, added_at, priority) SELECT 1 + max(highest_document, "
        "(SELECT coalesce(max(id), 0) FROM documents)), ?, 'queued', ?, ? FROM search_revision");
    insert.bind(1, path).bind(2, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)).bind(3, priority).run();
    const DocumentId id { m_database.lastInsertId() };
    Statement(m_database, "UPDATE search_revision SET highest_document = max(highest_document, ?)").bind(1, id.value).run();
    return id;
}

void DocumentQueue::requeue(DocumentId id, int priority)
{
    Statement update(m_database,
        "UPDATE documents SET state = 'queued', priority = ?, reason = '', reason_detail = '' "
        "WHERE id = ? AND state <> 'reading'");
    update.bind(1, priority).bind(2, id.value).run();
}

void DocumentQueue::readAgain(DocumentId id, int priority)
{
    Statement stale(m_database, "UPDATE documents SET reader_version = 0 WHERE id = ? AND state = 'ready'");
    stale.bind(1, id.value).run();
    if (m_database.changes() == 0)
        requeue(id, priority);
}

int DocumentQueue::requeueFailed()
{
    m_database.execute("UPDATE documents SET state = 'queued', reason = '', reason_detail = '' "
                       "WHERE state IN ('failed', 'needs_ocr')");
    return m_database.changes();
}

int DocumentQueue::requeueInterrupted()
{
    m_database.execute("UPDATE documents SET state = 'queued' WHERE state = 'reading'");
    return m_database.changes();
}

std::optional<QueuedDocument> DocumentQueue::take()
{
    Statement row(m_database,
        "UPDATE documents SET state = 'reading' WHERE id = (SELECT id FROM documents WHERE state = 'queued' "
        "ORDER BY priority DESC, id LIMIT 1) RETURNING id, path");
    if (!row.step())
        return std::nullopt;
    QueuedDocument next { DocumentId { row.integer(0) }, row.text(1), false };
    row.run(); // it is done once it was stepped to its end
    return next;
}

std::optional<QueuedDocument> DocumentQueue::takeStale(DocumentId last)
{
    Statement row(m_database, "SELECT id, path " ADDUCE_STALE " ORDER BY id LIMIT 1");
    row.bind(1, kReaderVersion).bind(2, last.value);
    if (!row.step())
        return std::nullopt;
    return QueuedDocument { DocumentId { row.integer(0) }, row.text(1), true };
}

int DocumentQueue::waiting() const
{
    Statement row(m_database, "SELECT count(*) FROM documents WHERE state = 'queued'");
    return numberOf(row);
}

int DocumentQueue::stale(DocumentId last) const
{
    Statement row(m_database, "SELECT count(*) " ADDUCE_STALE);
    row.bind(1, kReaderVersion).bind(2, last.value);
    return numberOf(row);
}

int DocumentQueue::front() const
{
    Statement row(m_database, "SELECT max(priority) FROM documents WHERE state = 'queued'");
    return std::max(kPriorityAsked, numberOf(row)) + 1;
}

} // namespace adduce
