#include "core/embedding/space_store.h"

#include "core/base/error.h"
#include "core/library/database.h"

namespace adduce {

using namespace Qt::StringLiterals;

SpaceStore::SpaceStore(Database &database)
    : m_database(database)
{
}

std::optional<SpaceRow> SpaceStore::learned() const
{
    Statement row(m_database,
        "SELECT id, provider, model, dimensions, revision, fitted_chunks FROM spaces WHERE provider = 'learned' "
        "ORDER BY revision DESC LIMIT 1");
    if (!row.step())
        return std::nullopt;
    return SpaceRow { SpaceId { row.integer(0) }, row.text(1), row.text(2), row.number(3), row.number(4), row.number(5) };
}

QByteArray SpaceStore::data(SpaceId id) const
{
    Statement row(m_database, "SELECT data FROM spaces WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? row.bytes(0) : QByteArray();
}

SpaceId SpaceStore::add(const SpaceRow &row, const QByteArray &data)
{
    Statement insert(
        m_database, "INSERT INTO spaces(provider, model, dimensions, revision, fitted_chunks, data) VALUES (?, ?, ?, ?, ?, ?)");
    insert.bind(1, row.provider).bind(2, row.model).bind(3, row.dimensions).bind(4, row.revision);
    insert.bind(5, row.fittedChunks).bind(6, data).run();
    return SpaceId { m_database.lastInsertId() };
}

void SpaceStore::removeOthers(SpaceId kept)
{
    Statement(m_database, "DELETE FROM spaces WHERE id <> ?1 AND provider = (SELECT provider FROM spaces WHERE id = ?1)")
        .bind(1, kept.value)
        .run();
}

void SpaceStore::saveVectors(const SpaceRow &space, std::span<const ChunkVector> vectors)
{
    Statement insert(m_database,
        "INSERT OR REPLACE INTO vectors(space, chunk, vector) SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM chunks WHERE id = "
        "?2)");
    for (const auto &[chunk, vector] : vectors) {
        if (vector.size() != static_cast<std::size_t>(space.dimensions))
            throw Error(
                ErrorKind::Internal, u"a vector of %1 dimensions for a space of %2"_s.arg(vector.size()).arg(space.dimensions));
        const QByteArray bytes(
            reinterpret_cast<const char *>(vector.data()), static_cast<qsizetype>(vector.size() * sizeof(float)));
        insert.bind(1, space.id.value).bind(2, chunk.value).bind(3, bytes).run();
    }
}

std::vector<ChunkId> SpaceStore::chunksWithout(SpaceId id) const
{
    Statement row(m_database,
        "SELECT id FROM prose_chunks AS chunks WHERE NOT EXISTS (SELECT 1 FROM vectors WHERE chunk = chunks.id AND space = ?) "
        "ORDER BY id");
    row.bind(1, id.value);
    std::vector<ChunkId> ids;
    while (row.step())
        ids.push_back(ChunkId { row.integer(0) });
    return ids;
}

void SpaceStore::forEachVector(SpaceId id, const std::function<void(ChunkId, DocumentId, const QByteArray &)> &visit) const
{
    Statement row(m_database,
        "SELECT chunk, document, vector FROM vectors JOIN chunks ON chunks.id = chunk WHERE space = ? ORDER BY chunk");
    row.bind(1, id.value);
    while (row.step())
        visit(ChunkId { row.integer(0) }, DocumentId { row.integer(1) }, row.bytes(2));
}

} // namespace adduce
