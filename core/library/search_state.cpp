#include "core/library/search_state.h"

#include "core/library/database.h"

namespace adduce {

qint64 searchRevision(const Database &database)
{
    Statement row(database, "SELECT value FROM search_revision");
    return row.step() ? row.integer(0) : 0;
}

void bumpSearchRevision(Database &database)
{
    database.execute("UPDATE search_revision SET value = value + 1");
}

qint64 vectorRevision(const Database &database)
{
    Statement row(database, "SELECT value + vectors_revision FROM search_revision");
    return row.step() ? row.integer(0) : 0;
}

void bumpVectorRevision(Database &database)
{
    database.execute("UPDATE search_revision SET vectors_revision = vectors_revision + 1");
}

std::optional<SpaceId> chosenSpace(const Database &database)
{
    Statement row(database, "SELECT active_space FROM search_revision WHERE active_space IS NOT NULL");
    return row.step() ? std::optional(SpaceId { row.integer(0) }) : std::nullopt;
}

void chooseSpace(Database &database, SpaceId space)
{
    Statement(database, "UPDATE search_revision SET active_space = ?").bindOptional(1, space).run();
}

IndexFile keywordFile(const Database &database, ChunkingId chunking)
{
    Statement row(database,
        chunking ? "SELECT words_stamp, words_chunks, words_last FROM chunkings WHERE id = ?"
                 : "SELECT words_stamp, words_chunks, words_last FROM search_revision");
    if (chunking)
        row.bind(1, chunking.value);
    return row.step() ? IndexFile { row.integer(0), row.integer(1), row.integer(2) } : IndexFile {};
}

void setKeywordFile(Database &database, const IndexFile &file, ChunkingId chunking)
{
    Statement update(database,
        chunking ? "UPDATE chunkings SET words_stamp = ?, words_chunks = ?, words_last = ? WHERE id = ?"
                 : "UPDATE search_revision SET words_stamp = ?, words_chunks = ?, words_last = ?");
    update.bind(1, file.stamp).bind(2, file.chunks).bind(3, file.last);
    if (chunking)
        update.bind(4, chunking.value);
    update.run();
}

} // namespace adduce
