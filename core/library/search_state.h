#pragma once
#include "core/library/chunking.h"
#include <optional>

namespace adduce {

class Database;

// The one row that says what state the search of a library is in: revisions, the space that is searched, the files of the
// indexes. For the thread of the connection. Throw Error for a failing database.

/// What a library knows of a file of its chunks.
struct IndexFile
{
    qint64 stamp = 0; ///< 0 before there was one
    qint64 chunks = 0; ///< in it
    qint64 last = 0; ///< the highest of them
};

/// Counts up whenever what is found may change: chunks that come or go.
qint64 searchRevision(const Database &database);
void bumpSearchRevision(Database &database);
/// Changes whenever vectors do, also when they leave with their chunks.
qint64 vectorRevision(const Database &database);
void bumpVectorRevision(Database &database);

std::optional<SpaceId> chosenSpace(const Database &database); ///< none: the learned one is searched
void chooseSpace(Database &database, SpaceId space); ///< none: the learned one again

IndexFile keywordFile(const Database &database, ChunkingId chunking = {});
void setKeywordFile(Database &database, const IndexFile &file, ChunkingId chunking = {});

} // namespace adduce
