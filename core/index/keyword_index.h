#pragma once
#include "core/index/inverted_index.h"
#include "core/index/keyword_hit.h"
#include "core/library/collection_store.h"
#include "core/settings/parameters.h"
#include <stop_token>

namespace adduce {

class Database;

/// The keyword index of a library as it is at one moment: an inverted index in a file beside the library, the chunks that
/// came after it in one of their own, and without those that were removed since. FTS5 stays the store of the words; its
/// ranking visits every row and counts each term anew for each question. Immutable, any thread may search.
class KeywordIndex
{
public:
    /// For the caller's read transaction. Without a file that fits, all is built in memory. Throws Error.
    static KeywordIndex load(Database &database, const QString &path);

    /// The best `limit` chunks by BM25, ties by id: idf = log(1 + (N - df + 0.5) / (df + 0.5)), tf / (tf + k1 (1 - b + b dl /
    /// avgdl)), as Lucene computes it (Kamphuis et al., ECIR 2020, table 1). `scope` none: the whole library; empty: nothing.
    [[nodiscard]] std::vector<KeywordHit> search(
        const QString &question, const DocumentScope &scope, int limit, const Bm25Parameters &parameters) const;
    /// Of these very chunks; those without any word of the question are left out.
    [[nodiscard]] std::vector<KeywordHit> scores(
        const QString &question, std::span<const ChunkId> chunks, const Bm25Parameters &parameters) const;

    [[nodiscard]] std::size_t size() const { return m_size; } ///< chunks that can be found

private:
    struct Segment
    {
        InvertedIndex index;
        std::vector<bool> gone; ///< by row; empty when none is
        [[nodiscard]] bool isGone(std::size_t row) const { return !gone.empty() && gone[row]; }
    };
    struct Weighted;
    class Scorer;
    [[nodiscard]] std::vector<Weighted> weigh(const QString &question) const;

    std::vector<Segment> m_segments;
    std::size_t m_size = 0;
};

/// Where the file of a library is.
QString keywordFileOf(const QString &libraryPath);

/// Chunks that are indexed in memory in no time (about 30 ms a thousand), when the library is searched first.
constexpr std::size_t kIndexedInMemory = 2000;

/// Writes the file anew when more than `inMemory` chunks came or went since, and more than a fiftieth; one that cannot be written is no error, it only costs time later.
/// Throws Error{Stopped} with the old one in place.
void refreshKeywordFile(
    Database &database, const QString &path, const std::stop_token &stop, std::size_t inMemory = kIndexedInMemory);

} // namespace adduce
