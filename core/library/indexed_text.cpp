#include "core/library/indexed_text.h"

#include "core/library/database.h"

namespace adduce {

// Chunk, document, indexed text and its language.
#define ADDUCE_SELECT_INDEXED                                                                                                    \
    "SELECT chunks.id, chunks.document, chunks.text || '\n' || documents.title || coalesce('\n' || sections.title, ''), "        \
    "documents.language "                                                                                                        \
    "FROM chunks JOIN documents ON documents.id = chunks.document LEFT JOIN sections ON sections.document = chunks.document "    \
    "AND sections.ordinal = chunks.section "

IndexedText indexedText(const Database &database, ChunkId chunk)
{
    Statement row(database, ADDUCE_SELECT_INDEXED "WHERE chunks.id = ?");
    row.bind(1, chunk.value);
    return row.step() ? IndexedText { row.text(2), row.text(3) } : IndexedText {};
}

void forEachIndexedText(const Database &database, ChunkId last,
    const std::function<void(ChunkId chunk, DocumentId document, const IndexedText &indexed)> &visit)
{
    Statement row(database, ADDUCE_SELECT_INDEXED "WHERE chunks.id > ? AND chunks.kind <> 'table_row' ORDER BY chunks.id");
    row.bind(1, last.value);
    while (row.step())
        visit(ChunkId { row.integer(0) }, DocumentId { row.integer(1) }, { row.text(2), row.text(3) });
}

} // namespace adduce
