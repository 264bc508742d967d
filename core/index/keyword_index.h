#pragma once
#include "core/base/ids.h"
#include "core/library/collection_store.h"
#include <QString>
#include <span>
#include <vector>

namespace adduce {

class Database;

struct KeywordHit
{
    ChunkId chunk;
    double bm25 = 0; ///< higher is better; comparable only within one query
    friend bool operator==(const KeywordHit &, const KeywordHit &) = default;
};

/// The words of a question as an FTS5 expression: each quoted, joined by OR; empty when no word carries a topic.
/// Every character of the input is harmless.
QString matchExpression(const QString &question);

/// The best `limit` chunks by BM25 (Robertson and Zaragoza 2009, as FTS5 computes it: k1 1.2, b 0.75), ties by id.
/// `scope` none: the whole library; empty: nothing.
std::vector<KeywordHit> keywordSearch(const Database &database, const QString &question, const DocumentScope &scope, int limit);

/// The best `limit` rows of tables, in the same way among themselves.
std::vector<KeywordHit> rowSearch(const Database &database, const QString &question, const DocumentScope &scope, int limit);

/// BM25 of the question in these very chunks; those without any of its words are left out.
std::vector<KeywordHit> keywordScores(const Database &database, const QString &question, std::span<const ChunkId> chunks);

/// Chunks that hold the word (its stem), in order of id.
std::vector<ChunkId> chunksWith(const Database &database, const QString &word);

} // namespace adduce
