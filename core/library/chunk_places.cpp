#include "core/library/chunk_places.h"

namespace adduce {

ChunkPlaces::ChunkPlaces(const Database &database)
    : m_row(database, "SELECT document, section, ordinal, first_page, last_page FROM chunks WHERE id = ?")
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

void forEachHeadedChunk(
    const Database &database, const std::function<void(ChunkId chunk, const QString &title, const QString &label)> &visit)
{
    Statement row(database,
        "SELECT chunks.id, sections.title, sections.type FROM chunks JOIN sections ON sections.document = chunks.document AND "
        "sections.ordinal = chunks.section WHERE kind <> 'table_row' ORDER BY chunks.id");
    while (row.step())
        visit(ChunkId { row.integer(0) }, row.text(1), row.text(2));
}

} // namespace adduce
