#pragma once
#include "core/index/keyword_hit.h"
#include "core/library/collection_store.h"
#include <QString>

namespace adduce {

class Database;

/// The words of a question as an FTS5 expression: each quoted, joined by OR; empty when no word carries a topic.
/// Every character of the input is harmless.
QString matchExpression(const QString &question);

/// The best `limit` rows of tables by BM25 among themselves (as FTS5 computes it: k1 1.2, b 0.75), ties by id. `scope`
/// none: the whole library; empty: nothing.
std::vector<KeywordHit> rowSearch(const Database &database, const QString &question, const DocumentScope &scope, int limit);

/// Chunks that hold the words one after the other (their stems; of an unspaced script, all pairs), in order of id.
std::vector<ChunkId> chunksWith(const Database &database, const QString &phrase);

} // namespace adduce
