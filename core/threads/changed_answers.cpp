#include "core/threads/changed_answers.h"

#include "core/library/database.h"

namespace adduce {

using namespace Qt::StringLiterals;

ChangedAnswerStore::ChangedAnswerStore(Database &database)
    : m_database(database)
{
}

std::vector<DueThread> ChangedAnswerStore::due(qint64 revision) const
{
    std::vector<DueThread> threads;
    Statement row(m_database,
        "SELECT id, coalesce(seen_at, '') FROM threads LEFT JOIN evidence_looks ON thread = id "
        "WHERE deleted_at = '' AND coalesce(revision, -1) <> ? ORDER BY updated_at DESC, id DESC");
    row.bind(1, revision);
    while (row.step())
        threads.push_back({ ThreadId { row.integer(0) }, QDateTime::fromString(row.text(1), Qt::ISODateWithMs) });
    return threads;
}

void ChangedAnswerStore::keep(const DueThread &due, qint64 revision, const std::vector<ChangedAnswer> &changes)
{
    const ThreadId thread = due.thread;
    if (m_database.isReadOnly())
        return;
    Transaction transaction(m_database);
    Statement seen(m_database, "SELECT seen_at FROM evidence_looks WHERE thread = ?");
    seen.bind(1, thread.value);
    if (seen.step() && QDateTime::fromString(seen.text(0), Qt::ISODateWithMs) != due.seenAt)
        return;
    seen.reset();
    Statement(m_database,
        "INSERT INTO evidence_looks(thread, revision, seen_at) SELECT id, ?2, '' FROM threads WHERE id = ?1 "
        "ON CONFLICT(thread) DO UPDATE SET revision = excluded.revision")
        .bind(1, thread.value)
        .bind(2, revision)
        .run();
    Statement(m_database, "DELETE FROM evidence_changes WHERE thread = ?").bind(1, thread.value).run();
    for (const ChangedAnswer &change : changes)
        if (change.isAny())
            Statement(m_database,
                "INSERT INTO evidence_changes(turn, thread, come, gone, papers) "
                "SELECT id, thread, ?3, ?4, ?5 FROM turns WHERE id = ?1 AND thread = ?2 AND NOT EXISTS (SELECT 1 FROM turns AS "
                "later "
                "WHERE later.version_of = coalesce(turns.version_of, turns.id) AND later.id > turns.id)")
                .bind(1, change.turn.value)
                .bind(2, thread.value)
                .bind(3, change.come)
                .bind(4, change.gone)
                .bind(5, change.papers.join(u'\n'))
                .run();
    transaction.commit();
}

std::vector<ChangedAnswer> ChangedAnswerStore::find(ThreadId thread) const
{
    std::vector<ChangedAnswer> changes;
    Statement row(m_database, "SELECT turn, come, gone, papers FROM evidence_changes WHERE thread = ? ORDER BY turn");
    row.bind(1, thread.value);
    while (row.step())
        changes.push_back(
            { TurnId { row.integer(0) }, row.number(1), row.number(2), row.text(3).split(u'\n', Qt::SkipEmptyParts) });
    return changes;
}

void ChangedAnswerStore::setSeen(ThreadId thread, const QDateTime &at)
{
    if (m_database.isReadOnly())
        return;
    Transaction transaction(m_database);
    Statement(m_database, "UPDATE evidence_looks SET seen_at = ? WHERE thread = ?")
        .bind(1, at.toUTC().toString(Qt::ISODateWithMs))
        .bind(2, thread.value)
        .run();
    Statement(m_database, "DELETE FROM evidence_changes WHERE thread = ?").bind(1, thread.value).run();
    transaction.commit();
}

void forgetChangesOf(Database &database, TurnId first)
{
    Statement(database, "DELETE FROM evidence_changes WHERE turn = ?1 OR turn IN (SELECT id FROM turns WHERE version_of = ?1)")
        .bind(1, first.value)
        .run();
}

} // namespace adduce
