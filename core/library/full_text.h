#pragma once
#include "core/library/chunking.h"
#include "core/library/collection_store.h"
#include "core/library/keyword_hit.h"
#include <QString>
#include <functional>

namespace adduce {

class Database;

/// The words of a question as an FTS5 expression: each quoted, joined by OR; empty when no word carries a topic.
/// Every character of the input is harmless.
QString matchExpression(const QString &question);

/// The best `limit` rows of tables by BM25 among themselves (as FTS5 computes it: k1 1.2, b 0.75), ties by id. `scope`
/// none: the whole library; empty: nothing.
std::vector<KeywordHit> rowSearch(const Database &database, const QString &question, const DocumentScope &scope, int limit);

/// Every chunk of a chunking that prose search finds, by id.
void forEachSearchedChunk(const Database &database, const std::function<void(ChunkId chunk)> &visit, ChunkingId chunking = {});

struct SearchedChunks
{
    qint64 all = 0;
    qint64 after = 0; ///< of them with a higher id
};
SearchedChunks countSearchedChunks(const Database &database, ChunkId last, ChunkingId chunking = {});

/// Chunks of a chunking that hold the words one after the other (their stems; of an unspaced script, all pairs), in order of id.
std::vector<ChunkId> chunksWith(const Database &database, const QString &phrase, ChunkingId chunking = {});
/// The same of rows of tables: the document of each.
void forEachRowWith(const Database &database, const QString &phrase, const std::function<void(DocumentId document)> &visit);

} // namespace adduce
