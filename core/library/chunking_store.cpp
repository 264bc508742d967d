#include "core/library/chunking_store.h"

#include "core/library/chunked_write.h"
#include "core/library/database.h"
#include "core/library/search_state.h"
#include "core/library/searchable.h"
#include "core/library/text_rows.h"
#include "core/profiles/profile.h"

#include <QJsonDocument>

namespace adduce {

namespace {

#define ADDUCE_SELECT_CHUNKINGS "SELECT id, hash, parameters, state, made_at, chunks, bytes FROM chunkings "

/// None for one of a strategy that this version does not know.
std::optional<Chunking> chunkingFrom(const Statement &row)
{
    const auto parameters = adduce::chunkingFrom(QJsonDocument::fromJson(row.text(2).toUtf8()).object());
    const auto state = valueNamed<ChunkingState>(row.text(3));
    if (!parameters || !state)
        return std::nullopt;
    return Chunking { ChunkingId { row.integer(0) }, row.text(1), *parameters, *state,
        QDateTime::fromString(row.text(4), Qt::ISODate), row.integer(5), row.integer(6) };
}

std::vector<Chunking> all(Statement row)
{
    std::vector<Chunking> chunkings;
    while (row.step())
        if (auto chunking = chunkingFrom(row))
            chunkings.push_back(*std::move(chunking));
    return chunkings;
}

std::optional<Chunking> firstChunking(Statement row)
{
    return row.step() ? chunkingFrom(row) : std::nullopt;
}

} // namespace

ChunkingStore::ChunkingStore(Database &database)
    : m_database(database)
{
}

std::vector<Chunking> ChunkingStore::list() const
{
    return all(Statement(m_database, ADDUCE_SELECT_CHUNKINGS "WHERE state <> 'dropped' ORDER BY id"));
}

std::vector<Chunking> ChunkingStore::complete() const
{
    return all(Statement(m_database, ADDUCE_SELECT_CHUNKINGS "WHERE state = 'complete' ORDER BY id"));
}

std::optional<Chunking> ChunkingStore::find(ChunkingId id) const
{
    Statement row(m_database, ADDUCE_SELECT_CHUNKINGS "WHERE id = ? AND state <> 'dropped'");
    row.bind(1, id.value);
    return firstChunking(std::move(row));
}

std::optional<Chunking> ChunkingStore::find(const ChunkParameters &parameters) const
{
    Statement row(m_database, ADDUCE_SELECT_CHUNKINGS "WHERE hash = ?");
    row.bind(1, chunkingHash(parameters));
    return firstChunking(std::move(row));
}

Chunking ChunkingStore::obtain(const ChunkParameters &parameters)
{
    if (auto known = find(parameters))
        return *std::move(known);
    Chunking chunking { {}, chunkingHash(parameters), parameters, ChunkingState::BeingMade, {}, 0, 0 };
    Statement(m_database, "INSERT INTO chunkings(hash, parameters, state) VALUES (?, ?, 'being_made')")
        .bind(1, chunking.hash)
        .bind(2, QString::fromUtf8(textOf(chunkingValue(parameters))))
        .run();
    chunking.id = ChunkingId { m_database.lastInsertId() };
    return chunking;
}

std::vector<DocumentId> ChunkingStore::documentsWithout(ChunkingId id) const
{
    Statement row(m_database,
        "SELECT id FROM documents d WHERE state = 'ready' AND superseded_by IS NULL AND EXISTS (SELECT 1 FROM chunks WHERE "
        "document = d.id AND kind <> 'table_row') AND NOT EXISTS (SELECT 1 FROM chunking_chunks WHERE document = d.id AND "
        "chunking = ?) ORDER BY id");
    row.bind(1, id.value);
    std::vector<DocumentId> documents;
    while (row.step())
        documents.push_back(DocumentId { row.integer(0) });
    return documents;
}

void ChunkingStore::save(ChunkingId id, DocumentId document, const std::vector<Chunk> &chunks)
{
    Statement(m_database, "DELETE FROM chunking_chunks WHERE document = ? AND chunking = ?")
        .bind(1, document.value)
        .bind(2, id.value)
        .run();
    std::vector<NewChunk> rows;
    for (const Chunk &chunk : chunks)
        if (chunk.kind != ChunkKind::TableRow)
            rows.push_back({ document, &chunk });
    insertChunks(m_database, rows, id);
}

std::vector<Chunk> ChunkingStore::chunks(ChunkingId id, DocumentId document) const
{
    Statement row(m_database, ADDUCE_SELECT_ALL_CHUNKS "WHERE chunking = ? AND document = ? ORDER BY ordinal");
    row.bind(1, id.value).bind(2, document.value);
    std::vector<Chunk> chunks;
    while (row.step())
        chunks.push_back(chunkFrom(row));
    return chunks;
}

void ChunkingStore::setComplete(ChunkingId id)
{
    Statement(m_database, "UPDATE chunkings SET state = 'complete', made_at = ? WHERE id = ? AND state = 'being_made'")
        .bind(1, QDateTime::currentDateTimeUtc().toString(Qt::ISODate))
        .bind(2, id.value)
        .run();
    bumpVectorRevision(m_database);
}

void ChunkingStore::setBeingMade(ChunkingId id)
{
    Statement(m_database, "UPDATE chunkings SET state = 'being_made' WHERE id = ? AND state = 'complete'")
        .bind(1, id.value)
        .run();
    bumpVectorRevision(m_database);
}

void ChunkingStore::drop(ChunkingId id)
{
    Statement(m_database, "UPDATE chunkings SET state = 'dropped', hash = 'dropped ' || id WHERE id = ?").bind(1, id.value).run();
    bumpVectorRevision(m_database);
}

std::vector<ChunkingId> ChunkingStore::dropped() const
{
    Statement row(m_database, "SELECT id FROM chunkings WHERE state = 'dropped' ORDER BY id");
    std::vector<ChunkingId> ids;
    while (row.step())
        ids.push_back(ChunkingId { row.integer(0) });
    return ids;
}

bool ChunkingStore::clearSome(ChunkingId id, int rows)
{
    Statement(m_database, "DELETE FROM chunking_chunks WHERE id IN (SELECT id FROM chunking_chunks WHERE chunking = ? LIMIT ?)")
        .bind(1, id.value)
        .bind(2, rows)
        .run();
    if (m_database.changes() == rows)
        return true;
    Statement(m_database, "DELETE FROM chunkings WHERE id = ? AND state = 'dropped'").bind(1, id.value).run();
    return false;
}

qint64 ChunkingStore::vectorBytes(ChunkingId id) const
{
    Statement row(m_database, "SELECT total(length(vector)) FROM chunking_vectors WHERE chunking = ?");
    row.bind(1, id.value);
    return row.step() ? static_cast<qint64>(row.real(0)) : 0;
}

void clearDropped(Database &database, const std::stop_token &stop)
{
    constexpr int kAtOnce = 50; // rows, each with its words and vectors: a few milliseconds
    ChunkingStore store(database);
    for (const ChunkingId id : store.dropped())
        for (bool isMore = true; isMore;)
            writeInChunks(
                database, [&] { isMore = store.clearSome(id, kAtOnce); }, stop);
}

ChunkingId chunkingFor(const Database &database, const ChunkParameters &asked)
{
    Statement row(database, "SELECT id FROM chunkings WHERE hash = ? AND state = 'complete'");
    row.bind(1, chunkingHash(asCutHere(asked)));
    return row.step() && hasOtherCuts(database, asked) ? ChunkingId { row.integer(0) } : ChunkingId {};
}

} // namespace adduce
