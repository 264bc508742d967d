#include "core/library/chunk_places.h"

namespace adduce {

ChunkPlaces::ChunkPlaces(const Database &database)
    : m_row(database, "SELECT document, section, ordinal, first_page, last_page FROM all_chunks WHERE id = ?")
{
}

std::optional<ChunkPlace> ChunkPlaces::find(ChunkId id) const
{
    m_row.bind(1, id.value);
    std::optional<ChunkPlace> place;
    if (m_row.step())
        place = { DocumentId { m_row.integer(0) }, m_row.number(1), m_row.number(2), m_row.number(3), m_row.number(4) };
    m_row.reset();
    return place;
}

void forEachHeadedChunk(const Database &database,
    const std::function<void(ChunkId chunk, const QString &title, const QString &label)> &visit, ChunkingId chunking)
{
    Statement row(database,
        chunking ? "SELECT c.id, sections.title, sections.type FROM chunking_chunks c JOIN sections ON sections.document = "
                   "c.document AND sections.ordinal = c.section WHERE c.chunking = ? ORDER BY c.id"
                 : "SELECT c.id, sections.title, sections.type FROM chunks c JOIN sections ON sections.document = c.document AND "
                   "sections.ordinal = c.section WHERE kind <> 'table_row' ORDER BY c.id");
    if (chunking)
        row.bind(1, chunking.value);
    while (row.step())
        visit(ChunkId { row.integer(0) }, row.text(1), row.text(2));
}

std::vector<ChunkId> backMatterChunks(const Database &database, ChunkingId chunking)
{
    Statement row(database,
        chunking ? "SELECT id FROM chunking_chunks WHERE kind = 'back_matter' AND chunking = ? ORDER BY id"
                 : "SELECT id FROM chunks WHERE kind = 'back_matter' ORDER BY id");
    if (chunking)
        row.bind(1, chunking.value);
    std::vector<ChunkId> chunks;
    while (row.step())
        chunks.push_back(ChunkId { row.integer(0) });
    return chunks;
}

} // namespace adduce
