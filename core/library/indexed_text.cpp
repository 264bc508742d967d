#include "core/library/indexed_text.h"

#include "core/library/database.h"

namespace adduce {

// Chunk, document, indexed text and its language, of the chunks of a table or view.
#define ADDUCE_SELECT_INDEXED(chunks)                                                                                            \
    "SELECT c.id, c.document, unpacked(c.text) || '\n' || documents.title || coalesce('\n' || sections.title, ''), "             \
    "documents.language "                                                                                                        \
    "FROM " chunks " c JOIN documents ON documents.id = c.document LEFT JOIN sections ON sections.document = c.document "        \
    "AND sections.ordinal = c.section "

IndexedText indexedText(const Database &database, ChunkId chunk)
{
    for (const char *sql :
        { ADDUCE_SELECT_INDEXED("chunks") "WHERE c.id = ?", ADDUCE_SELECT_INDEXED("chunking_chunks") "WHERE c.id = ?" }) {
        Statement row(database, sql);
        row.bind(1, chunk.value);
        if (row.step())
            return { row.text(2), row.text(3) };
    }
    return {};
}

void forEachIndexedText(const Database &database, ChunkId last,
    const std::function<void(ChunkId chunk, DocumentId document, const IndexedText &indexed)> &visit, ChunkingId chunking)
{
    Statement row(database,
        chunking ? ADDUCE_SELECT_INDEXED("chunking_chunks") "WHERE c.id > ?1 AND c.chunking = ?2 ORDER BY c.id"
                 : ADDUCE_SELECT_INDEXED("chunks") "WHERE c.id > ? AND c.kind <> 'table_row' ORDER BY c.id");
    row.bind(1, last.value);
    if (chunking)
        row.bind(2, chunking.value);
    while (row.step())
        visit(ChunkId { row.integer(0) }, DocumentId { row.integer(1) }, { row.text(2), row.text(3) });
}

} // namespace adduce
